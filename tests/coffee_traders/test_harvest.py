"""The harvest against an independent model that pours coffee into a bag and lets hands take it out."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tutor.coffee_traders import COOPERATIVES, CoffeeTraders
from tutor.core import Table

PEOPLE = ("ann", "ben", "cat", "dan", "eve")
ROW_SPACES = {"1": 6, "1/2": 5, "2/3": 4}


def harvested(game: CoffeeTraders, scene: dict[str, Any]) -> tuple[dict[str, dict[str, int]], dict[str, int], Any]:
    table = Table(game, game.position(scene))
    step = table.act("harvest")
    return game.gains(step.position, step.events), game.results(step.position, step.events)["waste"], step


def model(scene: dict[str, Any], names: list[str]) -> tuple[dict[str, Counter[str]], dict[str, int]]:
    """Work out gains and waste from the scene's own words, without the engine."""
    each = 3 if len(names) <= 3 else 2
    got: dict[str, Counter[str]] = {name: Counter() for name in names}
    waste = {}
    for where, c in scene.get("cooperatives", {}).items():
        bag = ["bean"] * (each * len([q for q in c.get("plantations", []) if q.get("staffed")]))
        hands = [owner for name in names for owner in c.get("posts", []) if owner == name]
        line = c.get("traders", [])
        hands += line[:1] + line * 5
        for owner in hands:
            if bag:
                bag.pop()
                got[owner][where] += 1
        if bag:
            waste[where] = len(bag)
    for name in names:
        if name == "andre":
            continue
        player = scene["players"][name]
        stock = {c: player.get("coffee", {}).get(c, 0) + got[name][c] for c in COOPERATIVES}
        need = 6 if each == 3 else 4
        civets = player.get("civets_in_sumatra", 0)
        elsewhere = player.get("civets", 0) + civets
        if all(n >= need for n in stock.values()) and elsewhere < 6:
            civets += 1
        got[name]["kopi_luwak"] += civets
    return got, waste


def random_scene(rng: random.Random, people: int) -> tuple[dict[str, Any], list[str]]:
    names = [*PEOPLE[:people]] + (["andre"] if people == 2 else [])
    posts_left, levels_left = dict.fromkeys(names, 3), {n: {1: 5, 2: 4, 3: 2} for n in names}
    scene: dict[str, Any] = {"game": "traders", "phase": "harvest", "cooperatives": {}, "players": {}}
    for where in COOPERATIVES:
        plantations = []
        for row, level in (("1", 1), ("1/2", 2), ("2/3", 3)):
            for _ in range(rng.randint(0, ROW_SPACES[row])):
                owner = rng.choice(names)
                if levels_left[owner][level]:
                    levels_left[owner][level] -= 1
                    staffed = rng.random() < 0.7
                    plantations.append({"owner": owner, "level": level, "row": row, "staffed": staffed})
        posts = []
        for owner in rng.choices(names, k=rng.randint(0, 4)):
            if posts_left[owner]:
                posts_left[owner] -= 1
                posts.append(owner)
        rng.shuffle(names_here := list(names))
        traders = names_here[: rng.randint(0, min(3, len(names)))]
        scene["cooperatives"][where] = {"plantations": plantations, "posts": posts, "traders": traders}
    for name in names:
        coffee = {c: rng.randint(0, 7) for c in COOPERATIVES}
        scene["players"][name] = (
            {} if name == "andre" else {"coffee": coffee, "civets_in_sumatra": rng.randint(0, 5), "civets": 1}
        )
    return scene, names


@pytest.mark.parametrize("people", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(60))
def test_harvest_agrees_with_the_model(game: CoffeeTraders, people: int, seed: int) -> None:
    scene, names = random_scene(random.Random(seed * 10 + people), people)
    gains, waste, step = harvested(game, scene)
    expected, lost = model(scene, names)
    for name in names:
        assert Counter(gains.get(name, {})) == +expected[name], name
    assert waste == lost
    assert all(player.civets_in_sumatra == 0 for player in step.position.players)


def one_cooperative(players: list[str], plantations: int, posts: list[str], traders: list[str]) -> dict[str, Any]:
    owners = [players[i % len(players)] for i in range(plantations)]
    return {
        "game": "traders",
        "phase": "harvest",
        "cooperatives": {
            "brazil": {
                "plantations": [{"owner": o, "level": 1, "staffed": True} for o in owners],
                "posts": posts,
                "traders": traders,
            }
        },
        "players": {name: {} for name in players},
    }


@pytest.mark.parametrize(
    ("players", "plantations", "posts", "traders", "gains", "waste"),
    [
        (4, 1, ["ann", "ben", "cat"], ["dan"], {"ann": 1, "ben": 1}, 0),  # E33
        (3, 4, ["ann"], ["ben", "ann", "cat"], {"ben": 5, "ann": 4, "cat": 3}, 0),  # E34
        (3, 5, ["ann", "ben"], ["ann", "ben"], {"ann": 7, "ben": 6}, 2),  # E36
        (4, 3, [], [], {}, 6),  # E37
        (3, 1, ["ann", "ann", "ben", "cat"], ["cat"], {"ann": 2, "ben": 1}, 0),
    ],
)
def test_a_harvest_is_shared_out_as_worked_by_hand(
    game: CoffeeTraders,
    players: int,
    plantations: int,
    posts: list[str],
    traders: list[str],
    gains: dict[str, int],
    waste: int,
) -> None:
    scene = one_cooperative(list(PEOPLE[:players]), plantations, posts, traders)
    got, lost, step = harvested(game, scene)
    assert {name: mine["brazil"] for name, mine in got.items()} == gains
    assert lost.get("brazil", 0) == waste
    singles = [e for e in step.events if e.clause in ("traders.harvest.5", "traders.harvest.6", "traders.harvest.7")]
    assert all(e.numbers["count"] == 1 for e in singles)
    assert len(singles) == sum(gains.values())


def test_posts_are_served_in_the_turn_order_of_their_owners(game: CoffeeTraders) -> None:
    scene = one_cooperative(["ann", "ben", "cat", "dan"], 1, ["ann", "ben", "cat"], [])
    scene["order"] = ["cat", "dan", "ben", "ann"]
    got, _, _ = harvested(game, scene)
    assert got == {"cat": {"brazil": 1}, "ben": {"brazil": 1}}


def test_the_civet_of_the_threshold_gives_kopi_luwak_too(game: CoffeeTraders) -> None:
    scene: dict[str, Any] = {"game": "traders", "phase": "harvest", "players": {n: {} for n in PEOPLE[:3]}}
    scene["players"]["ann"] = {"coffee": dict.fromkeys(COOPERATIVES, 6), "civets_in_sumatra": 2}  # E39
    got, _, step = harvested(game, scene)
    assert got == {"ann": {"kopi_luwak": 3}}
    assert step.position.players[0].civets_in_sumatra == 0
