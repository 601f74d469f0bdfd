"""The movement lab in a browser: by mouse, on a phone, by keyboard alone, and in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keyboard import tab_to

THEMES = ("light", "dark")
Axe = Callable[[Page], list[str]]


def opened(page: Page, address: str, query: str = "") -> None:
    page.goto(f"{address}lab{query}")
    expect(page.locator(".board[data-ready]")).to_be_visible()
    expect(page.get_by_text("The best 5 walks")).to_be_visible()


def query_of(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def space(page: Page, name: str):
    return page.locator(f'.board [data-id="{name}"]')


def scroll_to_heat(page: Page) -> None:
    page.get_by_role("heading", name="Heat map").scroll_into_view_if_needed()
    expect(page.locator("canvas").first).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_lab_is_accessible_in_both_themes(page: Page, address: str, axe: Axe, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    opened(page, address, "?space=b3")
    page.get_by_role("button", name="Pick an order").click()
    expect(page.get_by_role("group", name="Orders of the box")).to_be_visible()
    rules = page.get_by_role("button", name=re.compile("Rules: ")).first
    rules.click()
    expect(rules).to_have_attribute("aria-expanded", "true")
    scroll_to_heat(page)
    assert axe(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_lab_fits_a_phone(phone: Page, address: str, axe: Axe, theme: str) -> None:
    phone.emulate_media(color_scheme=theme)
    opened(phone, address, "?space=b3&upgrades=double+signature+ingredients")
    phone.get_by_role("button", name="Pick an order").tap()
    expect(phone.get_by_role("group", name="Orders of the box")).to_be_visible()
    scroll_to_heat(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    assert axe(phone) == []


def test_pawn_is_moved_and_the_address_keeps_it(page: Page, address: str) -> None:
    opened(page, address)
    space(page, "a1").click()
    expect(page.locator(".asks").get_by_text("Press the space where it should stand")).to_be_visible()
    space(page, "d4").click()
    expect(space(page, "d4")).to_have_attribute("aria-label", re.compile("blue's pawn"))
    expect(page).to_have_url(re.compile("pawns=d4,c2,c4"))
    page.reload()
    expect(space(page, "d4")).to_have_attribute("aria-label", re.compile("blue's pawn"))


def test_table_is_set_and_comes_back_from_its_address(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="Base game").click()
    page.get_by_role("button", name="Double Corners").click()
    expect(page.get_by_role("button", name="Double Corners")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Rush tokens of blue, one more").click()
    expect(page.get_by_label("Rush tokens of blue", exact=True)).to_have_text("2")
    space(page, "b2").click()
    page.get_by_role("group", name="What lies on b2").get_by_role("button", name="caramel").click()
    expect(space(page, "b2")).to_have_attribute("aria-label", re.compile("b2, caramel"))
    expect(page).to_have_url(re.compile("tiles=b2:caramel"))
    assert query_of(page) == {
        "game": ["base"],
        "cookies": ["2"],
        "upgrades": ["double corners"],
        "tiles": ["b2:caramel"],
        "space": ["b2"],
    }
    page.reload()
    expect(space(page, "b2")).to_have_attribute("aria-label", re.compile("b2, caramel"))
    expect(page.get_by_role("button", name="Double Corners")).to_have_attribute("aria-pressed", "true")


def test_best_walk_is_played_and_put_back(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="Play walk 1: a1 to b3").click()
    expect(page.locator(".board[data-moving]")).to_be_attached()
    expect(space(page, "b3")).to_have_attribute("aria-label", re.compile("blue's pawn"))
    expect(page.locator(".walked").get_by_text("Blue enters a2: coffee 1.")).to_be_visible()
    page.get_by_role("button", name="Put the pawn back").click()
    expect(space(page, "a1")).to_have_attribute("aria-label", re.compile("blue's pawn"))


def test_on_a_phone_a_played_walk_is_seen(phone: Page, address: str) -> None:
    opened(phone, address)
    phone.get_by_role("button", name="Play walk 3").tap()
    expect(phone.get_by_text("Walked")).to_be_visible()
    expect(phone.locator(".board")).to_be_in_viewport(ratio=0.9)


def test_order_is_looked_for_by_keyboard_alone(page: Page, address: str) -> None:
    opened(page, address)
    page.locator("main").focus()
    tab_to(page, lambda here: here["id"] == "a1")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(space(page, "a2")).to_have_attribute("aria-label", re.compile("blue's pawn"))
    tab_to(page, lambda here: here["name"] == "Pick an order")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Orders of the box")).to_be_visible()
    tab_to(page, lambda here: here["name"].startswith("espresso"))
    page.keyboard.press("Space")
    expect(page.get_by_role("heading", name=re.compile("walks? for coffee and steam"))).to_be_visible()
    tab_to(page, lambda here: here["name"].startswith("Play walk 1"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Walked")).to_be_visible()


def test_question_is_typed_and_answered(phone: Page, address: str) -> None:
    opened(phone, address)
    field = phone.get_by_label("What you need")
    field.fill("how can I get cofee + ice? <b>2 teas</b>")
    field.press("Enter")
    expect(phone.get_by_text("No walk from here gives coffee, ice and 2 tea")).to_be_in_viewport()
    expect(phone.get_by_role("note")).to_have_text(
        re.compile("^Not understood: b. This box has .* Read as coffee, ice")
    )
    field.fill("cold brew")
    phone.get_by_role("button", name="Find", exact=True).tap()
    expect(phone.get_by_role("heading", name=re.compile("walks? for coffee, ice and water"))).to_be_in_viewport()
    expect(phone).to_have_url(re.compile("want=coffee,ice,water"))
    phone.get_by_role("button", name="Play walk 1").tap()
    expect(phone.get_by_text("Walked")).to_be_visible()


def test_heat_map_waits_until_it_is_looked_at_and_tells_more_on_hover(page: Page, address: str) -> None:
    opened(page, address)
    assert page.locator("canvas").count() == 0
    scroll_to_heat(page)
    page.get_by_text("All walks that blue").scroll_into_view_if_needed()
    box = page.locator("canvas").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.4)
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4)
    expect(page.get_by_text(re.compile(r"walks? end here, "))).to_be_visible()


def test_row_of_the_heat_table_opens_its_space(phone: Page, address: str) -> None:
    opened(phone, address)
    scroll_to_heat(phone)
    phone.get_by_role("button", name="c1 steam").tap()
    expect(phone.get_by_role("heading", name="c1: steam")).to_be_in_viewport()
    expect(phone.get_by_text("walks can end here")).to_be_visible()


def test_bad_parts_of_an_address_are_named_and_left_out(page: Page, address: str) -> None:
    opened(page, address, "?players=9&cookies=2&tiles=<script>alert(1)</script>")
    expect(page.get_by_role("note")).to_have_text(
        "Part of this address could not be read and was left out: players and tiles."
    )
    expect(page.get_by_label("Cookies of blue", exact=True)).to_have_text("2")
    expect(page).to_have_url(re.compile(r"/lab\?cookies=2$"))


def test_two_quick_clicks_ask_for_two_of_a_kind(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_role("button", name="Clear")).to_have_count(0)
    page.get_by_role("button", name="Add tea").click(click_count=2)
    expect(page.get_by_role("button", name="Add tea")).to_be_focused()
    expect(page.get_by_role("button", name="Leave out tea")).to_have_count(2)


def test_upgrades_pressed_before_an_answer_are_all_turned(page: Page, address: str) -> None:
    opened(page, address)
    named = [
        page.get_by_role("button", name=name, exact=True) for name in ("Double Corners", "Diagonal Movement", "Jump")
    ]
    page.evaluate("(all) => all.forEach((one) => one.click())", [one.element_handle() for one in named])
    expect(page).to_have_url(re.compile("upgrades=double[+]corners,diagonal[+]movement,jump"))
