"""The Orders on a table of Caffeine Rush: what they ask for, what lies beside and on them, and whose they are."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import Struct

from tutor.caffeine_rush import Card, Order, Place, Position
from tutor.caffeine_rush.position import NOBODY, missing
from widgets.boards.caffeine_cards import (
    back,
    face,
    facts,
    in_words,
    on_the_cup,
    picture,
    several,
    sign,
    size_tip,
    tint,
)
from widgets.boards.caffeine_press import fitting, prep_id
from widgets.boards.scene import Mark, Piece, Point, circle, rect, use, words

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
    """What is seen, by whom, and what that seat may do, as short texts."""

    view: Position
    seat: int
    legal: Collection[str] = ()


def place_pieces(sight: Sight, spot: Spot) -> Iterator[Piece]:
    """All pieces of one place."""
    place = sight.view.places[spot.number - 1]
    marks = [*_order(sight, spot, place), *_slots(sight, spot, place), *_pill(sight, spot, place)]
    label = f"place {spot.number}: {_label(sight, spot, place)}"
    often = "often" if _due(sight, spot.number, place) else ""
    yield Piece(f"place-{spot.number}", spot.at, (spot.wide, HIGH), marks, label, bool(sight.legal), often)
    yield from _cards(sight, spot, place)
    yield from _chips(sight, spot, place)


def _due(sight: Sight, number: int, place: Place) -> bool:
    """Whether the seat has to take this Order, or to fill this place again."""
    mine = place.claim is not None and place.claim.seat == sight.seat
    return mine or place.waits == sight.seat


# ---- in words --------------------------------------------------------------------


def _label(sight: Sight, spot: Spot, place: Place) -> str:
    return "; ".join(part for part in (_what(sight, place), _says(sight, spot, place)) if part)


def _what(sight: Sight, place: Place) -> str:
    if place.order is None:
        return "vacant"
    if not place.up:
        return "an Order, face down"
    more = facts(sight.view, place.order)
    lies = f"; beside it {several(place.cards)}" if place.cards else ""
    return in_words(place.order) + (f", {more}" if more else "") + lies


def _says(sight: Sight, spot: Spot, place: Place) -> str:
    names = [player.name for player in sight.view.players]
    if place.claim:
        who = "you" if place.claim.seat == sight.seat else names[place.claim.seat]
        open_to_all = ", left open for Latte Art: anybody may claim it" if place.claim.beside else ""
        return f"finished by {who}{open_to_all}" + ("; press to take it" if _word(sight, spot, place) else "")
    if place.waits is not None:
        who = "you turn" if place.waits == sight.seat else f"{names[place.waits]} turns"
        return f"{who} up the next Order" + ("; press to do so" if "turn" in sight.legal and who == "you turn" else "")
    fits = fitting(sight.view, sight.seat, sight.legal, spot.number)
    return f"press to put {fits[0]} here" if fits else ""


# ---- drawing --------------------------------------------------------------------------


def _order(sight: Sight, spot: Spot, place: Place) -> Iterator[Mark]:
    wide = spot.wide
    if place.order is None:
        yield rect(1, 1, wide - 2, CARD - 2, 10, "slot vacant")
        return
    if not place.up:
        yield from back(NOBODY, 1, 1, wide - 2, CARD - 2)
        return
    yield rect(1, 1, wide - 2, CARD - 2, 10, "order ticket")
    yield words(9, 19, place.order.drink, "slip-word" + _tight(place.order.drink, wide))
    step = min(36.0 if wide > BROAD else 28.0, (wide - 12) / max(1, len(place.order.needs)))
    for n, kind in enumerate(place.order.needs):
        yield picture(kind, 6 + n * step, 25, min(31.0 if wide > BROAD else 26.0, step))
    if place.claim and place.claim.beside:
        yield rect(1, 1, wide - 2, CARD - 2, 10, "ring-ink")
        yield rect(1, 1, wide - 2, CARD - 2, 10, "ring-here")
    if not _word(sight, spot, place):
        yield from _foot(sight, spot, place.order)


def _foot(sight: Sight, spot: Spot, order: Order) -> Iterator[Mark]:
    """The place's number, and what the variations in play look at; not under a button."""
    chips = {chip.id.partition("-")[0] for chip in _on_foot(sight, spot)}
    if "beside" not in chips or "up" not in chips:
        yield circle(16, 68, 10, "number-dot")
        yield words(16, 73, str(spot.number), "number-word mid")
    if chips:
        return
    cup, tip = on_the_cup(sight.view, order), size_tip(sight.view, order)
    if cup:
        yield words(spot.wide - 8, 61 if tip else 73, cup, "small end" + (" tight" if len(cup) > 14 else ""))
    if tip:
        yield words(spot.wide - 8, 77, tip, "small end name")


