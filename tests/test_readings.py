"""Rulings that a table may read the other way: an example shows each, and comes out differently by the two readings."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from msgspec.structs import replace

from tutor import catalogue
from tutor.core.errors import BadInput
from tutor.core.examples import Example, play

PLAYABLE = {
    "base": "R1 R2 R3 R6 R8 R12 R14 R17",
    "winter": "R1 R2 R4 R6 R7 R8 R14 R21 R24 R37",
    "traders": "R7 R16 R17 R26 R28 R31 R32 R36 R42 R52",
    "grab": "R1 R3 R5 R6 R7 R10",
    "caffeine": "R1 R3 R5 R6 R7 R9",
}
"""Game → its rulings of which both readings can be played."""

OPTIONS = [ruling for id in catalogue.GAMES for ruling in catalogue.game(id).rulebook.options]


def game_of(ruling: str) -> str:
    return ruling.partition(".")[0]


def other(ruling: str) -> Example:
    """Return the example of a ruling's other reading."""
    found = [e for e in catalogue.examples(game_of(ruling)) if e.id in (f"{ruling}/other", f"{ruling}/other-reading")]
    assert len(found) == 1, f"{ruling} needs one example of its other reading, {ruling}/other"
    return found[0]


def adopting(shown: Example, ruling: str) -> Example:
    """Return an example of an other reading with the reading that we adopt; nothing is expected of it."""
    bare = Example(shown.id, (), scene=deepcopy(shown.scene), start=deepcopy(shown.start), actions=shown.actions)
    options = bare.scene.setdefault("options", {}) if bare.scene is not None else bare.start.options
    assert options["rulings"] == {ruling.partition(".")[2]: "other"}
    del options["rulings"]
    return bare


def came_of(shown: Example) -> Any:
    """Return what comes of an example; its last action may be refused."""
    game = catalogue.game(game_of(shown.id))
    try:
        played = play(game, replace(shown, refused=shown.refused or ("-",)))
    except BadInput as refused:
        return str(refused)
    return replace(played.position, options=None), played.events, played.verdict, game.score(played.position)


@pytest.mark.parametrize("id", PLAYABLE)
def test_the_options_are_the_rulings_with_two_playable_readings(id: str) -> None:
    assert {ruling.partition(".")[2] for ruling in catalogue.game(id).rulebook.options} == set(PLAYABLE[id].split())


@pytest.mark.parametrize("ruling", OPTIONS)
def test_both_readings_of_a_ruling_come_out_differently(ruling: str) -> None:
    shown = other(ruling)
    assert came_of(adopting(shown, ruling)) != came_of(shown)


@pytest.mark.parametrize("ruling", OPTIONS)
def test_an_example_of_the_adopted_reading_is_that_of_the_other_without_it(ruling: str) -> None:
    bare = adopting(other(ruling), ruling)
    for shown in catalogue.examples(game_of(ruling)):
        if shown.id == f"{ruling}/adopted":
            assert shown.actions == bare.actions
            assert (shown.scene, shown.start) == (without_nothing(bare.scene), bare.start)


def without_nothing(scene: dict[str, Any] | None) -> dict[str, Any] | None:
    return scene if scene is None else {name: part for name, part in scene.items() if (name, part) != ("options", {})}


def test_a_ruling_that_changes_nothing_is_noticed() -> None:
    shown = other("winter.R7")
    idle = replace(shown, actions=())
    assert came_of(adopting(idle, "winter.R7")) == came_of(idle)
