"""Of the views of a page one is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize(
    ("page_of", "other", "own"), [("traders", "Scoring", ".land"), ("lab", "Scoring lab", ".board")]
)
def test_view_that_is_left_is_out_of_sight(page: Page, address: str, page_of: str, other: str, own: str) -> None:
    page.goto(f"{address}{page_of}")
    expect(page.locator(own).first).to_be_visible()
    page.get_by_role("button", name=other, exact=True).first.click()
    expect(page.locator(own).first).to_be_hidden()
