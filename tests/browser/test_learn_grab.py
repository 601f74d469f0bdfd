"""A lesson of Grab & Go at the counter, in a browser: by mouse, by keyboard alone, on a phone, in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.races import THEMES, piece
from tutor.lessons import Player, find
from widgets.boards.grab import GrabBoard, scene
from widgets.boards.race import Live

Axe = Callable[[Page], list[str]]

LESSON = find("grab/how-to-play")
PRESSED = {1: "card-2", 2: "order-2", 3: "card-2", 6: "order-1"}
"""Step → the piece that solves it."""


def open_step(page: Page, address: str, number: int) -> None:
    page.goto(f"{address}learn?lesson={LESSON.id}&step={number}")
    expect(page.locator(".asks")).to_have_text(LESSON.step(number).task.asks)
    expect(page.locator(".board[data-ready]")).to_be_visible()


def is_right(page: Page, number: int) -> None:
    expect(page.locator(".verdict.go .says")).to_have_text(LESSON.step(number).task.right)


@pytest.mark.parametrize("number", PRESSED)
def test_step_is_solved_at_the_counter_by_mouse(page: Page, address: str, number: int) -> None:
    open_step(page, address, number)
    piece(page, PRESSED[number]).click()
    is_right(page, number)


def test_step_is_solved_by_keyboard_alone(page: Page, address: str) -> None:
    open_step(page, address, 2)
    piece(page, "order-1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    is_right(page, 2)


def test_mistake_is_answered_and_taken_back(page: Page, address: str) -> None:
    open_step(page, address, 2)
    piece(page, "order-1").click()
    expect(page.locator(".verdict .says")).to_have_text(LESSON.step(2).task.mistakes[0].says)
    page.get_by_role("button", name="Take back", exact=True).first.click()
    expect(page.locator(".verdict")).to_have_count(0)
    piece(page, "order-2").click()
    is_right(page, 2)


def test_step_is_solved_on_a_phone(phone: Page, address: str) -> None:
    open_step(phone, address, 2)
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    piece(phone, "order-2").tap()
    is_right(phone, 2)


@pytest.mark.parametrize("theme", THEMES)
def test_counter_in_a_lesson_is_accessible(page: Page, address: str, axe: Axe, theme: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    open_step(page, address, 2)
    assert axe(page) == []
    piece(page, "order-2").click()
    is_right(page, 2)
    assert axe(page) == []


def told_of_no_width() -> Any:
    """A board on a page that never hears how wide the browser is."""
    player, board = Player(LESSON, 1), GrabBoard()
    view = player.game.view(player.table.position, 0)
    board.show_race(scene(view, 0, ()), Live(race=False, narrow=False))
    return board


WAITS = re.compile(r"\bfitting\b")


def test_a_narrow_page_shows_no_board_in_a_wide_shape(page: Page, serve: Callable[..., str], address: str) -> None:
    page.set_viewport_size({"width": 375, "height": 780})
    page.goto(serve(told_of_no_width))
    expect(page.locator(".board")).to_have_class(WAITS)
    waiting = page.locator(".board .parts").evaluate("(parts) => getComputedStyle(parts).animationName")
    assert waiting == "late", "it is unseen until its own shape has come, or until that takes too long"
    open_step(page, address, 1)
    expect(page.locator(".part-counter.narrow")).to_be_visible()
    expect(page.locator(".board")).not_to_have_class(WAITS)


def test_a_wide_page_waits_for_nothing(page: Page, serve: Callable[..., str]) -> None:
    page.goto(serve(told_of_no_width))
    expect(page.locator(".part-counter")).to_be_visible()
    expect(page.locator(".board")).not_to_have_class(WAITS)
