"""The Contract Bonus: a stack of Arabica counters for each letter, face up."""

from __future__ import annotations

from tutor.coffee_traders.about import about
from tutor.coffee_traders.names import LETTERS
from tutor.coffee_traders.position import Position
from tutor.core.sentences import listed
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_looks import counter_icon, shown
from widgets.boards.words import phrase

WIDE, CELL = 580, 90
STEP, COUNTER = 30, 40
"""How far a counter lies below the one upon it, and how large it is."""


def stacks_part(p: Position, column: int = 0) -> Part:
    """Six spaces, A to F; of each stack every counter is seen, the topmost uppermost; 580 wide."""
    most = max(2, *(len(stack) for stack in p.stacks))
    tall = 44 + COUNTER + STEP * (most - 1)
    pieces = [_stack(letter, n, stack, tall) for n, (letter, stack) in enumerate(zip(LETTERS, p.stacks, strict=True))]
    title = phrase("traders_stacks", "title")
    return Part("stacks", title, (WIDE, tall), pieces, title=title, column=column)


def _stack(letter: str, n: int, counters: tuple[str, ...], tall: float) -> Piece:
    marks: list[Mark] = [rect(0, 0, CELL, tall, 10, "cell" if counters else "place-space")]
    marks.append(words(CELL / 2, 27, letter, "number mid"))
    for k, counter in reversed([*enumerate(counters)]):
        marks.append(use(counter_icon(counter), (CELL - COUNTER) / 2, 36 + STEP * k, COUNTER))
    kind = "stack" if counters else "empty"
    named = listed([shown(counter) for counter in counters]) if counters else ""
    label = phrase("traders_stacks", kind, letter=letter, n=len(counters), counters=named)
    return Piece(f"stack-{letter}", (98 * n, 0), (CELL, tall), marks, label, about=about("Contract Bonus"))
