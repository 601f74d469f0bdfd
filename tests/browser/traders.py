"""The pages of Coffee Traders as a person uses them."""

from __future__ import annotations

from playwright.sync_api import Page

WIDTH = "document.documentElement.scrollWidth"
"""How broad a page is, with all that one has to scroll for."""


def press(page: Page, name: str, times: int = 1) -> None:
    """Press a button by its whole name."""
    for _ in range(times):
        page.get_by_role("button", name=name, exact=True).click()
