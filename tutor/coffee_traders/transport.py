"""How a plantation reaches an upper row: pathways, donkeys and trucks (traders.plantation.9 to .21, .28 to .31)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.coffee_traders.actions import Add
from tutor.coffee_traders.land import BELOW, donkeys_on
from tutor.coffee_traders.position import Position, coop
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import donkeys_left, own
from tutor.core.notes import why
from tutor.core.values import Numbers, Reason

NEEDED = {"1/2": 1, "2/3": 2}
"""Own donkeys that the pathway to a row needs (traders.plantation.12, .18)."""

# Clauses of a pathway by row: joined, not yet supporting, no opponent's donkey, own donkeys, none to bring.
_CLAUSES = {
    "1/2": (
        "traders.plantation.9",
        "traders.plantation.10",
        "traders.plantation.11",
        "traders.plantation.12",
        "traders.plantation.13",
    ),
    "2/3": (
        "traders.plantation.15",
        "traders.plantation.16",
        "traders.plantation.17",
        "traders.plantation.18",
        "traders.plantation.19",
    ),
}


class Way(NamedTuple):
    """The way a plantation takes: from which space below (0: none), with how many more donkeys, or by truck."""

    start: int
    truck: bool
    missing: int


def candidates(
    rules: Rules, p: Position, seat: int, cooperative: str, row: str, space: int
) -> Iterator[tuple[int, bool]]:
    """Yield (start, truck) for each way that would do."""
    if row == "1":
        yield 0, False
        return
    if row == "2/3" and _too_few_below(p, seat, cooperative):
        return
    for start in rules.box.lands[cooperative].ways[row].get(space, ()):
        if not _against_pathway(rules, p, seat, Add("", cooperative, row, space, start)):
            yield start, False
    truck = Add("", cooperative, row, space, 0, True)
    if row == "2/3" and p.players[seat].trucks and not _against_truck(rules, p, seat, truck):
        yield 0, True


def way_of(rules: Rules, p: Position, seat: int, action: Add) -> Way:
    """Return the way a legal action takes; without a start the first pathway that will do."""
    if action.row == "1" or action.truck:
        return Way(0, action.truck, 0)
    start = action.start or _best_start(rules, p, seat, action)
    return Way(start, False, missing(p, seat, action.cooperative, action.row, start, action.space))


def missing(p: Position, seat: int, cooperative: str, row: str, start: int, space: int) -> int:
    """Return how many own donkeys the pathway lacks (traders.R30)."""
    return max(0, NEEDED[row] - donkeys_on(p, cooperative, row, start, space).count(seat))


def against_way(rules: Rules, p: Position, seat: int, action: Add) -> list[Reason]:
    """Return what speaks against the way chosen."""
    if action.row == "1":
        wrong = bool(action.truck or action.start)
        no_use = why("traders.work.8", "no_use_here", row="1")
        return [why("traders.plantation.14", "needs_no_way", row="1"), no_use] if wrong else []
    reasons = []
    if action.row == "2/3" and _too_few_below(p, seat, action.cooperative):
        ones, thirds = _counts(p, seat, action.cooperative)
        reasons.append(why("traders.plantation.28", "too_few_below", ones=ones, thirds=thirds + 1))
        if action.truck:
            reasons.append(why("traders.plantation.31", "truck_not_enough", ones=ones))
    if action.truck:
        return reasons + _against_truck(rules, p, seat, action)
    start = action.start or _best_start(rules, p, seat, action)
    way = Add(action.line, action.cooperative, action.row, action.space, start)
    return reasons + _against_pathway(rules, p, seat, way)


def _best_start(rules: Rules, p: Position, seat: int, action: Add) -> int:
    ways = rules.box.lands[action.cooperative].ways[action.row].get(action.space, ())
    tried = {s: _against_pathway(rules, p, seat, Add("", *_place(action), s)) for s in ways}
    return min(tried, key=lambda s: (len(tried[s]), s)) if tried else 0


def _place(action: Add) -> tuple[str, str, int]:
    return action.cooperative, action.row, action.space


def _against_pathway(rules: Rules, p: Position, seat: int, action: Add) -> list[Reason]:
    joined, carrying, blocked, few, none = _CLAUSES[action.row]
    cooperative, row, space = _place(action)
    mine = own(p, seat, cooperative)
    below = BELOW[row]
    ways = rules.box.lands[cooperative].ways[row].get(space, ())
    if action.start not in ways or not any((q.row, q.space) == (below, action.start) for q in mine):
        return [why(joined, "not_joined", row=row, space=space, below=below)]
    reasons = []
    if any(q.row == row and q.support == action.start for q in mine):
        reasons.append(why(carrying, "carries_another", below=below, start=action.start, row=row))
    here = donkeys_on(p, cooperative, row, action.start, space)
    if any(owner != seat for owner in here):
        reasons.append(why(blocked, "pathway_blocked", start=action.start, row=row, space=space))
    lacks, have = missing(p, seat, cooperative, row, action.start, space), p.players[seat].donkeys
    if lacks > have:
        reasons.append(why(few, "too_few_donkeys", ruling="traders.R30", need=lacks, donkeys=have))
        reasons.append(why(none, "no_other_way", row=row, space=space))
        if donkeys_left(p, seat):
            reasons.append(why("traders.supply.5", "not_from_personal", piece="donkey"))
    return reasons


def _against_truck(rules: Rules, p: Position, seat: int, action: Add) -> list[Reason]:
    if action.row == "1/2":
        no_use = why("traders.work.8", "no_use_here", row="1/2")
        return [why("traders.plantation.14", "truck_only_above", row="1/2"), no_use]
    reasons = []
    if not p.players[seat].trucks:
        reasons.append(why("traders.plantation.21", "no_truck"))
    ways = rules.box.lands[action.cooperative].ways["2/3"].get(action.space, ())
    blocked = [any(d != seat for d in donkeys_on(p, *_place(action)[:2], start, action.space)) for start in ways]
    if blocked and all(blocked):
        reasons.append(why("traders.plantation.20", "all_blocked", space=action.space))
    if any(space == action.space for _, space in coop(p, action.cooperative).trucks):
        reasons.append(why("traders.plantation.21", "truck_space_taken", space=action.space))
    return reasons


def _counts(p: Position, seat: int, cooperative: str) -> tuple[int, int]:
    rows = [q.row for q in own(p, seat, cooperative)]
    return rows.count("1"), rows.count("2/3")


def _too_few_below(p: Position, seat: int, cooperative: str) -> bool:
    ones, thirds = _counts(p, seat, cooperative)
    return ones < thirds + 1


def allows_way(rules: Rules, p: Position, seat: int, action: Add) -> list[Reason]:
    """Return what allows the way chosen."""
    if action.row == "1":
        return []
    reasons = []
    if action.row == "2/3":
        ones, thirds = _counts(p, seat, action.cooperative)
        reasons.append(why("traders.plantation.28", "enough_below", ones=ones, thirds=thirds + 1))
    if action.truck:
        return [
            *reasons,
            why("traders.plantation.20", "truck_road_open", space=action.space),
            why("traders.plantation.21", "has_truck", space=action.space),
            why("traders.plantation.31", "truck_skips", ones=ones),
            why("traders.work.8", "of_use_here"),
        ]
    way = way_of(rules, p, seat, action)
    joined, carrying, blocked, few, none = _CLAUSES[action.row]
    there: Numbers = {"start": way.start, "row": action.row, "space": action.space}
    return [
        *reasons,
        why(joined, "joined", **there),
        why(carrying, "carries_none", **there),
        why(blocked, "pathway_open", **there),
        why(few, "donkeys_there", ruling="traders.R30", missing=way.missing),
        why(none, "donkeys_enough", **there),
        *([why("traders.supply.5", "from_company", piece="donkey")] if way.missing else []),
    ]
