"""The page of Coffee Traders: harvest, scoring and boards, built when they are first shown."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import panel as pn
import param

from tutor.core.errors import choose
from tutor.core.sentences import listed
from widgets.labs import address
from widgets.labs.line import AddressLine
from widgets.player.leaf import Node, button, h
from widgets.session import Session
from widgets.traders.box_model import BoxModel
from widgets.traders.box_store import BoxStore
from widgets.traders.leaf import TradersLeaf

VIEWS = {
    "harvest": ("Harvest", "widgets.traders.harvest", "HarvestView"),
    "scoring": ("Scoring", "widgets.traders.scoring", "ScoringView"),
    "boards": ("Boards", "widgets.traders.boards", "BoardsView"),
    "box": ("Your box", "widgets.traders.box_view", "BoxView"),
}
"""Name in the address → title, module and class."""


class TradersPage(pn.viewable.Viewer):
    """One view at a time."""

    session = param.ClassSelector(class_=Session)

    def __init__(self, session: Session) -> None:
        super().__init__(session=session)
        given = pn.state.session_args or {}
        self._views: dict[str, Any] = {}
        self._head, self._line = TradersLeaf(self._pressed), AddressLine()
        self._place = pn.Column(sizing_mode="stretch_width")
        self.box = BoxModel()
        self._store = BoxStore(self.box)
        self._page = pn.Column(self._head, self._place, self._store, self._line, sizing_mode="stretch_width")
        self.shown, self._odd = address.read(given, {"view": _view}, "harvest")
        self._odd += self._read(given)
        self._go(self.shown)
        session.param.watch(lambda event: self._dress(), "theme")
        self.box.param.watch(lambda event: self._use(), "game")

    def __panel__(self) -> Any:
        return self._page

    def _pressed(self, do: str, value: str) -> None:
        self._odd = []
        self._go(value)

    def _go(self, name: str) -> None:
        self.shown = name
        view = self._view(name).__panel__()
        with pn.io.hold():
            if view not in list(self._place):
                self._place.append(view)
            for one in self._place:
                one.visible = one is view
            self._store.shown = name == "box"
            self._head.show(*_head(name, self._odd))
            self._write()

    def _view(self, name: str) -> Any:
        if name not in self._views:
            _, module, kind = VIEWS[name]
            about = self.box if name == "box" else self.box.game
            made = self._views[name] = getattr(import_module(module), kind)(about, theme=self.session.theme)
            if name != "box":
                made.model.param.watch(lambda event: self._write(), "view")
        return self._views[name]

    def _read(self, given: address.Arguments) -> list[str]:
        view = self._view(self.shown)
        return [] if self.shown == "box" else view.model.read(given)

    def _use(self) -> None:
        """Let every view play with another box."""
        with pn.io.hold():
            for name, view in self._views.items():
                if name != "box":
                    view.model.use_game(self.box.game)

    def _write(self) -> None:
        said = "" if self.shown == "box" else self._views[self.shown].model.write()
        query = said.partition("?")[2]
        ahead = "" if self.shown == "harvest" else f"view={self.shown}"
        parts = "&".join(part for part in (ahead, query) if part)
        self._line.address = f"./traders?{parts}" if parts else "./traders"

    def _dress(self) -> None:
        for view in self._views.values():
            view.theme = self.session.theme


def there() -> dict[str, str]:
    """Return the views that can be opened: name → title."""
    return {name: title for name, (title, module, _) in VIEWS.items() if find_spec(module)}


def _view(before: str, text: str) -> str:
    return choose(text, there(), "view", "view")


def _head(shown: str, odd: list[str]) -> list[Node]:
    tabs = [
        button(title, "view", name, "tab", aria_pressed=str(name == shown).lower(), key=f"view-{name}")
        for name, title in there().items()
    ]
    words = f"Part of this address could not be read and was left out: {listed(odd)}." if odd else ""
    return [
        h("div", *tabs, cls="tabs", role="group", aria_label="Coffee Traders"),
        h("p", words, cls="note", role="note") if words else None,
    ]