def _tight(text: str, wide: float) -> str:
    return " tight" if len(text) * 8 > wide - 18 else ""


def _row(spot: Spot, place: Place) -> tuple[float, float, float]:
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


def _slots(sight: Sight, spot: Spot, place: Place) -> Iterator[Mark]:
    """A place for each Ingredient that is missing; those that the seat has are ringed."""
    if place.order is None or not place.up or place.claim:
        return
    (width, card, step), fits = _row(spot, place), fitting(sight.view, sight.seat, sight.legal, spot.number)
    for n, kind in enumerate(missing(place.order, place.cards).elements()):
        x = 2 + len(place.cards) * card + n * step
        yield rect(x, 88, width, SLOT, 7, "slot" + (" fits" if kind in fits else ""))
        size = min(26.0, width - 3)
        yield picture(kind, x + (width - size) / 2, 110 - size / 2, size, "missing")


def _cards(sight: Sight, spot: Spot, place: Place) -> Iterator[Piece]:
    """The Matched Ingredients in the order in which they came; the final one lies on top of the Order."""
    if place.order is None:
        return
    (width, step, _), low = _row(spot, place), bool(_word(sight, spot, place))
    for n, card in enumerate(place.cards):
        last = n == len(place.cards) - 1
        top = bool(last and place.claim and not place.claim.beside)
        if top:
            at, size = (spot.wide - 52, 21.0), (44.0, 58.0)
        elif low:
            at, size = (4 + n * 25.0, 51.0), (24.0, 29.0)
        else:
            at, size = (2 + n * step, 88.0), (width, SLOT)
        where = (spot.at[0] + at[0], spot.at[1] + at[1])
        cls = (came(card, sight.seat) if last else "") + (" on-top" if top else "")
        # A card that lies elsewhere now is another piece: only what comes shall travel.
        yield Piece(f"on-{spot.number}-{n}-{at[0]:.0f}", where, size, list(face(card, *size)), cls=cls)


def came(card: Card, seat: int) -> str:
    """Where the last card came from, for the browser: the own hand or Prep Area, or another player."""
    return f"came came-hand came-{prep_id(card, seat)}" if card.owner == seat else f"came came-player-{card.owner}"


def _pill(sight: Sight, spot: Spot, place: Place) -> Iterator[Mark]:
    word = _word(sight, spot, place)
    if word:
        wide = spot.wide - 8 - (PLAIN + 4 if _both(sight, spot.number) else 0)
        yield rect(4, 90, wide, 42, 21, "call")
        yield words(4 + wide / 2, 116, word, "call-word mid" + (" tight" if wide < 100 else ""))
    elif place.claim:
        yield use(sign(place.claim.seat), 28, 57, 22)


PLAIN, WITHOUT_ART = 48.0, "order up: take it without Latte Art"
"""The button that takes a drink without Latte Art: its width and what it says."""


def _both(sight: Sight, number: int) -> bool:
    return f"latte {number}" in sight.legal and f"up {number}" in sight.legal


def _word(sight: Sight, spot: Spot, place: Place) -> str:
    """What pressing the place does when something is to be shouted or turned up there."""
    n, legal = spot.number, sight.legal
    if place.claim and f"latte {n}" in legal:
        return "Latte Art!"
    if place.claim and f"up {n}" in legal:
        return "Order up!"
    return "Turn up" if place.waits == sight.seat and "turn" in legal else ""


# ---- further pieces to press ----------------------------------------------------------------


def _chips(sight: Sight, spot: Spot, place: Place) -> Iterator[Piece]:
    if place.claim or place.order is None:
        yield from _claims(sight, spot, place)
        return
    fits = fitting(sight.view, sight.seat, sight.legal, spot.number)
    if len(fits) > 1:
        yield from _needs(spot, place, fits)
    yield from _on_foot(sight, spot)


def _on_foot(sight: Sight, spot: Spot) -> list[Piece]:
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
    (width, card, step), (x, y) = _row(spot, place), spot.at
    wanted = list(missing(place.order, place.cards).elements())
    for kind in fits:
        at = (x + 2 + len(place.cards) * card + wanted.index(kind) * step, y + 88)
        label = f"put {kind} to {place.order.name} on place {spot.number}"
        yield Piece(f"need-{spot.number}-{kind}", at, (width, SLOT), [rect(0, 0, width, SLOT, 7, "touch")], label, True)


