"""Phase 6: Refresh (traders.refresh.1 to .12)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from tutor.coffee_traders import andre
from tutor.coffee_traders.actions import Arrange, Done, Wilds
from tutor.coffee_traders.bonus import BONUS_COINS, BONUSES
from tutor.coffee_traders.names import COFFEES, COOPERATIVES, INDEX
from tutor.coffee_traders.position import Position, coop, is_andre, people, seated, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import built, name, take_coffee
from tutor.coffee_traders.tasks import end_turn
from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

COLUMN_LIMIT = 10
"""Coffees that a warehouse at the top of a track stores (traders.refresh.6)."""


def gather(p: Position, log: Log) -> Position:
    """Return traders, contractors and Action markers to their places (traders.refresh.1 to .3)."""
    for seat in range(len(p.players)):
        player = p.players[seat]
        in_houses = sum(c.traders.count(seat) for c in p.cooperatives)
        clause = "traders.andre.47" if is_andre(p, seat) else "traders.refresh.1"
        back = in_houses + player.contractors
        if back:
            note(log, clause, seat, "traders_back", player=player.name, count=back)
        p = seated(p, seat, traders=player.traders + back, contractors=0)
        if not is_andre(p, seat):
            p = _markers_back(p, seat, log)
    for cooperative in COOPERATIVES:
        p = settled(p, cooperative, traders=())
    return replace(p, turn=next(seat for seat in p.order if not is_andre(p, seat)))


def _markers_back(p: Position, seat: int, log: Log) -> Position:
    player = p.players[seat]
    if player.spent:
        note(log, "traders.refresh.2", seat, "markers_back", player=player.name, count=player.spent)
    if player.own_marker == "spent":
        note(log, "traders.refresh.3", seat, "own_marker_gone", player=player.name)
    own = "" if player.own_marker == "spent" else player.own_marker
    return seated(p, seat, markers=player.markers + player.spent, spent=0, own_marker=own)


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List all other arrangements of the warehouses and Wild Stock counters, then ``done``."""
    player = p.players[seat]
    total = built(p, seat, "warehouse")
    found: list[Action] = []
    for n in range(min(total, len(rules.box.warehouse_tops)) + 1):
        if total - n <= rules.box.warehouse_spaces:
            tops = sorted(rules.box.warehouse_tops, key=COFFEES.index)
            found += [Arrange(total - n, columns) for columns in combinations(tops, n)]
    now = Arrange(player.warehouse_rows, player.warehouse_columns)
    wilds = [Wilds((c,)) for i, c in enumerate(COOPERATIVES) if sum(player.wild_stock) and not player.wild_stock[i]]
    return [*(a for a in found if a != now), *wilds, Done()]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against an arrangement."""
    player = p.players[seat]
    if isinstance(action, Arrange):
        total = built(p, seat, "warehouse")
        tops = set(action.columns)
        good = action.rows + len(action.columns) == total and len(tops) == len(action.columns)
        good = good and tops <= set(rules.box.warehouse_tops) and action.rows <= rules.box.warehouse_spaces
        return [] if good else [why("traders.refresh.4", "cannot_arrange", warehouses=total)]
    if isinstance(action, Wilds):
        have = sum(player.wild_stock)
        return [] if len(action.stock) == have else [why("traders.refresh.7", "wilds_held", count=have)]
    return []


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, Arrange):
        return [why("traders.refresh.4", "may_arrange")]
    if isinstance(action, Wilds):
        return [why("traders.refresh.7", "may_move_wilds")]
    return [why("traders.refresh.5", "will_be_cut")]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Rearrange, or be done: what exceeds the limit goes, then Stock counters give coffee."""
    if isinstance(action, Arrange):
        columns = tuple(c for c in COFFEES if c in action.columns)
        note(log, "traders.refresh.4", seat, "arranges", player=name(p, seat), rows=action.rows, columns=columns)
        return seated(p, seat, warehouse_rows=action.rows, warehouse_columns=columns)
    if isinstance(action, Wilds):
        note(log, "traders.refresh.7", seat, "moves_wilds", player=name(p, seat), stock=action.stock)
        return seated(p, seat, wild_stock=tuple(action.stock.count(c) for c in COOPERATIVES))
    p = _stock(rules, _cut(p, seat, log), seat, log)
    return end_turn(replace(p, out=(*p.out, seat)))


