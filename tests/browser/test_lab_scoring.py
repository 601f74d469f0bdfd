"""The scoring lab in a browser: counts change both sheets, on wide pages and phones, in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

THEMES = ("light", "dark")
Axe = Callable[[Page], list[str]]


def opened(page: Page, address: str, query: str = "?lab=scoring") -> None:
    page.goto(f"{address}lab{query}")
    expect(page.get_by_role("table")).to_have_count(2)
    expect(page.locator("canvas").first).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_lab_is_accessible_in_both_themes(page: Page, address: str, axe: Axe, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    opened(page, address)
    rules = page.get_by_role("button", name=re.compile("Rules: Scoring")).last
    rules.click()
    expect(rules).to_have_attribute("aria-expanded", "true")
    assert axe(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_lab_fits_a_phone_with_four_players(phone: Page, address: str, axe: Axe, theme: str) -> None:
    phone.emulate_media(color_scheme=theme)
    opened(phone, address, "?lab=scoring&score=20.4.9.15,18.4.9.0,10.1.1.1,0.0.0.0")
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    assert axe(phone) == []


def test_editions_stand_side_by_side_where_there_is_room(page: Page, address: str) -> None:
    opened(page, address)
    base, winter = (page.get_by_role("table").nth(n).bounding_box() for n in (0, 1))
    assert base and winter
    assert base["x"] + base["width"] < winter["x"]


def test_counts_change_both_editions_and_the_address_keeps_them(page: Page, address: str) -> None:
    opened(page, address)
    expect(page.get_by_text("Blue wins the tie by completed orders.")).to_be_visible()
    page.get_by_role("button", name="yellow").click()
    page.get_by_role("button", name="yellow: Likes, one more").click()
    expect(page.get_by_text("Yellow wins with 8 points.", exact=True)).to_be_visible()
    expect(page.get_by_text("Yellow wins with 19 points.", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"lab=scoring&score=8\.0\.1\.2,5\.2\.1\.1,6\.1\.2\.0$"))
    page.reload()
    expect(page.get_by_text("Yellow wins with 19 points.", exact=True)).to_be_visible()


def test_score_builds_up_stage_by_stage(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("group", name="Build it up").get_by_role("button", name="Likes").click()
    expect(page.get_by_text("So far: blue 16, yellow 8, red 12.")).to_be_visible()
    page.get_by_role("group", name="Build it up").get_by_role("button", name="Winner").click()
    expect(page.get_by_text("Yellow wins with 17 points.", exact=True)).to_be_visible()


def test_other_lab_is_one_press_away_and_keeps_what_was_set(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="blue: Penalties, one more").click()
    page.get_by_role("button", name="Movement lab").click()
    expect(page.locator(".board[data-ready]")).to_be_visible()
    expect(page).to_have_url(re.compile("/lab$"))
    page.get_by_role("button", name="Scoring lab").click()
    expect(page.get_by_label("blue: Penalties", exact=True)).to_have_text("2")


def test_counts_are_set_by_keyboard_alone(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="blue: Likes, one more").focus()
    for likes in (9, 10):
        page.keyboard.press("Enter")
        expect(page.get_by_label("blue: Likes", exact=True)).to_have_text(str(likes))
    expect(page.get_by_role("button", name="blue: Likes, one more")).to_be_focused()


def test_each_of_quick_clicks_counts_one_more(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="blue: Likes, one more").click(click_count=5)
    expect(page.get_by_label("blue: Likes", exact=True)).to_have_text("13")
    page.get_by_role("button", name="blue: Cookies, one less").click(click_count=4)
    expect(page.get_by_label("blue: Cookies", exact=True)).to_have_text("0")


def test_different_buttons_pressed_before_an_answer_are_all_pressed(page: Page, address: str) -> None:
    opened(page, address)
    names = (
        "blue: Likes, one more",
        "blue: Penalties, one more",
        "blue: Cookies, one more",
        "blue: Upgrades, one more",
    )
    buttons = [page.get_by_role("button", name=name).element_handle() for name in names]
    page.evaluate("(buttons) => buttons.forEach((one) => one.click())", buttons)
    expect(page.get_by_label("blue: Upgrades", exact=True)).to_have_text("1")
    counts = {"Likes": "9", "Penalties": "2", "Cookies": "3"}
    for name, count in counts.items():
        expect(page.get_by_label(f"blue: {name}", exact=True)).to_have_text(count)
