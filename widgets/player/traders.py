"""Coffee Traders on the page of a lesson: the table drawn, and below it what may be done, in words."""

from __future__ import annotations

from collections.abc import Sequence

import panel as pn

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.position import Position
from tutor.core.game import Game
from tutor.core.game import Position as AnyPosition
from tutor.core.values import Action
from widgets.boards.traders import TradersBoard
from widgets.leaf import Leaf, Node, h
from widgets.player import traders_words as words
from widgets.player.plain import PlainView
from widgets.player.traders_beside import beside
from widgets.player.traders_table import table
from widgets.player.views import Hands
from widgets.traders.marks import mark, parts_drawn


class TradersView(PlainView):
    """The board where it happens, the actions, then all else that lies on the table."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self.place, self.around = TradersBoard(self._looked), TradersBoard()
        self.leaf.margin = (12, 0)
        self.beside = Leaf(margin=(0, 0, 12, 0))
        self.board = pn.Column(self.place, self.leaf, self.beside, self.around, sizing_mode="stretch_width")

    def open(self, game: Game, position: AnyPosition, seat: int, shows: Sequence[str]) -> None:
        """Begin a step."""
        super().open(game, position, seat, shows)
        self._shows, self._large = tuple(shows), ""

    def _looked(self, do: str, id: str) -> None:
        """Show the cooperative whose card was pressed large."""
        self._large = id.removeprefix("coop-")
        self._draw()

    def show(self, position: AnyPosition, *, press: bool, say: str = "") -> None:
        """Draw what the seat may see, and write what may be done."""
        with pn.io.hold():
            super().show(position, press=press, say=say)
            self._draw()

    def _draw(self) -> None:
        place, around = table(*self._seen(), self._seat, self._shows, self._large)
        self.place.show(place)
        self.around.visible = bool(around.parts)
        self.around.show(around)
        told = h("ul", *(h("li", line) for line in beside(*self._seen())), cls="beside")
        game = self._seen()[0]
        drawn = parts_drawn(game, [*place.parts, *around.parts])
        self.beside.show(mark(game, *drawn), told)

    def _seen(self) -> tuple[CoffeeTraders, Position]:
        game = self._game
        assert isinstance(game, CoffeeTraders)
        return game, game.view(self._position, self._seat)

    # ---- words ------------------------------------------------------------------------

    def _written(self) -> list[Node]:
        return []  # the table is drawn

    def _named(self, action: Action) -> str:
        return self.words(action)

    def words(self, action: Action) -> str:
        """Return an action in plain words."""
        return words.plain(action)
