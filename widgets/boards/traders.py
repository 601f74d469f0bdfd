"""Coffee Traders boards: a position shown, and the pieces pressed. They know no rule."""

from __future__ import annotations

from widgets.boards.kit import Board
from widgets.boards.scene import text_of

STYLE = "traders.css"


class TradersBoard(Board):
    """Any drawing of Coffee Traders on a page: ``show(Scene(…))`` with the parts of this folder's other modules."""

    _stylesheets = [*Board._stylesheets, text_of(STYLE)]
