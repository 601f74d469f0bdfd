"""A lesson as a notebook opens it."""

from __future__ import annotations

import pytest

from tests.widgets.test_lesson_desk import desk_at
from tutor.core.errors import BadInput
from tutor.lessons import find
from widgets.lesson import open_lesson


def test_lesson_prints_its_steps() -> None:
    lines = repr(open_lesson("winter/movement")).splitlines()
    assert lines[0] == "Moving your pawn (winter/movement), about 5 minutes"
    assert lines[1] == " 1  One step"


def test_step_is_a_live_desk_with_no_way_out() -> None:
    desk = open_lesson("winter/movement").step(5)
    assert desk.player.number == 5
    assert "leave" not in str(desk.page.head.page) + str(desk.page.acts.page)


def test_steps_share_what_is_done() -> None:
    lesson = open_lesson("winter/movement")
    first, second = lesson.step(1), lesson.step(2)
    first.submit(first.player.game.parse(first.player.table.position, "move b2")[1])
    assert "1 of 10 steps done" in str(second.page.head.page)


def test_table_is_the_scene_of_a_step() -> None:
    lesson = open_lesson("winter/movement")
    assert lesson.table(5).position.player.pawns == ("c2",)


@pytest.mark.parametrize("id", ["winter/cups", "traders/work", "grab/how-to-play", "caffeine/how-to-play"])
def test_every_action_that_is_listed_can_be_written_in_a_cell(id: str) -> None:
    lesson = open_lesson(id)
    for step in lesson.lesson.steps:
        for text in lesson.actions(step.number):
            lesson.table(step.number).act(text)


def test_actions_are_listed_as_they_are_written() -> None:
    listed = open_lesson("winter/cups").actions(1)
    assert listed == [f"pour {token} {cup}" for token in ("coffee", "steam") for cup in (1, 2, 3)] + ["next"]


def test_unknown_lesson_or_step_is_one_clear_error() -> None:
    with pytest.raises(BadInput, match="did you mean 'winter/movement'"):
        open_lesson("winter/movment")
    with pytest.raises(IndexError, match="steps 1 to 10"):
        open_lesson("winter/movement").step(11)


def test_a_table_has_the_ground_of_the_notebook_and_of_the_tutors_pages_else() -> None:
    in_notebook, on_page = open_lesson("winter/movement").step(1), desk_at(find("winter/movement"), 1)
    assert any("--ground: transparent" in sheet for sheet in in_notebook.page.frame.stylesheets)
    assert not on_page.page.frame.stylesheets
