"""What is seen at a table of Caffeine Rush, and an Order's place in words and widths: all its drawings share this."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from tutor.caffeine_rush import Card, Place, Position
from tutor.caffeine_rush.position import missing
from tutor.core.people import called
from widgets.boards.caffeine_cards import facts, in_words, several
from widgets.boards.caffeine_press import fitting
from widgets.boards.scene import Point
from widgets.boards.words import phrase

CARD = 84
"""Height of an Order Card."""

HIGH = 134
"""Height of a place with the cards beside it."""

SLOT = 44.0
"""Height of a card beside its Order."""

BROAD = 180.0
"""A place wider than this has larger drawings."""

LEAST = 26.0
"""Width that a slot needs to be hit."""


class Spot(Struct, frozen=True):
    """Where a place is drawn: its number, where, and how wide."""

    number: int
    at: Point
    wide: float


class Sight(Struct, frozen=True):
    """What is seen, by whom, and what that seat may do, as short texts; ``calm``: nobody is in a hurry."""

    view: Position
    seat: int
    legal: Collection[str] = ()
    calm: bool = False


def often(sight: Sight, place: Place) -> str:
    """The class of a place where all presses count: in a race, and wherever something is due there.

    On a calm table a second press in haste is a double click.
    """
    mine = place.claim is not None and place.claim.seat == sight.seat
    return "often" if mine or place.waits == sight.seat or not sight.calm else ""


# ---- in words ---------------------------------------------------------------


def label(sight: Sight, spot: Spot, place: Place) -> str:
    """A place as it is read aloud: what lies there, and what pressing it does."""
    return "; ".join(part for part in (_what(sight, place), _says(sight, spot, place)) if part)


def _say(kind: str, **numbers: Any) -> str:
    return phrase("caffeine_place", kind, **numbers)


def _what(sight: Sight, place: Place) -> str:
    if place.order is None:
        return _say("vacant")
    if not place.up:
        return _say("face_down")
    more = facts(sight.view, place.order)
    lies = _say("beside", cards=_whose(sight, place.cards)) if place.cards else ""
    return in_words(place.order) + (f", {more}" if more else "") + lies


def _whose(sight: Sight, cards: tuple[Card, ...]) -> str:
    """Cards by their owners: ``2 coffee of yours, milk of ben's``."""
    said = []
    for owner in dict.fromkeys(card.owner for card in cards):
        kind, name = "yours" if owner == sight.seat else "theirs", called(sight.view.players[owner].name)
        said.append(_say(kind, cards=several([card for card in cards if card.owner == owner]), name=name))
    return ", ".join(said)


def _says(sight: Sight, spot: Spot, place: Place) -> str:
    names = [called(player.name) for player in sight.view.players]
    if place.claim:
        who = _say("you") if place.claim.seat == sight.seat else names[place.claim.seat]
        told = _say("left_open" if place.claim.beside else "finished", name=who)
        return _say("take", finished=told) if word(sight, spot, place) else told
    if place.calls:
        return _say("you_call" if place.waits == sight.seat else "called")
    if place.waits == sight.seat:
        return _say("turn_it" if "turn" in sight.legal else "you_turn")
    if place.waits is not None:
        return _say("turns", name=names[place.waits])
    fits = fitting(sight.view, sight.seat, sight.legal, spot.number)
    return _say("put", card=fits[0]) if fits else ""


def word(sight: Sight, spot: Spot, place: Place) -> str:
    """What pressing the place does when something is to be shouted or turned up there."""
    n, legal = spot.number, sight.legal
    if place.claim and f"latte {n}" in legal:
        return _say("latte")
    if place.claim and f"up {n}" in legal:
        return _say("up")
    return _say("turn") if place.waits == sight.seat and "turn" in legal else ""


def both(sight: Sight, number: int) -> bool:
    """Whether an Order may be taken with Latte Art or without."""
    return f"latte {number}" in sight.legal and f"up {number}" in sight.legal


# ---- in widths ---------------------------------------------------------------


def row(spot: Spot, place: Place) -> tuple[float, float, float]:
    """Widths in the row below an Order Card: of a card or slot, from card to card, and from slot to slot.

    Where there are too many cards, they overlap; what is missing stays open.
    """
    assert place.order is not None
    cards, open_slots = len(place.cards), missing(place.order, place.cards).total()
    room = spot.wide - 4
    step = min(46.0 if spot.wide > BROAD else 40.0, room / max(1, cards + open_slots))
    if step >= LEAST or not cards:
        return step - 3, step, step
    return LEAST - 3, max(4.0, (room - open_slots * LEAST) / cards), LEAST


def tight(text: str, wide: float) -> str:
    """The class by which long words are drawn closer, "" for others."""
    return " tight" if len(text) * 8 > wide - 18 else ""
