"""The home page, as a newcomer and as somebody who comes back see it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

THEMES = ("light", "dark")


@pytest.mark.parametrize("theme", THEMES)
def test_wide_home_is_accessible_in_both_themes(page: Page, address: str, axe, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert axe(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_home_on_a_phone_is_accessible_and_does_not_scroll_sideways(phone: Page, address: str, axe, theme: str) -> None:
    phone.emulate_media(color_scheme=theme)
    phone.goto(address)
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    assert axe(phone) == []


def test_home_has_one_heading_a_main_part_and_all_five_games(page: Page, address: str) -> None:
    page.goto(address)
    expect(page).to_have_title("Coffee tutor")
    expect(page.locator("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Coffee tutor")
    expect(page.locator(".game h2")).to_have_count(5)


def test_footer_says_whose_the_tutor_is_not(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("contentinfo")).to_contain_text("Made by fans")
    expect(page.get_by_role("contentinfo")).to_contain_text("Not affiliated with")


def test_home_opens_no_session(page: Page, address: str) -> None:
    sockets: list[str] = []
    page.on("websocket", lambda ws: sockets.append(ws.url))
    page.goto(address)
    assert sockets == []
    assert page.locator("script[src]").count() == 0


def test_lamp_turns_the_theme_and_it_stays(page: Page, address: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(address)
    page.get_by_role("button", name="Switch to the dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Switch to the light theme")).to_be_visible()


def test_stranger_in_the_storage_does_no_harm(page: Page, address: str) -> None:
    page.goto(address)
    for text in ('{"lessons": 7}', "null", "[", '{"lessons": {"<img src=x onerror=alert(1)>/x": {"1": 3}}, "last": 3}'):
        page.evaluate("text => localStorage.setItem('coffee-tutor.progress', text)", text)
        page.reload()
        expect(page.get_by_role("heading", name=re.compile("New here"))).to_be_visible()
        expect(page.locator("#continue")).to_be_hidden()


def test_the_first_tab_stop_skips_to_the_page(page: Page, address: str) -> None:
    page.goto(address)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_done_steps_are_counted_and_can_be_forgotten(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("#mine")).to_contain_text("None yet")
    lessons = page.evaluate("JSON.parse(document.getElementById('lessons').textContent)")
    if not lessons:
        return
    steps = {str(step): 3 for step in range(1, lessons[0]["steps"] + 1)} | {"99": 3}
    stored = {"lessons": {lessons[0]["id"]: steps}, "last": {"lesson": lessons[0]["id"], "step": 2, "seed": 0}}
    page.evaluate("value => localStorage.setItem('coffee-tutor.progress', JSON.stringify(value))", stored)
    page.reload()
    expect(page.locator("#mine [data-result='3']")).to_have_text(str(lessons[0]["steps"]))
    expect(page.get_by_role("link", name=f"Continue: {lessons[0]['title']}")).to_have_attribute(
        "href", f"./learn?lesson={lessons[0]['id']}&step=2"
    )
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    expect(page.locator(".doors > a").first).to_have_id("continue")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Forget them").click()
    expect(page.locator("#mine")).to_contain_text("None yet")
    expect(page.locator("#continue")).to_be_hidden()
    expect(page.get_by_role("heading", name="New here")).to_be_visible()
