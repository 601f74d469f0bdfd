"""Addresses: odd ones, and those that follow the learner."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize("odd", ["nothing", "desk/further/down", "learn.php", "%3Cscript%3E1%3C/script%3E"])
def test_address_without_a_page_is_answered_in_words(page: Page, address: str, watch, axe, odd: str) -> None:
    page.goto(address + odd)
    expect(page.get_by_role("heading", level=1)).to_have_text("No such page")
    assert axe(page) == []
    page.get_by_role("link", name="To the start").click()
    expect(page).to_have_url(address)
    watch.forgive("404")


@pytest.mark.parametrize("path", ["", "desk", "nothing"])
def test_address_that_is_too_long_is_answered_in_words(page: Page, address: str, watch, path: str) -> None:
    page.goto(f"{address}{path}?step={'7' * 100_000}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Address too long")
    page.get_by_role("link", name="To the start").click()
    expect(page).to_have_url(address)
    watch.forgive("414")


def test_stroke_at_the_end_of_an_address_does_no_harm(page: Page, desk) -> None:
    page.goto(desk.address + "desk/?lesson=winter/movement&step=4")
    expect(page).to_have_url(desk.address + "desk?lesson=winter/movement&step=4")
    expect(page.get_by_text("step 4 seed 0")).to_be_visible()


def test_what_cannot_be_read_in_an_address_is_left_out_and_named(page: Page, desk) -> None:
    page.goto(desk.address + "desk?lesson=winter/movement&step=<b>2&seed=7&other=1&lesson=again")
    expect(page.get_by_role("note")).to_have_text("Part of this address could not be read and was left out: step.")
    expect(page.get_by_text("step 1 seed 7")).to_be_visible()


@pytest.mark.parametrize(("path", "part"), [("play?seed=-1", "seed"), ("learn?lesson=winter/nosuch", "lesson")])
def test_what_cannot_be_read_is_named_once(page: Page, address: str, path: str, part: str) -> None:
    page.goto(address + path)
    expect(page.locator("[data-ready]").first).to_be_attached()
    note = page.get_by_text("Part of this address could not be read")
    expect(note).to_have_text([f"Part of this address could not be read and was left out: {part}."])


def test_address_follows_the_place_and_back_goes_back(page: Page, desk) -> None:
    page.goto(desk.address + "desk?lesson=winter/movement")
    page.get_by_role("button", name="Done").click()
    expect(page).to_have_url(desk.address + "desk?lesson=winter/movement&step=2")
    page.get_by_role("button", name="Done").click()
    expect(page).to_have_url(desk.address + "desk?lesson=winter/movement&step=3")
    page.go_back()
    expect(page.get_by_text("step 2 seed 0 done [1:3 2:3]")).to_be_visible()
    page.reload()
    expect(page.get_by_text("step 2 seed 0 done [1:3 2:3]")).to_be_visible()


STRIDES = """async (strides) => {
  for (const stride of strides)
    await new Promise((go) => { addEventListener("popstate", go, {once: true}); history.go(stride) });
}"""


def test_back_and_forward_in_quick_succession_leave_the_history_as_it_is(page: Page, desk) -> None:
    page.goto(desk.address + "desk?lesson=winter/movement")
    for step in (2, 3, 4):
        page.get_by_role("button", name="Done").click()
        expect(page).to_have_url(desk.address + f"desk?lesson=winter/movement&step={step}")
    entries = page.evaluate("history.length")
    page.evaluate(STRIDES, [-1, -1, 1, -1, -1])
    expect(page.get_by_text("step 1 seed 0")).to_be_visible()
    page.evaluate(STRIDES, [1, 1, 1])
    expect(page.get_by_text("step 4 seed 0")).to_be_visible()
    expect(page).to_have_url(desk.address + "desk?lesson=winter/movement&step=4")
    assert page.evaluate("history.length") == entries


def test_page_can_leave_for_home(page: Page, desk) -> None:
    page.goto(desk.address + "desk")
    page.get_by_role("button", name="Home").click()
    expect(page).to_have_url(desk.address)


def test_live_page_is_framed_like_the_others(page: Page, desk, axe) -> None:
    page.goto(desk.address + "desk")
    expect(page).to_have_title("Desk · Coffee tutor")
    expect(page.get_by_role("heading", level=1)).to_have_text("Desk")
    expect(page.get_by_role("link", name="Desk")).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("contentinfo")).to_contain_text("Made by fans")


def test_page_that_fails_is_excused_without_a_traceback(page: Page, desk) -> None:
    page.goto(desk.address + "broken")
    sorry = page.get_by_text("Something went wrong here")
    expect(sorry).to_be_visible()
    expect(page.get_by_role("heading", name="Sorry")).to_be_visible()
    page.set_viewport_size({"width": 375, "height": 780})
    expect(sorry).to_be_in_viewport(ratio=1)  # in lines, not in one that is cut off
    assert "secret" not in page.content()
    expect(page.get_by_role("link", name="Desk")).to_be_visible()


def test_announcements_are_read_out(page: Page, desk) -> None:
    page.goto(desk.address + "desk?lesson=winter/movement")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("status").filter(has_text="Step 2")).to_have_count(1)
