"""The movement lesson as a person plays it in a browser: press, draw and solve, with a pointer or by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser import keyboard
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


def tab_to(page: Page, *wanted: str, key: str = "Tab") -> None:
    """Press Tab until a piece of one of these ids, or a thing of that name, has the focus."""
    keyboard.tab_to(page, lambda here: (here["id"] or here["name"]) in wanted, key)


def keys(page: Page, here: str, there: str) -> list[str]:
    across, down = ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])
    return ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across) + ["ArrowDown" if down > 0 else "ArrowUp"] * abs(
        down
    )


def walk_by_keys(page: Page, walk: str) -> None:
    spaces = [column + row for column in "abcd" for row in "1234"]
    tab_to(page, *spaces, key="Shift+Tab" if keyboard.focused(page) in ("Walk", "Take back") else "Tab")
    for n, name in enumerate(walk.split()[1:], 1):
        for key in keys(page, keyboard.focused(page), name):
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
