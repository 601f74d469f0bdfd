"""A page of several views, of which one is shown; the address keeps which one, and what is set in it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

import panel as pn

from tutor.core.errors import choose
from widgets.leaf import Leaf, Node
from widgets.parts import address
from widgets.parts.line import AddressLine
from widgets.session import Session


class Tab(NamedTuple):
    """A view of a page: its title, and the module and class that draw it, imported when it is first shown."""

    title: str
    module: str
    kind: str


class TabbedPage(pn.viewable.Viewer):
    """Views that are built when they are first shown, below a head that leads from one to the next.

    A page says where it is (``path``), its views (``tabs``, name in the address → tab; the first is shown when none is
    named), the ``part`` of the address that names one, and what stands in its head. A view has a ``theme``; one whose
    state the address keeps has a ``model`` with ``view``, ``read`` and ``write``.
    """

    path = part = ""
    tabs: Mapping[str, Tab] = {}

    def __init__(self, session: Session, head: type[Leaf]) -> None:
        super().__init__()
        self.session = session
        given = pn.state.session_args or {}
        self._views: dict[str, Any] = {}
        self._frames: dict[str, pn.Column] = {}
        self._head, self._line = head(self._pressed), AddressLine()
        self._place = pn.Column(sizing_mode="stretch_width")
        self._page = pn.Column(self._head, self._place, self._line, sizing_mode="stretch_width")
        self.shown, self._odd = address.read(given, {self.part: self._named}, next(iter(self.tabs)))
        model = self._model(self.shown)
        self._odd += model.read(given) if model else []
        self._go(self.shown)
        session.param.watch(lambda event: self._dress(), "theme")

    def __panel__(self) -> Any:
        return self._page

    def make(self, name: str, kind: Any) -> Any:
        """Return a new view of a class."""
        return kind(theme=self.session.theme)

    def head(self, odd: list[str]) -> list[Node]:
        """Return what stands above the view; ``odd`` are the parts of the address that could not be read."""
        raise NotImplementedError

    def _named(self, before: str, text: str) -> str:
        return choose(text, self.tabs, self.part, self.part)

    def _pressed(self, do: str, value: str) -> None:
        self._odd = []
        self._go(value)

    def _go(self, name: str) -> None:
        self.shown = name
        frame = self._frame(name)
        with pn.io.hold():
            if frame not in list(self._place):
                self._place.append(frame)
            for one in self._place:
                one.visible = one is frame
            self._head.show_nodes(*self.head(self._odd))
            self._write()

    def _frame(self, name: str) -> pn.Column:
        """Return what is hidden of a view: one that lays itself out has a display that would win over Panel's."""
        if name not in self._frames:
            self._frames[name] = pn.Column(self._view(name).__panel__(), sizing_mode="stretch_width")
        return self._frames[name]

    def _view(self, name: str) -> Any:
        if name not in self._views:
            tab = self.tabs[name]
            self._views[name] = self.make(name, getattr(import_module(tab.module), tab.kind))
            model = self._model(name)
            if model:
                model.param.watch(lambda event: self._write(), "view")
        return self._views[name]

    def _model(self, name: str) -> Any:
        return getattr(self._view(name), "model", None)

    def _write(self) -> None:
        model = self._model(self.shown)
        ahead = "" if self.shown == next(iter(self.tabs)) else f"{self.part}={self.shown}"
        query = "&".join(filter(None, (ahead, model.write() if model else "")))
        self._line.address = f"{self.path}?{query}" if query else self.path

    def _dress(self) -> None:
        for view in self._views.values():
            view.theme = self.session.theme