def _claims(sight: Sight, spot: Spot, place: Place) -> Iterator[Piece]:
    n, (x, y) = spot.number, spot.at
    if _both(sight, n):
        marks = [rect(0, 0, PLAIN, 42, 21, "chip"), words(PLAIN / 2, 26, "Up!", "chip-word mid")]
        yield Piece(f"up-{n}", (x + spot.wide - PLAIN - 4, y + 90), (PLAIN, 42), marks, WITHOUT_ART, True)
    for row, name in enumerate(_to_call(sight, place)):
        yield _name(name, (x + 4, y + row * 45), (spot.wide - 8, 42))


def _to_call(sight: Sight, place: Place) -> list[str]:
    calls = [text[5:] for text in sight.legal if text.startswith("call ")]
    return _customers(sight.view, calls[0]) if place.waits == sight.seat and calls else []


def _customers(view: Position, right: str) -> list[str]:
    """The customer who waits among those of other Orders on the table: a barista has to remember."""
    others = [place.order.customer for place in view.places if place.order and place.up and place.order.customer]
    return sorted({right, *[name for name in dict.fromkeys(others) if name != right][:2]})


def _name(name: str, at: Point, size: Point) -> Piece:
    tight = " tight" if len(name) * 9 > size[0] - 12 else ""
    marks = [rect(0, 0, *size, size[1] / 2, "call"), words(size[0] / 2, 26, f"{name}!", f"call-word mid{tight}")]
    return Piece(f"call-{name}", at, size, marks, f"call: order up, {name}, your drink is ready", True)


def _chip(id: str, spot: Spot, side: int, word: str, label: str) -> Piece:
    """A small button on the foot of an Order Card; ``side`` 0 is the left one."""
    x, y = spot.at
    wide = min(74, spot.wide / 2 - 4)
    at = (x + (4 if side == 0 else spot.wide - wide - 4), y + CARD - 33)
    marks = [rect(0, 0, wide, 32, 16, "chip"), words(wide / 2, 21, word, "chip-word mid")]
    return Piece(id, at, (wide, 32), marks, label, True)


# ---- small Orders, out of reach -----------------------------------------------------------------


FLAT = 56.0
"""Height of a small Order."""


def small_pieces(sight: Sight, spot: Spot) -> Iterator[Piece]:
    """An Order between two others: the drink, and what lies there already. What was left open may be claimed."""
    place = sight.view.places[spot.number - 1]
    label = f"place {spot.number}: {_label(sight, spot, place)}"
    often = "often" if _due(sight, spot.number, place) else ""
    marks = list(_small(sight, spot, place))
    yield Piece(f"place-{spot.number}", spot.at, (spot.wide, FLAT), marks, label, bool(sight.legal), often)
    x, y = spot.at
    if _both(sight, spot.number):
        marks = [rect(0, 0, PLAIN, 44, 22, "chip"), words(PLAIN / 2, 27, "Up!", "chip-word mid")]
        yield Piece(f"up-{spot.number}", (x + spot.wide - PLAIN - 4, y + 6), (PLAIN, 44), marks, WITHOUT_ART, True)
    names = _to_call(sight, place)
    for column, name in enumerate(names):
        wide = spot.wide / len(names)
        yield _name(name, (x + column * wide, y + 6), (wide - 4, 44))


def _small(sight: Sight, spot: Spot, place: Place) -> Iterator[Mark]:
    word = _word(sight, spot, place)
    if place.order is None or not place.up:
        yield rect(1, 1, spot.wide - 2, FLAT - 2, 8, "slot" if place.order is None else "back of-order")
    else:
        yield rect(1, 1, spot.wide - 2, FLAT - 2, 8, "order ticket")
        yield words(8, 18, place.order.drink, "small name" + _tight(place.order.drink, spot.wide))
        yield from _small_needs(place, place.order)
    if word:
        wide = spot.wide - 8 - (PLAIN + 4 if _both(sight, spot.number) else 0)
        yield rect(4, 6, wide, 44, 22, "call")
        yield words(4 + wide / 2, 33, word, "call-word mid" + (" tight" if wide < 110 else ""))
    elif place.claim:
        yield use(sign(place.claim.seat), spot.wide - 24, 28, 20)


def _small_needs(place: Place, order: Order) -> Iterator[Mark]:
    cards = [*place.cards, *(Card(kind, NOBODY) for kind in missing(order, place.cards).elements())]
    step = min(25.0, 150 / max(1, len(cards)))
    for n, card in enumerate(cards):
        x = 6 + n * step
        if card.owner != NOBODY:
            yield rect(x, 25, 23, 26, 4, f"tile {tint(card.kind)} face")
        yield picture(card.kind, x + 1.5, 28, 20, "" if card.owner != NOBODY else "missing")
        if card.owner != NOBODY:
            yield use(sign(card.owner), x - 1, 23, 11)
