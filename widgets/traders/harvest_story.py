"""The harvest's table as a scene: the story it opens with, and the changes a person makes to it."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.coffee_traders.position import ANDRE, LEVELS
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


# ---- changes: each returns a new scene, which the game may refuse ---------------------


def staffed(scene: Scene, land: str, row: str, space: int) -> Scene:
    """Give a plantation a worker, or take it away."""
    changed = deepcopy(scene)
    for q in changed["cooperatives"][land]["plantations"]:
        if (q["row"], q["space"]) == (row, space):
            q["staffed"] = not q["staffed"]
    return changed


def planted(scene: Scene, land: str, row: str, space: int, owner: str) -> Scene:
    """Plant a staffed plantation of the row's lowest level."""
    changed = deepcopy(scene)
    entry = {"owner": owner, "level": min(LEVELS[row]), "row": row, "space": space, "staffed": True}
    changed["cooperatives"][land]["plantations"].append(entry)
    return changed


def cleared(scene: Scene, land: str, row: str, space: int) -> Scene:
    """Take a plantation away, with the donkeys on the pathways to and from it."""
    changed = deepcopy(scene)
    here = changed["cooperatives"][land]
    here["plantations"] = [q for q in here["plantations"] if (q["row"], q["space"]) != (row, space)]
    here["donkeys"] = [d for d in here["donkeys"] if (d["row"], d["space"]) != (row, space)]
    return changed


def with_posts(scene: Scene, land: str, owner: str, n: int) -> Scene:
    """Give a player ``n`` posts in a cooperative."""
    changed = deepcopy(scene)
    others = [name for name in changed["cooperatives"][land]["posts"] if name != owner]
    changed["cooperatives"][land]["posts"] = others + [owner] * n
    return changed


def with_trader(scene: Scene, land: str, owner: str, place: int) -> Scene:
    """Put a player's trader on a position counted from 1; 0 takes it away."""
    changed = deepcopy(scene)
    queue = [name for name in changed["cooperatives"][land]["traders"] if name != owner]
    if place:
        queue.insert(place - 1, owner)
    changed["cooperatives"][land]["traders"] = queue
    return changed


def with_held(scene: Scene, owner: str, coffee: str, n: int) -> Scene:
    """Give a player a number of coffees from before."""
    changed = deepcopy(scene)
    changed["players"][owner].setdefault("coffee", {})[coffee] = n
    return changed


def with_civets(scene: Scene, owner: str, n: int) -> Scene:
    """Put a number of a player's civets in Sumatra."""
    changed = deepcopy(scene)
    changed["players"][owner]["civets_in_sumatra"] = n
    return changed
