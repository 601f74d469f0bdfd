"""What the pieces of a counter of Grab & Go are about: the verdict on what pressing one would do, else its rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tutor import catalogue
from tutor.core.about import About
from tutor.grab_and_go import GrabAndGo, about
from tutor.grab_and_go.position import Position
from widgets.boards.grab_press import meant
from widgets.boards.scene import Part, Piece


def tell(parts: Iterable[Part], view: Position, seat: int, legal: Collection[str]) -> None:
    """Give each piece with a label what it is about. ``view`` is that of the seat, so nothing hidden is told."""
    game = catalogue.game("grab")
    assert isinstance(game, GrabAndGo)
    cards: dict[str, About] = {}  # all cards that look alike are alike to the rules
    for piece in (piece for part in parts for piece in part.pieces if piece.label):
        word = piece.id.partition("-")[0]
        found = cards.get(piece.cls) if word == "card" else None
        found = found or _of(game, piece, word, view, seat, legal)
        if found:
            piece.about, piece.why = found.clauses, found.says
            if word == "card":
                cards[piece.cls] = found


def _of(game: GrabAndGo, piece: Piece, word: str, view: Position, seat: int, legal: Collection[str]) -> About | None:
    if piece.press and (word != "card" or piece.cls):
        return game.about(view, seat, meant(view.players[seat], legal, piece.id))
    return about.things().get(word)
