"""The coffee still to share and the warehouses that it goes to; each coffee is a piece of its own, and moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tutor.coffee_traders.about import about
from tutor.coffee_traders.names import COFFEES, COOPERATIVES
from tutor.coffee_traders.position import Position
from tutor.core.sentences import listed
from widgets.boards.scene import Mark, Part, Piece, Point, rect, use, words
from widgets.boards.traders_looks import looks_of, shown, sign, titled
from widgets.boards.words import phrase

WIDE = 580
HEAP, SHELF = 18, 52
"""Coffees in a line of the heap, and the height of a shelf."""

ROW, FOOT, MOST_AT_FOOT = 60, 26, 3
"""The height of a player's row of warehouses, of the Stock counters below it, and how many of these lie there."""

LOST = -1
"""Stands for a seat where nobody takes a coffee."""


class Shares(Struct):
    """A harvest so far in one cooperative: its ``total``, who ``took`` each coffee (a seat, or ``LOST``) in order, and
    the notes beside the shelves, one for each seat."""

    cooperative: str
    total: int
    took: Sequence[int] = ()
    notes: Sequence[str] = ()
    head: str = phrase("traders_shelves", "head")

    @property
    def left(self) -> int:
        """The coffees that nobody has taken yet."""
        return self.total - len(self.took)


def shelves_part(p: Position, shares: Shares) -> Part:
    """Heap and shelves in one drawing, so that a coffee can move from one to the other."""
    heap = _heap_height(shares)
    height = heap + SHELF * len(p.players) + 4
    pieces = [*_heap(shares), *_shelves(p, shares, heap), *_beans(shares, heap)]
    return Part("shelves", phrase("traders_shelves", "title"), (WIDE, height), pieces)


