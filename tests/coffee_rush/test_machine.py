"""Whole games at random, both editions and all options, legal and illegal actions, with everything that must hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule
from msgspec.structs import replace

from tests.machine import TableMachine, enough
from tutor import catalogue
from tutor.coffee_rush import Activate, Choose, CoffeeRush, Empty, Move, Next, Place, Position, Pour, Serve, Take
from tutor.coffee_rush.board import SPACES, neighbours
from tutor.coffee_rush.position import CUPS, STEPS, ZONES
from tutor.core import Action, Step, Table
from tutor.core.chance import shuffled

NAMES = ("blue", "red", "yellow", "green")
OTHER_NAMES = dict(zip(NAMES, ("Ann", "Bo", "Cy", "Di"), strict=True))
WINTER, BASE = catalogue.game("winter"), catalogue.game("base")


def rulings(game: CoffeeRush) -> st.SearchStrategy[dict[str, str]]:
    switches = [id.partition(".")[2] for id in game.rulebook.options]
    return st.sets(st.sampled_from(switches)).map(lambda chosen: dict.fromkeys(sorted(chosen), "other"))


@st.composite
def options(draw: st.DrawFn, game: CoffeeRush) -> dict[str, Any]:
    """Options of a game, without the players."""
    data: dict[str, Any] = {"rulings": draw(rulings(game))}
    if game is BASE:
        return data
    data["chaos"] = draw(st.booleans())
    kind = draw(st.sampled_from(("choose", "variable", "young", "tiles", *game.box.combinations)))
    if kind == "young":
        data |= {"young_barista": True, "orders_a_zone": draw(st.sampled_from((2, 3)))}
    elif kind == "variable":
        data["variable_upgrades"] = True
    elif kind == "tiles":
        data["upgrades"] = draw(tiles(game, 4, 4))
    elif kind != "choose":
        data["combination"] = kind
    return data


def tiles(game: CoffeeRush, least: int, most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(game.edition.upgrades), min_size=least, max_size=most, unique=True)


@st.composite
def late_scene(draw: st.DrawFn, game: CoffeeRush) -> dict[str, Any]:
    """A table towards the end: few cards, full queues, cups that serve them, Penalties about to close the shop."""
    names = NAMES[: draw(st.integers(2, 4))]
    young = game is WINTER and draw(st.booleans())
    spaces = draw(st.permutations(SPACES))
    players = {}
    for name in names:
        pawns = [spaces.pop() for _ in range(2 if len(names) == 2 else 1)]
        players[name] = draw(late_player(game, young)) | {"pawns": pawns}
    deck = draw(st.lists(st.sampled_from(tuple(game.box.cards)), max_size=4))
    step = draw(st.sampled_from(("activate", "move", "fill", "orders", *["time"] * (not young))))
    flags = {"young_barista": True} if young else {}
    short = st.dictionaries(st.sampled_from(game.edition.ingredients), st.integers(0, 2))
    supply = {"supply": draw(short)} if game is BASE else {}
    return supply | {
        "game": game.id,
        "options": {"rulings": draw(rulings(game))} | flags,
        "seed": draw(st.integers(0, 2**64 - 1)),
        "turn": draw(st.sampled_from(names)),
        "step": step,
        "deck": deck,
        "closed": draw(st.booleans()),
        "players": players,
    }


@st.composite
def late_player(draw: st.DrawFn, game: CoffeeRush, young: bool) -> dict[str, Any]:
    drinks = draw(st.lists(st.sampled_from(tuple(game.box.cards)), max_size=4))
    cups = [" ".join(game.box.cards[drink].needs) if draw(st.booleans()) else "" for drink in drinks[:CUPS]]
    owned = [] if young else draw(tiles(game, 0, 4))
    up = draw(st.integers(0, len(owned)))
    return {
        "cookies": draw(st.integers(0, 2)),
        "likes": draw(st.integers(0, 7)),
        "penalties": 0 if young else draw(st.integers(0, 4)),
        "active": owned[:up],
        "face_down": owned[up:],
        "cups": cups + [""] * (CUPS - len(cups)),
        "orders": [{"drink": drink, "zone": draw(st.integers(1, ZONES))} for drink in drinks],
    }


def any_action(game: CoffeeRush) -> st.SearchStrategy[Action]:
    """Actions of all kinds, most of them illegal at most times."""
    space, cup = st.sampled_from(SPACES), st.integers(1, CUPS)
    tile = st.sampled_from(game.edition.upgrades)
    path = st.lists(space, max_size=5).map(tuple)
    drink = st.sampled_from(("", *game.box.cards))
    return st.one_of(
        st.builds(Move, path, st.sampled_from(("", *SPACES)), st.booleans()),
        st.builds(Pour, st.sampled_from(game.edition.ingredients), cup),
        st.builds(Serve, cup, drink, st.integers(0, ZONES)),
        st.builds(Empty, cup),
        st.builds(Activate, tile),
        st.builds(Place, space),
        st.builds(Take, cup),
        st.builds(Choose, st.lists(tile, max_size=5).map(tuple)),
        st.just(Next()),
    )


def renamed(p: Position) -> Position:
    """The same table with other names on the place cards."""
    players = tuple(replace(player, name=OTHER_NAMES[player.name]) for player in p.players)
    names = tuple(OTHER_NAMES[name] for name in p.options.players)
    return replace(p, players=players, options=replace(p.options, players=names))


def cards(p: Position) -> int:
    """All order cards on the table, whatever they have become; three Likes lie beside the deck for each upgrade."""
    lying = sum(len(q.orders) + q.likes + q.penalties + 3 * len(q.active) for q in p.players)
    return len(p.deck) + lying


def faces(p: Position) -> Counter[str]:
    """The drinks that are still to be seen or drawn."""
    return Counter(p.deck) + Counter(order.drink for q in p.players for order in q.orders)


def tokens(game: CoffeeRush, p: Position) -> dict[str, int]:
    """Where tokens are limited: those of each kind in the supply, in cups and in hand."""
    seen = Counter(p.hand) + Counter(token for q in p.players for cup in q.cups for token in cup)
    return {kind: n + seen[kind] for kind, n in zip(game.edition.ingredients, p.supply, strict=False)}


class Machine(TableMachine):
    """A table, played by texts and reloaded at times, beside a twin with other names that is played by actions."""

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        game = self.game
        if data.draw(st.booleans(), "a late scene"):
            scene = data.draw(late_scene(game))
            self.sit_down(Table(game, game.position(scene)))
        else:
            names = NAMES[: data.draw(st.integers(2, 4), "players")]
            chosen = game.options({"players": list(names)} | data.draw(options(game)))
            self.sit_down(Table.start(game, chosen, data.draw(st.integers(-5, 2**70), "seed")))
        self.before = self.first
        self.twin = renamed(self.first)
        self._play(data.draw(st.integers(0, 2**32), "play"), data.draw(st.integers(0, 150), "actions"))

    def known(self) -> set[str]:
        return super().known() | WINTER.rulebook.clauses.keys() | WINTER.rulebook.rulings.keys()

    def play(self, seat: int, action: Action) -> Step[Position]:
        self.before = self.p
        step = super().play(seat, action)
        self.twin = self.game.apply(self.twin, seat, action)
        return step

    @precondition(lambda self: not self.p.over)
    @rule(seed=st.integers(0, 2**32), actions=st.integers(1, 60))
    def play_on(self, seed: int, actions: int) -> None:
        self._play(seed, actions)

    def _play(self, seed: int, actions: int) -> None:
        random = Random(seed)
        for _ in range(actions):
            if self.p.over:
                break
            if random.random() < 0.2:
                self.attempt(self.p.turn, self._stroll(random))
                continue
            found = self.game.legal(self.p, self.p.turn)
            assert found and len(set(found)) == len(found)
            action = self._likely(random, found)
            self.play(self.p.turn, action)
            self._all_holds()

    def _likely(self, random: Random, found: list[Action]) -> Action:
        """One of the legal actions: often what serves an order, and seldom the emptying of a cup."""
        served = [a for a in found if isinstance(a, Serve)]
        wanted = [a for a in found if isinstance(a, Pour) and self._wanted(a)]
        kinds = sorted({type(a) for a in found if not isinstance(a, Empty) or random.random() < 0.1}, key=str)
        kind = random.choice(kinds) if kinds else Next
        return random.choice(served or wanted or [a for a in found if isinstance(a, kind)])

    def _stroll(self, random: Random) -> Move:
        """A walk from a pawn as the fancy takes it: often too long, slanted, or onto another pawn."""
        pawn = random.choice(self.p.player.pawns or ("a1",))
        path = [pawn]
        for _ in range(random.randint(0, 6)):
            path.append(random.choice(neighbours(random.random() < 0.3)[path[-1]]))
        name = pawn if len(self.p.player.pawns) > 1 or random.random() < 0.1 else ""
        return Move(tuple(path[1:]), name, random.random() < 0.3)

    def _wanted(self, pour: Pour) -> bool:
        cup = Counter(self.p.player.cups[pour.cup - 1]) + Counter([pour.ingredient])
        return any(cup <= Counter(order.needs) for order in self.p.player.orders)

    def _all_holds(self) -> None:
        self.other_names_are_the_same_game()
        self.nothing_appears_or_disappears()
        self.counts_make_sense()
        self.the_shop_closes_once_and_for_all()

    @rule(data=st.data())
    def anything(self, data: st.DataObject) -> None:
        self.attempt(data.draw(st.integers(0, len(self.p.players) - 1)), data.draw(any_action(self.game)))

    @rule(seed=st.integers(0, 9))
    def redealing_the_deck_shows_nothing(self, seed: int) -> None:
        redealt = replace(self.p, deck=shuffled(seed, self.p.deck)[1], stream=seed)
        for seat in (None, *range(len(self.p.players))):
            self.holds_when_redealt(redealt, seat)

    @invariant()
    def other_names_are_the_same_game(self) -> None:
        assert renamed(self.p) == self.twin

    @invariant()
    def nothing_appears_or_disappears(self) -> None:
        assert cards(self.p) == cards(self.first)
        assert faces(self.p) <= faces(self.first)
        assert tokens(self.game, self.p) == tokens(self.game, self.first)
        assert Counter(self.p.board) == Counter(self.first.board)

    @invariant()
    def counts_make_sense(self) -> None:
        assert all(n >= 0 for n in self.p.supply)
        for q in self.p.players:
            assert min(q.cookies, q.likes, q.penalties) >= 0
            assert all(1 <= order.zone <= ZONES for order in q.orders)
            assert len(q.cups) == CUPS and all(cup == tuple(sorted(cup)) for cup in q.cups)
        pawns = [space for q in self.p.players for space in q.pawns]
        assert self.p.options.young_barista or len(set(pawns)) == len(pawns)

    @invariant()
    def the_shop_closes_once_and_for_all(self) -> None:
        p = self.p
        assert p.step in STEPS and p.turn in range(len(p.players))
        assert p.closed or not (self.before.closed or p.over)
        assert p.closed or all(q.penalties < 5 for q in p.players)
        assert self.game.actors(p) == (() if p.over else (p.turn,))


class BaseMachine(Machine):
    game = BASE


class WinterMachine(Machine):
    game = WINTER


ENOUGH = enough(tables=50, steps=8)
TestBase = BaseMachine.TestCase
TestBase.settings = ENOUGH
TestWinter = WinterMachine.TestCase
TestWinter.settings = ENOUGH
