"""What a new building brings (traders.build.8 to .29)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders.position import Choice, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.scoring import VP
from tutor.coffee_traders.table import built, name, take_coffee
from tutor.core.notes import Log, note

STATION_COFFEE = 2
"""Coffees that a new station brings (traders.build.19)."""

_WORTH = {
    ("warehouse", 2): "traders.build.12",
    ("warehouse", 3): "traders.build.14",
    ("warehouse", 4): "traders.build.17",
    ("warehouse", 5): "traders.build.18",
    ("station", 1): "traders.build.21",
    ("station", 2): "traders.build.22",
    ("station", 3): "traders.build.23",
    ("post", 1): "traders.build.24",
    ("post", 2): "traders.build.26",
    ("post", 3): "traders.build.28",
    ("hospital", 1): "traders.build.29",
}
"""The clause that says what a building is worth in the end (traders.R38)."""

_QUALITY = {"station": "traders.build.41", "post": "traders.build.43", "hospital": "traders.build.42"}
_POST_STEP = {2: "traders.build.25", 3: "traders.build.27"}


def ratio(p: Position, seat: int) -> int:
    """Return how many coffees a player trades for one (traders.build.11, .15; board.17)."""
    n = built(p, seat, "warehouse")
    return 2 if n >= 4 else 3 if n >= 2 else 4


def after(rules: Rules, p: Position, seat: int, kind: str, place: str, log: Log) -> Position:
    """Note what a building just built is worth, and give or put in line what it brings."""
    nth = built(p, seat, kind)
    worth = {"player": name(p, seat), "kind": kind, "nth": nth, "points": VP[kind][nth - 1]}
    note(log, "traders.build.8", seat, "earns", player=name(p, seat), kind=kind)
    note(log, _WORTH[kind, nth], seat, "worth", ruling="traders.R38", **worth)
    if kind in _QUALITY:
        note(log, _QUALITY[kind], seat, "quality", player=name(p, seat), kind=kind, cooperative=place)
    if kind == "warehouse":
        return _warehouse(p, seat, nth, log)
    if kind == "station":
        return take_coffee(rules, p, seat, place, STATION_COFFEE, "traders.build.19", log)
    if kind == "post":
        note(log, "traders.build.44", seat, "secures", player=name(p, seat), cooperative=place)
        if nth in _POST_STEP:
            return replace(p, pending=(Choice("row", seat, _POST_STEP[nth]), *p.pending))
    return p


def _warehouse(p: Position, seat: int, nth: int, log: Log) -> Position:
    who = name(p, seat)
    note(log, "traders.build.40", seat, "no_quality", player=who)
    if nth in (2, 4):
        clause = "traders.build.11" if nth == 2 else "traders.build.15"
        note(log, clause, seat, "new_ratio", player=who, ratio=ratio(p, seat))
    tasks = [Choice("coffee", seat, "traders.build.10")]
    if nth == 3:
        tasks.append(Choice("gift", seat, "traders.build.13", "civet"))
    if nth == 4:
        tasks.append(Choice("gift", seat, "traders.build.16", "coin"))
    return replace(p, pending=(*tasks, *p.pending))
