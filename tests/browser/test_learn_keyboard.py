"""Lessons by the keyboard alone: everything can be reached, the focus is never lost, and what happens is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.keyboard import AT, at, reach, said, tab_to
from tests.browser.test_learn_base import named, past_a_double_click, targets
from tutor.core.sentences import ended
from tutor.lessons import LessonStep, Player, find

CUPS = find("base/cups")


def open_step(page: Page, address: str, id: str, number: int) -> LessonStep:
    page.goto(f"{address}learn?lesson={id}&step={number}")
    step = find(id).step(number)
    expect(page.locator(".asks")).to_have_text(step.task.asks)
    expect(page.locator(".board[data-ready]").first).to_be_visible()
    return step


def push(page: Page, name: str) -> None:
    """Go to a button, once it is there, and press it."""
    expect(page.get_by_role("button", name=name, exact=True).first).to_be_visible()
    tab_to(page, lambda here: here["tag"] == "BUTTON" and here["name"] == name)
    page.keyboard.press("Enter")


def press(page: Page, target: Locator, again: bool) -> None:
    """Press a piece or a button, and wait until the table has answered."""
    if target.get_attribute("data-id"):
        reach(page, target)
    else:
        tab_to(page, lambda here: here["name"] == target.text_content())
    if again:
        past_a_double_click(page)
    board = page.locator(".board").first
    before = board.get_attribute("data-ready") or ""
    page.keyboard.press("Space")
    expect(board).not_to_have_attribute("data-ready", before)


def play(page: Page, player: Player) -> None:
    last = ""
    for text in player.step.task.solution:
        for target in targets(page, player, text):
            press(page, target, again=str(target) == last)
            last = str(target)
        player.submit(text)


def solve(page: Page, player: Player) -> None:
    task = player.step.task
    if player.acting:
        play(page, player)
    elif task.kind == "number":
        tab_to(page, lambda here: here["name"] == "Your answer")
        page.keyboard.type(str(player.right_value()))
        page.keyboard.press("Enter")
    else:
        right = next(n for n, option in enumerate(task.options) if player.is_right(option))
        push(page, page.locator(".option").nth(right).text_content() or "")


def test_a_whole_lesson_is_done(page: Page, address: str) -> None:
    open_step(page, address, CUPS.id, 1)
    for step in CUPS.steps:
        expect(page.locator(".asks")).to_have_text(step.task.asks)
        solve(page, Player(CUPS, step.number))
        expect(page.locator(".verdict.go .says")).to_have_text(ended(step.task.right))
        last = step.number == len(CUPS.steps)
        expect(named(page, "Next lesson" if last else "Next")).to_be_focused()
        assert at(page)["ring"]
        if not last:
            page.keyboard.press("Enter")
            said(page, ended(CUPS.step(step.number + 1).title), CUPS.step(step.number + 1).task.asks)


def test_the_focus_goes_on_to_the_part_that_is_next(page: Page, address: str) -> None:
    open_step(page, address, "base/setup", 7)
    reach(page, page.locator('.piece[data-id="b1"]'))
    page.keyboard.press("Enter")
    expect(page.locator('.piece[data-id="cup-1"]')).to_be_focused()
    assert at(page)["ring"]


def test_the_focus_goes_to_what_can_be_done(page: Page, address: str) -> None:
    open_step(page, address, "base/setup", 4)
    tab_to(page, lambda here: here["name"] == "Next step")
    page.keyboard.press("Enter")
    expect(page.locator(".where")).to_contain_text("5 of 9")
    expect(named(page, "Next step")).to_be_focused()
    open_step(page, address, "base/time", 1)
    solve(page, Player(find("base/time"), 1))
    push(page, "Next")
    expect(page.get_by_label("Your answer")).to_be_focused()


def test_at_the_last_step_the_focus_stays_among_the_steps(page: Page, address: str) -> None:
    open_step(page, address, CUPS.id, len(CUPS.steps) - 1)
    push(page, "Next step")
    expect(named(page, "Next step")).to_be_disabled()
    expect(named(page, "Step before")).to_be_focused()


def test_a_step_begun_again_says_so(page: Page, address: str) -> None:
    step = open_step(page, address, "base/time", 1)
    solve(page, Player(find("base/time"), 1))
    expect(named(page, "Next")).to_be_focused()
    push(page, "Try again")
    said(page, f"Once more: {step.task.asks}")
    expect(page.get_by_label("Your answer")).to_be_focused()


def test_who_comes_to_a_lesson_or_leaves_it_is_at_its_head(page: Page, address: str) -> None:
    page.goto(f"{address}learn")
    push(page, "Start: Your three cups")
    expect(page.get_by_role("heading", name="Your three cups", exact=True)).to_be_focused()
    expect(page.get_by_role("heading", name="Lessons", exact=True)).to_be_hidden()
    push(page, "All lessons")
    expect(page.get_by_role("heading", name="Lessons", exact=True)).to_be_focused()
    expect(page.locator(".asks")).to_be_hidden()


@pytest.mark.parametrize("ways", [("Enter", "Escape"), ("Enter", "?", "Escape")])
def test_who_has_asked_about_a_table_to_look_at_keeps_their_place(page: Page, address: str, ways: list[str]) -> None:
    open_step(page, address, "base/setup", 1)
    ask = named(page, "Ask about the rules")
    push(page, "Ask about the rules")
    tab_to(page, lambda here: here["part"] == "part-board", key="Shift+Tab")
    for key in ways:
        page.keyboard.press(key)
    expect(ask).to_have_attribute("aria-pressed", "false")
    expect(ask).to_be_focused()
    page.keyboard.press("Enter")
    expect(ask).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(ask).to_have_attribute("aria-pressed", "false")


def test_in_a_narrow_window_nothing_lies_over_what_has_the_focus(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 375, "height": 700})
    open_step(page, address, "base/upgrades", 4)
    for space in ("a4", "b4", "c4", "d4"):
        reach(page, page.locator(f'.piece[data-id="{space}"]'))
        page.wait_for_function(f"() => ({AT})().free")


def test_what_a_walk_would_give_is_said_without_gaps(page: Page, address: str) -> None:
    open_step(page, address, "base/upgrades", 5)
    reach(page, page.locator('.piece[data-id="d3"]'))
    page.keyboard.press("Enter")
    said(page, "This walk gives: coffee 2. The walk may not stop on d3. Walk on.")
