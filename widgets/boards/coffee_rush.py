"""The Coffee Rush table, base and Winter: it shows a position and tells which piece a person pressed. It knows no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.coffee_rush.position import Position
from widgets.boards.coffee_rush_spaces import Walk, Walked, board_part
from widgets.boards.kit import Board
from widgets.boards.scene import Scene, text_of

JUST_BOARD = ("board",)


def scene(position: Position, seat: int, walk: Walk, say: str = "") -> Scene:
    """The table as the player in ``seat`` sees it."""
    return Scene("Coffee Rush table", [board_part(position, seat, walk)], say)


class CoffeeRushBoard(Board):
    """A Coffee Rush table on a page. Spaces are pressed by their names: ``on_person("press", "c1")``."""

    _stylesheets = [*Board._stylesheets, text_of("coffee_rush.css")]

    def show_position(
        self,
        game: Any,
        position: Position,
        *,
        seat: int | None = None,
        walk: Sequence[str] = (),
        next: Sequence[str] = (),
        refused: str | None = None,
        tells: Mapping[str, str] | None = None,
        pawn: int = 0,
        walked: Walked = (),
        press: bool = True,
        say: str = "",
    ) -> None:
        """Show ``position`` to the player in ``seat`` (default: the one on turn); see :class:`Walk` for the rest."""
        told = Walk(walk, next, refused, tells or {}, pawn, walked, press)
        self.show(scene(position, position.turn if seat is None else seat, told, say))
