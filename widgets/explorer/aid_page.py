"""The player aid: a table's rules in short, on as few printed pages as can be read at a table."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import ceil

from msgspec import Struct

from tutor import catalogue
from tutor.core.errors import BadInput
from tutor.glossary.reading import AidPart
from widgets.explorer import rules
from widgets.explorer.address import Address
from widgets.explorer.parts import heading
from widgets.explorer.setup_list import Table, items
from widgets.explorer.setup_page import address_of, table_of, what
from widgets.explorer.words import link, phrase
from widgets.leaf import Node, h

SIZES = (15.0, 14.0, 13.0, 12.5, 12.0)
"""What an aid may be printed in, in px, the best first; 12 px are 9 pt. Two such pages are better than one of less."""

LINE, LETTER = 1.25, 0.5
"""The height of a line and the mean width of a letter, as parts of the size."""

WIDE, HIGH = 320, 850
"""A column's lines on A4, which is narrower, and its height on Letter, which is lower, below the heading; in px."""

MOST_PAGES = 3

LONG = 20
"""Steps of a set-up beyond which the player aid leaves it to the checklist."""


class Part(Struct, frozen=True):
    """One block of the aid: its title, its lines, and whether these are counted."""

    title: str
    lines: tuple[str, ...]
    counted: bool = False

    def height(self, size: float) -> float:
        """Return about how high it is printed, in px, in letters of so many px."""
        rows = sum(ceil(len(line) * LETTER * size / WIDE) for line in self.lines)
        return rows * LINE * size + len(self.lines) + 1.5 * size + 12

    def node(self) -> Node:
        """Return it as it is shown."""
        kind = "ol" if self.counted else "ul"
        return h("section", h("h3", self.title), h(kind, [h("li", line) for line in self.lines]))


Column = tuple[Part, ...]


def page(at: Address) -> Node:
    """Return what is printed: the set-up in short, the rules of a turn, the end."""
    table = table_of(at)
    head = h(
        "div",
        h("button", phrase("aid", "print"), type="button", cls="button go", data_print="1"),
        link(str(address_of(table)), phrase("aid", "back"), cls="button"),
        cls="doors unprinted",
    )
    columns, size = laid_out(parts(table))
    sheets = [_sheet(left, right, size) for left, right in zip(columns[::2], columns[1::2], strict=True)]
    return h("section", head, heading(what(table)), sheets, cls="aid")


def _sheet(left: Column, right: Column, size: float) -> Node:
    sides = [h("div", [part.node() for part in side]) for side in (left, right)]
    return h("div", sides, cls="columns", style=f"--print-size: {size}px")


def laid_out(every: Column) -> tuple[list[Column], float]:
    """Return two columns for each page, and the size of type in px: as few pages as hold it, a part stays whole.

    A browser's own columns would be shrunk in print.
    """
    for pages in range(1, MOST_PAGES + 1):
        columns = _split(every, 2 * pages)
        for size in SIZES:
            if _longest(columns, size) <= HIGH:
                return columns, size
    return columns, SIZES[-1]


def _split(every: Column, n: int) -> list[Column]:
    """Cut the parts into ``n`` columns of which the longest is as short as can be."""
    cuts = ((0, *inner, len(every)) for inner in combinations(range(1, len(every)), n - 1))
    found = ([every[a:b] for a, b in pairwise(cut)] for cut in cuts)
    return min(found, key=lambda columns: _longest(columns, SIZES[-1]))


def _longest(columns: list[Column], size: float) -> float:
    return max(sum(part.height(size) for part in column) for column in columns)


def parts(table: Table) -> Column:
    """Return the blocks of a table's aid, the set-up first where it is short."""
    every = [_set_up(table), *(_part(table, part) for part in table.offer.aid)]
    return tuple(part for part in every if part.lines)


def _set_up(table: Table) -> Part:
    try:
        found = items(table)
    except BadInput:
        found = []
    lines = [" ".join(one.lines) for one in found] if len(found) <= LONG else []
    return Part(phrase("aid", "set_up"), tuple(lines), counted=True)


def _part(table: Table, part: AidPart) -> Part:
    """The rules of a block that hold for this number of players."""
    every = rules.sections(table.game)
    book = catalogue.game(table.game).rulebook
    named = [book.clauses[id] for id in part.clauses]
    found = [one for name in part.sections for one in every.get(name, ()) if one.kind not in ("component", "advice")]
    shown = [one for one in (*found, *named) if rules.holds_for(one, str(table.players))]
    lines = [line for one in shown for line in part.played.get(one.id, (one.says,))]
    below = [line for id, said in part.played.items() if id in book.rulings for line in said]
    return Part(part.title, (*lines, *below))
