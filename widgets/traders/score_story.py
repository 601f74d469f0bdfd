"""The table that the scoring opens with, as a scene."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.coffee_traders.names import ANDRE
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
