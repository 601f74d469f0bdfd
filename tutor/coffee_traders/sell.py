"""Phase 5: Sell. The list of all that can be done, and dropping out (traders.sell.1 to .11)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import bars, contracts, market
from tutor.coffee_traders.actions import Drop
from tutor.coffee_traders.position import Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name
from tutor.coffee_traders.tasks import drop
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List contracts, deliveries, what the market offers, then dropping out."""
    done = [] if p.delivered else contracts.legal(rules, p, seat)
    return [*done, *bars.legal(rules, p, seat), *market.legal(rules, p, seat), Drop()]


def against(rules: Rules, p: Position, seat: int, action: Drop) -> list[Reason]:
    """Return nothing: dropping out is always possible."""
    return []


def allows(rules: Rules, p: Position, seat: int, action: Drop) -> list[Reason]:
    """Return what allows it."""
    late = [why("traders.bars.2", "must_drop_now")] if p.delivered else []
    return [why("traders.sell.1", "may_drop"), *late]


def apply(rules: Rules, p: Position, seat: int, action: Drop, log: Log) -> Position:
    """Move the Turn Order disc to the bottom row (traders.sell.10)."""
    if p.delivered == 1:
        note(log, "traders.bars.2", seat, "one_delivery", player=name(p, seat))
    note(log, "traders.sell.10", seat, "disc_down", player=name(p, seat), space=len(p.next_order) + 1)
    return drop(replace(p, next_order=(*p.next_order, seat)), seat, "traders.sell.1", log)
