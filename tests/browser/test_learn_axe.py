"""Every step of the base lessons is accessible, before an answer and with one, in turn in the dark and the light."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tutor.lessons import Lesson, Player, every_lesson

LESSONS = [lesson for lesson in every_lesson() if lesson.game == "base"]
THEMES = ("dark", "light")


def themed(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    expect(page.locator(f".leaf[data-theme]:not([data-theme={theme}])")).to_have_count(0)


def answer(page: Page, player: Player) -> None:
    """Answer rightly; where the answer is played, have it shown."""
    task = player.step.task
    if task.kind == "number":
        page.get_by_label("Your answer").fill(str(player.right_value()))
        page.get_by_role("button", name="Answer", exact=True).click()
    elif player.acting:
        for words in task.hints:
            page.get_by_role("button", name="hint").click()
            expect(page.locator(".hints li").last).to_have_text(words)
        page.get_by_role("button", name="Show me", exact=True).click()
    else:
        right = next(n for n, option in enumerate(task.options) if player.is_right(option))
        page.locator(".option").nth(right).click()
    expect(page.locator(".verdict.go")).to_be_visible()


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_step_is_accessible(page: Page, address: str, axe: Callable[[Page], list[str]], lesson: Lesson) -> None:
    page.goto(f"{address}learn?lesson={lesson.id}&step=1")
    for step in lesson.steps:
        expect(page.locator(".asks")).to_have_text(step.task.asks)
        before, after = THEMES if step.number % 2 else THEMES[::-1]
        themed(page, before)
        assert axe(page) == [], step.title
        answer(page, Player(lesson, step.number))
        themed(page, after)
        assert axe(page) == [], step.title
        if step.number < len(lesson.steps):
            page.get_by_role("button", name="Next", exact=True).click()
