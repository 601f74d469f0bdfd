"""All boards of Coffee Traders: five cooperatives, tracks, bars, milestones and the players' boards."""

from __future__ import annotations

from typing import Any

import panel as pn

from tutor.coffee_traders import CoffeeTraders
from widgets.boards.traders import TradersBoard
from widgets.boards.traders_looks import looks, titled
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice
from widgets.parts.theme import Themed
from widgets.traders import marks
from widgets.traders.boards_model import TABLES, BoardsModel
from widgets.traders.leaf import TradersLeaf
from widgets.traders.people import PLAYERS
from widgets.traders.words import say, wording


class BoardsView(Themed, pn.viewable.Viewer):
    """One table, all of it; press a cooperative to see it large."""

    def __init__(self, game: CoffeeTraders | None = None, **params: Any) -> None:
        self.model = BoardsModel(game)
        super().__init__(**params)
        self.head = TradersLeaf(self._pressed)
        self.board = TradersBoard(lambda do, id: self.model.press(id))
        self._layout = pn.Column(self.head, self.board, sizing_mode="stretch_width")
        self._show()
        self.model.param.watch(lambda event: self._show(), "view")

    def __panel__(self) -> Any:
        return self._layout

    def _pressed(self, do: str, value: str) -> None:
        model = self.model
        {"table": model.set_table, "people": model.set_people, "seat": model.sit}[do](value)

    def _show(self) -> None:
        model, view = self.model, self.model.view
        with pn.io.hold():
            self.head.show_nodes(*_head(model))
            self.board.show_position(
                model.game, model.position, seat=view.seat, cooperative=view.land, press=("glance",)
            )


def _head(model: BoardsModel) -> list[Node]:
    words = wording("boards")
    view = model.view
    picks = [_pick(model, seat) for seat in range(len(model.names))]
    return [
        h("h2", words["title"], key="title"),
        h(
            "div",
            choice(words["table"], "table", {name: words[name] for name in TABLES}, view.table),
            choice(wording("changes")["players"], "people", PLAYERS, str(view.people)),
            cls="sets",
        ),
        marks.mark(model.game, *model.game.box.sources),
        h("div", *picks, cls="lands", role="group", aria_label=say("score", "whose")),
    ]


def _pick(model: BoardsModel, seat: int) -> Node:
    name, look = model.names[seat], looks(model.names)[seat]
    inside, pressed = [icon(f"sign-{look}"), h("b", titled(name))], seat == model.view.seat
    return button(inside, "seat", str(seat), "player-pick", key=f"seat-{seat}", aria_pressed=pressed)
