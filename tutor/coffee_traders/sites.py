"""What a player could build, and where (traders.build.1 to .6)."""

from __future__ import annotations

from typing import NamedTuple

from tutor.coffee_traders.land import building_spaces
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import built

BOARD = "board"
"""The place of a warehouse, where a piggybacked one has to stand too (traders.build.32)."""


class Limits(NamedTuple):
    """What narrows a building down: a place ("board" or a cooperative), a kind, and a hospital that needs no key."""

    place: str = ""
    kind: str = ""
    unlocked: bool = False


def topmost(rules: Rules, p: Position, seat: int) -> list[tuple[str, int]]:
    """Return the topmost building of each column with the column, counted from 1."""
    gone = p.players[seat].columns
    columns = enumerate(zip(rules.box.columns, gone, strict=True), 1)
    return [(column[n], i) for i, (column, n) in columns if n < len(column)]


def hospital_open(rules: Rules, p: Position, seat: int) -> bool:
    """Say whether a column above the hospital is cleared (traders.build.2)."""
    gone = p.players[seat].columns
    return any(gone[i] == len(rules.box.columns[i]) for i in rules.box.above_hospital)


def spots(rules: Rules, p: Position, seat: int, kind: str) -> list[tuple[str, int]]:
    """Return where a building may stand: (track, "row" or cooperative, space); of equal spaces the first."""
    if kind == "warehouse":
        player = p.players[seat]
        free = [(c, 0) for c in rules.box.warehouse_tops if c not in player.warehouse_columns]
        return free + ([("row", 0)] if player.warehouse_rows < rules.box.warehouse_spaces else [])
    found = []
    for cooperative in COOPERATIVES:
        prints = rules.box.lands[cooperative].buildings[kind]
        seen: set[bool] = set()
        for space in building_spaces(rules, p, seat, cooperative, kind):
            if prints[space - 1].step not in seen:
                seen.add(prints[space - 1].step)
                found.append((cooperative, space))
    return found


def choices(rules: Rules, p: Position, seat: int, limits: Limits) -> list[tuple[str, str, int, int]]:
    """Return all (kind, place, space, column) that a player could build."""
    tops = topmost(rules, p, seat)
    kinds = [kind for kind, _ in tops]
    found = [(k, *spot, i if kinds.count(k) > 1 else 0) for k, i in tops for spot in spots(rules, p, seat, k)]
    free_hospital = limits.unlocked or hospital_open(rules, p, seat)
    if free_hospital and not built(p, seat, "hospital"):
        found += [("hospital", *spot, 0) for spot in spots(rules, p, seat, "hospital")]
    return [b for b in found if within(limits, b[0], b[1])]


def within(limits: Limits, kind: str, place: str) -> bool:
    """Say whether a building respects the limits."""
    where = BOARD if kind == "warehouse" else place
    return limits.place in ("", where) and limits.kind in ("", kind)
