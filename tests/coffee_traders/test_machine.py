"""Random tables: nothing appears or disappears, every text reads back, and a scene is its position."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import Phase
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from tests.coffee_traders.barista import pick
from tests.machine import TableMachine, enough
from tutor.coffee_traders import COFFEES, COOPERATIVES, CoffeeTraders, Position, notation
from tutor.coffee_traders import actions as a
from tutor.coffee_traders import table as pieces
from tutor.core import Action, Step, Table

GAME = CoffeeTraders()
PEOPLE = ("ann", "ben", "cat", "dan", "eve")
RULINGS = [id.partition(".")[2] for id in GAME.rulebook.options]


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    people = list(PEOPLE[: draw(st.integers(2, 5))])
    chosen: dict[str, Any] = {"players": people, "experienced": draw(st.booleans())}
    if len(people) == 2:
        chosen["vicious"] = draw(st.booleans())
    if len(people) >= 4:
        chosen["harder"] = draw(st.dictionaries(st.sampled_from(people), st.sampled_from([2, 4]), max_size=2))
    return chosen | {"rulings": dict.fromkeys(draw(st.sets(st.sampled_from(RULINGS))), "other")}


coop, coffee = st.sampled_from(COOPERATIVES), st.sampled_from(COFFEES)
row, space, seat = st.sampled_from(("1", "1/2", "2/3")), st.integers(1, 7), st.integers(0, 4)
spot = st.one_of(
    st.tuples(st.just("warehouse"), st.sampled_from((*COFFEES, "row")), st.just(0)),
    st.tuples(st.sampled_from(("station", "post", "hospital")), coop, st.integers(0, 6)),
)


def any_action() -> st.SearchStrategy[Action]:
    """Actions of all kinds, most of them illegal at most times."""
    coffees = st.lists(coffee, max_size=5).map(lambda cs: tuple(sorted(cs, key=COFFEES.index)))
    types = st.lists(coop, max_size=5).map(lambda cs: tuple(sorted(cs, key=COFFEES.index)))
    alone = [a.Civet, a.Coins, a.Drop, a.Discard, a.Stop, a.Join, a.Decline, a.Pass, a.Harvest, a.Done, a.RemoveTrader]
    return st.one_of(
        st.sampled_from([make() for make in alone]),
        st.builds(a.Plant, coop, space),
        st.builds(a.Add, st.sampled_from("ABC"), coop, row, space, st.integers(0, 6), st.booleans()),
        st.builds(a.Breed, coop, st.sampled_from(("1/2", "2/3")), space, space),
        st.builds(a.Send, coop),
        st.sampled_from([a.Staff, a.Give, a.GiveUp]).flatmap(lambda make: st.builds(make, coop, row, space)),
        st.builds(a.Pay, st.sampled_from(("coin", *COOPERATIVES))),
        st.sampled_from([a.Trader, a.StepUp, a.PlaceWild, a.Farm]).flatmap(lambda make: st.builds(make, coop)),
        st.sampled_from([a.Buy, a.TakeCoffee]).flatmap(lambda make: st.builds(make, coffee)),
        st.builds(lambda make, at: make(*at), st.sampled_from([a.Hire, a.Build]), spot),
        st.builds(lambda at, pays: a.Piggyback(*at[:2], pays, at[2]), spot, coffee),
        st.builds(a.Fulfil, st.sampled_from("ABCDEF"), types),
        st.builds(a.Deliver, st.sampled_from(GAME.box.cities), space, st.sampled_from(("", *COFFEES)), types),
        st.builds(a.Exchange, coffees, coffee),
        st.builds(a.Spend, types),
        st.builds(a.Arrange, st.integers(0, 5), types),
        st.builds(a.Wilds, types),
        st.builds(a.Claim, st.sampled_from(("animal", "civet", "trader"))),
        st.builds(a.Take, st.sampled_from(("left", "right"))),
        st.sampled_from([a.Use, a.Refill]).flatmap(
            lambda make: st.builds(make, st.sampled_from(("marker", "trader", "coins")))
        ),
    )


def in_full(action: Action) -> bool:
    """Say whether ``legal`` lists all actions of a kind, not only one of those that come to the same."""
    if isinstance(action, a.Add):
        return bool(action.start or action.truck or action.row == "1")
    some = (a.Hire, a.Build, a.Piggyback, a.Exchange, a.Fulfil, a.Deliver, a.Arrange, a.Wilds, a.Use, a.Refill)
    return not isinstance(action, some)


class Machine(TableMachine):
    """A table played by texts, with attempts at all sorts of things, taken back and reloaded at times."""

    game = GAME

    @initialize(chosen=options(), seed=st.integers(0, 2**32), play=st.integers(0, 2**32), n=st.integers(0, 300))
    def begin(self, chosen: dict[str, Any], seed: int, play: int, n: int) -> None:
        self.sit_down(Table.start(GAME, GAME.options(chosen), seed))
        self._play(play, n)

    @precondition(lambda self: not GAME.over(self.p))
    @rule(seed=st.integers(0, 2**32), n=st.integers(1, 60))
    def play_on(self, seed: int, n: int) -> None:
        self._play(seed, n)

    def _play(self, seed: int, n: int) -> None:
        random = Random(seed)
        for _ in range(n):
            if GAME.over(self.p):
                return
            seat = random.choice(GAME.actors(self.p))
            legal = GAME.legal(self.p, seat)
            assert legal and len(set(legal)) == len(legal)
            assert GAME.legal(GAME.view(self.p, seat), seat) == legal
            self.play(seat, pick(GAME, self.p, seat, random))

    def play(self, seat: int, action: Action) -> Step[Position]:
        step = super().play(seat, action)
        self._nothing_is_lost()
        return step

    @rule(action=any_action(), seat=seat)
    def anything(self, action: Action, seat: int) -> None:
        seat %= len(self.p.options.players)
        assert GAME.parse(self.p, f"{self._name(seat)}{notation.write(action)}") == (seat, action)
        listed = GAME.legal(self.p, seat)
        if self.attempt(seat, action).legal:
            assert not in_full(action) or action in listed

    def _name(self, seat: int) -> str:
        return (
            ""
            if GAME.actors(self.p)[:1] == (seat,) or self.p.players[seat].name == "andre"
            else self.p.players[seat].name + ": "
        )

    def _nothing_is_lost(self) -> None:
        p = self.p
        for seat, player in enumerate(p.players):
            counts = (player.coins, player.donkeys, player.trucks, player.workers, player.traders, *player.coffee)
            assert min(counts) >= 0 and max(player.coffee) <= GAME.box.highest_coffee
            assert all(1 <= column <= 7 for column in player.arabica)
            left = (pieces.donkeys_left(p, seat), pieces.trucks_left(p, seat), pieces.civets_left(p, seat))
            assert min(left) >= 0 and pieces.beans_left(p, seat) >= 0
            if player.name != "andre":
                black = player.markers + player.spent + ("marker" in player.bonus)
                assert black == 4, "three black Action markers and one in the Bonus Supply"
        for i, _ in enumerate(COOPERATIVES):
            assert sum(player.arabica[i] == 7 for player in p.players) <= 1
            stock = p.cooperatives[i].stock + sum(player.stock[i] for player in p.players)
            assert stock <= GAME.box.stock
        held = [c.partition(":")[0] for player in p.players for c in player.counters]
        arabica = sum(map(len, p.stacks)) + sum(c in COOPERATIVES for c in held)
        assert arabica == sum(map(len, self.first.stacks))
        assert sorted(p.order) == list(range(len(p.players)))


Machine.TestCase.settings = enough(tables=25, steps=8, phases=[Phase.generate])
TestMachine = Machine.TestCase
