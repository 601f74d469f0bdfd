"""Further pieces to press at an Order: which Ingredient, beside it for Latte Art, take it as it is, call a customer."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.caffeine_rush import Place, Position
from tutor.caffeine_rush.position import missing
from widgets.boards.caffeine_press import fitting
from widgets.boards.caffeine_sight import CARD, HIGH, SLOT, Sight, Spot, both, row
from widgets.boards.scene import Piece, Point, rect, words
from widgets.boards.words import phrase

BELOW = (HIGH + 8) / 3
"""From one name to the next: three of them have the height of a place."""

FINGER = 48.0
"""What is pressed with ease, in units of a board that is drawn a little smaller on a phone."""

PLAIN = 48.0
"""Width of the button that takes a drink without Latte Art."""


def chips(sight: Sight, spot: Spot, place: Place) -> Iterator[Piece]:
    """All that can be pressed at a place beside the place itself."""
    if place.claim or place.order is None:
        yield from _claims(sight, spot, place)
        return
    fits = fitting(sight.view, sight.seat, sight.legal, spot.number)
    if len(fits) > 1:
        yield from _needs(spot, place, fits)
    yield from on_foot(sight, spot)


def on_foot(sight: Sight, spot: Spot) -> list[Piece]:
    """What else may be done with an Order: lay the final card beside it, take it as it is."""
    found = []
    if any(text.startswith("match ") and text.endswith(f" {spot.number} beside") for text in sight.legal):
        kind = fitting(sight.view, sight.seat, sight.legal, spot.number)[0]
        side = 0 if f"up {spot.number}" in sight.legal else 1
        found.append(_chip("beside", spot, side, phrase("caffeine_chip", "beside_says", card=kind)))
    place = sight.view.places[spot.number - 1]
    if f"up {spot.number}" in sight.legal and not place.claim and place.order:
        found.append(_chip("up", spot, 1, phrase("caffeine_chip", "up_says", drink=place.order.name)))
    return found


def _needs(spot: Spot, place: Place, fits: list[str]) -> Iterator[Piece]:
    assert place.order is not None
    (width, card, step), (x, y) = row(spot, place), spot.at
    wanted = list(missing(place.order, place.cards).elements())
    begins = {kind: 2 + len(place.cards) * card + wanted.index(kind) * step for kind in fits}
    for kind, begin in begins.items():
        label = phrase("caffeine_chip", "need", card=kind, drink=place.order.name, place=spot.number)
        left, right = _reach(begin, width, spot.wide, [other for other in begins.values() if other != begin])
        touch = rect(left - begin, -2, right - left, SLOT + 4, 7, "touch")
        yield Piece(f"need-{spot.number}-{kind}", (x + begin, y + 88), (width, SLOT), [touch], label, True)


def _reach(begin: float, width: float, wide: float, others: list[float]) -> tuple[float, float]:
    """Return from where to where a slot is pressed: a finger's width, as far as others that are pressed allow."""
    least = max((other + width for other in others if other < begin), default=0.0)
    most = min((other for other in others if other > begin), default=wide)
    left = max(least, begin - max(0.0, FINGER - width) / 2)
    right = min(most, left + max(width, FINGER))
    return max(least, min(left, right - FINGER)), right


def _claims(sight: Sight, spot: Spot, place: Place) -> Iterator[Piece]:
    n, (x, y) = spot.number, spot.at
    if both(sight, n):
        yield plain_chip(n, (x + spot.wide - PLAIN - 4, y + 87))
    for below, name in enumerate(to_call(sight, place)):
        yield name_chip(name, (x + 4, y + below * BELOW), (spot.wide - 8, BELOW))


def plain_chip(number: int, at: Point) -> Piece:
    """The button that takes a drink without Latte Art."""
    word, label = phrase("caffeine_chip", "up"), phrase("caffeine_chip", "plain_says")
    drawn = [rect(0, 3, PLAIN, 42, 21, "chip"), words(PLAIN / 2, 29, word, "chip-word mid")]
    return Piece(f"up-{number}", at, (PLAIN, 48), [rect(0, 0, PLAIN, 48, 0, "touch"), *drawn], label, True)


def to_call(sight: Sight, place: Place) -> list[str]:
    """The names among which the customer to be called is, in the order of the alphabet."""
    calls = [text[5:] for text in sight.legal if text.startswith("call ")]
    return _customers(sight.view, calls[0]) if place.waits == sight.seat and calls else []


def _customers(view: Position, right: str) -> list[str]:
    """The customer who waits among those of other Orders on the table: a barista has to remember."""
    others = [place.order.customer for place in view.places if place.order and place.up and place.order.customer]
    return sorted({right, *[name for name in dict.fromkeys(others) if name != right][:2]})


def name_chip(name: str, at: Point, size: Point) -> Piece:
    """A button that calls a customer."""
    tight = " tight" if len(name) * 9 > size[0] - 12 else ""
    shout = words(size[0] / 2, size[1] / 2 + 6, phrase("caffeine_chip", "call", customer=name), f"call-word mid{tight}")
    marks = [rect(0, 0, *size, 0, "touch"), rect(0, 2, size[0], size[1] - 4, size[1] / 2 - 2, "call"), shout]
    return Piece(f"call-{name}", at, size, marks, phrase("caffeine_chip", "call_says", customer=name), True)


def _chip(does: str, spot: Spot, side: int, label: str) -> Piece:
    """A small button on the foot of an Order Card; ``side`` 0 is the left one."""
    x, y = spot.at
    wide = min(74, spot.wide / 2 - 4)
    at = (x + (4 if side == 0 else spot.wide - wide - 4), y + CARD - 42)
    marks = [
        rect(0, 0, wide, 48, 16, "touch"),
        rect(0, 9, wide, 32, 16, "chip"),
        words(wide / 2, 30, phrase("caffeine_chip", does), "chip-word mid"),
    ]
    return Piece(f"{does}-{spot.number}", at, (wide, 48), marks, label, True)
