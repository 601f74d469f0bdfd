"""Orders between two others at a table of Caffeine Rush: small, for they are out of reach."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.caffeine_rush import Card, Order, Place
from tutor.caffeine_rush.position import NOBODY, missing
from widgets.boards.caffeine_cards import back, picture, tint
from widgets.boards.caffeine_chips import PLAIN, name_chip, plain_chip, to_call
from widgets.boards.caffeine_sight import Sight, Spot, both, label, often, tight, word
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, Piece, rect, use, words
from widgets.boards.words import phrase

FLAT = 56.0
"""Height of a small Order."""


def small_pieces(sight: Sight, spot: Spot) -> Iterator[Piece]:
    """An Order between two others: the drink, and what lies there already. What was left open may be claimed."""
    place = sight.view.places[spot.number - 1]
    said = phrase("caffeine_place", "place", place=spot.number, order=label(sight, spot, place))
    marks = list(_small(sight, spot, place))
    yield Piece(
        f"place-{spot.number}",
        spot.at,
        (spot.wide, FLAT),
        marks,
        said,
        bool(sight.legal),
        often(sight, place),
    )
    x, y = spot.at
    if both(sight, spot.number):
        yield plain_chip(spot.number, (x + spot.wide - PLAIN - 4, y + 4))
    names = to_call(sight, place)
    for column, name in enumerate(names):
        wide = spot.wide / len(names)
        yield name_chip(name, (x + column * wide, y + 4), (wide - 4, 48))


def _small(sight: Sight, spot: Spot, place: Place) -> Iterator[Mark]:
    shout = word(sight, spot, place)
    if place.order is None:
        yield rect(1, 1, spot.wide - 2, FLAT - 2, 8, "slot")
    elif not place.up:
        yield from back(NOBODY, 1, 1, spot.wide - 2, FLAT - 2)
    else:
        yield rect(1, 1, spot.wide - 2, FLAT - 2, 8, "order ticket")
        name = place.order.drink or phrase("caffeine", "an_order")
        yield words(8, 18, name, "small name" + tight(name, spot.wide))
        yield from _small_needs(place, place.order)
    if shout:
        wide = spot.wide - 8 - (PLAIN + 4 if both(sight, spot.number) else 0)
        yield rect(4, 6, wide, 44, 22, "call")
        yield words(4 + wide / 2, 33, shout, "call-word mid" + (" tight" if wide < 110 else ""))
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
