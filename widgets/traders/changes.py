"""What a person changes on a table, each as a new scene, which the game may refuse."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tutor.coffee_traders.names import LEVELS
from widgets.traders.people import Scene

Plantation = dict[str, Any]


def plantation(scene: Scene, land: str, row: str, space: int) -> Plantation | None:
    """Return the plantation on a space, ``None`` when the space is empty."""
    found = (q for q in scene["cooperatives"][land]["plantations"] if (q["row"], q["space"]) == (row, space))
    return next(found, None)


# ---- a cooperative ---------------------------------------------------------------------


def staffed(scene: Scene, land: str, row: str, space: int) -> Scene:
    """Give a plantation a worker, or take it away."""
    changed = deepcopy(scene)
    if q := plantation(changed, land, row, space):
        q["staffed"] = not q["staffed"]
    return changed


def planted(scene: Scene, land: str, row: str, space: int, owner: str) -> Scene:
    """Plant a staffed plantation of the row's lowest level."""
    changed = deepcopy(scene)
    entry = {"owner": owner, "level": min(LEVELS[row]), "row": row, "space": space, "staffed": True}
    changed["cooperatives"][land]["plantations"].append(entry)
    return changed


def cleared(scene: Scene, land: str, row: str, space: int) -> Scene:
    """Take a plantation away, with the donkeys on the pathways to it."""
    changed = deepcopy(scene)
    here = changed["cooperatives"][land]
    here["plantations"] = [q for q in here["plantations"] if (q["row"], q["space"]) != (row, space)]
    here["donkeys"] = [d for d in here.get("donkeys", ()) if (d["row"], d["space"]) != (row, space)]
    return changed


def grown(scene: Scene, land: str, row: str, space: int, owner: str) -> Scene:
    """Turn a space on: empty, a plantation of the row's lowest level, one of its highest, and empty again."""
    stands = plantation(scene, land, row, space)
    if stands is None:
        return planted(scene, land, row, space, owner)
    if stands["level"] == max(LEVELS[row]):
        return cleared(scene, land, row, space)
    changed = deepcopy(scene)
    if q := plantation(changed, land, row, space):
        q["level"] = max(LEVELS[row])
    return changed


def with_buildings(scene: Scene, land: str, kind: str, owner: str, n: int) -> Scene:
    """Give a player ``n`` buildings of a kind (``posts``, ``stations``, ``hospitals``, ``farms``) in a cooperative."""
    changed = deepcopy(scene)
    here = changed["cooperatives"][land]
    here[kind] = [name for name in here.get(kind, ()) if name != owner] + [owner] * n
    return changed


def with_trader(scene: Scene, land: str, owner: str, place: int) -> Scene:
    """Put a player's trader on a position counted from 1; 0 takes it away."""
    changed = deepcopy(scene)
    queue = [name for name in changed["cooperatives"][land]["traders"] if name != owner]
    if place:
        queue.insert(place - 1, owner)
    changed["cooperatives"][land]["traders"] = queue
    return changed


# ---- a player --------------------------------------------------------------------------


def with_count(scene: Scene, name: str, about: str, n: int) -> Scene:
    """Give a player another number of something that is counted, ``civets_in_sumatra`` too."""
    changed = deepcopy(scene)
    changed["players"][name][about] = n
    return changed


def with_entry(scene: Scene, name: str, about: str, key: str, n: int) -> Scene:
    """Set one number of a player's table: a coffee held (``coffee``), or the column of a disc (``arabica``)."""
    changed = deepcopy(scene)
    changed["players"][name].setdefault(about, {})[key] = n
    return changed


def with_row_b(scene: Scene, name: str) -> Scene:
    """Let a player have placed the level 3 plantation of row B, or not any more."""
    return with_count(scene, name, "row_b_level_3", not scene["players"][name].get("row_b_level_3", False))


def with_warehouse_rows(scene: Scene, name: str, n: int) -> Scene:
    """Give a player ``n`` warehouses in the row."""
    changed = deepcopy(scene)
    changed["players"][name].setdefault("warehouses", {"rows": 1})["rows"] = n
    return changed


def with_warehouse_column(scene: Scene, name: str, coffee: str) -> Scene:
    """Put a warehouse at the top of a coffee's track, or take it away."""
    changed = deepcopy(scene)
    warehouses = changed["players"][name].setdefault("warehouses", {"rows": 1})
    _turn(warehouses.setdefault("columns", []), coffee)
    return changed


def with_contract(scene: Scene, name: str, letter: str) -> Scene:
    """Let a player have fulfilled a contract, or not any more."""
    changed = deepcopy(scene)
    _turn(changed["players"][name].setdefault("contracts", []), letter)
    return changed


def _turn(held: list[str], one: str) -> None:
    held.remove(one) if one in held else held.append(one)


def with_counters(scene: Scene, name: str, counter: str, n: int) -> Scene:
    """Give a player ``n`` counters of a kind: a new one comes last, the last of the kind goes first."""
    changed = deepcopy(scene)
    held = changed["players"][name].setdefault("counters", [])
    while held.count(counter) > n:
        del held[len(held) - 1 - held[::-1].index(counter)]
    held += [counter] * (n - held.count(counter))
    return changed


# ---- what all share --------------------------------------------------------------------


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


def with_claim(scene: Scene, name: str, milestone: int) -> Scene:
    """Let a player have claimed a milestone (its place from 0), or not any more."""
    changed = deepcopy(scene)
    _turn(changed["milestones"][milestone]["players"], name)
    return changed


def with_milestone(scene: Scene, milestone: int, name: str, among: Sequence[str]) -> Scene:
    """Lay out another milestone; ``among`` the players on its spaces."""
    changed = deepcopy(scene)
    changed["milestones"][milestone] = {"name": name, "players": list(among)}
    return changed
