"""The movement lesson, finished in a browser: by mouse, by touch on a phone, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.movement import (
    LESSON,
    START,
    Press,
    at_step,
    draw,
    named,
    open_step,
    right_option,
    solve,
    solve_by_keys,
    space,
    tab_to,
)


def finish(page: Page, press: Press) -> None:
    for step in LESSON.steps:
        at_step(page, step.number)
        solve(page, step, press)
        if step.number < len(LESSON.steps):
            press(named(page, "Next"))
    expect(page.get_by_text("Well done!")).to_be_visible()
    expect(page.get_by_role("img", name=f"{len(LESSON.steps)} of {len(LESSON.steps)} steps done")).to_be_attached()


def test_lesson_is_finished_by_mouse(page: Page, address: str) -> None:
    open_step(page, address)
    finish(page, lambda target: target.click())
    named(page, "All lessons").last.click()
    expect(page.get_by_text("10 of 10 steps done")).to_be_visible()
    expect(page).to_have_url(f"{address}learn")


def test_lesson_is_finished_by_touch_on_a_phone(phone: Page, address: str) -> None:
    open_step(phone, address)
    finish(phone, lambda target: target.tap())
    assert phone.evaluate("document.documentElement.scrollWidth") == 375


def test_lesson_is_finished_by_keyboard_alone(page: Page, address: str) -> None:
    open_step(page, address)
    for step in LESSON.steps:
        at_step(page, step.number)
        solve_by_keys(page, step)
        if step.number < len(LESSON.steps):
            tab_to(page, "Next")
            page.keyboard.press("Enter")
    expect(page.get_by_text("Well done!")).to_be_visible()


def test_refused_walk_is_answered_with_the_rule_and_what_would_do(page: Page, address: str) -> None:
    open_step(page, address, 5)
    draw(page, "move c1 d1", lambda target: target.click())
    named(page, "Walk").click()
    card = page.locator(".verdict.no")
    expect(card).to_contain_text("You may not stop on yellow's space.")
    expect(space(page, "d1")).to_have_attribute("aria-label", "d1, coffee, yellow's pawn, step 2 of the walk, refused")
    chip = named(page, "Move 5 (winter.move.5)")
    chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(card).to_contain_text("may pass through a space that holds a pawn but may not end on one")
    named(page, "Go on to d2").click()
    expect(page.locator(".verdict.go .says")).to_have_text(LESSON.step(5).task.right)


def test_walk_is_shown_before_it_is_confirmed_and_can_be_taken_back(page: Page, address: str) -> None:
    open_step(page, address, 3)
    draw(page, "move d2 d1", lambda target: target.click())
    expect(page.locator(".gives .tile")).to_have_text(["d2 1", "d1 1"])
    named(page, "Take back").click()
    expect(page.locator(".gives .tile")).to_have_text(["d2 1"])
    named(page, "Walk").click()
    expect(page.locator(".verdict.here")).to_contain_text("One down.")
    named(page, "Take back").click()
    expect(space(page, "c2")).to_have_attribute("aria-label", "c2, ice, blue's pawn")


def test_hints_climb_and_then_the_answer_is_shown(page: Page, address: str) -> None:
    open_step(page, address, 5)
    for words in LESSON.step(5).task.hints:
        page.get_by_role("button", name="hint").click()
        expect(page.locator(".hints")).to_contain_text(words)
    named(page, "Show me").click()
    expect(page.locator(".verdict.go")).to_contain_text("This is how it goes.")
    expect(named(page, "Next")).to_be_visible()


def test_double_click_plays_once(page: Page, address: str) -> None:
    open_step(page, address, 5)
    draw(page, "move c1 d1 d2", lambda target: target.click())
    named(page, "Walk").dblclick()
    expect(named(page, "Next")).to_be_visible()
    at_step(page, 5)
    expect(space(page, "d2")).to_have_attribute("aria-label", "d2, water, snowflake, blue's pawn")


def test_double_tap_plays_once(phone: Page, address: str) -> None:
    phone.goto(f"{address}{START}&step=5")
    draw(phone, "move c1 d1 d2", lambda target: target.tap())
    box = named(phone, "Walk").bounding_box()
    assert box
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(named(phone, "Next")).to_be_visible()
    expect(phone.locator(".where > p")).to_contain_text("5 of 10")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lesson_is_accessible(page: Page, address: str, axe, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto(f"{address}learn")
    expect(page.get_by_role("button", name="Moving your pawn")).to_be_visible()
    assert axe(page) == []
    open_step(page, address, 5)
    assert axe(page) == []
    draw(page, "move c1 d1", lambda target: target.click())
    named(page, "Walk").click()
    expect(page.locator(".verdict.no")).to_be_visible()
    assert axe(page) == []
    named(page, "Go on to d2").click()
    expect(page.locator(".verdict.go")).to_be_visible()
    assert axe(page) == []


def test_lesson_that_is_left_is_out_of_sight(page: Page, address: str) -> None:
    page.goto(f"{address}learn?lesson=base/one-turn")
    named(page, "All lessons").click()
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()
    expect(page.locator(".asks")).to_be_hidden()
    named(page, "Start: Moving your pawn").click()
    expect(page.get_by_role("heading", name="Moving your pawn")).to_be_visible()
    expect(page.locator(".asks").filter(visible=True)).to_have_count(1)


def test_next_step_begins_at_its_top_where_its_table_is_higher(page: Page, address: str) -> None:
    page.goto(f"{address}learn?lesson=base/one-turn&step=3")
    page.get_by_role("button", name="cup 1").click()
    page.get_by_role("button", name="espresso").click()
    named(page, "Next").click()
    expect(page.locator(".asks")).to_have_text("Time passes. How many orders do you lose?")
    expect(page.locator(".asks")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="One turn in two minutes")).to_be_in_viewport()


def test_on_a_desk_what_a_player_has_lies_beside_the_spaces_and_the_buttons_in_a_row(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}learn?lesson=base/upgrades&step=4")
    expect(page.locator(".part-upgrades")).to_be_in_viewport()
    left = [page.locator(f".part-{name}").bounding_box()["x"] for name in ("cups", "orders", "upgrades")]
    assert max(left) - min(left) < 1
    top = [named(page, name).bounding_box()["y"] for name in ("Walk", "Take back", "Hint")]
    assert max(top) - min(top) < 1


def test_a_table_without_spaces_begins_where_its_strip_does(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}learn?lesson=base/setup&step=4")
    part = page.locator(".part-orders")
    expect(part).to_be_visible()
    board = page.locator(".board").filter(has=part).bounding_box()
    assert part.bounding_box()["x"] - board["x"] < 8


@pytest.mark.parametrize("odd", ["lesson=winter/nothing", "lesson=winter/movement&step=99", "lesson=<b>&step=x"])
def test_odd_place_leads_to_the_nearest_thing_there_is(page: Page, address: str, odd: str) -> None:
    page.goto(f"{address}learn?{odd}")
    if "step=99" in odd:
        at_step(page, len(LESSON.steps))
    else:
        expect(page.get_by_role("heading", name="Lessons")).to_be_visible()


def test_whole_turn_is_played_at_the_table(page: Page, address: str, axe) -> None:
    page.goto(f"{address}learn?lesson=base/one-turn&step=5")
    space(page, "d1").click()
    expect(page.locator(".piece[data-id=dot-1]")).to_be_attached()
    named(page, "Walk").click()
    expect(page.locator(".verdict.go .says")).to_have_text("Good, go on.")
    space(page, "hand-coffee").click()
    expect(page.locator(".gives")).to_contain_text("Press the cup that gets it.")
    space(page, "cup-1").click()
    expect(space(page, "hand-coffee")).to_have_count(0)
    named(page, "Take back").click()
    expect(space(page, "hand-coffee")).to_be_visible()
    space(page, "hand-coffee").click()
    space(page, "cup-1").click()
    expect(space(page, "hand-coffee")).to_have_count(0)
    assert axe(page) == []
    space(page, "cup-1").click()
    expect(page.locator(".gives")).to_contain_text("Press the order it is for.")
    page.locator(".piece[data-id^=order-espresso]").click()
    named(page, "Done serving").click()
    named(page, "Let time pass").click()
    expect(named(page, "Next")).to_be_visible()


def test_keyboard_goes_on_to_what_is_next(page: Page, address: str) -> None:
    open_step(page, address, 6)
    tab_to(page, page.locator(".option").nth(right_option(LESSON.step(6))).text_content() or "")
    page.keyboard.press("Enter")
    expect(named(page, "Next")).to_be_focused()
    open_step(page, address, 2)
    solve_by_keys(page, LESSON.step(2))
    expect(named(page, "Next")).to_be_focused()
