"""What an action of Phase 3 costs: two coins and the use of a trader (traders.trade.3, .11, build.1)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders.position import Position, seated
from tutor.coffee_traders.table import name
from tutor.core.notes import Log, note, why
from tutor.core.values import Reason

PRICE = 2
"""Coins of an action of Phase 3 (traders.trade.3)."""


def against(p: Position, seat: int, clause: str) -> list[Reason]:
    """Return what a player lacks for an action of Phase 3: two coins, or a trader to use."""
    player, reasons = p.players[seat], []
    if player.coins < PRICE:
        reasons.append(why(clause, "too_few_coins", need=PRICE, coins=player.coins))
    if not player.traders:
        reasons.append(why(clause, "no_trader", ruling="traders.R35"))
    return reasons


def pay(p: Position, seat: int, clause: str, log: Log) -> Position:
    """Pay the two coins of an action of Phase 3; nobody has passed now."""
    note(log, clause, seat, "pays", player=name(p, seat), coins=PRICE)
    return seated(replace(p, passes=0), seat, coins=p.players[seat].coins - PRICE)
