"""The Orders next to a seat of Caffeine Rush: what they ask for, what lies beside and on them, and whose they are."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.caffeine_rush import Card, Order, Place
from tutor.caffeine_rush.position import NOBODY, missing
from widgets.boards.caffeine_cards import back, face, on_the_cup, picture, size_tip
from widgets.boards.caffeine_chips import PLAIN, chips, on_foot
from widgets.boards.caffeine_press import fitting, prep_id
from widgets.boards.caffeine_sight import BROAD, CARD, HIGH, SLOT, Sight, Spot, both, label, often, row, tight, word
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, Piece, circle, rect, use, words
from widgets.boards.words import phrase


def place_pieces(sight: Sight, spot: Spot) -> Iterator[Piece]:
    """All pieces of one place."""
    place = sight.view.places[spot.number - 1]
    marks = [*_order(sight, spot, place), *_slots(sight, spot, place), *_pill(sight, spot, place)]
    said = phrase("caffeine_place", "place", place=spot.number, order=label(sight, spot, place))
    yield Piece(
        f"place-{spot.number}",
        spot.at,
        (spot.wide, HIGH),
        marks,
        said,
        bool(sight.legal),
        often(sight, place),
    )
    yield from _cards(sight, spot, place)
    yield from chips(sight, spot, place)


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
    name = place.order.drink or phrase("caffeine", "an_order")
    yield words(9, 19, name, "slip-word" + tight(name, wide))
    step = min(36.0 if wide > BROAD else 28.0, (wide - 12) / max(1, len(place.order.needs)))
    for n, kind in enumerate(place.order.needs):
        yield picture(kind, 6 + n * step, 25, min(31.0 if wide > BROAD else 26.0, step))
    if place.claim and place.claim.beside:
        yield rect(1, 1, wide - 2, CARD - 2, 10, "ring-ink")
        yield rect(1, 1, wide - 2, CARD - 2, 10, "ring-here")
    if not word(sight, spot, place):
        yield from _foot(sight, spot, place.order)


def _foot(sight: Sight, spot: Spot, order: Order) -> Iterator[Mark]:
    """The place's number, and what the variations in play look at; not under a button."""
    pressed = {chip.id.partition("-")[0] for chip in on_foot(sight, spot)}
    if "beside" not in pressed or "up" not in pressed:
        yield circle(16, 68, 10, "number-dot")
        yield words(16, 73, str(spot.number), "number-word mid")
    if pressed:
        return
    cup, tip = on_the_cup(sight.view, order), size_tip(sight.view, order)
    if cup:
        yield words(spot.wide - 8, 61 if tip else 73, cup, "small end" + (" tight" if len(cup) > 14 else ""))
    if tip:
        yield words(spot.wide - 8, 77, tip, "small end name")


def _slots(sight: Sight, spot: Spot, place: Place) -> Iterator[Mark]:
    """A place for each Ingredient that is missing; those that the seat has are ringed."""
    if place.order is None or not place.up or place.claim:
        return
    (width, card, step), fits = row(spot, place), fitting(sight.view, sight.seat, sight.legal, spot.number)
    for n, kind in enumerate(missing(place.order, place.cards).elements()):
        x = 2 + len(place.cards) * card + n * step
        yield rect(x, 88, width, SLOT, 7, "slot" + (" fits" if kind in fits else ""))
        size = min(26.0, width - 3)
        yield picture(kind, x + (width - size) / 2, 110 - size / 2, size, "missing")


def _cards(sight: Sight, spot: Spot, place: Place) -> Iterator[Piece]:
    """The Matched Ingredients in the order in which they came; the final one lies on top of the Order."""
    if place.order is None:
        return
    (width, step, _), low = row(spot, place), bool(word(sight, spot, place))
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
    shout = word(sight, spot, place)
    if shout:
        wide = spot.wide - 8 - (PLAIN + 4 if both(sight, spot.number) else 0)
        yield rect(4, 90, wide, 42, 21, "call")
        yield words(4 + wide / 2, 116, shout, "call-word mid" + (" tight" if wide < 100 else ""))
    elif place.claim:
        yield use(sign(place.claim.seat), 28, 57, 22)
