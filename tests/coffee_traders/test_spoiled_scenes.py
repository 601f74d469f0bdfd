"""Scenes spoiled at random are refused with a place, or can be played: never anything else."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tutor.coffee_traders import CoffeeTraders
from tutor.core.errors import BadInput

PEOPLE = ("ann", "ben", "cat", "dan", "eve")
WORDS = ("", "brazil", "ann", "A", "end", "sell", "assign", "trade", "work", "refresh", "andre", "wild", "1/2", "2/3")


def scenes(game: CoffeeTraders, people: int) -> list[dict[str, Any]]:
    """Scenes from all over a random game, those with an open choice more often."""
    p, random, found = game.start(game.options({"players": list(PEOPLE[:people])}), people).position, Random(people), []
    while not game.over(p):
        seat = game.actors(p)[0]
        p = game.apply(p, seat, random.choice(game.legal(p, seat)))
        if random.random() < (0.3 if p.pending else 0.1):
            found.append(game.scene(p))
    return found


def places(part: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [place for key, value in inner for place in ((*above, key), *places(value, (*above, key)))]


def spoil(scene: dict[str, Any], random: Random) -> None:
    """Leave something out, or put something else in its place."""
    *above, last = random.choice(places(scene))
    part: Any = scene
    for key in above:
        part = part[key]
    value = part[last]
    if random.random() < 0.5:
        del part[last]
    elif isinstance(value, bool):
        part[last] = not value
    elif isinstance(value, int):
        part[last] = random.choice([0, 1, 2, 5, 9, value + 1, -1])
    elif isinstance(value, str):
        part[last] = random.choice(WORDS)
    elif isinstance(value, list):
        part[last] = value + value[:1]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_a_spoiled_scene_is_refused_or_playable(game: CoffeeTraders, people: int) -> None:
    whole, random, played = scenes(game, people), Random(people), 0
    for _ in range(150):
        scene = deepcopy(random.choice(whole))
        for _ in range(random.randint(1, 3)):
            spoil(scene, random)
        try:
            p = game.position(scene, "scene")
        except BadInput as error:
            assert error.place.startswith("scene")
            continue
        played += 1
        assert game.position(game.scene(p)) == p
        game.score(p)
        for _ in range(15):
            if game.over(p):
                break
            seat = game.actors(p)[0]
            p = game.apply(p, seat, random.choice(game.legal(p, seat)))
    assert played
