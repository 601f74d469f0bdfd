"""In a lesson what was taken back can be done once more: strokes that were drawn, and actions."""

from __future__ import annotations

import pytest

from tests.widgets.test_lesson_desk import desk_at, play, press, push
from tutor.lessons import Lesson, LessonStep, every_lesson, find
from tutor.lessons.model import ACTING
from widgets.leaf import all_of
from widgets.player.desk import LessonDesk

STEPS = [(one, step) for one in every_lesson() for step in one.steps if step.task.kind in ACTING]


def offers_redo(desk: LessonDesk) -> bool:
    return any(b[1]["act"] == "redo" for node in desk.page.acts.page["nodes"] for b in all_of(node, "button"))


def walk(desk: LessonDesk) -> tuple[str, ...]:
    return desk.view.drawn.spaces if desk.view.drawn else ()


def test_strokes_come_back_one_by_one() -> None:
    desk = desk_at(find("base/one-turn"), 5)
    press(desk, "d3", "d4", "c4")
    assert not offers_redo(desk)
    for left in (("d3", "d4"), ("d3",), ()):
        push(desk.page.acts, "back")
        assert walk(desk) == left and offers_redo(desk)
    for there in (("d3",), ("d3", "d4"), ("d3", "d4", "c4")):
        push(desk.page.acts, "redo")
        assert walk(desk) == there
    assert not offers_redo(desk)


def test_what_is_drawn_anew_takes_the_place_of_what_was_taken_back() -> None:
    desk = desk_at(find("base/one-turn"), 5)
    press(desk, "d3", "d4")
    push(desk.page.acts, "back")
    press(desk, "c3")
    assert walk(desk) == ("d3", "c3") and not offers_redo(desk)
    push(desk.page.acts, "redo")
    assert walk(desk) == ("d3", "c3")


def test_actions_and_strokes_come_back_in_their_order() -> None:
    desk = desk_at(find("base/one-turn"), 5)
    for text in ("move d3 d4 c4", "pour coffee 1"):
        play(desk, text)
    press(desk, f"hand-{desk.player.table.position.hand[0]}")
    held, table = desk.view.sketch, desk.player.table.position
    assert held
    for _ in range(3):
        push(desk.page.acts, "back")
    assert not desk.player.can_undo and desk.player.outcome is None
    push(desk.page.acts, "redo")
    push(desk.page.acts, "redo")
    assert desk.player.table.position == table
    push(desk.page.acts, "redo")
    assert desk.view.sketch == held and not offers_redo(desk)
    assert desk.player.table.texts() == ("move d3 d4 c4", "pour coffee 1")


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=[f"{one.id}-{step.number}" for one, step in STEPS])
def test_an_action_done_once_more_comes_to_the_same(lesson: Lesson, step: LessonStep) -> None:
    desk = desk_at(lesson, step.number)
    before = desk.player.table.position
    play(desk, step.task.solution[0])
    if desk.player.done or not desk.player.can_undo:
        assert not offers_redo(desk)
        return
    after, outcome = desk.player.table.position, desk.player.outcome
    push(desk.page.acts, "back")
    assert desk.player.table.position == before
    push(desk.page.acts, "redo")
    assert (desk.player.table.position, desk.player.outcome) == (after, outcome)
    assert not offers_redo(desk)


@pytest.mark.parametrize("deed", ["show", "retry", "open"])
def test_a_step_begun_anew_has_nothing_to_do_once_more(deed: str) -> None:
    desk = desk_at(find("base/one-turn"), 5)
    press(desk, "d3")
    push(desk.page.acts, "back")
    assert offers_redo(desk)
    if deed == "open":
        desk.open(find("base/one-turn"), 3)
    else:
        while desk.player.more_hints:
            push(desk.page.acts, "hint")
        push(desk.page.acts, "show")
        assert not offers_redo(desk)
        if deed == "retry":
            push(desk.page.acts, "retry")
    assert not offers_redo(desk)
