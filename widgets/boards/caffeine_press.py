"""What pressing a piece of a table of Caffeine Rush means, as an action for the rules to judge.

A place alone takes the card in hand, else what fits from the Prep Area. Two pieces joined by ``>`` say which card goes
where: ``prep-milk>place-2``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from tutor.caffeine_rush import (
    Aside,
    Call,
    Card,
    Clean,
    Flip,
    Go,
    Latte,
    Match,
    Message,
    Pass,
    Place,
    Player,
    Position,
    Round,
    Shuffle,
    Turn,
    Up,
)
from tutor.caffeine_rush.ending import words
from tutor.caffeine_rush.position import LATTE_ART, missing
from tutor.core.moments import Timed


def meant(view: Position, seat: int, legal: Collection[str], id: str) -> Timed:
    """Return the action that pressing a piece means; ``legal`` are texts as :func:`shorts` gives them."""
    card, joined, target = id.partition(">")
    if joined:
        return _laid(view, seat, card, target)
    kind, _, rest = id.partition("-")
    return _MEANT[kind](view, seat, legal, rest)


def prep_id(card: Card, seat: int) -> str:
    """The piece of all cards of one sort in the Prep Area: ``prep-milk``, in another's colour ``prep-milk-2``."""
    kind = card.kind.replace(" ", "_")
    return f"prep-{kind}" if card.owner == seat else f"prep-{kind}-{card.owner}"


def fitting(view: Position, seat: int, legal: Collection[str], number: int) -> list[str]:
    """Return the kinds that an Order still requires and that the seat may put there now, the card in hand first."""
    place, hand = view.places[number - 1], view.players[seat].hand
    if place.order is None:
        return []
    kinds = [kind for kind in missing(place.order, place.cards) if f"match {kind} {number}" in legal]
    return sorted(kinds, key=lambda kind: hand is None or hand.kind != kind)


# ---- a card and where it goes ---------------------------------------------------


def _laid(view: Position, seat: int, id: str, target: str) -> Timed:
    card = _card(view.players[seat], seat, id)
    kind, _, rest = target.partition("-")
    if kind != "place":
        return Aside()
    number = int(rest)
    if card is None or card.special:
        return Latte(number) if card and card.kind == LATTE_ART else Up(number)
    return Match(card.kind, number, "" if card.owner == seat else view.players[card.owner].name)


def _card(player: Player, seat: int, id: str) -> Card | None:
    if id == "hand":
        return player.hand
    return next((card for card in player.prep if prep_id(card, seat) == id), None)


# ---- a place ----------------------------------------------------------------------


def _place(view: Position, seat: int, legal: Collection[str], rest: str) -> Timed:
    number = int(rest)
    place, player = view.places[number - 1], view.players[seat]
    if place.order is None:
        return Turn(number)
    if not place.up:
        return Up(number)
    if place.claim:
        return _claimed(view, seat, legal, number, place)
    if player.hand:
        return _laid(view, seat, "hand", f"place-{number}")
    return _from_prep(view, seat, legal, number, player)


def _claimed(view: Position, seat: int, legal: Collection[str], number: int, place: Place) -> Timed:
    """A finished Order is taken; another's is contested by the card in hand."""
    assert place.claim is not None
    if place.claim.beside:
        return Latte(number) if f"latte {number}" in legal else Up(number)
    hand = view.players[seat].hand
    if place.claim.seat != seat and hand and not hand.special:
        return Match(hand.kind, number)
    return Up(number)


def _from_prep(view: Position, seat: int, legal: Collection[str], number: int, player: Player) -> Timed:
    fits = fitting(view, seat, legal, number)
    if fits:
        return Match(fits[0], number)
    place = view.places[number - 1]
    waiting = [card.kind for card in player.prep if not card.special]
    if f"up {number}" in legal or not waiting or place.order is None:
        return Up(number)
    needed = [kind for kind in waiting if kind in place.order.needs]
    return Match((needed or waiting)[0], number)


# ---- all other pieces ----------------------------------------------------------------


def _pile(view: Position, seat: int, legal: Collection[str], rest: str) -> Timed:
    """The next card, or a new pile once this one has run out."""
    for which in ("all", "own", "others"):
        if f"shuffle {which}" in legal:
            return Shuffle(which)
    return Flip()


def _prep(view: Position, seat: int, legal: Collection[str], rest: str) -> Timed:
    return Clean() if view.players[seat].unclean else Aside()


def _need(view: Position, seat: int, legal: Collection[str], rest: str) -> Timed:
    number, _, kind = rest.partition("-")
    return Match(kind, int(number))


def _beside(view: Position, seat: int, legal: Collection[str], rest: str) -> Timed:
    return Match(fitting(view, seat, legal, int(rest))[0], int(rest), where="beside")


def _say(view: Position, seat: int, legal: Collection[str], rest: str) -> Timed:
    have = words(view.players[seat])
    return Message(tuple(have[int(n) - 1] for n in rest.split("-") if n))


Does = Callable[[Position, int, Collection[str], str], Timed]

_MEANT: dict[str, Does] = {
    "place": _place,
    "pile": _pile,
    "prep": _prep,
    "need": _need,
    "beside": _beside,
    "say": _say,
    "hand": lambda view, seat, legal, rest: Aside(),
    "orders": lambda view, seat, legal, rest: Turn(),
    "up": lambda view, seat, legal, rest: Up(int(rest)),
    "latte": lambda view, seat, legal, rest: Latte(int(rest)),
    "call": lambda view, seat, legal, rest: Call(rest),
    "shuffle": lambda view, seat, legal, rest: Shuffle(rest),
    "clean": lambda view, seat, legal, rest: Clean(),
    "go": lambda view, seat, legal, rest: Go(),
    "round": lambda view, seat, legal, rest: Round(),
    "pass": lambda view, seat, legal, rest: Pass(),
}
"""The first word of a piece's id → what it means."""
