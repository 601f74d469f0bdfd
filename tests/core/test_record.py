"""Records: saved, read, and played again to the same positions, or refused with the place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tutor import catalogue
from tutor.core import BadInput, Record, Table
from tutor.core.table import MOST_ACTIONS, replay

GAME = catalogue.game("winter")
OPTIONS = {"players": ["blue", "red"], "combination": "first game"}


def table() -> Table:
    found = Table.start(GAME, GAME.options(OPTIONS), 7)
    for text in ("place b2", "take 1", "place c3", "take 1", "place a1", "take 2", "place d4", "take 3"):
        found.act(text)
    found.act("move d4: c4 b4")
    return found


RECORD = table().record()
DATA: dict[str, Any] = json.loads(RECORD.save())


def load(**changed: Any) -> Record:
    return Record.load(json.dumps(DATA | changed), "game.json")


def test_a_record_replays_to_the_same_positions() -> None:
    assert replay(GAME, Record.load(RECORD.save())).record() == RECORD


def test_a_record_of_a_scene() -> None:
    scene = {"game": "winter", "step": "move", "players": {"blue": {"cookies": 1}, "red": {}, "green": {}}}
    played = Table(GAME, GAME.position(scene))
    played.act("move a2 a3")
    record = Record.load(played.record().save())
    assert record.options is None and record.scene is not None
    assert replay(GAME, record).position == played.position


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, 2**64, -(2**70)])
def test_any_seed_can_be_saved(seed: int) -> None:
    played = Table.start(GAME, GAME.options(OPTIONS), seed)
    assert replay(GAME, Record.load(played.record().save())).position == played.position


def test_a_record_is_text_that_people_can_read() -> None:
    assert RECORD.save().splitlines()[1:3] == [' "game": "winter",', f' "rules": "{GAME.rulebook.version}",']


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"format": 2}, "game.json: format: expected 1, found 2"),
        ({"sead": 3}, "game.json: sead: unknown field; did you mean 'seed'?"),
        ({"seed": "x"}, "game.json: seed: expected a whole number, found a text"),
        ({"options": None}, "game.json: expected either options or a scene to start from"),
        ({"scene": {}}, "game.json: expected either options or a scene to start from"),
        ({"hashes": []}, "game.json: hashes: expected 10, one for the start and each action, found 0"),
        ({"actions": ["a", 3]}, "game.json: actions[1]: expected a text, found a whole number"),
        (
            {"actions": ["next"] * (MOST_ACTIONS + 1), "hashes": ["x"] * (MOST_ACTIONS + 2)},
            "game.json: actions: expected 20,000 at most, found 20,001",
        ),
    ],
)
def test_what_is_no_record(changed: dict[str, Any], error: str) -> None:
    with pytest.raises(BadInput) as caught:
        load(**changed)
    assert str(caught.value) == error


def swapped(field: str, i: int, value: str) -> dict[str, Any]:
    return {field: [*DATA[field][:i], value, *DATA[field][i + 1 :]]}


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"game": "base"}, "game.json: game: expected 'winter', found 'base'"),
        ({"rules": "winter 0"}, f"rules: was played by rules 'winter 0', these are {GAME.rulebook.version!r}"),
        ({"options": {"players": ["blue"]}}, "game.json: options.players: expected 2 to 4 players, found 1"),
        ({"seed": 8}, "game.json: hashes[0]: the position is another one than the record says"),
        (swapped("hashes", 3, "0" * 16), "game.json: hashes[3]: the position is another one than the record says"),
        (swapped("actions", 2, "place b2"), "game.json: actions[2]: 'place b2' is refused by winter.setup.11"),
        (swapped("actions", 4, "place z9"), "game.json: actions[4]: unknown space 'z9'"),
        (swapped("actions", 0, "place b3"), "game.json: hashes[1]: the position is another one than the record says"),
    ],
)
def test_a_record_that_does_not_fit_says_where(changed: dict[str, Any], error: str) -> None:
    with pytest.raises(BadInput) as caught:
        replay(GAME, load(**changed), "game.json")
    assert error in str(caught.value)
