"""What all share beside the cooperatives: the Arabica track, the Coffee Bars and the milestones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.coffee_traders.about import about
from tutor.coffee_traders.box import BarSpace, Box
from tutor.coffee_traders.gains import COIN_COLUMN, DONKEY_COLUMN
from tutor.coffee_traders.names import COOPERATIVES, LAST_COLUMN
from tutor.coffee_traders.position import Position
from tutor.core.sentences import big, listed
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_looks import counter_icon, looks_of, shown, sign, who
from widgets.boards.words import phrase, wording

WIDE = 580
FEW = 3
"""Coffees that fit in one line of a bar space."""

HEAD, CELL, TALL = 48, 76, 76
"""Where the Arabica columns begin, how wide they are, and the height of all that is pressed: a finger's on a phone."""

NUMBERS, PIECES = 30, 24
"""The height above the Arabica rows: the columns' numbers, and below these what waits at the top of two of them."""

WAITS = {2: "trader", 3: "truck"}
"""What each player has at the top of a column until all five discs are there (traders.arabica.3, .4)."""

BONUS = {COIN_COLUMN: "coin", DONKEY_COLUMN: "donkey"}
"""What is printed on a column's spaces (traders.arabica.6, .7)."""


def arabica_part(p: Position, press: bool, column: int = 0) -> Part:
    """Five rows of seven columns with the players' discs; 580 wide."""
    rows = [piece for i in range(len(COOPERATIVES)) for piece in _row(p, i, press)]
    height = _top(p) + TALL * len(COOPERATIVES)
    heads = [_head(p, column) for column in range(1, LAST_COLUMN + 1)]
    label = _say("arabica")
    return Part("arabica", label, (WIDE, height), [*heads, *rows], title=label, column=column)


def _head(p: Position, column: int) -> Piece:
    """A column's number, and the pieces that wait at its top with the signs of those they belong to."""
    id, at = f"column-{column}", (HEAD + CELL * (column - 1), 0)
    number, waiting = words(CELL / 2 - 3, 18, str(column), "name mid"), _waiting(p, column)
    if not waiting:
        return Piece(id, at, marks=[number])
    small = min(18, 44 / len(waiting))
    left = (CELL - 6 - 26 - small * len(waiting)) / 2
    signs = [sign(looks_of(p)[seat], left + 27 + small * n, 39 - small / 2, small) for n, seat in enumerate(waiting)]
    names = listed([who(p.players[seat].name) for seat in waiting])
    label = _say(f"waiting_{WAITS[column]}", column=column, names=names)
    return Piece(
        id, at, (CELL, _top(p)), [number, use(WAITS[column], left, 26, 26), *signs], label, about=_column(column)
    )


def _top(p: Position) -> float:
    return NUMBERS + PIECES * any(_waiting(p, column) for column in WAITS)


def _waiting(p: Position, column: int) -> list[int]:
    """The seats whose piece is still at the top of a column."""
    left = {2: [q.column_2_trader for q in p.players], 3: [q.column_3_truck for q in p.players]}
    return [seat for seat, waits in enumerate(left.get(column, ())) if waits]


def _say(kind: str, **numbers: Any) -> str:
    return phrase("traders_tracks", kind, **numbers)


