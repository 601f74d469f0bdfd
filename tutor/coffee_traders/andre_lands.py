"""Which plantation André adds, and where (traders.andre.10 to .20)."""

from __future__ import annotations

from tutor.coffee_traders.land import BELOW, spaces_free, with_plantation
from tutor.coffee_traders.names import RANK
from tutor.coffee_traders.position import Plantation, Position, coop, people
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import andre_seat, own, plantations_left
from tutor.core.notes import Log, note

ROWS_OF = {1: ("1",), 2: ("1/2", "2/3"), 3: ("2/3",)}
"""The rows for each level; a sequence starts in the 1 row (traders.R57)."""


def wishes(p: Position, cooperative: str) -> tuple[str, tuple[int, ...]]:
    """Return the clause that applies and the levels he tries, the first one first (traders.andre.16 to .19, R56)."""
    levels = [q.level for q in own(p, andre_seat(p), cooperative)]
    ones, twos, threes = (levels.count(n) for n in (1, 2, 3))
    if not levels:
        return "traders.andre.19", (1,)
    if threes and ones < 2:
        return "traders.andre.16", (1,)
    if twos > threes:
        return "traders.andre.17", (3, 1)
    if ones > twos:
        return "traders.andre.18", (2, 1)
    return "traders.andre.16", ()


def add(rules: Rules, p: Position, cooperative: str, log: Log) -> Position:
    """Add a plantation if he can; otherwise he passes the turn."""
    seat = andre_seat(p)
    clause, levels = wishes(p, cooperative)
    note(log, "traders.andre.15", seat, "andre_improves", cooperative=cooperative)
    for level in levels:
        spot = best_spot(rules, p, cooperative, level) if plantations_left(p, seat, level) else None
        if spot:
            row, space = spot
            where = {"cooperative": cooperative, "row": row, "space": space, "level": level}
            note(log, clause, seat, "andre_adds", ruling="traders.R56", **where)
            _note_what_he_needs_not(p, cooperative, row, log)
            return with_plantation(p, cooperative, Plantation(seat, level, row, space))
    note(log, clause, seat, "andre_adds_none", cooperative=cooperative)
    return p


def _note_what_he_needs_not(p: Position, cooperative: str, row: str, log: Log) -> None:
    seat = andre_seat(p)
    if not own(p, seat, cooperative):
        note(log, "traders.andre.11", seat, "andre_no_worker", ruling="traders.R67", cooperative=cooperative)
    if row != "1":
        note(log, "traders.andre.12", seat, "andre_no_transport", ruling="traders.R61")
    if row == "2/3":
        note(log, "traders.andre.13", seat, "andre_no_counter", cooperative=cooperative)
    note(log, "traders.andre.14", seat, "andre_spares_others", ruling="traders.R57")


def best_spot(rules: Rules, p: Position, cooperative: str, level: int) -> tuple[str, int] | None:
    """Return the space for a level: cutting nobody off, then the lowest row, then the leftmost (traders.R57)."""
    spots = [
        (row, s)
        for row in ROWS_OF[level]
        if _carried(p, cooperative, row)
        for s in spaces_free(rules, p, cooperative, row)
    ]
    if not spots:
        return None
    return min(spots, key=lambda spot: (cuts_off(rules, p, cooperative, *spot), RANK[spot[0]], spot[1]))


def _carried(p: Position, cooperative: str, row: str) -> bool:
    """Say whether his 1-row plantations there can carry one more in a row (traders.R61)."""
    rows = [q.row for q in own(p, andre_seat(p), cooperative)]
    return row == "1" or rows.count(row) < rows.count("1")


def cuts_off(rules: Rules, p: Position, cooperative: str, row: str, space: int) -> bool:
    """Say whether a plantation there would take some person's plantation its last way up (traders.andre.14)."""
    if row == "1":
        return False
    ways = rules.box.lands[cooperative].ways[row]
    free = set(spaces_free(rules, p, cooperative, row))
    for q in coop(p, cooperative).plantations:
        if q.row != BELOW[row] or q.seat not in people(p):
            continue
        carries = any(
            x.seat == q.seat and x.row == row and x.support == q.space for x in coop(p, cooperative).plantations
        )
        targets = {s for s, starts in ways.items() if q.space in starts and s in free}
        if not carries and targets == {space}:
            return True
    return False
