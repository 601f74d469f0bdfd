"""The Lab page: the movement lab and the scoring lab."""

from __future__ import annotations

from widgets.labs.leaf import LabLeaf
from widgets.labs.words import phrase
from widgets.leaf import Node, button, h
from widgets.parts.nodes import left_out
from widgets.session import Session
from widgets.tabbed import Tab, TabbedPage


class LabPage(TabbedPage):
    """Two labs, of which one is shown."""

    path, part = "./lab", "lab"
    tabs = {
        "movement": Tab(phrase("page", "movement"), "widgets.labs.movement", "MovementLab"),
        "scoring": Tab(phrase("page", "scoring"), "widgets.labs.scoring", "ScoringLab"),
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session, LabLeaf)

    def head(self, odd: list[str]) -> list[Node]:
        """The row of labs, and what the one shown is for."""
        row = [
            button(tab.title, "lab", name, "seg", aria_pressed=name == self.shown, key=f"lab-{name}")
            for name, tab in self.tabs.items()
        ]
        return [
            h("div", h("div", *row, cls="segs", role="group", aria_label=phrase("page", "labs")), cls="labs"),
            h("h2", self.tabs[self.shown].title, cls="unseen", key="title"),
            h("p", phrase("page", f"about_{self.shown}"), cls="quiet"),
            left_out(odd),
        ]
