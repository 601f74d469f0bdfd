"""Of the views of a page one is in sight."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_view_that_is_left_is_out_of_sight(page: Page, address: str) -> None:
    page.goto(f"{address}traders")
    expect(page.locator(".land").first).to_be_visible()
    page.get_by_role("button", name="Scoring", exact=True).first.click()
    expect(page.get_by_role("heading", name="The score, line by line")).to_be_visible()
    expect(page.locator(".land").first).to_be_hidden()
