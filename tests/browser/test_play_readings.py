"""House readings before a race in a browser: unfolded, chosen by mouse, keyboard and finger, kept, and played by."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.races import THEMES, opened, piece

CALM = "play?calm=yes&seed=3&rivals=0"
Axe = Callable[[Page], list[str]]


def unfolded(page: Page) -> Locator:
    """Unfold the house readings and return the way of R3 that is not ours."""
    page.get_by_text("House readings:").click()
    other = page.get_by_role("button", name="A visibly wrong basic order")
    expect(other).to_be_visible()
    return other


def test_a_reading_is_chosen_kept_in_the_address_and_played_by(page: Page, address: str) -> None:
    opened(page, address + CALM)
    expect(page.get_by_role("button", name="A visibly wrong basic order")).to_be_hidden()
    other = unfolded(page)
    expect(other).to_have_attribute("aria-pressed", "false")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("House readings: R3", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile("R3=other"))
    page.reload()
    expect(page.get_by_text("House readings: R3", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    for n in range(1, 6):
        piece(page, f"card-{n}").click()
        expect(piece(page, f"card-{n}")).to_have_class(re.compile("mine"))
        piece(page, "order-1").click()
        expect(piece(page, f"card-{n}")).to_have_attribute("aria-label", f"place {n}, empty")
    piece(page, "order-1").click()
    refused = page.locator(".telling.no")
    expect(refused).to_contain_text("everybody can see".capitalize())
    expect(refused.get_by_role("link", name="grab.R3")).to_have_attribute("href", re.compile("clause=grab.R3"))


def test_a_reading_is_chosen_by_keyboard_alone(page: Page, address: str) -> None:
    opened(page, address + CALM)
    page.locator("summary", has_text="House readings").focus()
    page.keyboard.press("Enter")
    other = page.get_by_role("button", name="Only set-aside orders score")
    expect(other).to_be_visible()
    for _ in range(3):  # the link to the ruling, our reading, the other one
        page.keyboard.press("Tab")
    expect(other).to_be_focused()
    page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(other).to_be_focused()


@pytest.mark.parametrize("theme", THEMES)
def test_house_readings_fit_a_phone_and_are_accessible(phone: Page, address: str, axe: Axe, theme: str) -> None:
    phone.emulate_media(color_scheme=theme, reduced_motion="reduce")
    opened(phone, address + CALM)
    other = unfolded(phone)
    other.tap()
    expect(other).to_have_attribute("aria-pressed", "true")
    assert other.bounding_box()["height"] >= 44
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    assert axe(phone) == []
