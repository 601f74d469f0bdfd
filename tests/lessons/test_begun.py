"""A step begun is taken up where it was, and what does not fit leaves the step at its start."""

from __future__ import annotations

import msgspec
import pytest

from tutor.lessons import Lesson, Player, every_lesson, find
from tutor.lessons.begun import Begun, begun, resume
from tutor.lessons.model import ACTING, NUMBER
from tutor.lessons.outcome import SHOWN

LESSONS = every_lesson()
TURN = find("base/one-turn")


def half(lesson: Lesson, number: int) -> Player:
    """A learner who has played all but the last action, or given an answer, and taken a hint."""
    player = Player(lesson, number)
    player.hint()
    task = player.step.task
    if not player.acting:
        player.answer("-1" if task.kind == NUMBER else 0)
    for text in task.solution[:-1]:
        player.submit(text)
    return player


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_step_half_done_comes_back(lesson: Lesson) -> None:
    for step in lesson.steps:
        before, after = half(lesson, step.number), Player(lesson, step.number)
        text = msgspec.json.encode(begun(before))
        assert resume(after, msgspec.json.decode(text, type=Begun))
        assert after.table.position == before.table.position
        assert (after.outcome, after.hints, after.done) == (before.outcome, before.hints, before.done)


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_solution_shown_comes_back(lesson: Lesson) -> None:
    for step in lesson.steps:
        before, after = Player(lesson, step.number), Player(lesson, step.number)
        before.show()
        assert resume(after, begun(before))
        assert after.outcome == before.outcome and after.done


def test_refused_action_comes_back_with_its_reasons() -> None:
    before, after = Player(find("winter/movement"), 5), Player(find("winter/movement"), 5)
    before.submit("move c1 d1")
    assert begun(before) == Begun(last="move c1 d1", told=True)
    assert resume(after, begun(before))
    assert after.outcome == before.outcome and not after.can_undo


def test_what_was_seen_stays_seen() -> None:
    player = Player(TURN, 5)
    assert resume(player, Begun(saw=True))
    for text in player.step.task.solution:
        player.submit(text)
    assert player.results == {5: SHOWN}


def test_taking_up_records_no_result() -> None:
    player = Player(TURN, 5)
    assert resume(player, Begun(player.step.task.solution))
    assert player.done and not player.results


@pytest.mark.parametrize(
    "odd",
    [
        Begun(("move z9",)),
        Begun(("nonsense",)),
        Begun(("move d1", "move d2")),
        Begun(("serve 1",)),
        Begun(("move d1",), last="pour gold 1"),
        Begun(last="move d1"),
        Begun(("red: next",)),
    ],
)
def test_what_does_not_fit_leaves_the_start(odd: Begun) -> None:
    player, fresh = Player(TURN, 5), Player(TURN, 5)
    assert not resume(player, odd)
    assert player.table.position == fresh.table.position
    assert (player.outcome, player.hinted, player.done, player.results) == (None, 0, False, {})


@pytest.mark.parametrize("odd", [Begun(last="x"), Begun(last="99"), Begun(("move d1",)), Begun(last="²")])
def test_odd_answers_leave_a_question_unanswered_or_wrong(odd: Begun) -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            if step.task.kind not in ACTING:
                player = Player(lesson, step.number)
                resume(player, odd)
                assert not player.done or str(player.right_value()) == odd.last
