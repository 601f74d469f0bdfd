"""Random races: cards are conserved, views hide what lies face down, every step can be saved, undone and explained."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule
from msgspec.structs import replace

from tests.machine import RaceMachine, enough
from tutor import catalogue
from tutor.core import Table
from tutor.core.chance import shuffled
from tutor.core.moments import Timed
from tutor.grab_and_go import Back, Call, Draw, Flip, Go, Look, Order, Position, Pull, Round, Slot, Time
from tutor.grab_and_go.position import GAP, face_down

GRAB: Any = catalogue.game("grab")
NAMES = ("ann", "ben", "cat", "dan")


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    names = NAMES[: draw(st.integers(1, 4))]
    switches = [id.partition(".")[2] for id in GRAB.rulebook.options]
    rulings = draw(st.sets(st.sampled_from(switches)))
    data: dict[str, Any] = {"players": list(names), "rulings": dict.fromkeys(sorted(rulings), "other")}
    data |= {flag: draw(st.booleans()) for flag in ("no_takeout", "master_barista")}
    return data | {"coffee_millionaire": len(names) > 1 and draw(st.booleans())}


def any_action() -> st.SearchStrategy[Timed]:
    """Actions of all kinds, most of them illegal at most times."""
    moment, order = st.integers(0, 400_000), st.integers(1, 3)
    plain = st.sampled_from((Go, Back, Time, Round))
    return st.one_of(
        st.builds(Flip, st.integers(1, 104), moment=moment),
        st.builds(Slot, order, st.sampled_from(("", *NAMES)), st.sampled_from(("", "up", "down")), moment=moment),
        st.builds(Call, order, st.sampled_from(("", *GRAB.box.orders)), moment=moment),
        st.builds(Draw, st.integers(1, 3), moment=moment),
        st.builds(Look, order, moment=moment),
        st.builds(Pull, order, moment=moment),
        st.builds(lambda kind, moment: kind(moment=moment), plain, moment),
    )


def orders(p: Position) -> list[Order]:
    return [order for q in p.players for order in (*q.orders, *q.done)]


def cards(p: Position) -> Counter[str]:
    """All ingredient cards on the table."""
    held = Counter(q.hand for q in p.players if q.hand)
    return Counter(c for c in p.stock if c != GAP) + held + Counter(c for order in orders(p) for c in order.under)


def faces(p: Position) -> Counter[str]:
    """All order cards on the table."""
    return Counter(drink for deck in p.decks for drink in deck) + Counter(order.drink for order in orders(p))


def redealt(p: Position, seed: int) -> Position:
    """The same table with everything that nobody can see dealt anew."""
    open_now = p.step in ("round", "over")
    hidden = [c for c in p.stock if c != GAP]
    if not open_now:
        hidden += [c for order in orders(p) if face_down(p, order) for c in order.under]
    pile = list(shuffled(seed, hidden)[1])
    stock = tuple(c if c == GAP else pile.pop() for c in p.stock)

    def dealt(order: Order) -> Order:
        if open_now or not face_down(p, order):
            return order
        return replace(order, under=tuple(pile.pop() for _ in order.under))

    players = tuple(replace(q, orders=tuple(map(dealt, q.orders)), done=tuple(map(dealt, q.done))) for q in p.players)
    decks = tuple(deck[:1] + shuffled(seed, deck[1:])[1] for deck in p.decks)
    return replace(p, stock=stock, players=players, decks=decks, stream=seed)


class Race(RaceMachine):
    game = GRAB

    @initialize(data=options(), seed=st.integers(-5, 2**70))
    def begin(self, data: dict[str, Any], seed: int) -> None:
        self.sit_down(Table.start(GRAB, GRAB.options(data), seed))

    def may_stand_still(self) -> bool:
        return bool(self.p.solo) or super().may_stand_still()

    def likely(self, random: Random, moves: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
        forward = [(s, a) for s, a in moves if isinstance(a, (Call, Draw, Go, Round))]
        room = [(s, a) for s, a in moves if isinstance(a, Slot) and self._has_room(s, a)]
        return forward or room or moves

    def _has_room(self, seat: int, action: Slot) -> bool:
        order = self.p.players[seat].orders[action.order - 1]
        return len(order.under) < len(order.needs)

    def moment(self, random: Random) -> int:
        later = super().moment(random)
        return min(later, 299_999) if self.p.solo and self.p.moment < 300_000 else later

    @rule(action=any_action(), seat=st.integers(0, 3))
    def anything(self, action: Timed, seat: int) -> None:
        self.attempt(seat % len(self.p.players), action)

    @rule(seed=st.integers(0, 9))
    def redealing_what_is_hidden_shows_nothing(self, seed: int) -> None:
        other = redealt(self.p, seed)
        assert cards(other) == cards(self.p)
        for seat in (None, *range(len(self.p.players))):
            self.holds_when_redealt(other, seat)

    @rule(place=st.integers(1, 104))
    def what_may_be_done_is_listed(self, place: int) -> None:
        every: list[Timed] = [Go(), Back(), Time(), Round(), Flip(place), *(Draw(i) for i in (1, 2, 3))]
        every += [kind(i) for kind in (Slot, Call) for i in (1, 2, 3)]
        self.lists(every)

    @invariant()
    def nothing_appears_or_disappears(self) -> None:
        assert cards(self.p) == cards(self.first) and faces(self.p) == faces(self.first)
        assert sum(cards(self.p).values()) == 104 and sum(faces(self.p).values()) == 33
        assert all(len(q.orders) <= 2 for q in self.p.players)
        assert self.p.moment >= 0


TestRace = Race.TestCase
TestRace.settings = enough(tables=60, steps=14)
