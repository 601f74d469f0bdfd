"""Random races with any variations: 27 cards of each colour and 36 Orders stay, views hide what lies face down."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule
from msgspec.structs import replace

from tests.machine import RaceMachine, enough
from tutor import catalogue
from tutor.caffeine_rush import (
    Aside,
    Call,
    Card,
    Clean,
    Drink,
    Flip,
    Go,
    Latte,
    Match,
    Message,
    Pass,
    Position,
    Round,
    Shuffle,
    Turn,
    Up,
)
from tutor.caffeine_rush.position import VARIATIONS
from tutor.core import Table
from tutor.core.chance import shuffled
from tutor.core.moments import Timed

CAFFEINE: Any = catalogue.game("caffeine")
NAMES = ("ann", "ben", "cat", "dan", "eve", "fay")
KINDS = st.sampled_from(sorted(CAFFEINE.box.cards))


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    names = NAMES[: draw(st.integers(2, 6))]
    chosen = draw(st.sets(st.sampled_from(VARIATIONS)))
    if len(names) not in (4, 6):
        chosen.discard("teams")
    switches = [id.partition(".")[2] for id in CAFFEINE.rulebook.options]
    rulings = draw(st.sets(st.sampled_from(switches)))
    data: dict[str, Any] = {"players": list(names), "rulings": dict.fromkeys(sorted(rulings), "other")}
    data["variations"] = sorted(chosen)
    data |= {"target": draw(st.integers(1, 60))} if "tiptop" in chosen else {}
    data |= {"clean_up": draw(st.sampled_from("AB"))} if "supervisor" in chosen else {}
    return data | ({"order_pile": draw(st.integers(0, 10))} if "quality_assurance" in chosen else {})


def any_action() -> st.SearchStrategy[Timed]:
    """Actions of all kinds, most of them illegal at most times."""
    moment, place = st.integers(0, 400_000), st.integers(1, 12)
    owner = st.sampled_from(("", *NAMES[:2]))
    where = st.sampled_from(("", "top", "beside"))
    plain = st.sampled_from((Go, Flip, Aside, Clean, Pass, Round))
    return st.one_of(
        st.builds(lambda kind, moment: kind(moment=moment), plain, moment),
        st.builds(Match, KINDS, place, owner, where, st.integers(0, 100), st.integers(0, 99), moment=moment),
        st.builds(Up, place, moment=moment),
        st.builds(Latte, place, owner, moment=moment),
        st.builds(Call, st.sampled_from(("Mia", "Bo")), moment=moment),
        st.builds(Turn, st.integers(0, 12), moment=moment),
        st.builds(Shuffle, st.sampled_from(("all", "own", "others")), moment=moment),
        st.builds(Message, st.lists(st.sampled_from(("my", "cat")), min_size=1).map(tuple), moment=moment),
    )


def every_card(p: Position) -> list[Card]:
    """All cards on the table, Special Cards among them."""
    found = [card for pile in p.piles for card in pile] + [card for place in p.places for card in place.cards]
    for q in p.players:
        found += [*q.prep, *([q.hand] if q.hand else []), *(card for drink in q.drinks for card in drink.cards)]
    return found


def cards(p: Position) -> Counter[Card]:
    """All Ingredient Cards on the table."""
    return Counter(card for card in every_card(p) if not card.special)


def orders(p: Position) -> Counter[str]:
    """All Order Cards, in the box or out of it."""
    found = Counter((*p.order_pile, *p.rest)) + Counter(place.order.drink for place in p.places if place.order)
    return found + Counter(drink.order.drink for q in p.players for drink in q.drinks)


def redealt(p: Position, seed: int, seat: int | None) -> Position:
    """The same table with everything that a seat cannot see dealt anew."""
    p = replace(p, piles=tuple(below_top(pile, seed) for pile in p.piles), stream=seed)
    lying = [place.order.drink for place in p.places if place.order and not place.up]
    deck = list(shuffled(seed, [*p.order_pile, *p.rest, *lying])[1])
    places = tuple(
        replace(place, order=CAFFEINE.box.orders[deck.pop()]) if place.order and not place.up else place
        for place in p.places
    )
    end = len(p.order_pile)
    p = replace(p, places=places, order_pile=tuple(deck[:end]), rest=tuple(deck[end:]))
    if p.step not in ("ready", "play"):
        return p
    players = tuple(q if i == seat else replace(q, drinks=mixed(q.drinks, seed)) for i, q in enumerate(p.players))
    return replace(p, players=players)


def below_top(pile: tuple[Card, ...], seed: int) -> tuple[Card, ...]:
    """Shuffle a pile; its top keeps the colour that its back shows."""
    fresh = list(shuffled(seed, pile)[1])
    same = next((i for i, card in enumerate(fresh) if card.owner == pile[0].owner), None)
    return (fresh.pop(same), *fresh) if same is not None else ()


def mixed(drinks: tuple[Drink, ...], seed: int) -> tuple[Drink, ...]:
    """Deal the cards of fulfilled Orders, which lie face down, among them anew."""
    pile = list(shuffled(seed, [card for drink in drinks for card in drink.cards])[1])
    return tuple(replace(drink, cards=tuple(pile.pop() for _ in drink.cards)) for drink in drinks)


class Race(RaceMachine):
    game = CAFFEINE

    @initialize(data=options(), seed=st.integers(-5, 2**70))
    def begin(self, data: dict[str, Any], seed: int) -> None:
        self.sit_down(Table.start(CAFFEINE, CAFFEINE.options(data), seed))
        assert sum(cards(self.first).values()) == 27 * len(data["players"]) and sum(orders(self.first).values()) == 36

    def likely(self, random: Random, moves: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
        """Return mostly those of the moves that bring the race forward."""
        forward = [(s, a) for s, a in moves if isinstance(a, (Match, Turn, Call, Go, Latte))]
        ups = [(s, a) for s, a in moves if isinstance(a, Up) and self.p.places[a.place - 1].claim]
        return (forward + ups) or moves if random.random() < 0.8 else moves

    @rule(action=any_action(), seat=st.integers(0, 5))
    def anything(self, action: Timed, seat: int) -> None:
        self.attempt(seat % len(self.p.players), action)

    @rule(seed=st.integers(0, 9))
    def redealing_what_is_hidden_shows_nothing(self, seed: int) -> None:
        for seat in (None, *range(len(self.p.players))):
            other = redealt(self.p, seed, seat)
            assert cards(other) == cards(self.p) and orders(other) == orders(self.p)
            self.holds_when_redealt(other, seat)

    @rule(kind=KINDS)
    def what_may_be_done_is_listed(self, kind: str) -> None:
        every = [Go(), Flip(), Aside(), Clean(), Pass(), Round(), Turn()]
        for i, place in enumerate(self.p.places, 1):
            every += [Up(i), Latte(i)] + ([] if place.claim else [Match(kind, i)])
        self.lists(every)

    @invariant()
    def nothing_appears_or_disappears(self) -> None:
        assert cards(self.p) == cards(self.first) and orders(self.p) == orders(self.first)
        specials = Counter(card for card in every_card(self.p) if card.special)
        assert all(n == 1 for n in specials.values())


TestRace = Race.TestCase
TestRace.settings = enough(tables=60, steps=14)


def test_six_players_have_all_cards_of_the_box() -> None:
    p = CAFFEINE.start(CAFFEINE.options({"players": list(NAMES)}), 1).position
    assert sum(cards(p).values()) == 162 and sum(orders(p).values()) == 36
