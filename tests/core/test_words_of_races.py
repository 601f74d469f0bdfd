"""The sentences of the two games in real time: none is dead; and nothing from outside brings them down."""

from __future__ import annotations

import ast
import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tutor import catalogue
from tutor.core import BadInput
from tutor.core.read import read_toml

RACES = ("grab", "caffeine")
MADE = {"grab": "result_", "caffeine": "agreed_"}
"""How the kinds begin that are put together from a clause's number."""

ODD: tuple[Any, ...] = (
    None,
    -1,
    10**30,
    2.5,
    True,
    "",
    "?",
    "ann",
    "ann:milk",
    "milk 3",
    "-" * 500,
    [],
    [[]],
    {},
    ["ann"],
)

VERBS = (
    *("go", "flip", "slot", "call", "match", "up", "latte"),
    *("turn", "shuffle", "message", "draw", "time", "round"),
)
WORDS = (
    *("1", "13", "-1", "²", "milk", "ben:co", "top", "beside"),
    *("50%", "3cm", "ben", "all", "@5", "\x00", "🥛", ""),
)


def strings(root: Path, id: str) -> set[str]:
    own = (root / Path(*catalogue.GAMES[id].module.split("."))).glob("*.py")
    files = (*own, root / "tutor" / "core" / "race.py")
    nodes = (n for file in files for n in ast.walk(ast.parse(file.read_text("utf-8"))))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize("id", RACES)
def test_no_sentence_is_dead(root: Path, id: str) -> None:
    tables = read_toml((catalogue.room(id) / "en.toml").read_text("utf-8"), "en.toml").values()
    kinds = {kind for table in tables for kind in table if not kind.startswith(MADE[id])}
    assert kinds - strings(root, id) == set()


def spoiled(random: Random, data: Any) -> Any:
    """Return a scene with one value somewhere in it replaced, removed or added."""
    data = copy.deepcopy(data)
    part = data
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = random.choice(keys)
        if not isinstance(part[key], (dict, list)) or not part[key] or random.random() < 0.3:
            break
        part = part[key]
    change = random.randrange(3)
    if change == 0 and isinstance(part, dict):
        part["odd" if random.random() < 0.2 else random.choice(keys)] = random.choice(ODD)
    elif change == 1:
        del part[key]
    else:
        part[key] = random.choice(ODD)
    return data


@pytest.mark.parametrize("id", RACES)
def test_a_spoiled_scene_is_read_or_refused_in_words(id: str) -> None:
    game: Any = catalogue.game(id)
    scenes = [example.scene for example in catalogue.examples(id) if example.scene]
    scenes += [game.scene(game.position(scene)) for scene in scenes[::9]]
    random, refused = Random(5), 0
    for i in range(1500):
        scene = spoiled(random, scenes[i % len(scenes)])
        try:
            p = game.position(scene, "scene.toml")
        except BadInput as error:
            assert str(error).startswith("scene.toml"), scene
            refused += 1
            continue
        game.score(p)
        for seat in game.actors(p):
            game.legal(game.view(p, seat), seat)
        assert game.position(game.scene(p)) == p
    assert 300 < refused < 1500


@pytest.mark.parametrize("id", RACES)
def test_odd_words_are_read_or_refused_in_words(id: str) -> None:
    game: Any = catalogue.game(id)
    p = game.position(next(e.scene for e in catalogue.examples(id) if e.scene))
    random = Random(6)
    for _ in range(3000):
        text = f"ann: {random.choice(VERBS)} " + " ".join(random.choices(WORDS, k=random.randrange(4)))
        try:
            seat, action = game.parse(p, text)
        except BadInput as error:
            assert str(error).startswith("action: ")
            continue
        assert game.parse(p, game.write(p, seat, action)) == (seat, action)
        verdict = game.check(p, seat, action)
        assert all(game.say(p, reason) for reason in (*verdict.against, *verdict.allows, *verdict.repairs))
