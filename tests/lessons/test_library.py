"""Every lesson that comes with the tutor: its solutions play, its mistakes happen, its hints keep quiet."""

from __future__ import annotations

import pytest

from tutor.catalogue import GAMES
from tutor.core.errors import BadInput
from tutor.lessons import counts, every_lesson, find
from tutor.lessons.check import check_lesson

LESSONS = {lesson.id: lesson for lesson in every_lesson()}


@pytest.mark.parametrize("id", LESSONS)
def test_nothing_is_wrong_with_a_lesson(id: str) -> None:
    assert check_lesson(LESSONS[id]) == []


def test_lessons_stand_in_the_order_of_games_and_numbers() -> None:
    order = [list(GAMES).index(lesson.game) for lesson in every_lesson()]
    assert order == sorted(order)
    ids = [lesson.id for lesson in every_lesson()]
    assert [id for id in LESSONS if ids.count(id) > 1] == [], "coffee-tutor check names both files"


def test_counts_add_up() -> None:
    assert sum(counts().values()) == len(every_lesson())
    assert set(counts()) == set(GAMES)


def test_movement_has_its_place_and_its_steps() -> None:
    lesson = find("winter/movement")
    assert lesson.game == "winter"
    assert len(lesson.steps) >= 7
    taught = {clause for step in lesson.steps for clause in step.task.clauses}
    assert {f"winter.move.{n}" for n in range(1, 10)} <= taught


def test_unknown_lesson_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(BadInput, match="did you mean 'winter/movement'"):
        find("winter/movment")
