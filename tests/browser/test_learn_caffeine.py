"""The lessons of Caffeine Rush, finished at its table in a browser: by mouse, on a phone, by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.keyboard import reach, tab_to
from tests.browser.races import piece
from tutor.lessons import Lesson, LessonStep, Player, find
from tutor.lessons.model import ACTING

HOW, SCORING, SPECIAL = (
    find(f"caffeine/{name}") for name in ("how-to-play", "scoring", "special-cards-and-variations")
)
PIECES = {"flip": "pile", "aside": "prep", "up": "place", "latte": "place", "turn": "orders"}
"""Verb → the piece that is pressed for it; others bear the verb's name."""

Axe = Callable[[Page], list[str]]
Press = Callable[[Locator], None]


def open_step(page: Page, address: str, lesson: Lesson, number: int = 1) -> None:
    page.goto(f"{address}learn?lesson={lesson.id}&step={number}")
    at_step(page, lesson, number)


def at_step(page: Page, lesson: Lesson, number: int) -> None:
    expect(page.locator(".where > p")).to_have_text(
        re.compile(rf"{number} of {len(lesson.steps)} · {re.escape(lesson.step(number).title)}")
    )


def pressed(player: Player) -> Iterator[str]:
    """The pieces that a person presses one after the other to solve a step."""
    for text in player.step.task.solution:
        verb, *words = text.rpartition(": ")[2].split()
        mine = player.table.position.players[player.seat]
        if verb == "match" and words[-1] == "beside":
            yield f"beside-{words[1]}"
        elif verb == "match":
            yield from (f"prep-{words[0]}",) if not mine.hand or mine.hand.kind != words[0] else ()
            yield f"place-{words[1]}"
        elif verb == "message":
            cups = [drink.order.word for drink in mine.drinks]
            yield from (f"word-{cups.index(word) + 1}" for word in words)
            yield "say"
        else:
            yield "-".join((PIECES.get(verb, verb), *words))
        player.submit(text)


def right_option(player: Player) -> int:
    return next(i for i, option in enumerate(player.step.task.options) if player.is_right(option))


def value(player: Player) -> str:
    right = player.right_value()
    return f"{right / 100:.2f}" if player.question.money else str(right)


def act(page: Page, does: Callable[[], None]) -> None:
    """Do something at the table and wait for its answer."""
    before = page.locator(".board").get_attribute("data-ready") or ""
    does()
    expect(page.locator(".board")).not_to_have_attribute("data-ready", before)


def solve(page: Page, lesson: Lesson, step: LessonStep, press: Press) -> None:
    player = Player(lesson, step.number)
    if step.task.kind in ACTING:
        for id in pressed(player):
            act(page, lambda id=id: press(piece(page, id)))
    elif step.task.kind == "number":
        page.get_by_label("Your answer").fill(value(player))
        press(page.get_by_role("button", name="Answer", exact=True))
    else:
        press(page.locator(".option").nth(right_option(player)))
    expect(page.locator(".verdict.go .says")).to_have_text(step.task.right)


def finish(page: Page, lesson: Lesson, press: Press) -> None:
    for step in lesson.steps:
        at_step(page, lesson, step.number)
        solve(page, lesson, step, press)
        if step.number < len(lesson.steps):
            press(page.get_by_role("button", name="Next", exact=True))
    expect(page.get_by_text("Well done!")).to_be_visible()


@pytest.mark.parametrize("lesson", [HOW, SCORING, SPECIAL], ids=lambda lesson: lesson.id)
def test_lesson_is_finished_by_mouse(page: Page, address: str, lesson: Lesson) -> None:
    open_step(page, address, lesson)
    finish(page, lesson, lambda target: target.click())


@pytest.mark.parametrize("lesson", [HOW, SPECIAL], ids=lambda lesson: lesson.id)
def test_lesson_is_finished_by_touch_on_a_phone(phone: Page, address: str, lesson: Lesson) -> None:
    open_step(phone, address, lesson)
    finish(phone, lesson, lambda target: target.tap())
    assert phone.evaluate("document.documentElement.scrollWidth") == 375


# ---- by keyboard alone ---------------------------------------------------------------------


def enter(page: Page, name: str) -> None:
    tab_to(page, lambda here: here["name"] == name)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 10])
def test_a_newcomer_plays_by_keyboard_alone(page: Page, address: str, number: int) -> None:
    open_step(page, address, HOW, number)
    expect(page.locator(".board[data-ready]")).to_be_visible()
    for id in pressed(Player(HOW, number)):
        reach(page, piece(page, id))
        act(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".verdict.go .says")).to_have_text(HOW.step(number).task.right)
    enter(page, "Next")
    at_step(page, HOW, number + 1)


# ---- what else there is to see -----------------------------------------------------------------


def test_a_refused_press_is_answered_with_its_rule(page: Page, address: str) -> None:
    open_step(page, address, HOW, 2)
    piece(page, "place-1").click()
    expect(page.locator(".verdict.no")).to_contain_text("Match 1")
    expect(piece(page, "hand")).to_have_attribute("aria-label", re.compile("milk"))


def test_a_card_picked_up_stays_up_until_it_is_put_down_or_played(page: Page, address: str) -> None:
    open_step(page, address, HOW, 4)
    caramel = piece(page, "prep-caramel")
    caramel.click()
    expect(caramel).to_have_class(re.compile("picked"))
    piece(page, "prep-ice").click()
    expect(caramel).not_to_have_class(re.compile("picked"))
    expect(piece(page, "prep-ice")).to_have_class(re.compile("picked"))
    piece(page, "place-2").click()
    expect(page.locator(".verdict.no")).to_contain_text("does not require ice")
    expect(piece(page, "prep-ice")).not_to_have_class(re.compile("picked"))


def test_a_card_travels_to_its_order_and_stands_still_for_those_who_want_it(page: Page, address: str) -> None:
    for motion, count in (("no-preference", 1), ("reduce", 0)):
        page.emulate_media(reduced_motion=motion)
        open_step(page, address, HOW, 2)
        page.evaluate("() => { Element.prototype.played = Element.prototype.animate; window.flights = 0 }")
        page.evaluate(
            "() => { Element.prototype.animate = function (...a) {"
            " if (this.classList.contains('came')) flights += 1; return this.played(...a) } }"
        )
        piece(page, "place-2").click()
        expect(page.locator(".board .came")).to_have_count(1)
        assert page.evaluate("flights") == count


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("lesson", "number"), [(HOW, 6), (HOW, 10), (SPECIAL, 5), (SPECIAL, 17)])
def test_table_is_accessible_in_both_themes(
    page: Page, address: str, axe: Axe, theme: str, lesson: Lesson, number: int
) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    open_step(page, address, lesson, number)
    expect(page.locator(".board[data-ready]")).to_be_visible()
    assert axe(page) == []
