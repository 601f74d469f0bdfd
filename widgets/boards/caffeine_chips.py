"""Further pieces to press at an Order: which Ingredient, beside it for Latte Art, take it as it is, call a customer."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.caffeine_rush import Place, Position
from tutor.caffeine_rush.position import missing
from widgets.boards.caffeine_press import fitting
from widgets.boards.caffeine_sight import CARD, SLOT, Sight, Spot, both, row
from widgets.boards.scene import Piece, Point, rect, words

PLAIN, WITHOUT_ART = 48.0, "order up: take it without Latte Art"
"""The button that takes a drink without Latte Art: its width and what it says."""


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
        found.append(_chip(f"beside-{spot.number}", spot, side, "Beside", f"put {kind} beside it, for Latte Art"))
    place = sight.view.places[spot.number - 1]
    if f"up {spot.number}" in sight.legal and not place.claim and place.order:
        found.append(_chip(f"up-{spot.number}", spot, 1, "Up!", f"order up: take {place.order.name} as it is"))
    return found


def _needs(spot: Spot, place: Place, fits: list[str]) -> Iterator[Piece]:
    assert place.order is not None
    (width, card, step), (x, y) = row(spot, place), spot.at
    wanted = list(missing(place.order, place.cards).elements())
    for kind in fits:
        at = (x + 2 + len(place.cards) * card + wanted.index(kind) * step, y + 88)
        label = f"put {kind} to {place.order.name} on place {spot.number}"
        yield Piece(f"need-{spot.number}-{kind}", at, (width, SLOT), [rect(0, 0, width, SLOT, 7, "touch")], label, True)


def _claims(sight: Sight, spot: Spot, place: Place) -> Iterator[Piece]:
    n, (x, y) = spot.number, spot.at
    if both(sight, n):
        marks = [rect(0, 0, PLAIN, 42, 21, "chip"), words(PLAIN / 2, 26, "Up!", "chip-word mid")]
        yield Piece(f"up-{n}", (x + spot.wide - PLAIN - 4, y + 90), (PLAIN, 42), marks, WITHOUT_ART, True)
    for below, name in enumerate(to_call(sight, place)):
        yield name_chip(name, (x + 4, y + below * 45), (spot.wide - 8, 42))


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
    marks = [rect(0, 0, *size, size[1] / 2, "call"), words(size[0] / 2, 26, f"{name}!", f"call-word mid{tight}")]
    return Piece(f"call-{name}", at, size, marks, f"call: order up, {name}, your drink is ready", True)


def _chip(id: str, spot: Spot, side: int, word: str, label: str) -> Piece:
    """A small button on the foot of an Order Card; ``side`` 0 is the left one."""
    x, y = spot.at
    wide = min(74, spot.wide / 2 - 4)
    at = (x + (4 if side == 0 else spot.wide - wide - 4), y + CARD - 40)
    marks = [
        rect(0, 0, wide, 44, 16, "touch"),
        rect(0, 7, wide, 32, 16, "chip"),
        words(wide / 2, 28, word, "chip-word mid"),
    ]
    return Piece(id, at, (wide, 44), marks, label, True)
