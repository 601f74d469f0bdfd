"""The message of Fair Trade Coffee: the first words of the own cups, to be put in a row."""

from __future__ import annotations

from tutor.caffeine_rush.ending import words as cup_words
from widgets.boards.caffeine_mine import NARROW, WIDE
from widgets.boards.caffeine_sight import Sight
from widgets.boards.scene import Part, Piece, Point, rect, words
from widgets.boards.words import phrase


def message_part(sight: Sight, narrow: bool) -> Part:
    """The first words of the own cups, to be put in a row."""
    wide = NARROW if narrow else WIDE
    across = 3 if narrow else 5
    step = (wide - 16) / across
    have = cup_words(sight.view.players[sight.seat])
    speaks = "pass" in sight.legal
    pieces = [
        _word(n, word, (8 + (n - 1) % across * step, 16 + (n - 1) // across * 60), step - 8, speaks)
        for n, word in enumerate(have, 1)
    ]
    y = 16 + -(-len(have) // across) * 60
    if speaks:
        pieces += [_button("say", (8, y)), _button("pass", (168, y))]
    title = phrase("caffeine_message", "title")
    return Part("words", title, (wide, y + 56), pieces, title=title)


def _word(n: int, word: str, at: Point, wide: float, press: bool) -> Piece:
    marks = [rect(0, 0, wide, 48, 12, "order ticket"), words(wide / 2, 30, word, "slip-word mid")]
    return Piece(f"word-{n}", at, (wide, 48), marks, word, press)


def _button(id: str, at: Point) -> Piece:
    word, label = phrase("caffeine_message", id), phrase("caffeine_message", f"{id}_says")
    marks = [
        rect(0, 0, 150, 46, 23, "call" if id == "say" else "chip"),
        words(75, 30, word, "call-word mid" if id == "say" else "chip-word mid"),
    ]
    return Piece(id, at, (150, 48), marks, label, True)
