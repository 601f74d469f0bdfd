"""One cooperative: terraces climbing a hill, plantations with their workers, pathways with donkeys and trucks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.coffee_traders.about import about, plantation
from tutor.coffee_traders.box import Land
from tutor.coffee_traders.land import BELOW, donkeys_on, plantation_on
from tutor.coffee_traders.names import COOPERATIVES, ROWS
from tutor.coffee_traders.position import Plantation, Position, coop
from widgets.boards.scene import Mark, Part, Piece, Point, circle, path, rect, use, words
from widgets.boards.traders_looks import looks_of, owned, shown, sign, who
from widgets.boards.words import phrase

BOX = (580, 398)
TALL = 76
"""A space is as wide and as tall as a finger needs, also on a phone."""

HEIGHTS = {"2/3": 72, "1/2": 190, "1": 308}
LEFT, WIDE, MOST = 20, 540, 90


class Seen(Struct):
    """A cooperative as it is drawn: whether its spaces may be pressed, and the spaces that are ringed."""

    position: Position
    land: Land
    cooperative: str
    press: bool = False
    ringed: tuple[str, ...] = ()
    title: str = ""

    @property
    def pitch(self) -> float:
        """How far apart spaces of a row lie: as far as the longest row lets them."""
        return min(MOST, WIDE / max(1, *self.land.spaces.values()))

    @property
    def tile(self) -> float:
        """How wide a space is."""
        return self.pitch - 12

    def corner(self, row: str, space: int) -> Point:
        """The upper left corner of a space; each row stands in the middle."""
        start = LEFT + (WIDE - self.pitch * self.land.spaces[row]) / 2
        return start + self.pitch * (space - 1) + 6, HEIGHTS[row]

    def id(self, row: str, space: int) -> str:
        """Return the piece of a space, as :func:`space_of` reads it."""
        return f"{self.cooperative}-{row}-{space}"


def space_of(id: str) -> tuple[str, str, int] | None:
    """Return the cooperative, row and space of a pressed space's id."""
    parts = id.split("-")
    if len(parts) == 3 and parts[0] in COOPERATIVES and parts[1] in ROWS and parts[2].isdecimal():
        return parts[0], parts[1], int(parts[2])
    return None


def land_part(seen: Seen) -> Part:
    """The whole hill of 580 by 398."""
    name = seen.cooperative
    label = phrase("traders_land", "title", land=shown(name))
    return Part(f"land-{name}", label, BOX, [*_pieces(seen)], title=seen.title)


def _pieces(seen: Seen) -> Iterator[Piece]:
    yield Piece(f"{seen.cooperative}-hill", (0, 0), BOX, _hill())
    yield Piece(f"{seen.cooperative}-ways", (0, 0), BOX, [*_ways(seen)])
    for row in ROWS:
        yield _row_name(seen, row)
    for row in ROWS:
        for space in range(1, seen.land.spaces[row] + 1):
            yield _space(seen, row, space)
    yield from _donkeys(seen)
    yield from _trucks(seen)


def _hill() -> list[Mark]:
    down = "V376a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22z"
    return [
        rect(0, 0, *BOX, 22, "sky"),
        circle(516, 44, 24, "sun"),
        path(f"M0 150C150 20 420 20 580 150{down}", "hill far"),
        path(f"M0 266C170 134 430 144 580 266{down}", "hill middle"),
        path(f"M0 364C190 280 410 286 580 364{down}", "hill near"),
        rect(0, 0, *BOX, 22, "rim"),
    ]


def _row_name(seen: Seen, row: str) -> Piece:
    name = phrase("traders_land", "row", row=row)
    return Piece(f"{seen.cooperative}-row-{row}", (14, HEIGHTS[row] - 9), marks=[words(0, 0, name, "row-name")])


# ---- pathways ------------------------------------------------------------------


def _ways(seen: Seen) -> Iterator[Mark]:
    for row in ROWS[1:]:
        for space, starts in seen.land.ways[row].items():
            for start in starts:
                kind = "used" if _used(seen, row, start, space) else "open"
                yield path(_way(seen, row, start, space), f"pathway {kind}")


