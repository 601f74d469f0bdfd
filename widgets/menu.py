"""The pages of the tutor, in the order of the menu. A new page is one line here and a class that takes a session."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Page:
    """A page: its path, its name in the menu, and the module and class that draw it."""

    path: str
    title: str
    module: str
    kind: str

    def open(self, session: Any) -> Any:
        """Build the page for a session; it is imported when it is first opened."""
        return getattr(import_module(self.module), self.kind)(session)


PAGES: tuple[Page, ...] = (
    Page("learn", "Learn", "widgets.learn", "LearnPage"),
    Page("rules", "Rules", "widgets.rules", "RulesPage"),
    Page("lab", "Lab", "widgets.lab", "LabPage"),
    Page("traders", "Traders", "widgets.traders.page", "TradersPage"),
    Page("play", "Play", "widgets.play", "PlayPage"),
)