def limit(p: Position, seat: int, coffee: str) -> int:
    """Return how much of a coffee a player can store (traders.refresh.6, R42, R44)."""
    player = p.players[seat]
    if coffee not in player.warehouse_columns:
        return player.warehouse_rows
    return COLUMN_LIMIT + (player.warehouse_rows if other(p, "traders.R42") else 0)


def _cut(p: Position, seat: int, log: Log) -> Position:
    kept = []
    for coffee, n in zip(COFFEES, p.players[seat].coffee, strict=True):
        most = limit(p, seat, coffee)
        if n > most:
            where = {"player": name(p, seat), "coffee": coffee, "count": n - most, "limit": most}
            note(log, "traders.refresh.5", seat, "gives_up", ruling="traders.R42", **where)
        kept.append(min(n, most))
    return seated(p, seat, coffee=tuple(kept))


def _stock(rules: Rules, p: Position, seat: int, log: Log) -> Position:
    for coffee in COOPERATIVES:
        n = p.players[seat].stock[INDEX[coffee]] + p.players[seat].wild_stock[INDEX[coffee]]
        if n:
            p = take_coffee(rules, p, seat, coffee, n, "traders.refresh.8", log)
    return p


def finish(p: Position, log: Log) -> Position:
    """Refill Bonus Supplies, move the Turn Order discs up and lay coins (traders.refresh.9 to .12)."""
    for seat in people(p):
        p = _refill(p, seat, log)
    order = (*p.next_order, *(seat for seat in p.order if seat not in p.next_order))
    note(log, "traders.refresh.11", None, "new_order", players=[name(p, seat) for seat in order])
    p = replace(p, order=order, next_order=())
    for cooperative in COOPERATIVES:
        if not coop(p, cooperative).coin:
            note(log, "traders.refresh.12", None, "coin_laid", cooperative=cooperative, space=len(p.players))
            p = settled(p, cooperative, coin=True)
    return andre.refresh(p, log) if p.andre else p


def _refill(p: Position, seat: int, log: Log) -> Position:
    player = p.players[seat]
    bonus = set(player.bonus)
    markers, traders = player.markers, player.traders
    if "marker" not in bonus and markers:
        bonus.add("marker")
        markers -= 1
    if "trader" not in bonus and traders:
        bonus.add("trader")
        traders -= 1
    back = tuple(b for b in BONUSES if b in bonus and b not in player.bonus)
    if back:
        note(log, "traders.refresh.9", seat, "bonus_back", ruling="traders.R60", player=player.name, bonus=list(back))
        note(log, "traders.supply.14", seat, "bonus_back", player=player.name, bonus=list(back))
    kept = tuple(b for b in BONUSES if b in bonus)
    p = seated(p, seat, bonus=kept, markers=markers, traders=traders, fresh_trader=False)
    return p if "coins" in bonus else _refill_coins(p, seat, log)


def _refill_coins(p: Position, seat: int, log: Log) -> Position:
    player = p.players[seat]
    paid = min(BONUS_COINS, player.coins)
    short = BONUS_COINS - paid
    note(log, "traders.refresh.9", seat, "coins_back", player=player.name, coins=paid)
    if short:
        note(log, "traders.refresh.10", seat, "coins_short", player=player.name, tokens=short)
        note(log, "traders.supply.15", seat, "coins_short", player=player.name, tokens=short)
    return seated(
        p,
        seat,
        coins=player.coins - paid,
        minus_tokens=player.minus_tokens + short,
        bonus=tuple(b for b in BONUSES if b in player.bonus or b == "coins"),
    )
