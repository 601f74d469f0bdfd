"""The page of Coffee Traders: harvest, scoring and boards, and the box that they are drawn from."""

from __future__ import annotations

from typing import Any

import panel as pn

from tutor.catalogue import GAMES
from widgets.leaf import Node, button, h
from widgets.parts.nodes import left_out
from widgets.session import Session
from widgets.tabbed import Tab, TabbedPage
from widgets.traders.box_model import BoxModel
from widgets.traders.box_store import BoxStore
from widgets.traders.leaf import TradersLeaf
from widgets.traders.words import phrase


class TradersPage(TabbedPage):
    """One view at a time; all of them play with the box of the last one, if a person entered their own."""

    path, part = "./traders", "view"
    tabs = {
        "harvest": Tab(phrase("page", "harvest"), "widgets.traders.harvest", "HarvestView"),
        "scoring": Tab(phrase("page", "scoring"), "widgets.traders.scoring", "ScoringView"),
        "boards": Tab(phrase("page", "boards"), "widgets.traders.boards", "BoardsView"),
        "box": Tab(phrase("page", "box"), "widgets.traders.box_view", "BoxView"),
    }

    def __init__(self, session: Session) -> None:
        self.box = BoxModel()
        self._store = BoxStore(self.box)
        super().__init__(session, TradersLeaf)
        self._page.insert(2, self._store)
        self.box.param.watch(lambda event: self._use(), "game")

    def make(self, name: str, kind: Any) -> Any:
        """Return a new view that plays with the box, or the form in which it is entered."""
        return kind(self.box if name == "box" else self.box.game, theme=self.session.theme)

    def head(self, odd: list[str]) -> list[Node]:
        """The row of views."""
        row = [
            button(tab.title, "view", name, "tab", aria_pressed=name == self.shown, key=f"view-{name}")
            for name, tab in self.tabs.items()
        ]
        return [h("div", *row, cls="tabs", role="group", aria_label=GAMES["traders"].title), left_out(odd)]

    def _go(self, name: str) -> None:
        with pn.io.hold():
            self._store.shown = name == "box"
            super()._go(name)

    def _use(self) -> None:
        """Let every view play with another box."""
        with pn.io.hold():
            for name, view in self._views.items():
                if name != "box":
                    view.model.use_game(self.box.game)
