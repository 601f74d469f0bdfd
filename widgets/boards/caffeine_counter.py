"""The counter of Caffeine Rush: the Orders next to a seat, its neighbours above them, and the Order Pile."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import zip_longest

from tutor.caffeine_rush import Position
from tutor.caffeine_rush.position import A_PLACE, NOBODY, reach, teams_of, turners
from tutor.core.people import called
from widgets.boards.caffeine_cards import back, box
from widgets.boards.caffeine_places import place_pieces
from widgets.boards.caffeine_sight import HIGH, Sight, Spot
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.words import phrase

STRIP, RIM = 52.0, 8.0
"""The strip with the neighbours and the Order Pile above the Orders, and the counter's edge."""


def counter_part(sight: Sight, narrow: bool, places: Collection[int] | None = None) -> Part:
    """The Orders next to the seat, between it and its neighbours, with the Order Pile."""
    left, right = (_drawn(numbers, places) for numbers in sides(sight.view, sight.seat))
    rows = _rows(sight.view, left, right, narrow)
    spots = [spot for row, numbers in enumerate(rows) for spot in _spots(row, numbers, narrow)]
    wide = 360.0 if narrow else 600.0
    high = STRIP + max(1, len(rows)) * (HIGH + 8) + RIM
    wood = [rect(0, 0, wide, high, 18, "frame"), rect(5, 5, wide - 10, high - 10, 14, "wood")]
    pieces = [
        Piece("top", (0, 0), (wide, high), wood),
        *_neighbours(sight, left, right, wide),
        _order_pile(sight, wide),
    ]
    for spot in spots:
        pieces += place_pieces(sight, spot)
    pieces += _shouts(sight, wide, high)
    return Part("counter narrow" if narrow else "counter", phrase("caffeine_place", "counter"), (wide, high), pieces)


def _drawn(numbers: list[int], places: Collection[int] | None) -> list[int]:
    return [n for n in numbers if places is None or n in places]


def sides(view: Position, seat: int) -> tuple[list[int], list[int]]:
    """Return the places, from 1, on the left and on the right of a seat or its team."""
    team, teams = view.players[seat].team, teams_of(view)
    left: list[int] = []
    right: list[int] = []
    for pair, turner in enumerate(turners(teams)):
        numbers = [pair * A_PLACE + 1, pair * A_PLACE + 2]
        if teams[turner] == team:
            right += numbers
        elif teams[turner - 1] == team:
            left += numbers
    if view.tied and seat in reach(view, len(view.places) - 1):
        right.append(len(view.places))
    return left, right


def _rows(view: Position, left: list[int], right: list[int], narrow: bool) -> list[list[int]]:
    """The places row by row: two players have one row between them, others a left and a right side."""
    every = [*left, *right]
    if len(view.players) == 2:
        every = sorted(every)
    elif narrow and left and right:
        every = [n for pair in zip_longest(left, right) for n in pair if n is not None]
    across = 2 if narrow else 4
    return [every[i : i + across] for i in range(0, len(every), across)]


def _spots(row: int, numbers: list[int], narrow: bool) -> Iterator[Spot]:
    wide, step = (169.0, 175.0) if narrow else (136.0, 148.0) if len(numbers) > 2 else (196.0, 208.0)
    whole = step * len(numbers) - (step - wide)
    x = ((360.0 if narrow else 600.0) - whole) / 2
    for column, number in enumerate(numbers):
        yield Spot(number, (x + column * step, STRIP + row * (HIGH + 8)), wide)


def _neighbours(sight: Sight, left: list[int], right: list[int], wide: float) -> Iterator[Piece]:
    """Who sits at the other side, above the places shared with them."""
    ends = [(numbers, end) for numbers, end in ((left, False), (right, True)) if numbers]
    if len({_across(sight.view, sight.seat, numbers) for numbers, _ in ends}) == 1:
        ends = [(ends[0][0], False)]
    for numbers, end in ends:
        who = _across(sight.view, sight.seat, numbers)
        x = wide - 46 if end else 14
        name = words(x - 8 if end else x + 40, 31, called(sight.view.players[who].name), "name end" if end else "name")
        yield Piece(f"beside-{'right' if end else 'left'}", (0, 0), (0, 0), [use(sign(who), x, 10, 32), name])


def _across(view: Position, seat: int, numbers: list[int]) -> int:
    """Whoever sits at the other side of a pair of places."""
    turner = turners(teams_of(view))[(numbers[0] - 1) // A_PLACE]
    beyond = turner - 1 if view.players[turner].team == view.players[seat].team else turner
    return beyond % len(view.players)


def _order_pile(sight: Sight, wide: float) -> Piece:
    count, at = len(sight.view.order_pile), (wide / 2 - 44, 2.0)
    marks: list[Mark] = [*back(NOBODY, 4, 4, 36, 40)] if count else [rect(4, 4, 36, 40, 7, "slot")]
    marks.append(words(46, 22, phrase("caffeine_place", "left", n=count), "small"))
    marks += [words(46, 38, phrase("caffeine", "sample"), "small soft")] * _sample()
    marks.append(rect(0, 0, 88, 48, 0, "touch"))
    label = phrase("caffeine_place", "pile_turn" if "turn" in sight.legal else "pile", n=count)
    return Piece("orders", at, (88, 48), marks, label, bool(sight.legal))


def _sample() -> bool:
    return "sample" in box().sources.values()


def _shouts(sight: Sight, wide: float, high: float) -> Iterator[Piece]:
    for id in ("go", "round"):
        if id in sight.legal:
            word, label = phrase("caffeine_place", id), phrase("caffeine_place", f"{id}_says")
            marks = [rect(0, 0, 220, 56, 28, "call"), words(110, 34, word, "call-word mid")]
            yield Piece(id, (wide / 2 - 110, (high + STRIP) / 2 - 60), (220, 56), marks, label, True)


def places_used(view: Position) -> frozenset[int]:
    """Return the places that are worth drawing: vacant ones, together with their neighbour, are vacant for good."""
    used = {n for n, place in enumerate(view.places, 1) if place.order or place.waits is not None}
    pairs = {(n - 1) // A_PLACE for n in used}
    return frozenset(n for n in range(1, len(view.places) + 1) if (n - 1) // A_PLACE in pairs)
