"""The worked examples: both readings of an option start alike and come out differently."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tutor import catalogue
from tutor.core.examples import Example, play

GAME = catalogue.game("traders")


def example(id: str) -> Example:
    return next(e for e in catalogue.examples("traders") if e.id == id)


def test_the_options_are_those_with_two_playable_readings() -> None:
    wanted = {"R7", "R16", "R17", "R26", "R28", "R31", "R32", "R36", "R42", "R52"}
    assert set(GAME.rulebook.options) == {f"traders.{r}" for r in wanted}


def start_of(shown: Example) -> tuple[dict[str, Any], Any]:
    scene = dict(shown.scene or {})
    return scene, dict(scene.pop("options", {})).get("rulings", {})


def came_of(shown: Example) -> Any:
    played = play(GAME, shown)
    return replace(played.position, options=None), played.events, played.verdict, GAME.score(played.position)


@pytest.mark.parametrize("ruling", GAME.rulebook.options)
def test_both_readings_start_alike_and_come_out_differently(ruling: str) -> None:
    adopted, other = example(f"{ruling}/adopted"), example(f"{ruling}/other")
    assert start_of(adopted)[0] == start_of(other)[0]
    assert start_of(adopted)[1] == {}
    assert start_of(other)[1] == {ruling.partition(".")[2]: "other"}
    assert adopted.actions == other.actions
    assert came_of(adopted) != came_of(other)
