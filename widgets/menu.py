"""The pages of the tutor, in the order of the menu.

A new page is one line here, its name in ``en.toml``, and a class that takes a session.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from widgets.words import wording


@dataclass(frozen=True)
class Page:
    """A page: its path, and the module and class that draw it."""

    path: str
    module: str
    kind: str

    @property
    def title(self) -> str:
        """Its name in the menu."""
        return wording("menu").get(self.path, self.path.capitalize())

    def open(self, session: Any) -> Any:
        """Build the page for a session; it is imported when it is first opened."""
        return getattr(import_module(self.module), self.kind)(session)


PAGES: tuple[Page, ...] = (
    Page("learn", "widgets.learn", "LearnPage"),
    Page("rules", "widgets.rules", "RulesPage"),
    Page("lab", "widgets.lab", "LabPage"),
    Page("traders", "widgets.traders.page", "TradersPage"),
    Page("play", "widgets.play", "PlayPage"),
)
