"""A learner who goes on after a slip that cannot be made good is told so, and nobody else is."""

from __future__ import annotations

import pytest

from tutor.lessons import Player, find
from tutor.lessons.ahead import lost
from tutor.lessons.library import every_lesson
from tutor.lessons.model import REACH

LOST = "Allowed, but now the task can no longer be done: take it back."
ON = "Good, go on."
IN_SEVERAL = [(lesson.id, step.number) for lesson in every_lesson() for step in lesson.steps if step.task.kind == REACH]


def told(id: str, number: int, *actions: str) -> list[str]:
    player = Player(find(id), number)
    says = [player.submit(action).says for action in actions]
    return [words[:1].upper() + words[1:].removesuffix(".") + "." for words in says]


def test_a_spoilt_cup_is_not_praised_and_what_is_said_of_it_stays_true() -> None:
    first, second, third = told("base/one-turn", 2, "pour coffee 2", "pour steam 1", "next")
    assert first.startswith("Tea with coffee in it?")
    assert second == third == LOST


def test_a_token_in_a_cup_that_no_mistake_names_is_noticed() -> None:
    assert told("base/one-turn", 5, "move d1", "pour coffee 2") == [ON, LOST]
    assert told("base/cups", 5, "pour steam 1", "pour ice 1", "next")[1:] == [LOST, LOST]


@pytest.mark.parametrize(
    ("lesson", "step", "walk"),
    [
        ("base/time", 6, "move a1 b1 a1 b1"),  # no chocolate, no steam
        ("base/time", 6, "move b2 c2 c1"),
        ("base/orders", 9, "move a3 a2 a1 b1 a1"),  # no water, no steam
        ("base/orders", 9, "move a3 b3 c3 c4"),
        ("base/one-turn", 5, "move c2 b2 b1"),  # no coffee
    ],
)
def test_a_walk_past_what_the_drink_needs_is_not_praised(lesson: str, step: int, walk: str) -> None:
    assert told(lesson, step, walk) == [LOST]


def test_a_walk_that_brings_what_the_drink_needs_goes_on_however_much_lies_in_hand() -> None:
    assert told("base/time", 6, "move a3 b3 b4 c4", "pour chocolate 1", "pour tea 2") == [ON, ON, ON]
    assert told("base/orders", 9, "move a3 b3 c3 d3 d2", "pour tea 1") == [ON, ON]


def test_a_detour_that_still_leads_there_is_no_loss() -> None:
    assert told("base/one-turn", 5, "move d3 c3 c4", "empty 2", "pour coffee 1") == [ON, ON, ON]


def test_a_slip_taken_back_is_forgotten() -> None:
    player = Player(find("base/one-turn"), 2)
    player.submit("pour coffee 2")
    player.undo()
    assert [player.submit(text).kind for text in ("pour coffee 1", "pour steam 1")] == ["on", "right"]


@pytest.mark.parametrize(("id", "number"), IN_SEVERAL)
def test_on_the_way_of_the_solution_nothing_is_lost(id: str, number: int) -> None:
    player = Player(find(id), number)
    for text in player.step.task.solution[:-1]:
        assert player.submit(text).kind == "on"
        assert not lost(player.step.task, player.game, player.seat, tuple(player.table.steps[1:]))
    assert player.submit(player.step.task.solution[-1]).kind == "right"


def test_where_no_end_is_found_nothing_is_called_lost() -> None:
    player = Player(find("grab/how-to-play"), 8)
    for action in player.game.legal(player.table.position, player.seat):
        other = Player(find("grab/how-to-play"), 8)
        other.table.act(action, other.seat)
        assert not lost(other.step.task, other.game, other.seat, tuple(other.table.steps[1:]))
