"""What is done and what is begun in a lesson outlasts a reload and a server that was killed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.movement import LESSON, at_step, draw, named, open_step, solve, space


def test_reload_in_mid_lesson_loses_nothing(page: Page, address: str) -> None:
    open_step(page, address, 1)
    solve(page, LESSON.step(1), lambda target: target.click())
    named(page, "Next").click()
    at_step(page, 2)
    page.reload()
    at_step(page, 2)
    expect(page.get_by_role("img", name="1 of 10 steps done")).to_be_attached()
    page.go_back()
    at_step(page, 1)


def test_killed_server_in_mid_lesson_loses_nothing(page: Page, tutor, watch) -> None:
    open_step(page, tutor.address, 1)
    solve(page, LESSON.step(1), lambda target: target.click())
    named(page, "Next").click()
    at_step(page, 2)
    tutor.kill()
    expect(page.get_by_role("alert")).to_contain_text("Your place is kept")
    tutor.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=30_000)
    at_step(page, 2)
    expect(page.get_by_role("img", name="1 of 10 steps done")).to_be_attached()
    solve(page, LESSON.step(2), lambda target: target.click())
    watch.forgive("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET", "WebSocket", "Lost websocket")


def play_half_a_turn(page: Page) -> None:
    space(page, "d1").click()
    expect(page.locator(".piece[data-id=dot-1]")).to_be_attached()
    named(page, "Walk").click()
    space(page, "hand-coffee").click()
    expect(page.locator(".gives")).to_contain_text("You hold the coffee.")
    named(page, "Hint").click()
    expect(page.locator(".hints")).to_be_visible()


def at_half_a_turn(page: Page) -> None:
    expect(page.locator(".gives")).to_contain_text("You hold the coffee.", timeout=30_000)
    expect(page.locator(".hints")).to_be_visible()
    expect(space(page, "d1")).to_have_attribute("aria-label", re.compile("blue's meeple"))
    space(page, "cup-1").click()
    expect(space(page, "hand-coffee")).to_have_count(0)


def test_half_played_step_comes_back_after_a_reload(page: Page, address: str) -> None:
    page.goto(f"{address}learn?lesson=base/one-turn&step=5")
    play_half_a_turn(page)
    page.reload()
    at_half_a_turn(page)


def test_half_played_step_comes_back_after_the_server_was_killed(page: Page, tutor, watch) -> None:
    page.goto(f"{tutor.address}learn?lesson=base/one-turn&step=5")
    play_half_a_turn(page)
    tutor.kill()
    expect(page.get_by_role("alert")).to_contain_text("Your place is kept")
    tutor.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=30_000)
    at_half_a_turn(page)
    watch.forgive("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET", "WebSocket", "Lost websocket")


def test_half_drawn_walk_comes_back_in_its_own_tab(page: Page, address: str, watch) -> None:
    open_step(page, address, 5)
    draw(page, "move c1 d1", lambda target: target.click())
    other = watch(page.context.new_page())
    open_step(other, address, 3)
    draw(other, "move d2", lambda target: target.click())
    page.reload()
    expect(page.locator(".piece[data-id=dot-2]")).to_be_attached()
    other.reload()
    expect(other.locator(".piece[data-id=dot-1]")).to_be_attached()


@pytest.mark.parametrize("odd", ["nonsense", '{"place": 7}', '{"sketch": "<b>"}', "x" * 50_000])
def test_odd_step_in_the_storage_leaves_the_start(page: Page, address: str, odd: str) -> None:
    page.goto(address)
    page.evaluate("text => localStorage.setItem('coffee-tutor.begun', text)", odd)
    open_step(page, address, 5)
    draw(page, "move c1", lambda target: target.click())
