"""A table as an address keeps it: a short text for each cooperative, each player and the milestones.

A cooperative: plantations (owner, row from below, space, level, ``w`` with a worker) : donkeys (owner, row, start,
space) : owners of posts : stations : hospitals : farms : traders; ``b111wr121:r211:ry:::bry``. A player: numbers :
warehouse columns : coffees held : columns on the Arabica track : counters : contracts : bars (city and space).
Everybody has a letter, as have coffees (Animal counters a capital one). What is read is only text taken apart: whether
such a table can be is for the game to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from tutor.coffee_traders.names import ANDRE, ANIMAL_OF, COFFEES, COOPERATIVES, LETTERS, ROWS, WILD
from tutor.core.errors import BadInput
from widgets.boards.traders_looks import LOOKS

OWNERS = {name[0]: name for name in (*LOOKS, ANDRE)}
BEANS = {name[0]: name for name in COFFEES}
COUNTERS = {name[0]: name for name in (*COOPERATIVES, WILD)} | {c[0].upper(): ANIMAL_OF[c] for c in COOPERATIVES}
BUILDINGS = ("posts", "stations", "hospitals", "farms")
COUNTS = ("coins", "donkeys", "trucks", "civets", "workers", "minus_tokens", "civets_in_sumatra", "row_b_level_3")
"""The numbers of a player, in their order; the last is 0 or 1."""

Land = dict[str, Any]
Player = dict[str, Any]


def _letters(names: Sequence[str], table: dict[str, str]) -> str:
    back = {name: letter for letter, name in table.items()}
    return "".join(back[name] for name in names)


def _names(text: str, table: dict[str, str]) -> list[str]:
    if not set(text) <= set(table):
        raise BadInput("", f"expected letters of {''.join(table)}")
    return [table[letter] for letter in text]


def _parts(text: str, most: int) -> list[str]:
    parts = text.split(":")
    if len(parts) > most:
        raise BadInput("", f"expected {most} parts at most")
    return parts + [""] * (most - len(parts))


def _each(pattern: str, text: str) -> list[tuple[str, ...]]:
    """Take a text apart into pieces of a pattern; raises ``BadInput`` when something is left over."""
    if not re.fullmatch(f"(?:{pattern})*", text, re.ASCII):
        raise BadInput("", f"unreadable: {text[:20]!r}")
    return [match.groups() for match in re.finditer(pattern, text, re.ASCII)]


# ---- a cooperative ---------------------------------------------------------------------


def land_text(land: Land) -> str:
    """Write a cooperative of a scene."""
    grown = "".join(
        f"{q['owner'][0]}{ROWS.index(q['row']) + 1}{q['space']}{q['level']}{'w' * bool(q.get('staffed'))}"
        for q in land.get("plantations", ())
    )
    donkeys = "".join(
        f"{d['owner'][0]}{ROWS.index(d['row']) + 1}{d['start']}{d['space']}" for d in land.get("donkeys", ())
    )
    owners = [_letters(land.get(kind, ()), OWNERS) for kind in (*BUILDINGS, "traders")]
    return ":".join((grown, donkeys, *owners)).rstrip(":")


def read_land(text: str) -> Land:
    """Read a cooperative; raises ``BadInput``."""
    grown, donkeys, *owners = _parts(text, 7)
    return {
        "plantations": [
            {"owner": OWNERS[o], "row": ROWS[int(row) - 1], "space": int(s), "level": int(level), "staffed": bool(w)}
            for o, row, s, level, w in _each(r"([abrygv])([123])(\d)([123])(w?)", grown)
        ],
        "donkeys": [
            {"owner": OWNERS[o], "row": ROWS[int(row) - 1], "start": int(start), "space": int(space)}
            for o, row, start, space in _each(r"([abrygv])([23])(\d)(\d)", donkeys)
        ],
    } | {kind: _names(names, OWNERS) for kind, names in zip((*BUILDINGS, "traders"), owners, strict=True)}


# ---- a player --------------------------------------------------------------------------


def player_text(player: Player, cities: Sequence[str]) -> str:
    """Write a player of a scene; ``cities`` are those of the Coffee Bars in their order."""
    warehouses = player.get("warehouses", {})
    numbers = [int(player.get(name, 0)) for name in COUNTS] + [warehouses.get("rows", 1)]
    parts = (
        ".".join(map(str, numbers)),
        _letters(warehouses.get("columns", ()), BEANS),
        ".".join(str(player.get("coffee", {}).get(name, 0)) for name in COFFEES) if any(_held(player)) else "",
        "".join(str(player["arabica"].get(name, 1)) for name in COOPERATIVES) if player.get("arabica") else "",
        _letters(player.get("counters", ()), COUNTERS),
        "".join(player.get("contracts", ())),
        "".join(f"{cities.index(bar['city'])}{bar['space']}" for bar in player.get("bars", ())),
    )
    return ":".join(parts).rstrip(":")


def _held(player: Player) -> Sequence[int]:
    return tuple(player.get("coffee", {}).values())


def read_player(text: str, cities: Sequence[str]) -> Player:
    """Read a player; raises ``BadInput``."""
    numbers, columns, coffee, arabica, counters, contracts, bars = _parts(text, 7)
    *counts, rows = _numbers(numbers, len(COUNTS) + 1)
    held = dict(zip(COFFEES, _numbers(coffee, len(COFFEES)), strict=True)) if coffee else {}
    discs = [int(n) for (n,) in _each(r"([1-7])", arabica)]
    if len(discs) not in (0, len(COOPERATIVES)):
        raise BadInput("", "expected a column for each row of the Arabica track")
    player: Player = {name: n for name, n in zip(COUNTS, counts, strict=True) if n}
    if player.pop("row_b_level_3", 0):
        player["row_b_level_3"] = True
    return player | {
        "warehouses": {"rows": rows, "columns": _names(columns, BEANS)},
        "coffee": held,
        "arabica": dict(zip(COOPERATIVES, discs, strict=False)),
        "counters": _names(counters, COUNTERS),
        "contracts": _names(contracts, dict(zip(LETTERS, LETTERS, strict=True))),
        "bars": [{"city": _one(cities, int(c)), "space": int(n)} for c, n in _each(r"(\d)(\d)", bars)],
    }


def _one(names: Sequence[str], n: int) -> str:
    if n >= len(names):
        raise BadInput("", f"expected a number below {len(names)}")
    return names[n]


def _numbers(text: str, many: int) -> list[int]:
    if not re.fullmatch(rf"\d{{1,2}}(\.\d{{1,2}}){{{many - 1}}}", text, re.ASCII):
        raise BadInput("", f"expected {many} numbers")
    return [int(n) for n in text.split(".")]


# ---- the milestones --------------------------------------------------------------------


def milestones_text(milestones: Sequence[dict[str, Any]]) -> str:
    """Write the milestones laid out: ``contracts-b,plantations-rg,quality-``."""
    return ",".join(f"{m['name']}-{_letters(m['players'], OWNERS)}" for m in milestones)


def read_milestones(text: str) -> list[dict[str, Any]]:
    """Read them; raises ``BadInput``."""
    found = []
    for part in text.split(","):
        name, _, owners = part.partition("-")
        found.append({"name": name, "players": _names(owners, OWNERS)})
    return found


# ---- a table ---------------------------------------------------------------------------


def written(scene: dict[str, Any], cities: Sequence[str]) -> dict[str, str]:
    """Return a whole table as texts by the name of their part."""
    parts = {name: land_text(land) for name, land in scene["cooperatives"].items()}
    parts |= {name: player_text(player, cities) for name, player in scene["players"].items()}
    return parts | ({"milestones": milestones_text(scene["milestones"])} if "milestones" in scene else {})


def reader(scene: dict[str, Any], part: str, cities: Sequence[str]) -> Callable[[str], None] | None:
    """Return what reads a part's text into a scene (which is changed); ``None`` when the scene has no such part."""
    if part == "milestones" and part in scene:
        return lambda text: scene.update(milestones=read_milestones(text))
    if part in scene["cooperatives"]:
        return lambda text: scene["cooperatives"].update({part: read_land(text)})
    if part in scene["players"]:
        return lambda text: scene["players"].update({part: _for(part, read_player(text, cities))})
    return None


def _for(name: str, player: Player) -> Player:
    """André has nothing but his markers in the bars."""
    return {"bars": player["bars"]} if name == ANDRE else player
