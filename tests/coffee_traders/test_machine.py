"""Random tables: nothing appears or disappears, every text reads back, and a scene is its position."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import tomli_w
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.coffee_traders.barista import pick
from tutor.coffee_traders import COFFEES, COOPERATIVES, CoffeeTraders, Position, notation
from tutor.coffee_traders import actions as a
from tutor.coffee_traders import table as pieces
from tutor.core import Action, Record, Refused, Table
from tutor.core.game import digest
from tutor.core.table import replay

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


class Machine(RuleBasedStateMachine):
    """A table played by texts, with attempts at all sorts of things, taken back and reloaded at times."""

    @initialize(chosen=options(), seed=st.integers(0, 2**32), play=st.integers(0, 2**32), n=st.integers(0, 300))
    def begin(self, chosen: dict[str, Any], seed: int, play: int, n: int) -> None:
        self.table = Table.start(GAME, GAME.options(chosen), seed)
        self.first = self.p
        self._play(play, n)

    @property
    def p(self) -> Position:
        found: Position = self.table.position
        return found

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
            self._act(pick(GAME, self.p, seat, random), seat)

    def _act(self, action: Action, seat: int) -> None:
        before, verdict = self.p, GAME.check(self.p, seat, action)
        assert verdict.legal and verdict.allows and not verdict.repairs
        step = self.table.act(GAME.write(before, seat, action))
        assert (step.seat, step.action) == (seat, action)
        assert GAME.apply(before, seat, action) == step.position, "the log changed the game"
        for said in (*step.events, *verdict.allows):
            assert GAME.say(self.p, said)
            assert {said.clause, said.ruling} <= {"", *GAME.rulebook.clauses, *GAME.rulebook.rulings}
        self._nothing_is_lost()

    @rule(action=any_action(), seat=seat)
    def anything(self, action: Action, seat: int) -> None:
        seat %= len(self.p.options.players)
        verdict, before = GAME.check(self.p, seat, action), digest(self.p)
        assert GAME.parse(self.p, f"{self._name(seat)}{notation.write(action)}") == (seat, action)
        if verdict.legal:
            assert not in_full(action) or action in GAME.legal(self.p, seat)
            self._act(action, seat)
            return
        try:
            self.table.act(action, seat)
        except Refused as refusal:
            assert refusal.verdict == verdict
        else:
            raise AssertionError(f"{action} was refused by check and played")
        assert digest(self.p) == before
        for said in (*verdict.against, *verdict.repairs):
            assert GAME.say(self.p, said)
        assert all(GAME.check(self.p, seat, repair.action).legal for repair in verdict.repairs)

    def _name(self, seat: int) -> str:
        return (
            ""
            if GAME.actors(self.p)[:1] == (seat,) or self.p.players[seat].name == "andre"
            else self.p.players[seat].name + ": "
        )

    @rule(n=st.integers(1, 5))
    def undo_and_redo(self, n: int) -> None:
        here = self.p
        taken = sum(self.table.undo() is not None for _ in range(n))
        for _ in range(taken):
            assert self.table.redo()
        assert self.p == here

    @rule()
    def reload(self) -> None:
        text = self.table.record().save()
        loaded = replay(GAME, Record.load(text))
        assert loaded.position == self.p and loaded.record().save() == text

    @invariant()
    def scene_and_back(self) -> None:
        scene = GAME.scene(self.p)
        read = GAME.position(tomllib.loads(tomli_w.dumps(scene)))
        assert read == self.p
        assert GAME.scene(read) == scene

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

    def teardown(self) -> None:
        if hasattr(self, "table"):
            while self.table.undo():
                pass
            assert self.p == self.first


Machine.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=8,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)
TestMachine = Machine.TestCase
