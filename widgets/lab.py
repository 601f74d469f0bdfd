"""The Lab page: the movement lab and the scoring lab, built when first shown; the address keeps their state."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import panel as pn
import param

from tutor.core.errors import choose
from tutor.core.sentences import listed
from widgets.labs import address
from widgets.labs.lab_leaf import LabLeaf
from widgets.labs.line import AddressLine
from widgets.player.leaf import Node, button, h
from widgets.session import Session

LABS = {
    "movement": ("Movement lab", "widgets.labs.movement", "MovementLab"),
    "scoring": ("Scoring lab", "widgets.labs.scoring", "ScoringLab"),
}
"""Name in the address → title, module and class."""

ABOUT = {
    "movement": "Set the table as you like: every space that blue can reach, and the best walk to what you need.",
    "scoring": "Change what the players have, and watch their points add up in the base game and in Winter.",
}


class LabPage(pn.viewable.Viewer):
    """Two labs, of which one is shown."""

    session = param.ClassSelector(class_=Session)

    def __init__(self, session: Session) -> None:
        super().__init__(session=session)
        given = pn.state.session_args or {}
        self._labs: dict[str, Any] = {}
        self._odd: list[str] = []
        self._head, self._line = LabLeaf(self._pressed), AddressLine()
        self._place = pn.Column(sizing_mode="stretch_width")
        self._page = pn.Column(self._head, self._place, self._line, sizing_mode="stretch_width")
        self.shown, self._odd = address.read(given, {"lab": _lab}, "movement")
        self._odd += self._lab(self.shown).model.read(given)
        self._go(self.shown)
        session.param.watch(lambda event: self._dress(), "theme")

    def __panel__(self) -> Any:
        return self._page

    def _pressed(self, do: str, value: str) -> None:
        self._odd = []
        self._go(value)

    def _go(self, name: str) -> None:
        self.shown = name
        lab = self._lab(name).__panel__()
        with pn.io.hold():
            if lab not in list(self._place):
                self._place.append(lab)
            for one in self._place:
                one.visible = one is lab
            self._head.show(*_head(name, self._odd))
            self._write()

    def _lab(self, name: str) -> Any:
        if name not in self._labs:
            _, module, kind = LABS[name]
            made = self._labs[name] = getattr(import_module(module), kind)(theme=self.session.theme)
            made.model.param.watch(lambda event: self._write(), "view")
        return self._labs[name]

    def _write(self) -> None:
        written = self._labs[self.shown].model.write()
        ahead = "" if self.shown == "movement" else f"lab={self.shown}"
        path, _, query = written.partition("?")
        parts = "&".join(part for part in (ahead, query) if part)
        self._line.address = f"{path}?{parts}" if parts else path

    def _dress(self) -> None:
        for lab in self._labs.values():
            lab.theme = self.session.theme


def _lab(before: str, text: str) -> str:
    return choose(text, LABS, "lab", "lab")


def _head(shown: str, odd: list[str]) -> list[Node]:
    tabs = [
        button(title, "lab", name, "seg", aria_pressed=str(name == shown).lower(), key=f"lab-{name}")
        for name, (title, *_) in LABS.items()
    ]
    words = f"Part of this address could not be read and was left out: {listed(odd)}." if odd else ""
    return [
        h("div", h("div", *tabs, cls="segs", role="group", aria_label="Labs"), cls="labs"),
        h("h2", LABS[shown][0], cls="unseen", key="title"),
        h("p", ABOUT[shown], cls="quiet"),
        h("p", words, cls="note", role="note") if words else None,
    ]
