"""Rows A, B and C of a company's board: the plantations that are left, what each costs and brings, and the farm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.coffee_traders.about import about
from tutor.coffee_traders.box import Box, Slot
from tutor.coffee_traders.position import Position
from tutor.core.sentences import listed
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_looks import looks_of, owned, sign, titled
from widgets.boards.words import phrase

WIDE, TALL, PITCH = 580, 96, 128
LEFT = 62


def rows_part(p: Position, seat: int, box: Box) -> Part:
    """Three rows of slots from the left: gone, next, still to come; 580 by 296."""
    pieces = [piece for i, line in enumerate("ABC") for piece in _row(p, seat, box, i, line)]
    title = _say("title", name=titled(p.players[seat].name))
    return Part(f"rows-{seat}", title, (WIDE, 8 + TALL * 3), pieces, title=title, column=1)


def _say(kind: str, **numbers: Any) -> str:
    return phrase("traders_rows", kind, **numbers)


def _row(p: Position, seat: int, box: Box, i: int, line: str) -> Iterator[Piece]:
    taken, look = p.players[seat].taken[i], looks_of(p)[seat]
    yield Piece(f"slots-{line}", (0, TALL * i), marks=[words(2, 52, _say("row", row=line), "kind")])
    for n, slot in enumerate(box.rows[i]):
        yield _slot(line, n, slot, n - taken, look, (LEFT + 14 + PITCH * n, TALL * i))
    if p.players[seat].farms[i]:
        yield _farm(line, box.farms[i], look, (LEFT + 14 + PITCH * len(box.rows[i]), TALL * i))


def _slot(line: str, n: int, slot: Slot, ahead: int, look: str, at: tuple[float, float]) -> Piece:
    """One slot; ``ahead`` is 0 for the next plantation, less for one that is gone."""
    marks: list[Mark] = [rect(0, 0, PITCH - 8, TALL - 8, 12, "place-space" if ahead < 0 else f"plantation own-{look}")]
    if ahead < 0:
        marks.append(words(PITCH / 2 - 4, 50, _say("gone"), "kind mid"))
    else:
        marks += [use("coin", 6, 6, 30), words(40, 28, str(slot.cost), "number"), sign(look, PITCH - 36, 7, 22)]
        marks += [words(8, 72, _say("level", level=slot.level), "kind")]
        marks += [_gift(gift, look, PITCH - 46 - 30 * k) for k, gift in enumerate(slot.bonus)]
    if ahead == 0:
        marks.append(rect(-3, -3, PITCH - 2, TALL - 2, 15, "ring-now"))
    label = _say("slot", row=line, number=n + 1, state=_state(slot, ahead))
    return Piece(f"slot-{line}-{n + 1}", at, (PITCH - 8, TALL - 8), marks, label, about=about("row of plantations"))


def _state(slot: Slot, ahead: int) -> str:
    if ahead < 0:
        return _say("gone")
    gifts = [phrase("traders_gift", gift) for gift in slot.bonus]
    brings = _say("brings", gifts=listed(gifts)) if gifts else _say("brings_nothing")
    return _say("state" if ahead else "state_next", level=slot.level, cost=slot.cost, brings=brings)


def _gift(gift: str, look: str, x: float) -> Mark:
    return words(x + 28, 72, "+1", "number end") if gift == "step" else owned(gift, look, x, 48, 32)


def _farm(line: str, cost: int, look: str, at: tuple[float, float]) -> Piece:
    marks: list[Mark] = [rect(0, 0, PITCH - 8, TALL - 8, 12, "cell"), owned("farm", look, PITCH - 46, 44, 36)]
    marks += [use("coin", 6, 6, 30), words(40, 28, str(cost), "number"), words(8, 72, _say("farm"), "kind")]
    label = _say("farm_says", row=line, cost=cost)
    return Piece(f"slot-{line}-farm", at, (PITCH - 8, TALL - 8), marks, label, about=about("farm of a row"))
