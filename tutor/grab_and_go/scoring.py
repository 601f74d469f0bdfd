"""Revenue: flawless and incorrect orders, totals, winners, and the solo table (grab.scoring, grab.variants.13 to .18).

All sums are in cents.
"""

from __future__ import annotations

from collections import Counter

from tutor.core.agreed import other
from tutor.core.score import Line, ScoreSheet, Total, decide
from tutor.grab_and_go.position import GOAL, Order, Player, Position

CORRECT = 50
"""Cents that a correct card under an incorrect order earns (grab.scoring.4)."""

CORRECT_TAKEOUT = 100
"""The same in a takeout order (grab.scoring.6)."""

WRONG = 50
"""Cents that a wrong card costs (grab.scoring.5)."""


def score(p: Position) -> ScoreSheet:
    """Score the position as it stands, over or not: line by line, in cents."""
    totals = [Total(player.name, lines(p, player)) for player in p.players]
    winners, by = decide([t.name for t in totals], ("points", [t.total for t in totals]))
    return ScoreSheet(tuple(totals), winners, _decided_by(p, totals, len(winners)), by, money=True)


def _decided_by(p: Position, totals: list[Total], winners: int) -> str:
    if p.solo:
        return result(totals[0].total)
    if winners > 1:
        return "grab.scoring.10"
    return "grab.variants.5" if p.options.coffee_millionaire else "grab.scoring.9"


def result(cents: int) -> str:
    """Return the clause of the solo table's line for a revenue; below zero it is the lowest line (grab.R11)."""
    if cents < 500:
        return "grab.variants.14"
    if cents < 1000:
        return "grab.variants.15"
    if cents < 1500:
        return "grab.variants.16"
    return "grab.variants.17" if cents <= 2000 else "grab.variants.18"


def revenue(p: Position, player: Player) -> int:
    """Return what a player's orders earn in this round, in cents."""
    return sum(line.points for order in scored(p, player) for line in order_lines(p, order))


def best_total(p: Position) -> int:
    """Return the highest sum of all rounds so far, in cents."""
    return max(player.total + revenue(p, player) for player in p.players)


def reaches_goal(p: Position, total: int) -> bool:
    """Say whether a sum of all rounds ends Coffee Millionaire (grab.variants.4, grab.R7)."""
    return total > GOAL if other(p, "grab.R7") else total >= GOAL


def lines(p: Position, player: Player) -> tuple[Line, ...]:
    """Return a player's lines, earlier rounds first."""
    earlier = [Line("grab.variants.2", "earlier rounds", None, None, player.total)] if player.total else []
    return (*earlier, *(line for order in scored(p, player) for line in order_lines(p, order)))


def scored(p: Position, player: Player) -> tuple[Order, ...]:
    """Return the orders that score: those set aside, and those in front with cards under them (grab.R1)."""
    in_front = () if other(p, "grab.R1") else tuple(order for order in player.orders if order.under)
    return player.done + in_front


def order_lines(p: Position, order: Order) -> list[Line]:
    """Return the lines of one order: its amount, or its correct and its wrong ingredients."""
    if Counter(order.under) == Counter(order.needs):
        return [Line("grab.scoring.2", order.name, None, None, order.pays)]
    right, wrong = judge(p, order)
    takeout = order.takeout and not p.options.no_takeout
    each = CORRECT_TAKEOUT if takeout else CORRECT
    loss = 2 * WRONG if takeout and other(p, "grab.R6") else WRONG
    found = [Line.of(_earning_clause(p, order), f"{order.name}: correct", right, each)] if right else []
    return found + ([Line.of("grab.scoring.5", f"{order.name}: wrong", wrong, -loss)] if wrong else [])


def _earning_clause(p: Position, order: Order) -> str:
    if not order.takeout:
        return "grab.scoring.4"
    return "grab.scoring.7" if p.options.no_takeout else "grab.scoring.6"


def judge(p: Position, order: Order) -> tuple[int, int]:
    """Return how many cards under an incorrect order are correct and how many wrong, kind by kind (grab.R5)."""
    needs, under = Counter(order.needs), Counter(order.under)
    right = sum((needs & under).values())
    surplus = under - needs
    if other(p, "grab.R5"):
        return right, sum(n for kind, n in surplus.items() if kind not in needs)
    return right, sum(surplus.values())
