"""What the browser tests of races share: pages that run by a clock of theirs, and pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from panel.template import Template
from playwright.sync_api import Locator, Page, expect

from tests.widgets.races.hands import Hand
from widgets import menu
from widgets.app import live
from widgets.play import PlayPage
from widgets.races.model import RaceModel
from widgets.races.race import COUNT_MS
from widgets.session import Session

THEMES = ("light", "dark")


@dataclass
class Pages:
    """The page Play as the tutor shows it, by a clock of the tests; the last one opened can be looked into."""

    clock: Hand
    path: str = "play"
    title: str = "Play"
    models: list[RaceModel] = field(default_factory=list)

    def open(self, session: Session) -> PlayPage:
        """Return a new page; its cards are mixed by 3."""
        self.models.append(RaceModel(self.clock, lambda: 3))
        return PlayPage(session, self.models[-1])

    def shown(self) -> Template:
        """Return a new page in the tutor's frame."""
        return live(cast(menu.Page, self))

    @property
    def model(self) -> RaceModel:
        """The state of the last page."""
        return self.models[-1]


def opened(page: Page, address: str) -> None:
    """Open a page and wait for its board."""
    page.goto(address)
    expect(page.locator(".board[data-ready]")).to_be_visible()


def counted(page: Page, clock: Hand) -> None:
    """Let the time to count to three pass, once the page has begun to count."""
    expect(page.locator(".hung")).to_have_text("3")
    clock.ms += COUNT_MS


def piece(page: Page, id: str) -> Locator:
    """Return a piece of the board."""
    return page.locator(f'.board [data-id="{id}"]')
