"""The scoring's table as a scene: the story it opens with, and the changes a person makes to it."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.coffee_traders.position import ANDRE
from tutor.core.read import read_toml
from widgets.traders.people import Scene, seated

FIELDS = ("posts", "stations", "farms", "hospitals")


@cache
def _story() -> dict[str, Any]:
    return read_toml((files(__package__) / "score_story.toml").read_text("utf-8"), "score_story.toml")


def story(people: int) -> Scene:
    """Return the scene that the scoring opens with, for 2 (and André) to 5 people."""
    told, names = deepcopy(_story()), seated(people)
    lands = {name: _of_those(land, names) for name, land in told["cooperatives"].items()}
    players = {seen: _player(told["players"][name], seen) for name, seen in names.items()}
    milestones = [m | {"players": [n for n in m["players"] if names.get(n) == n]} for m in told["milestones"]]
    return {
        "game": "traders",
        "period": 3,
        "phase": "end",
        "players": players,
        "cooperatives": lands,
        "milestones": milestones,
    }


def _player(told: dict[str, Any], name: str) -> dict[str, Any]:
    return {"bars": told["bars"]} if name == ANDRE else told


def _of_those(land: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    kept: dict[str, Any] = {f: [names[owner] for owner in land.get(f, ()) if owner in names] for f in FIELDS}
    entries = [entry for entry in land["plantations"] if entry["owner"] in names]
    return kept | {"plantations": [entry | {"owner": names[entry["owner"]], "staffed": True} for entry in entries]}


# ---- changes: each returns a new scene, which the game may refuse ---------------------


def with_count(scene: Scene, name: str, about: str, n: int) -> Scene:
    """Give a player another number of something that is counted."""
    changed = deepcopy(scene)
    changed["players"][name][about] = n
    return changed


def with_arabica(scene: Scene, name: str, row: str, column: int) -> Scene:
    """Put a player's disc on a column of an Arabica row."""
    changed = deepcopy(scene)
    changed["players"][name].setdefault("arabica", {})[row] = column
    return changed


def with_contract(scene: Scene, name: str, letter: str) -> Scene:
    """Let a player have fulfilled a contract, or not any more."""
    changed = deepcopy(scene)
    done = changed["players"][name].setdefault("contracts", [])
    done.remove(letter) if letter in done else done.append(letter)
    return changed


def with_bar(scene: Scene, name: str, city: str, space: int) -> Scene:
    """Put a player's marker on a bar space; one that is there goes."""
    changed = deepcopy(scene)
    entry, gone = {"city": city, "space": space}, False
    for player in changed["players"].values():
        bars = player.setdefault("bars", [])
        if entry in bars:
            bars.remove(entry)
            gone = True
    if not gone:
        changed["players"][name]["bars"].append(entry)
    return changed


def with_counters(scene: Scene, name: str, n: int, colours: tuple[str, ...]) -> Scene:
    """Give a player a number of counters: the last go first, new ones take the colours in turn."""
    changed = deepcopy(scene)
    held = changed["players"][name].setdefault("counters", [])
    del held[n:]
    held.extend(colours[(len(held) + k) % len(colours)] for k in range(n - len(held)))
    return changed
