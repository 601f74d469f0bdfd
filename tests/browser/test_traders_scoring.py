"""The end scoring of Coffee Traders by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.traders import WIDTH, press


@pytest.fixture
def scoring(address):
    """``scoring(page)`` opens the view on a page."""

    def start(page: Page, query: str = "") -> Page:
        page.goto(f"{address}traders?view=scoring{query}")
        expect(page.locator(".steps-bar[data-ready]")).to_be_visible()
        return page

    return start


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
    press(page, "Arabica track")
    page.get_by_role("button", name=re.compile("^Colombia, column 6")).press("Enter")
    expect(page.get_by_text("Blue: Colombia, column 6. Points: blue +6.")).to_be_visible()


def test_a_plantation_a_building_and_a_milestone_move_points(page, scoring):
    scoring(page)
    press(page, "What if…")
    press(page, "cooperatives")
    page.get_by_role("button", name=re.compile("^row 2.3, space 1: empty")).click()
    expect(page.locator(".note")).to_have_text(
        "Blue has a plantation of level 2 on row 2/3, space 1. Points: blue +6, red −4, yellow −4."
    )
    press(page, "blue: Hospital, one more")
    expect(page.locator(".note")).to_contain_text("Blue: 1 hospital in Guatemala. Points: blue +4")
    press(page, "milestones")
    page.get_by_role("button", name=re.compile("^milestone plantations")).press("Enter")
    expect(page.locator(".note")).to_contain_text("Blue: the milestone. Points: blue +3.")
    expect(page).to_have_url(re.compile("guatemala=.*milestones="))


@pytest.mark.parametrize(
    "kind", ["cooperatives", "Coffee Bars", "milestones", "Arabica track", "contracts and counters"]
)
def test_on_a_phone_all_that_is_pressed_is_as_large_as_a_finger(phone, scoring, kind):
    scoring(phone)
    press(phone, "What if…")
    press(phone, kind)
    expect(phone.get_by_role("button", name=f"✓ {kind}")).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(".board [role=button]").first).to_be_visible()
    for one in phone.locator(".board [role=button], .changes button:not(.plain)").all():
        box = one.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44, one.inner_text()
    assert phone.evaluate(WIDTH) <= 375


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
