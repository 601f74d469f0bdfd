"""The Bonus Supply: an Action marker, a trader and three coins for emergencies (traders.supply.7 to .15)."""

from __future__ import annotations

from tutor.coffee_traders.actions import Refill, Use
from tutor.coffee_traders.position import Position, seated
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

BONUS_COINS = 3
"""Coins of the Bonus Supply (traders.supply.9)."""

BONUSES = ("marker", "trader", "coins")
"""Bonus A, B and C: what lies in a full Bonus Supply."""


def may_use(p: Position, seat: int, what: str) -> bool:
    """Say whether a thing of the Bonus Supply can be used now."""
    bonus = p.players[seat].bonus
    return what in bonus and len(bonus) > 1 and (what != "marker" or p.phase == "work")


def legal(p: Position, seat: int) -> list[Action]:
    """List the uses, and the refills that would open another use or put back a new trader."""
    player = p.players[seat]
    found: list[Action] = [Use(what) for what in player.bonus if may_use(p, seat, what)]
    if "coins" not in player.bonus and player.coins >= BONUS_COINS and len(player.bonus) == 1:
        found.append(Refill("coins"))
    if "trader" not in player.bonus and player.fresh_trader and player.traders:
        found.append(Refill("trader"))
    return found


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against using or refilling it."""
    assert isinstance(action, (Use, Refill))
    player, what = p.players[seat], action.bonus
    if isinstance(action, Refill):
        return _against_refill(p, seat, what)
    reasons = []
    if what not in player.bonus:
        reasons.append(why("traders.supply.7", "bonus_gone", bonus=what))
    elif len(player.bonus) == 1:
        reasons.append(why("traders.supply.8", "last_bonus", bonus=what))
    if what == "marker" and p.phase != "work":
        reasons.append(why("traders.supply.13", "marker_in_work_only"))
    return reasons


def _against_refill(p: Position, seat: int, what: str) -> list[Reason]:
    player = p.players[seat]
    if what == "marker":
        return [why("traders.supply.13", "marker_never_back")]
    if what in player.bonus:
        return [why("traders.supply.12", "bonus_there", bonus=what)]
    if what == "coins":
        short = player.coins < BONUS_COINS
        return [why("traders.supply.10", "too_few_to_refill", coins=player.coins)] if short else []
    new = player.fresh_trader and player.traders
    return [] if new else [why("traders.supply.11", "no_new_trader")]


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    assert isinstance(action, (Use, Refill))
    if isinstance(action, Refill):
        clause = "traders.supply.10" if action.bonus == "coins" else "traders.supply.11"
        again = why("traders.supply.12", "may_use_again", bonus=action.bonus)
        return [why(clause, "may_refill", bonus=action.bonus), again]
    stays = [what for what in p.players[seat].bonus if what != action.bonus]
    found = [
        why("traders.supply.7", "may_use", bonus=action.bonus),
        why("traders.supply.8", "stays", bonus=stays),
    ]
    if action.bonus == "marker":
        found.append(why("traders.supply.13", "marker_in_work"))
    return [*found, why("traders.supply.9", "all_coins")] if action.bonus == "coins" else found


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Move the thing to where it is used, or back."""
    assert isinstance(action, (Use, Refill))
    player, what = p.players[seat], action.bonus
    using = isinstance(action, Use)
    clauses = {"coins": "traders.supply.9" if using else "traders.supply.10", "trader": "traders.supply.11"}
    clause = "traders.supply.7" if using and what != "coins" else clauses[what]
    note(log, clause, seat, "uses" if using else "refills", player=name(p, seat), bonus=what)
    held = tuple(w for w in BONUSES if (w in player.bonus) != (w == what))
    sign = 1 if using else -1
    if what == "coins":
        return seated(p, seat, bonus=held, coins=player.coins + sign * BONUS_COINS)
    if what == "trader":
        fresh = player.fresh_trader and using
        return seated(p, seat, bonus=held, traders=player.traders + sign, fresh_trader=fresh)
    return seated(p, seat, bonus=held, markers=player.markers + 1)
