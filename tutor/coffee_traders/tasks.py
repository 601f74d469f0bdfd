"""The line of choices and tasks that a turn still has to settle."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders.position import Choice, Position
from tutor.coffee_traders.table import name
from tutor.core.notes import Log, note

END = "end"
"""The task at the end of every turn: move on."""


def push(p: Position, *choices: Choice) -> Position:
    """Put choices first in line."""
    return replace(p, pending=(*choices, *p.pending))


def popped(p: Position) -> Position:
    """Take the first choice out of the line."""
    return replace(p, pending=p.pending[1:])


def end_turn(p: Position) -> Position:
    """Put the end of the turn last in line."""
    return replace(p, pending=(*p.pending, Choice(END, p.turn)))


def drop(p: Position, seat: int, clause: str, log: Log) -> Position:
    """Let a seat drop out of the phase or step."""
    note(log, clause, seat, "drops_out", player=name(p, seat))
    return end_turn(replace(p, out=(*p.out, seat)))


def following(p: Position, seat: int, step: int = 1) -> list[int]:
    """Return the seats after one in turn order (``step`` -1: before it), wrapping round, its own last."""
    i, n = p.order.index(seat), len(p.order)
    return [p.order[(i + step * k) % n] for k in range(1, n + 1)]
