"""Coffee Traders on the page of a lesson: the table drawn, and with the task what may be done, in words."""

from __future__ import annotations

from collections.abc import Sequence

import panel as pn
from msgspec.structs import replace

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.position import Position
from tutor.core.game import Game
from tutor.core.values import Action
from widgets.boards.scene import Part, Piece, Scene
from widgets.boards.traders import TradersBoard
from widgets.leaf import Leaf, Node, h
from widgets.player.offers import ALL
from widgets.player.plain import MOST, PlainView
from widgets.player.traders_beside import beside
from widgets.player.traders_press import concern, meant
from widgets.player.traders_table import table
from widgets.player.traders_words import in_words
from widgets.player.views import Hands, More, Preview
from widgets.player.words import phrase
from widgets.traders.marks import mark, parts_drawn


class TradersView(PlainView[Position]):
    """The board where it happens, then all else that lies on the table.

    A piece that is pressed leaves the actions that concern it (``_touched``); where that is one, it is tried.
    """

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self.place, self.around = TradersBoard(self._on_piece), TradersBoard(self._on_piece, hints=False)
        self.place.group = self.around.group = self.place.name
        self.leaf.margin = (12, 0)
        self.beside = Leaf(margin=(0, 0, 12, 0))
        self.board = pn.Column(self.place, self.around, self.beside, self.leaf, sizing_mode="stretch_width")

    def open(self, game: Game[Position], position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step."""
        super().open(game, position, seat, shows)
        self._shows, self._large = tuple(shows), ""
        self.clear()

    # ---- pieces -----------------------------------------------------------------------

    def _on_piece(self, do: str, id: str) -> None:
        """Show a cooperative large, try the one action of a piece, or leave its actions to choose from."""
        game, p = self._seen()
        found = concern(p, self._seat, self._all(), id) if self._press else []
        if id.startswith("coop-"):
            self._large = id.removeprefix("coop-")
            self._draw()
        elif len(found) == 1:
            self._try(found[0])
        elif found:
            self._touched, self.begun = id, True
            self._hands.changed()
        elif self._press and (refused := meant(game, p, self._seat, id)):
            self._try(refused)

    def _try(self, action: Action) -> None:
        self.clear()
        self._hands.tried(action)

    def _can(self, id: str) -> bool:
        """Say whether pressing a piece comes to something."""
        game, p = self._seen()
        return bool(concern(p, self._seat, self._all(), id) or meant(game, p, self._seat, id))

    def _all(self) -> list[Action]:
        return self._game.legal(self._position, self._seat)

    # ---- what is touched is begun -------------------------------------------------------

    def back(self) -> bool:
        """Offer all actions again."""
        was = self.begun
        self.clear()
        return was

    def clear(self) -> None:
        """Forget the piece that was pressed."""
        self._touched, self.begun = "", False

    # ---- drawing ------------------------------------------------------------------------

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Draw what the seat may see, and write what may be done."""
        with pn.io.hold():
            if not press or position != self._position:
                self.clear()
            super().show(position, press=press, say=say)
            self._draw()

    def _draw(self) -> None:
        place, around = (self._pressed_too(one) for one in table(*self._seen(), self._seat, self._shows, self._large))
        self.place.show_scene(place)
        self.around.visible = bool(around.parts)
        self.around.show_scene(around)
        told = h("ul", *(h("li", line) for line in beside(*self._seen())), cls="beside")
        game = self._seen()[0]
        drawn = parts_drawn(game, [*place.parts, *around.parts])
        self.beside.show_nodes(mark(game, *drawn), told)

    def _pressed_too(self, scene: Scene) -> Scene:
        """Let pieces be pressed that lead to an action or to the rule against it, of companies the own one's."""
        if not self._press:
            return scene
        return replace(scene, parts=[self._part(part) for part in scene.parts])

    def _part(self, part: Part) -> Part:
        company = part.id.startswith(("company-", "rows-"))
        if company and not part.id.endswith(f"-{self._seat}"):
            return part
        return replace(part, pieces=[self._piece(piece) for piece in part.pieces])

    def _piece(self, piece: Piece) -> Piece:
        able = piece.press or bool(piece.label and piece.size[0] and self._can(piece.id))
        return replace(piece, press=able) if able != piece.press else piece

    def _seen(self) -> tuple[CoffeeTraders, Position]:
        game = self._game
        assert isinstance(game, CoffeeTraders)
        return game, game.view(self._position, self._seat)

    # ---- offers ---------------------------------------------------------------------------

    def more(self) -> list[More]:
        """Offer what may be done, or with the pressed piece; with it also the way back."""
        legal = concern(self._seen()[1], self._seat, self._all(), self._touched) if self._touched else self._all()
        made = [More(self._text(one), self.words(one), group=_group(one)) for one in legal[:MOST]]
        return [*made, *([More(ALL, phrase("offers", "all"), group=ALL)] if self._touched else [])]

    def use(self, id: str) -> None:
        """Try the action of a button, or offer all again."""
        if id == ALL:
            self.clear()
            self._hands.changed()
            return
        found = [one for one in self._all() if self._text(one) == id]
        if found:
            self._try(found[0])

    def _text(self, action: Action) -> str:
        return self._game.write(self._position, self._seat, action)

    def preview(self, position: Position) -> Preview:
        """Say how an action is tried, or which piece is pressed."""
        return Preview(phrase("plain", "yours"), "", phrase("offers", "here" if self._touched else "how"))

    # ---- words ------------------------------------------------------------------------

    def _written(self) -> list[Node]:
        return []  # the table is drawn

    def _actions(self) -> list[Node]:
        """The offers stand with the task; here one may write."""
        return [h("details", h("summary", phrase("plain", "type")), *self._typing(), key="typing")]

    def words(self, action: Action) -> str:
        """Return an action in plain words."""
        return in_words(action)


def _group(action: Action) -> str:
    return str(action.__struct_config__.tag)