def _used(seen: Seen, row: str, start: int, space: int) -> bool:
    q = plantation_on(seen.position, seen.cooperative, row, space)
    return bool(q and q.support == start) or bool(donkeys_on(seen.position, seen.cooperative, row, start, space))


def _ends(seen: Seen, row: str, start: int, space: int) -> tuple[Point, Point]:
    x0, y0 = seen.corner(BELOW[row], start)
    x1, y1 = seen.corner(row, space)
    return (x0 + seen.tile / 2, y0), (x1 + seen.tile / 2, y1 + TALL)


def _way(seen: Seen, row: str, start: int, space: int) -> str:
    (x0, y0), (x1, y1) = _ends(seen, row, start, space)
    return f"M{x0:g} {y0:g}C{x0:g} {y0 - 26:g} {x1:g} {y1 + 26:g} {x1:g} {y1:g}"


def _donkeys(seen: Seen) -> Iterator[Piece]:
    seats = looks_of(seen.position)
    drawn: dict[tuple[str, int, int], int] = {}
    for d in coop(seen.position, seen.cooperative).donkeys:
        way = (d.row, d.start, d.space)
        n = drawn[way] = drawn.get(way, 0) + 1
        (x0, y0), (x1, y1) = _ends(seen, *way)
        at = ((x0 + x1) / 2 - 30 + 18 * n, (y0 + y1) / 2 - 13)
        owner = who(seen.position.players[d.seat].name)
        label = phrase("traders_land", "donkey", name=owner, start=d.start, row=d.row, space=d.space)
        id = f"{seen.cooperative}-donkey-{d.row}-{d.start}-{d.space}-{n}"
        picture = owned("donkey", seats[d.seat], 0, 0, 26)
        yield Piece(id, at, (26, 26), [picture], label, about=about("donkey on a pathway"))


def _trucks(seen: Seen) -> Iterator[Piece]:
    seats = looks_of(seen.position)
    for seat, space in coop(seen.position, seen.cooperative).trucks:
        x, y = seen.corner("2/3", space)
        label = phrase("traders_land", "truck", name=who(seen.position.players[seat].name), space=space)
        at = (x + seen.tile / 2 - 15, y - 27)
        id, picture = f"{seen.cooperative}-truck-{space}", owned("truck", seats[seat], 0, 0, 30)
        yield Piece(id, at, (30, 30), [picture], label, about=about("truck beside a space"))


# ---- one space --------------------------------------------------------------------


def _space(seen: Seen, row: str, space: int) -> Piece:
    q = plantation_on(seen.position, seen.cooperative, row, space)
    marks = _plantation(seen, q) if q else _empty(seen, row)
    if seen.id(row, space) in seen.ringed:
        marks.append(rect(-4, -4, seen.tile + 8, TALL + 8, 16, "ring-now"))
    state = _in_words(seen, q) if q else phrase("traders_land", "empty")
    label = phrase("traders_land", "space", row=row, space=space, state=state)
    size = (seen.tile, TALL)
    rules = plantation(seen.position, row, q)
    return Piece(seen.id(row, space), seen.corner(row, space), size, marks, label, press=seen.press, about=rules)


def _empty(seen: Seen, row: str) -> list[Mark]:
    return [rect(0, 0, seen.tile, TALL, 12, "empty"), words(seen.tile / 2, TALL / 2 + 6, row, "empty-word mid")]


def _plantation(seen: Seen, q: Plantation) -> list[Mark]:
    look, worker = looks_of(seen.position)[q.seat], "worker" if q.staffed else "worker-none"
    return [
        rect(0, 0, seen.tile, TALL, 12, f"plantation own-{look}"),
        use(worker, seen.tile / 2 - 21, 27, 42),
        sign(look, 4, 4, 24),
        words(seen.tile - 14, 25, str(q.level), "level mid"),
    ]


def _in_words(seen: Seen, q: Plantation) -> str:
    kind = "plantation" if q.staffed else "plantation_idle"
    return phrase("traders_land", kind, name=who(seen.position.players[q.seat].name), level=q.level)