def _heap_height(shares: Shares) -> float:
    return 40 + 36 * max(1, -(-shares.total // HEAP)) + 34


def _heap(shares: Shares) -> Iterator[Piece]:
    lost = shares.took.count(LOST)
    text = phrase("traders_shelves", "lost", n=lost) if lost else phrase("traders_shelves", "left", n=shares.left)
    yield Piece("heap", (0, 20), marks=[words(0, 0, text, "head")], label=text, about=about("heap"))
    for n in range(shares.total):
        yield Piece(f"place-{n}", _spot(n), marks=[use("bean-gone", 0, 0, 28)])


def _spot(n: int) -> Point:
    return 2 + 32 * (n % HEAP), 36 + 36 * (n // HEAP)


def _shelves(p: Position, shares: Shares, top: float) -> Iterator[Piece]:
    yield Piece("shelves-head", (0, top - 12), marks=[words(0, 0, shares.head, "head")])
    seats = looks_of(p)
    for seat, player in enumerate(p.players):
        mine = shares.took.count(seat)
        name = titled(player.name)
        note = shares.notes[seat] if shares.notes else ""
        marks: list[Mark] = [rect(1, 2, WIDE - 2, SHELF - 8, 12, "shelf"), sign(seats[seat], 10, 10, 28)]
        marks += [words(48, 30, _brief(name), "name"), words(WIDE - 16, 30, f"{mine}{note}", "number end")]
        marks += [rect(x - 2, 8, _pitch(shares) - 4, 32, 7, "slot") for x in _slots(shares)]
        label = phrase("traders_shelves", "shelf", name=name, n=mine, coffee=shown(shares.cooperative), note=note)
        yield Piece(f"shelf-{seat}", (0, top + SHELF * seat), (WIDE, SHELF), marks, label, about=about("storage"))


def _brief(name: str) -> str:
    return name if len(name) <= 9 else name[:8] + "…"


def _most(shares: Shares) -> int:
    return max(9, *(shares.took.count(seat) for seat in range(6)))


def _pitch(shares: Shares) -> float:
    return min(38, 330 / _most(shares))


def _slots(shares: Shares) -> list[float]:
    return [138 + _pitch(shares) * n for n in range(_most(shares))]


def _beans(shares: Shares, top: float) -> Iterator[Piece]:
    """Every coffee of the harvest: the last of the heap is the first to go."""
    slots, last = _slots(shares), len(shares.took) - 1
    for n in range(shares.total):
        order = shares.total - 1 - n
        at, marks = _spot(n), [use(f"bean-{shares.cooperative}", 0, 0, 28)]
        seat = shares.took[order] if order <= last else None
        if seat == LOST:
            marks.append(use("cross", 8, 12, 18))
        elif seat is not None:
            at = (slots[shares.took[:order].count(seat)] - 2 + (_pitch(shares) - 32) / 2, top + SHELF * seat + 10)
            if order == last:
                marks.insert(0, rect(-4, -2, 36, 32, 8, "latest"))
        yield Piece(f"bean-{n}", at, (28, 28), marks, cls="gone" if seat == LOST else "")


def stock_part(
    p: Position, counts: Sequence[Sequence[int]], need: int, now: tuple[int, int] = (-1, -1), column: int = 0
) -> Part:
    """All players' warehouses: a row each, six coffees; a tick where the civet's threshold ``need`` is reached."""
    head = Piece("stock-head", (0, 20), marks=[words(0, 0, phrase("traders_shelves", "head"), "head")])
    high = [ROW + FOOT * any((*one.stock, *one.wild_stock)) for one in p.players]
    rows = [_stock(p, seat, counts[seat], need, now, sum(high[:seat]), high[seat]) for seat in range(len(high))]
    return Part("stock", phrase("traders_shelves", "warehouses"), (WIDE, 34 + sum(high)), [head, *rows], column=column)


def _stock(
    p: Position, seat: int, held: Sequence[int], need: int, now: tuple[int, int], top: float, high: float
) -> Piece:
    name = titled(p.players[seat].name)
    marks: list[Mark] = [rect(0, -10, WIDE, high + 16, 0, "touch"), rect(1, 2, WIDE - 2, high - 8, 12, "shelf")]
    marks.append(sign(looks_of(p)[seat], 10, 14, 28))
    marks.append(words(46, 34, _brief(name), "name"))
    for i, coffee in enumerate(COFFEES):
        x = 128 + 75 * i
        enough = coffee != "kopi_luwak" and held[i] >= need
        kind = "latest" if now == (seat, i) else "enough" if enough else ""
        marks += [rect(x, 7, 70, 42, 9, f"slot {kind}"), use(f"bean-{coffee}", x + 4, 14, 28)]
        marks.append(words(x + 46, 35, str(held[i]), "number mid"))
        if enough:
            marks.append(use("tick", x + 56, 2, 18))
    for i, n, picture in _at_the_foot(p, seat):
        x = 128 + 75 * i + 24 * n
        marks += [rect(x, 52, 22, 22, 6, "cell"), use(picture, x + 2, 54, 18)]
    told = ", ".join(f"{n} {shown(coffee)}" for coffee, n in zip(COFFEES, held, strict=True) if n)
    label = phrase("traders_shelves", "stock_of", name=name, coffees=told or phrase("traders", "nothing"))
    if below := _foot_words(p, seat):
        label += phrase("traders_shelves", "counters", counters=listed(below))
    return Piece(f"stock-{seat}", (0, 32 + top), (WIDE, high - 4), marks, label, about=about("storage"))


def _at_the_foot(p: Position, seat: int) -> Iterator[tuple[int, int, str]]:
    """The Stock counters below a player's tracks: the track, the place there and the picture of each."""
    one = p.players[seat]
    for i, land in enumerate(COOPERATIVES):
        pictures = [f"bean-{land}"] * one.stock[i] + ["wild"] * one.wild_stock[i]
        for n, picture in enumerate(pictures[:MOST_AT_FOOT]):
            yield i, n, picture


def _foot_words(p: Position, seat: int) -> tuple[str, ...]:
    one = p.players[seat]
    return tuple(
        phrase("traders_shelves", kind, n=n, coffee=shown(land))
        for kind, counts in (("stock", one.stock), ("wild_stock", one.wild_stock))
        for land, n in zip(COOPERATIVES, counts, strict=True)
        if n
    )
