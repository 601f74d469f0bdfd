"""The end scoring of Coffee Traders by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

WIDTH = "document.documentElement.scrollWidth"


@pytest.fixture
def scoring(address):
    """``scoring(page)`` opens the view on a page."""

    def start(page: Page, query: str = "") -> Page:
        page.goto(f"{address}traders?view=scoring{query}")
        expect(page.locator(".steps-bar[data-ready]")).to_be_visible()
        return page

    return start


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_the_sheet_builds_up_line_by_line(page, scoring):
    scoring(page)
    press(page, "One line")
    expect(page.get_by_role("row", name="London")).to_contain_text("18")
    press(page, "One kind")
    expect(page.get_by_role("row", name="Seoul")).to_be_visible()
    press(page, "Back")
    expect(page.get_by_role("row", name="Seoul")).to_have_count(0)


def test_the_end_names_the_winner_and_its_clause(page, scoring):
    scoring(page, "&at=999")
    expect(page.locator(".says")).to_have_text("Blue wins with 174 points.")
    page.get_by_role("button", name="traders.scoring.29").click()
    expect(page.locator(".rule")).to_contain_text("wins")


def test_what_if_says_whose_points_move(page, scoring):
    scoring(page)
    press(page, "What if…")
    press(page, "blue: trucks, one more")
    expect(page.get_by_text("Blue: 2 trucks. Points: blue +3.")).to_be_visible()
    expect(page.get_by_role("button", name="blue: trucks, one more", exact=True)).to_be_disabled()


def test_with_the_keyboard_alone(page, scoring):
    scoring(page)
    page.get_by_role("slider").focus()
    for key in ("ArrowRight", "Tab", "Tab", "Enter", "Tab", "Enter", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".steps-bar")).to_have_attribute("data-value", "6")
    expect(page.get_by_role("heading", name="What if blue had …")).to_be_visible()


def test_a_press_on_the_arabica_track(page, scoring):
    scoring(page)
    press(page, "What if…")
    page.get_by_role("slider").fill("22")
    page.get_by_role("button", name=re.compile("^Colombia, column 6")).press("Enter")
    expect(page.get_by_text("Blue: Colombia, column 6. Points: blue +6.")).to_be_visible()


def test_on_a_phone_nothing_scrolls_sideways(phone, scoring):
    scoring(phone, "&at=30&people=5")
    assert phone.evaluate(WIDTH) <= 375
    phone.get_by_role("slider").press("End")
    expect(phone.locator(".says")).to_contain_text("wins")
    assert phone.evaluate(WIDTH) <= 375


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_it(page, scoring, axe, theme):
    page.emulate_media(color_scheme=theme)
    scoring(page, "&at=17")
    press(page, "What if…")
    expect(page.get_by_role("heading", name="What if blue had …")).to_be_visible()
    assert axe(page) == []
