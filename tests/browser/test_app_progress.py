"""Progress: kept by the browser, shared by its tabs, and never lost with the server."""

from __future__ import annotations

import sys

import pytest
from playwright.sync_api import Page, expect

START = "desk?lesson=winter/movement"


def remember(page: Page, progress: str) -> None:
    page.evaluate("text => localStorage.setItem('coffee-tutor.progress', text)", progress)


def test_two_tabs_do_not_erase_each_other(page: Page, desk, watch) -> None:
    other = watch(page.context.new_page())
    page.goto(desk.address + START)
    expect(page.get_by_text("loaded")).to_be_visible()
    other.goto(desk.address + START + "&step=5")
    expect(other.get_by_text("loaded")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(other.get_by_text("done [1:3]")).to_be_visible()
    other.get_by_role("button", name="Done").click()
    expect(page.get_by_text("done [1:3 5:3]")).to_be_visible()
    page.reload()
    expect(page.get_by_text("done [1:3 5:3]")).to_be_visible()


def test_worse_result_does_not_replace_a_better_one(page: Page, desk) -> None:
    page.goto(desk.address)
    remember(page, '{"lessons": {"winter/movement": {"1": 1, "2": 2}}}')
    page.goto(desk.address + START)
    expect(page.get_by_text("done [1:1 2:2]")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("done [1:3 2:2]")).to_be_visible()


def test_bad_entry_in_the_storage_is_dropped_alone(page: Page, desk) -> None:
    page.goto(desk.address)
    remember(page, '{"lessons": {"winter/movement": {"1": 3, "x": 2, "3": 9}, "<b>": {"1": 1}}, "last": {"lesson": 7}}')
    page.goto(desk.address + START)
    expect(page.get_by_text("done [1:3]")).to_be_visible()


def test_killed_server_is_noticed_and_the_page_comes_back_with_its_place(page: Page, own_desk, watch) -> None:
    page.goto(own_desk.address + START)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("step 2 seed 0 done [1:3]")).to_be_visible()
    assert watch.found == []
    own_desk.kill()
    expect(page.get_by_role("alert")).to_contain_text("Your place is kept")
    own_desk.start()
    expect(page.get_by_text("step 2 seed 0 done [1:3]")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    watch.forgive("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET", "WebSocket", "Lost websocket")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("step 3 seed 0 done [1:3 2:3]")).to_be_visible()


def test_race_is_not_said_to_be_kept(page: Page, tutor, watch) -> None:
    page.goto(tutor.address + "play?calm=yes")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Turn a card over.")).to_be_visible()
    tutor.kill()
    expect(page.get_by_role("alert")).to_contain_text("What you chose is kept, a race begins anew;")
    tutor.start()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible(timeout=30_000)
    watch.forgive("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET", "WebSocket", "Lost websocket")


def test_lesson_comes_back_where_it_was(page: Page, tutor, watch) -> None:
    page.goto(tutor.address)
    page.get_by_role("link", name="Start").click()
    expect(page).to_have_title("Learn · Coffee tutor")
    heading = page.get_by_role("heading", level=2).first
    expect(heading).to_be_visible()
    words = heading.inner_text()
    tutor.kill()
    expect(page.get_by_role("alert").filter(has_text="Your place is kept")).to_have_count(1)
    tutor.start()
    expect(page.get_by_role("alert").filter(has_text="Your place is kept")).to_have_count(0, timeout=30_000)
    expect(page.get_by_role("heading", name=words)).to_be_visible()
    watch.forgive("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET", "WebSocket", "Lost websocket")
    page.get_by_role("link", name="Coffee tutor").click()
    expect(page.locator("#continue")).to_contain_text("Continue: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot pause a process")
def test_silent_server_is_noticed_after_a_click(page: Page, own_desk, watch) -> None:
    page.goto(own_desk.address + START)
    expect(page.get_by_text("loaded")).to_be_visible()
    own_desk.pause()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("alert")).to_contain_text("not answering", timeout=10_000)
    own_desk.wake()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=30_000)
    expect(page.get_by_text("loaded")).to_be_visible()


def test_theme_reaches_the_session(page: Page, desk) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(desk.address + START)
    expect(page.get_by_text("loaded light")).to_be_visible()
    page.get_by_role("button", name="Switch to the dark theme").click()
    expect(page.get_by_text("loaded dark")).to_be_visible()
