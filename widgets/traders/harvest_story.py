"""The table that the harvest opens with, as a scene."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tutor.coffee_traders.names import ANDRE
from tutor.core.read import read_toml
from widgets.traders.people import Scene, seated


@cache
def _story() -> dict[str, Any]:
    return read_toml((files(__package__) / "harvest_story.toml").read_text("utf-8"), "harvest_story.toml")


def story(people: int) -> Scene:
    """Return the scene that the harvest opens with, for 2 (and André) to 5 people."""
    told, names = _story(), seated(people)
    lands = {name: _of_those(land, names) for name, land in told["cooperatives"].items()}
    room = 4 if people == 5 else 3
    for land in lands.values():
        land["traders"] = land["traders"][:room]
    players = {seen: {} if seen == ANDRE else _player(told, name) for name, seen in names.items()}
    return {"game": "traders", "phase": "harvest", "players": players, "cooperatives": lands}


def _player(told: dict[str, Any], name: str) -> dict[str, Any]:
    return {"coffee": dict(told["held"][name]), "civets_in_sumatra": told["in_sumatra"].get(name, 0)}


def _of_those(land: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """Return a cooperative with the pieces of these players only."""
    kept = {field: [names[owner] for owner in land[field] if owner in names] for field in ("posts", "traders")}
    for field in ("plantations", "donkeys"):
        entries = [entry for entry in land.get(field, ()) if entry["owner"] in names]
        kept[field] = [entry | {"owner": names[entry["owner"]]} for entry in entries]
    return kept
