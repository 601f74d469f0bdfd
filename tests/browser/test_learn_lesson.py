"""The movement lesson, finished in a browser: by mouse, by touch on a phone, and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tutor.lessons import LessonStep, Player, find

LESSON = find("winter/movement")
START = "learn?lesson=winter/movement"
Press = Callable[[Locator], None]


def open_step(page: Page, address: str, number: int = 1) -> None:
    page.goto(f"{address}{START}&step={number}")
    at_step(page, number)


def at_step(page: Page, number: int) -> None:
    step = LESSON.step(number)
    expect(page.locator(".where > p")).to_have_text(f"Step {number} of {len(LESSON.steps)} · {step.title}")
    expect(page.locator(".asks")).to_have_text(step.task.asks)


def space(page: Page, name: str) -> Locator:
    return page.locator(f".piece[data-id={name}]")


def named(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def draw(page: Page, walk: str, press: Press) -> None:
    for n, name in enumerate(walk.split()[1:], 1):
        press(space(page, name))
        expect(page.locator(f".piece[data-id=dot-{n}]")).to_be_attached()


def solve(page: Page, step: LessonStep, press: Press) -> None:
    task = step.task
    if task.kind == "number":
        expect(page.get_by_placeholder("Your answer")).to_be_visible()
        page.get_by_label("Your answer").fill(str(Player(LESSON, step.number).right_value()))
        press(named(page, "Answer"))
    elif task.kind == "spot":
        press(page.locator(".option").nth(right_option(step)))
    else:
        draw(page, task.solution[0], press)
        if not task.goal.refused:
            press(named(page, "Walk"))
    expect(page.locator(".verdict.go .says")).to_have_text(task.right)


def right_option(step: LessonStep) -> int:
    player = Player(LESSON, step.number)
    return next(i for i, option in enumerate(step.task.options) if player.is_right(option))


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


FOCUSED = """() => {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at?.dataset?.id ?? at?.getAttribute("aria-label") ?? at?.textContent.trim() ?? ""
}"""


def tab_to(page: Page, *wanted: str, key: str = "Tab") -> None:
    for _ in range(60):
        if page.evaluate(FOCUSED) in wanted:
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {wanted}")


def keys(page: Page, here: str, there: str) -> list[str]:
    across, down = ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])
    return ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across) + ["ArrowDown" if down > 0 else "ArrowUp"] * abs(
        down
    )


def walk_by_keys(page: Page, walk: str) -> None:
    spaces = [column + row for column in "abcd" for row in "1234"]
    tab_to(page, *spaces, key="Shift+Tab" if page.evaluate(FOCUSED) in ("Walk", "Take back") else "Tab")
    for n, name in enumerate(walk.split()[1:], 1):
        for key in keys(page, page.evaluate(FOCUSED), name):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(page.locator(f".piece[data-id=dot-{n}]")).to_be_attached()


def solve_by_keys(page: Page, step: LessonStep) -> None:
    task = step.task
    if task.kind == "number":
        tab_to(page, "Your answer", key="Shift+Tab")
        page.keyboard.type(str(Player(LESSON, step.number).right_value()))
        page.keyboard.press("Enter")
    elif task.kind == "spot":
        tab_to(page, page.locator(".option").nth(right_option(step)).text_content() or "", key="Shift+Tab")
        page.keyboard.press("Enter")
    else:
        walk_by_keys(page, task.solution[0])
        if not task.goal.refused:
            tab_to(page, "Walk")
            page.keyboard.press("Enter")
    expect(page.locator(".verdict.go .says")).to_have_text(task.right)


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


@pytest.mark.parametrize("where", ["winter/movement&step=5", "traders/work&step=6"])
def test_on_a_phone_a_hint_comes_into_sight(phone: Page, address: str, where: str) -> None:
    phone.goto(f"{address}learn?lesson={where}")
    for hints in (1, 2):
        phone.get_by_role("button", name="hint").click()
        newest = phone.locator(".hints li").nth(hints - 1)
        expect(newest).to_be_in_viewport(ratio=1)
        bars = phone.locator(".acts .row").bounding_box()
        stands = newest.bounding_box()
        assert bars
        assert stands
        assert stands["y"] + stands["height"] <= bars["y"], "it stands above the buttons that stick to the foot"


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


FOLD = 690
"""Where the buttons at the foot of a phone's screen leave half of the board's last row in sight, in px."""


def test_board_and_task_are_on_the_first_screen_of_a_phone(phone: Page, address: str) -> None:
    for step in LESSON.steps:
        open_step(phone, address, step.number)
        words, asks, board = (phone.locator(part).bounding_box() for part in (".prose", ".asks", ".part-board > svg"))
        assert words and asks and board and 0 <= words["y"] < asks["y"] < board["y"]
        assert board["y"] + board["height"] <= FOLD, step.title


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
    expect(page.locator(".asks")).to_have_text("Let time pass. How many orders do you lose?")
    expect(page.locator(".asks")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="One turn in two minutes")).to_be_in_viewport()


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


def test_on_a_phone_the_table_keeps_its_place_and_what_is_pressed_next_comes_into_sight(
    phone: Page, address: str
) -> None:
    phone.goto(f"{address}learn?lesson=base/one-turn&step=5")
    board, how = phone.locator(".part-board"), phone.locator(".acts .how")
    expect(how).to_have_text("Press the spaces, one after the other.")
    before = board.bounding_box()
    for n, id in enumerate(("d3", "d4", "c4"), 1):
        space(phone, id).tap()
        expect(phone.locator(f".piece[data-id=dot-{n}]")).to_be_attached()
        assert board.bounding_box() == before
    expect(how.locator(".gain")).to_have_text(["1", "1", "1"])
    named(phone, "Walk").tap()
    expect(how).to_have_text("Press a token you hold, then a cup.")
    expect(phone.locator(".part-hand")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".part-cups")).to_be_in_viewport(ratio=1)
    before = board.bounding_box()
    phone.locator(".piece[data-id^=order-espresso]").tap()
    expect(how).to_have_text("Press the cup for the espresso.")
    assert board.bounding_box() == before


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


def test_keyboard_goes_on_to_what_is_next(page: Page, address: str) -> None:
    open_step(page, address, 6)
    tab_to(page, page.locator(".option").nth(right_option(LESSON.step(6))).text_content() or "")
    page.keyboard.press("Enter")
    expect(named(page, "Next")).to_be_focused()
    open_step(page, address, 2)
    solve_by_keys(page, LESSON.step(2))
    expect(named(page, "Next")).to_be_focused()


def test_words_stand_above_a_question_on_a_phone(phone: Page, address: str) -> None:
    phone.goto(f"{address}learn?lesson=winter/scoring&step=2")
    words, asks = phone.locator(".prose").bounding_box(), phone.locator(".asks").bounding_box()
    assert words and asks and words["y"] < asks["y"]


def test_options_stand_above_the_board_on_a_phone(phone: Page, address: str) -> None:
    open_step(phone, address, 6)
    options, board = phone.locator(".options").bounding_box(), space(phone, "a1").bounding_box()
    assert options and board and options["y"] + options["height"] <= board["y"]
