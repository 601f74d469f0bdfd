"""Scenes with something odd in them: each is read, and can then be played on, or refused in one line with its place."""

from __future__ import annotations

import copy
import datetime
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor import catalogue
from tutor.core import BadInput
from tutor.core.game import Game

NUMBERS = [0, -1, 1, 7, 105, 10**9, 2**63 - 1, -(2**63), 1.5, float("inf"), float("nan"), True, False]
TEXTS = ["", "x", "\n", "\x00", "a" * 5000, "José", "अ", "-", "?", "coffee", "ann:milk", "-1.00", "c2", "over", "setup"]
OTHERS = [[], {}, [[]], {"a": 1}, [0], ["x", "x"], datetime.date(2020, 1, 1), datetime.time(1)]
ODD = st.sampled_from([*NUMBERS, *TEXTS, *OTHERS])
FIELDS = ["x", "", "game", "seed", "step", "players", "options", "orders", "hand", "moment", "turn", "total", "pile"]

Way = tuple[str | int, ...]


def ways(data: Any, way: Way = ()) -> Iterator[Way]:
    """Return the way to every entry."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, entry in entries:
        yield (*way, name)
        yield from ways(entry, (*way, name))


def at(data: Any, way: Way) -> Any:
    for name in way:
        data = data[name]
    return data


@st.composite
def odd_scenes(draw: st.DrawFn, id: str) -> dict[str, Any]:
    """Return a scene of an example with one or two entries deleted, replaced, doubled or added."""
    known = [example.scene for example in catalogue.examples(id) if example.scene is not None]
    scene: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(known)))
    for _ in range(draw(st.integers(1, 2))):
        way = draw(st.sampled_from([*ways(scene)] or [("game",)]))
        parent, name = at(scene, way[:-1]), way[-1]
        change = draw(st.sampled_from(["delete", "replace", "swap", "add"]))
        if change == "delete":
            parent.pop(name, None) if isinstance(parent, dict) else parent.pop(name)
        elif change == "replace":
            parent[name] = copy.deepcopy(draw(ODD))
        elif change == "swap":
            parent[name] = copy.deepcopy(at(scene, draw(st.sampled_from([*ways(scene)] or [()]))))
        elif isinstance(parent, dict):
            parent[draw(st.sampled_from(FIELDS))] = copy.deepcopy(draw(ODD))
        else:
            parent.append(copy.deepcopy(parent[name]))
    return scene


def play_a_little(game: Game[Any], p: Any) -> None:
    """Use a position in every way; nothing of this may fail for one that was accepted."""
    game.score(p)
    assert game.position(tomllib.loads(tomli_w.dumps(game.scene(p)))) == p
    for seat in (None, *range(len(game.names(p)))):
        game.view(p, seat)
    for seat in game.actors(p):
        for action in game.legal(p, seat)[:3]:
            assert game.parse(p, game.write(p, seat, action)) == (seat, action)
            log: list[Any] = []
            after = game.apply(p, seat, action, log)
            assert all(game.say(p, event) for event in log)
            game.score(after)


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_an_odd_scene_is_read_or_refused_in_one_line(id: str) -> None:
    game = catalogue.game(id)

    @settings(max_examples=150, derandomize=True, deadline=None)
    @given(odd_scenes(id))
    def read(scene: dict[str, Any]) -> None:
        try:
            p = game.position(scene, "scene.toml")
        except BadInput as error:
            assert str(error).startswith("scene.toml") and "\n" not in str(error) and len(str(error)) < 500
        else:
            play_a_little(game, p)

    read()
