"""What the base lessons ask for in several actions can be pressed on their page, action by action."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.movement import named
from tutor.coffee_rush.actions import Empty, Move, Next, Place, Pour, Serve, Take
from tutor.lessons import LessonStep, Player, every_lesson
from widgets.boards.coffee_rush import queue

STEPS = [
    (lesson.id, step.number)
    for lesson in every_lesson()
    if lesson.game == "base"
    for step in lesson.steps
    if step.task.kind == "reach"
]
END = {"fill": "Done filling", "orders": "Done serving", "time": "Let time pass"}


def piece(page: Page, id: str) -> Locator:
    return page.locator(f'.board .piece[data-id="{id}"]').first


def targets(page: Page, player: Player, text: str) -> list[Locator]:
    """Return what a person presses for an action, in order."""
    p = player.table.position
    _, action = player.game.parse(p, text)
    match action:
        case Place(space):
            return [piece(page, space)]
        case Take(cup):
            return [piece(page, f"cup-{cup}")]
        case Move(spaces):
            return [*(piece(page, space) for space in spaces), named(page, "Walk")]
        case Pour(ingredient, cup):
            return [piece(page, f"hand-{ingredient}"), piece(page, f"cup-{cup}")]
        case Empty(cup):
            return [piece(page, f"cup-{cup}"), named(page, f"Empty cup {cup}")]
        case Serve(cup):
            return [piece(page, f"cup-{cup}"), piece(page, served(player, action))]
        case Next():
            return [named(page, END[p.step])]
    raise AssertionError(f"nothing is pressed for {text}")


def served(player: Player, action: Serve) -> str:
    me = player.table.position.players[player.seat]
    fits = [(order.zone, id) for id, order in queue(me) if order.needs == me.cups[action.cup - 1]]
    return max(fits)[1]


def press(page: Page, target: Locator) -> None:
    """Press, and wait for the board's answer."""
    board = page.locator(".board").first
    before = board.get_attribute("data-ready") or ""
    target.click()
    expect(board).not_to_have_attribute("data-ready", before)


def open_step(page: Page, address: str, step: LessonStep, id: str) -> None:
    page.goto(f"{address}learn?lesson={id}&step={step.number}")
    expect(page.locator(".asks")).to_have_text(step.task.asks)
    expect(page.locator(".board[data-ready]").first).to_be_visible()


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_solution_can_be_pressed(page: Page, address: str, id: str, number: int) -> None:
    lesson = next(one for one in every_lesson() if one.id == id)
    player = Player(lesson, number)
    open_step(page, address, player.step, id)
    last = None
    for text in player.step.task.solution:
        for target in targets(page, player, text):
            if str(target) == str(last):
                past_a_double_click(page)
            press(page, target)
            last = target
        player.submit(text)
    assert player.done
    expect(page.locator(".verdict.go .says")).to_have_text(player.step.task.right)


def past_a_double_click(page: Page) -> None:
    """Wait until the same piece may be pressed again: two presses at once are one to the board."""
    start = page.evaluate("performance.now()")
    page.wait_for_function("start => performance.now() - start > 400", arg=start)