def _row(p: Position, i: int, press: bool) -> Iterator[Piece]:
    name, top = COOPERATIVES[i], _top(p) + TALL * i
    seats = looks_of(p)
    yield Piece(f"row-{name}", (0, top), marks=[use(f"bean-{name}", 1, 14, 42)])
    for column in range(1, LAST_COLUMN + 1):
        here = [seat for seat, player in enumerate(p.players) if _disc(p, seat) and player.arabica[i] == column]
        marks: list[Mark] = [rect(0, 0, CELL - 6, TALL - 6, 10, f"cell c{column}")]
        if column in BONUS:
            marks.append(use(BONUS[column], 38, 38, 27))
        marks += [sign(seats[seat], 3 + 21 * (n % 3), 9 + 28 * (n // 3), 22) for n, seat in enumerate(here)]
        names = ", ".join(who(p.players[seat].name) for seat in here) or phrase("traders", "nobody")
        bonus = _say(f"bonus_{BONUS[column]}") if column in BONUS else ""
        label = _say("column", land=shown(name), column=column, bonus=bonus, names=names)
        at = (HEAD + CELL * (column - 1), top)
        yield Piece(f"arabica-{name}-{column}", at, (CELL, TALL), marks, label, press=press, about=_column(column))


def _column(column: int) -> tuple[str, ...]:
    return about(f"Arabica column {column}" if column > 1 else "Arabica column")


def _disc(p: Position, seat: int) -> bool:
    return p.andre is None or seat < len(p.players) - 1


def bars_part(p: Position, box: Box, press: bool = False, column: int = 0) -> Part:
    """A column for each city, its spaces from the top, with coffees, points and markers; 580 wide."""
    most = max(len(spaces) for spaces in box.bars.values())
    pieces = [piece for n in range(len(box.cities)) for piece in _bar(p, box, n, press)]
    label = _say("bars")
    return Part("bars", label, (WIDE, 30 + TALL * most), pieces, title=label, column=column)


def _bar(p: Position, box: Box, n: int, press: bool) -> Iterator[Piece]:
    city, wide = box.cities[n], WIDE / len(box.cities)
    yield Piece(f"city-{city}", (wide * n, 20), marks=[words(wide / 2, 0, shown(city), "kind mid")])
    for i, space in enumerate(box.bars[city]):
        yield _bar_space(p, n, city, i, space, wide, press)


def _bar_space(p: Position, n: int, city: str, i: int, space: BarSpace, wide: float, press: bool) -> Piece:
    seat, counter = p.bars[n][i], p.bar_counters[n][i]
    needs = [coffee for coffee, count in space.needs for _ in range(count)]
    marks: list[Mark] = [
        rect(0, 0, wide - 6, TALL - 6, 10, "cell"),
        words(wide - 14, 24, f"{space.points}", "number end"),
    ]
    marks += [use(f"bean-{coffee}", x, y, size) for coffee, (x, y, size) in zip(needs, _cost(len(needs)), strict=True)]
    if not needs:
        marks.append(words(6, 60, _say("alike", n=space.value), "kind"))
    facts = [_say("bar_space", city=shown(city), space=i + 1), _say("points", points=space.points), _asks(space)]
    if counter:
        marks.append(use(counter_icon(counter), 6 if seat < 0 else wide / 2 - 9, 6, 22))
        facts.append(_say("counter", counter=shown(counter)))
    if seat >= 0:
        marks.append(sign(looks_of(p)[seat], 5, 4, 28))
        facts.append(_say("marker", name=who(p.players[seat].name)))
    id, at, size = f"bar-{city}-{i + 1}", (wide * n, 30 + TALL * i), (wide - 6, TALL)
    return Piece(id, at, size, marks, ", ".join(facts), press=press, about=_bar_rules(space, bool(counter)))


def _cost(count: int) -> list[tuple[float, float, float]]:
    """Where the coffees of a space lie and how big they are: few in one line, more in two."""
    if count <= FEW:
        return [(4 + 27 * k, 38, 26) for k in range(count)]
    return [(4 + 20 * (k % 4), 30 + 20 * (k // 4), 19) for k in range(count)]


def _bar_rules(space: BarSpace, counter: bool) -> tuple[str, ...]:
    if counter:
        return about("bar space with a counter")
    return about("bar space" if space.needs else "bottom space of a bar")


def _asks(space: BarSpace) -> str:
    if not space.needs:
        return _say("asks_alike", n=space.value)
    return _say("asks", coffees=listed([f"{n} {shown(coffee)}" for coffee, n in space.needs]))


def milestones_part(p: Position, box: Box, press: bool = False, column: int = 0) -> Part:
    """The milestones laid out, the points of their spaces and who claimed them; 580 wide."""
    names = wording("traders_milestone")
    pieces = []
    for n, milestone in enumerate(p.milestones):
        _, points = box.milestones[milestone.name]
        name = names.get(milestone.name, milestone.name.replace("_", " "))
        marks: list[Mark] = [rect(1, 2, WIDE - 2, TALL - 8, 12, "shelf"), words(16, 42, big(name), "name")]
        told = []
        for k, vp in enumerate(points):
            x = WIDE - 84 * (len(points) - k)
            marks += [rect(x, 11, 76, 50, 9, "slot"), words(x + 66, 42, str(vp), "number end")]
            if k < len(milestone.seats):
                seat = milestone.seats[k]
                marks.append(sign(looks_of(p)[seat], x + 6, 21, 30))
                told.append(f"{who(p.players[seat].name)} {vp}")
        label = _say("milestone", milestone=name, claimed=", ".join(told) or _say("nobody_yet"))
        id, rules = f"milestone-{n}", about(f"milestone {milestone.name}")
        pieces.append(Piece(id, (0, TALL * n), (WIDE, TALL), marks, label, press=press, about=rules))
    label, height = _say("milestones"), max(1, TALL * len(pieces))
    return Part("milestones", label, (WIDE, height), pieces, title=label, column=column)
