"""Lessons are played with an owner's box where their words stay true with it."""

from __future__ import annotations

import pytest

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.box import box_data
from tutor.lessons import every_lesson, find
from tutor.lessons.own_box import fits
from tutor.lessons.player import Player

STEPS = [step for lesson in every_lesson() if lesson.game == "traders" for step in lesson.steps]


def printed():
    """The packaged box, copied by somebody who has found every value printed so."""
    data = box_data()
    for part in data.values():
        parts = part if isinstance(part, list) else [part, *part.values()] if isinstance(part, dict) else []
        for entry in parts:
            if isinstance(entry, dict) and "source" in entry:
                entry["source"] = "printed"
    return CoffeeTraders(data)


def dearer():
    """A box in which every plantation costs six coins more, and every contract space is worth twice as much."""
    data = box_data()
    for slot in data["plantation"]:
        slot["cost"] += 6
    for space in data["contract_space"]:
        space["points"] *= 2
    return CoffeeTraders(data)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.place)
def test_a_box_with_the_same_values_fits_every_step(step):
    assert fits(step, printed())


def test_where_other_values_tell_nothing_else_the_own_box_is_used():
    found = {step.place: fits(step, dearer()) for step in STEPS}
    assert 20 < sum(found.values()) < len(found)


def test_a_step_that_it_does_not_fit_leaves_the_own_box_aside():
    own = dearer()
    for step in STEPS:
        lesson = next(one for one in every_lesson() if step in one.steps)
        player = Player(lesson, step.number, own=own)
        assert (player.game is own) is fits(step, own) is not player.left_aside


def test_a_box_of_one_game_is_not_asked_for_in_another():
    player = Player(find("winter/movement"), own=printed())
    assert player.game.id == "winter" and not player.left_aside
