"""Milestones: claimed as soon as their condition holds (traders.milestones.1 to .14)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tutor.coffee_traders import quality
from tutor.coffee_traders.names import COOPERATIVES, INDEX
from tutor.coffee_traders.position import Milestone, Position, is_andre
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import beans_left, built, name, own
from tutor.core.agreed import other
from tutor.core.notes import Log, note

Condition = Callable[[Rules, Position, int], bool]


def _warehouses(rules: Rules, p: Position, seat: int) -> bool:
    return built(p, seat, "warehouse") == 5


def _stations_and_posts(rules: Rules, p: Position, seat: int) -> bool:
    return built(p, seat, "station") == 3 and built(p, seat, "post") == 3


def _contracts(rules: Rules, p: Position, seat: int) -> bool:
    return all(card == "done" for card in p.players[seat].contracts)


def _houses(rules: Rules, p: Position, seat: int) -> bool:
    now = {c for c, coop in zip(COOPERATIVES, p.cooperatives, strict=True) if seat in coop.traders}
    ever = set(p.players[seat].houses) if other(p, "traders.R26") else set()
    return len(now | ever) == len(COOPERATIVES)


def _coffee(rules: Rules, p: Position, seat: int) -> bool:
    player = p.players[seat]
    kinds = COOPERATIVES if other(p, "traders.R28") else player.warehouse_columns
    return sum(player.coffee[INDEX[kind]] >= 10 for kind in kinds) >= 2


def _bars(rules: Rules, p: Position, seat: int) -> bool:
    """Say whether each bar has a delivery of value 2 or more; the value is the space's number (traders.R27)."""
    spaces = rules.box.bars.values()
    return all(
        any(owner == seat and space.value >= 2 for owner, space in zip(column, bar, strict=True))
        for column, bar in zip(p.bars, spaces, strict=True)
    )


def _plantations(rules: Rules, p: Position, seat: int) -> bool:
    return all(n == len(row) for n, row in zip(p.players[seat].taken, rules.box.rows, strict=True))


def _cooperatives(rules: Rules, p: Position, seat: int) -> bool:
    def has_both(i: int) -> bool:
        building = any(b.seat == seat for b in p.cooperatives[i].buildings)
        return building and any(q.row != "1" for q in own(p, seat, COOPERATIVES[i]))

    return sum(has_both(i) for i in range(5)) >= 4


def _quality(rules: Rules, p: Position, seat: int) -> bool:
    return sum(quality.value(p, seat, c) >= 8 for c in COOPERATIVES) >= 2


CONDITIONS: dict[str, tuple[str, Condition]] = {
    "warehouses": ("traders.milestones.5", _warehouses),
    "stations_and_posts": ("traders.milestones.6", _stations_and_posts),
    "contracts": ("traders.milestones.7", _contracts),
    "houses": ("traders.milestones.8", _houses),
    "coffee": ("traders.milestones.9", _coffee),
    "bars": ("traders.milestones.11", _bars),
    "plantations": ("traders.milestones.12", _plantations),
    "cooperatives": ("traders.milestones.13", _cooperatives),
    "quality": ("traders.milestones.14", _quality),
}
"""Each milestone's clause and condition."""


def spaces(rules: Rules, p: Position, milestone: str) -> int:
    """Return how many players can claim a milestone (one in the vicious variant, traders.milestones.4)."""
    return 1 if p.options.vicious else len(rules.box.milestones[milestone][1])


def claim(rules: Rules, p: Position, log: Log) -> Position:
    """Let every player claim what is met, in turn order (traders.R25)."""
    for i, milestone in enumerate(p.milestones):
        for seat in p.order:
            if seat in milestone.seats or is_andre(p, seat) or len(milestone.seats) == spaces(rules, p, milestone.name):
                continue
            clause, met = CONDITIONS[milestone.name]
            if met(rules, p, seat) and beans_left(p, seat):
                milestone = _claimed(rules, p, milestone, seat, clause, log)
                p = replace(p, milestones=(*p.milestones[:i], milestone, *p.milestones[i + 1 :]))
    return p


def _claimed(rules: Rules, p: Position, m: Milestone, seat: int, clause: str, log: Log) -> Milestone:
    points = rules.box.milestones[m.name][1][len(m.seats)]
    note(log, clause, seat, "milestone_met", player=name(p, seat), milestone=m.name)
    if p.options.vicious:
        note(log, "traders.milestones.4", seat, "only_space", player=name(p, seat), milestone=m.name)
    note(log, "traders.milestones.1", seat, "milestone", ruling="traders.R72", player=name(p, seat), points=points)
    return Milestone(m.name, (*m.seats, seat))
