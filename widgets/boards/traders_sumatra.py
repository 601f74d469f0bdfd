"""Sumatra: whose civets are there, and whose coffees reach the threshold that sends one more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.coffee_traders.about import about, company
from tutor.coffee_traders.position import Position, people
from widgets.boards.scene import Mark, Part, Piece, path, rect, use, words
from widgets.boards.traders_looks import looks_of, owned, sign, titled
from widgets.boards.words import phrase

WIDE = 580


def sumatra_part(p: Position, civets: Sequence[int], need: int, seat: int = -1, column: int = 0) -> Part:
    """A row for each person: the civets in Sumatra. ``seat`` is the one whose turn it is to gain."""
    rows = [*_rows(p, civets, seat)]
    height = 80 + 66 * len(rows)
    title, text, short = (phrase("traders_sumatra", kind, need=need) for kind in ("title", "says", "short"))
    ground: list[Mark] = [rect(0, 0, WIDE, height, 22, "jungle"), *_palms(), rect(0, 0, WIDE, height, 22, "rim")]
    ground += [words(20, 34, title, "head"), words(20, 62, short, "row-name")]
    return Part(
        "sumatra",
        title,
        (WIDE, height),
        [Piece("sumatra", (0, 0), (WIDE, height), ground, text, about=_rules(p)), *rows],
        column=column,
    )


def _palms() -> list[Mark]:
    trunk, leaves = (
        "M{0} 60c2-14 0-22-4-30",
        "M{1} 30c-18-8-26 0-30 8M{1} 30c-10-16-22-14-28-10M{1} 30c4-16 16-18 24-12M{1} 30c14-8 24-2 28 8",
    )
    return [path(part.format(x, x - 4), "palm") for x in (470, 536) for part in (trunk, leaves)]


def _rows(p: Position, civets: Sequence[int], now: int) -> Iterator[Piece]:
    for n, seat in enumerate(people(p)):
        name, look = titled(p.players[seat].name), looks_of(p)[seat]
        marks: list[Mark] = [rect(16, 2, WIDE - 32, 54, 12, "line now" if seat == now else "line")]
        marks += [sign(look, 26, 14, 30), words(66, 35, name[:10], "name")]
        marks += [owned("civet", look, 160 + 58 * i, 6, 46) for i in range(civets[seat])]
        if civets[seat] == 0:
            marks.append(words(160, 35, phrase("traders_sumatra", "none"), "soft"))
        marks.append(use("bean-kopi_luwak", WIDE - 64, 14, 32) if civets[seat] else words(0, 0, "", "soft"))
        label = phrase("traders_sumatra", "civets", name=name, n=civets[seat])
        yield Piece(f"civets-{seat}", (0, 76 + 66 * n), (WIDE, 60), marks, label, about=_rules(p))


def _rules(p: Position) -> tuple[str, ...]:
    return about(f"Sumatra, {company(p)}")
