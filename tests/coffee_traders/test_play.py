"""Whole games: all player counts end, seats and names do not matter, chance is in the position."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.coffee_traders.barista import pick
from tutor.coffee_traders import CoffeeTraders, Position
from tutor.core.game import digest

PEOPLE = ("ann", "ben", "cat", "dan", "eve")


def start(game: CoffeeTraders, people: tuple[str, ...], seed: int, **options: Any) -> Position:
    p: Position = game.start(game.options({"players": list(people), **options}), seed).position
    return p


@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(8))
def test_random_games_end(game: CoffeeTraders, people: int, seed: int) -> None:
    p, random = start(game, PEOPLE[:people], seed), Random(seed)
    for _ in range(3000):
        if game.over(p):
            break
        seat = random.choice(game.actors(p))
        p = game.apply(p, seat, random.choice(game.legal(p, seat)))
    assert game.over(p) and game.actors(p) == () and p.period == 3
    assert set(game.score(p).winners) <= set(PEOPLE[:people])


def test_nothing_depends_on_names(game: CoffeeTraders) -> None:
    one, two = start(game, ("ann", "ben", "cat"), 7), start(game, ("zoe", "yul", "xi"), 7)
    random = Random(7)
    for _ in range(200):
        if game.over(one):
            break
        seat = game.actors(one)[0]
        assert game.actors(two)[0] == seat
        action = pick(game, one, seat, random)
        text = game.write(one, seat, action)
        for a, b in zip(("ann", "ben", "cat"), ("zoe", "yul", "xi"), strict=True):
            text = text.replace(f"{a}:", f"{b}:").replace(f"serve {a}", f"serve {b}")
        one = game.apply(one, seat, action)
        two = game.apply(two, *game.parse(two, text))
    assert [p.coffee for p in one.players] == [p.coffee for p in two.players]
    assert one.cooperatives == two.cooperatives and one.bars == two.bars


def test_the_same_seed_gives_the_same_table(game: CoffeeTraders) -> None:
    assert digest(start(game, PEOPLE, 3)) == digest(start(game, PEOPLE, 3)) != digest(start(game, PEOPLE, 4))


def test_what_nobody_may_see_is_not_in_a_view(game: CoffeeTraders) -> None:
    p = start(game, ("ann", "ben"), 5)
    assert p.andre is not None
    seen = game.view(p, 0)
    assert seen.andre.counters == ("?",) * 5
    assert seen.andre.contracts == (p.andre.contracts[0], "B?", "C?")
    assert seen.stream == 0 and seen.stacks == p.stacks


def counted(game: CoffeeTraders, p: Position, depth: int) -> int:
    if depth == 0 or game.over(p):
        return 1
    return sum(counted(game, game.apply(p, s, a), depth - 1) for s in game.actors(p) for a in game.legal(p, s))


def test_opening_counts(game: CoffeeTraders) -> None:
    p = start(game, ("ann", "ben", "cat"), 1)
    kinds = Counter(type(a).__name__ for a in game.legal(p, p.turn))
    free, ways = 30 - 9, 4  # 1 spaces without the nine setup plantations; pathways up from the three own ones
    adds = 2 * (free + ways) + ways  # a level 1 from rows A and B anywhere, with a donkey also above; the level 2 of C
    assert kinds == {"Add": adds, "Send": 5, "Breed": ways, "Civet": 1, "Coins": 1, "Drop": 1, "Use": 3}
    assert counted(game, p, 2) == 4669


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_no_setup_space_is_claimed_twice(game: CoffeeTraders, people: int) -> None:
    for seed in range(20):
        step = game.start(game.options({"players": list(PEOPLE[:people])}), seed)
        assert not [e for e in step.events if e.ruling == "traders.R11"]
        assert sum(len(c.plantations) for c in step.position.cooperatives) == 3 * len(step.position.players)
