"""What the end's points rest on, as events: Quality Value, ties in bars, milestones and coins."""

from __future__ import annotations

from itertools import pairwise

from tutor.coffee_traders import quality
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Position, coop, people
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.scoring import bar_ranks
from tutor.coffee_traders.table import name
from tutor.core.notes import Log, note


def explain(rules: Rules, p: Position, log: Log) -> None:
    """Note how the score sheet comes about (traders.scoring.5, .7 to .10, .21, milestones.3)."""
    for city, column in zip(rules.box.cities, p.bars, strict=True):
        _bar(p, city, column, log)
    for m in p.milestones:
        for seat, points in zip(m.seats, rules.box.milestones[m.name][1], strict=False):
            note(log, "traders.milestones.3", seat, "milestone_counts", player=name(p, seat), points=points)
    for cooperative in COOPERATIVES:
        for seat in range(len(p.players)):
            _quality(p, seat, cooperative, log)
    for seat in people(p):
        coins = p.players[seat].coins
        note(log, "traders.scoring.21", seat, "coins_score_nothing", player=name(p, seat), coins=coins)


def _bar(p: Position, city: str, column: tuple[int, ...], log: Log) -> None:
    ranks = bar_ranks(column)
    for higher, lower in pairwise(ranks):
        if column.count(higher) == column.count(lower):
            tied = {"player": name(p, higher), "owner": name(p, lower), "city": city}
            note(log, "traders.scoring.5", higher, "further_down", **tied)


def _quality(p: Position, seat: int, cooperative: str, log: Log) -> None:
    plantations = quality.of_plantations(p, seat, cooperative)
    kinds = [b.kind for b in coop(p, cooperative).buildings if b.seat == seat]
    where = {"player": name(p, seat), "cooperative": cooperative}
    if plantations:
        note(log, "traders.scoring.7", seat, "plantations_count", value=plantations, **where)
    if kinds and not plantations:
        note(log, "traders.scoring.8", seat, "buildings_alone", **where)
    if plantations and "hospital" in kinds:
        note(log, "traders.scoring.9", seat, "hospital_counts", value=2, **where)
    others = sum(kind != "hospital" for kind in kinds)
    if plantations and others:
        note(log, "traders.scoring.10", seat, "buildings_count", value=others, **where)
