"""Phase 5, at any time in one's turn: trade, buy, and spend Stock counters (traders.sell.3 to .9, R46)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from tutor.coffee_traders import sites
from tutor.coffee_traders.actions import Buy, Exchange, Spend
from tutor.coffee_traders.build_bonus import ratio
from tutor.coffee_traders.names import COFFEES, COOPERATIVES, INDEX, LUWAK
from tutor.coffee_traders.position import Choice, Position, bumped, seated
from tutor.coffee_traders.purse import held
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import lose_coffee, name, take_coffee
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

WAREHOUSES = {3: 1, 5: 2}
"""Warehouses for so many different Stock counters (traders.sell.8, .9)."""

SPEND_CLAUSE = {3: "traders.sell.9", 5: "traders.sell.8"}
"""The clause by which so many are spent."""


def price(p: Position) -> int:
    """Return the coins for one coffee (traders.sell.5, .6)."""
    return 3 if p.period == 3 else 2


def price_clause(p: Position) -> str:
    """Return the clause that sets the price."""
    return "traders.sell.6" if p.period == 3 else "traders.sell.5"


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the trades of one type, and of the most plentiful mix, for each coffee; purchases; Stock counters."""
    found = [Exchange(gives, takes) for gives in _gives(p, seat) for takes in COOPERATIVES if {takes} != set(gives)]
    buys: list[Action] = [Buy(c) for c in COOPERATIVES] if p.players[seat].coins >= price(p) else []
    return [*(a for a in found if _fits(rules, p, seat, a.takes)), *buys, *_spends(rules, p, seat)]


def _fits(rules: Rules, p: Position, seat: int, coffee: str) -> bool:
    return p.players[seat].coffee[INDEX[coffee]] < rules.box.highest_coffee


def _gives(p: Position, seat: int) -> Iterator[tuple[str, ...]]:
    n, have = ratio(p, seat), held(p, seat)
    for coffee, count in have.items():
        if count >= n:
            yield (coffee,) * n
    plenty = sorted(have, key=lambda c: (-have[c], COFFEES.index(c)))
    mix = [c for c in plenty for _ in range(have[c])][:n]
    if len(mix) == n and len(set(mix)) > 1:
        yield tuple(sorted(mix, key=COFFEES.index))


def stock_of(p: Position, seat: int) -> list[str]:
    """Return the types of which a player has a Stock counter, a Wild one counting as its space (traders.R40)."""
    player = p.players[seat]
    return [c for i, c in enumerate(COOPERATIVES) if player.stock[i] + player.wild_stock[i]]


def _spends(rules: Rules, p: Position, seat: int) -> Iterator[Action]:
    types = stock_of(p, seat)
    if len(types) >= 3 and _warehouse_left(rules, p, seat):
        for n in WAREHOUSES:
            yield from (Spend(picked) for picked in combinations(types, n))


def _warehouse_left(rules: Rules, p: Position, seat: int) -> bool:
    return bool(sites.choices(rules, p, seat, sites.Limits(kind="warehouse")))


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against it."""
    if isinstance(action, Buy):
        return _against_buying(rules, p, seat, action)
    if isinstance(action, Spend):
        return _against_spending(rules, p, seat, action)
    assert isinstance(action, Exchange)
    n, have = ratio(p, seat), held(p, seat)
    reasons = []
    if len(action.gives) != n:
        reasons.append(why("traders.sell.3", "wrong_ratio", ratio=n, gives=len(action.gives)))
    if any(action.gives.count(c) > have[c] for c in action.gives):
        reasons.append(why("traders.sell.3", "lacks_to_trade", gives=action.gives))
    if action.takes == LUWAK:
        reasons.append(why("traders.sell.4", "no_luwak_by_trade"))
    return reasons + _against_full(rules, p, seat, action.takes, "traders.sell.3")


def _against_full(rules: Rules, p: Position, seat: int, coffee: str, clause: str) -> list[Reason]:
    return [] if _fits(rules, p, seat, coffee) else [why(clause, "track_end", ruling="traders.R43", coffee=coffee)]


def _against_buying(rules: Rules, p: Position, seat: int, action: Buy) -> list[Reason]:
    coins, clause = p.players[seat].coins, price_clause(p)
    reasons = []
    if coins < price(p):
        reasons.append(why(clause, "too_few_coins", need=price(p), coins=coins))
    if action.coffee == LUWAK:
        reasons.append(why("traders.sell.7", "no_luwak_for_coins"))
    return reasons + _against_full(rules, p, seat, action.coffee, clause)


def _against_spending(rules: Rules, p: Position, seat: int, action: Spend) -> list[Reason]:
    different = len(set(action.stock))
    if different not in WAREHOUSES or different != len(action.stock):
        return [why(clause, "not_three_or_five", found=different) for clause in SPEND_CLAUSE.values()]
    clause = SPEND_CLAUSE[different]
    reasons = []
    lacks = [c for c in action.stock if c not in stock_of(p, seat)]
    if lacks:
        reasons.append(why(clause, "lacks_stock", ruling="traders.R40", lacks=lacks))
    if not _warehouse_left(rules, p, seat):
        reasons.append(why(clause, "no_warehouse_left", ruling="traders.R63"))
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, Buy):
        not_luwak = why("traders.sell.7", "not_luwak")
        return [why(price_clause(p), "may_buy", ruling="traders.R46", need=price(p)), not_luwak]
    if isinstance(action, Spend):
        return [why(SPEND_CLAUSE[len(action.stock)], "may_spend", ruling="traders.R40")]
    trading = why("traders.sell.3", "may_trade", ruling="traders.R46", ratio=ratio(p, seat))
    return [trading, why("traders.sell.4", "not_luwak")]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Do it; the turn goes on."""
    who = name(p, seat)
    if isinstance(action, Buy):
        note(log, price_clause(p), seat, "pays", player=who, coins=price(p))
        p = seated(p, seat, coins=p.players[seat].coins - price(p))
        return take_coffee(rules, p, seat, action.coffee, 1, price_clause(p), log)
    if isinstance(action, Spend):
        return _spend(p, seat, action, log)
    assert isinstance(action, Exchange)
    note(log, "traders.sell.3", seat, "trades", player=who, gives=action.gives, takes=action.takes)
    p = lose_coffee(p, seat, {c: action.gives.count(c) for c in action.gives})
    return take_coffee(rules, p, seat, action.takes, 1, "traders.sell.3", log)


def _spend(p: Position, seat: int, action: Spend, log: Log) -> Position:
    clause, player = SPEND_CLAUSE[len(action.stock)], p.players[seat]
    note(log, clause, seat, "spends_stock", ruling="traders.R40", player=player.name, stock=action.stock)
    stock, wild = player.stock, player.wild_stock
    for i in (INDEX[c] for c in action.stock):
        stock, wild = (bumped(stock, i, -1), wild) if stock[i] else (stock, bumped(wild, i, -1))
    p = seated(p, seat, stock=stock, wild_stock=wild)
    tasks = (Choice("build", seat, clause, "warehouse"),) * WAREHOUSES[len(action.stock)]
    return replace(p, pending=(*tasks, *p.pending))
