"""What the pieces of a table of Caffeine Rush are about: the verdict on what pressing one would do, else its rules."""

from __future__ import annotations

from tutor import catalogue
from tutor.caffeine_rush import CaffeineRush, about
from tutor.caffeine_rush.position import LATTE_ART, SUPERVISOR
from tutor.core.about import About
from widgets.boards.caffeine_press import meant
from widgets.boards.caffeine_sight import Sight
from widgets.boards.scene import Part, Piece

BEGINS = ("hand", "word", "say")
"""What only begins an action: its rules are told, no verdict."""


def tell(parts: list[Part], sight: Sight) -> None:
    """Give each piece with a label what it is about."""
    for part in parts:
        for piece in part.pieces:
            found = _of(piece, sight) if piece.label else None
            if found:
                piece.about, piece.why = found.clauses, found.says


def _of(piece: Piece, sight: Sight) -> About | None:
    word, _, rest = piece.id.partition("-")
    if piece.press and word not in BEGINS and not piece.id.startswith("prep-"):
        game = catalogue.game("caffeine")
        assert isinstance(game, CaffeineRush)
        action = meant(sight.view, sight.seat, sight.legal, piece.id)
        return game.about(sight.view, sight.seat, action)
    return about.things().get(_thing(word, rest, sight))


def _thing(word: str, rest: str, sight: Sight) -> str:
    hand = sight.view.players[sight.seat].hand
    if word == "hand" and hand and hand.special:
        return {SUPERVISOR: "supervisor", LATTE_ART: "latte_art"}[hand.kind]
    if word == "prep" and rest:
        return "latte_art" if rest == LATTE_ART.replace(" ", "_") else "waiting"
    if word == "place" and sight.view.places[int(rest) - 1].order is None:
        return "vacant"
    return {"no": "hand", "say": "word"}.get(word, word)
