"""The small choices that rewards bring: which row, which counter, which coffee, and the farm."""

from __future__ import annotations

from tutor.coffee_traders.actions import Counter, Discard, Farm, Pair, StepUp, TakeCoffee
from tutor.coffee_traders.bonus import BONUS_COINS, may_use
from tutor.coffee_traders.gains import advance, counter, gift
from tutor.coffee_traders.land import building_spaces, with_building
from tutor.coffee_traders.names import COOPERATIVES, LUWAK
from tutor.coffee_traders.position import Building, Choice, Position, coop, seated, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name, take_coffee
from tutor.coffee_traders.tasks import popped
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Numbers, Reason


def options(rules: Rules, p: Position) -> list[Action]:
    """List what may be chosen."""
    c = p.pending[0]
    match c.kind:
        case "row":
            return [StepUp(row) for row in COOPERATIVES]
        case "counter":
            return [Counter(what) for what in coop(p, c.about).counters]
        case "pair":
            return [Pair(what) for what in c.among]
        case "coffee":
            return [TakeCoffee(coffee) for coffee in COOPERATIVES]
        case _:
            places = _farm_places(rules, p, c.seat) if p.players[c.seat].coins >= farm_cost(rules, c) else []
            return [*(Farm(where) for where in places), Discard()]


def farm_cost(rules: Rules, c: Choice) -> int:
    """Return the coins above a row's farm."""
    return rules.box.farms["ABC".index(c.about)]


def _farm_places(rules: Rules, p: Position, seat: int) -> list[str]:
    return [c for c in COOPERATIVES if building_spaces(rules, p, seat, c, "farm")]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against the choice."""
    c = p.pending[0]
    if isinstance(action, Farm):
        reasons = []
        cost, coins = farm_cost(rules, c), p.players[seat].coins
        if coins < cost:
            reasons.append(why("traders.plantation.32", "too_few_coins", need=cost, coins=coins))
        if action.cooperative not in _farm_places(rules, p, seat):
            reasons.append(
                why("traders.build.6", "no_space", ruling="traders.R29", kind="farm", place=action.cooperative)
            )
        return reasons
    if isinstance(action, TakeCoffee) and action.coffee == LUWAK:
        return [why("traders.build.10", "no_luwak")]
    if action in options(rules, p):
        return []
    return [why(c.clause, "not_among", among=[_word(a) for a in options(rules, p)])]


def _word(action: Action) -> str:
    return str(getattr(action, action.__struct_fields__[0])) if action.__struct_fields__ else ""


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    c = p.pending[0]
    if isinstance(action, Farm):
        where = why("traders.build.37", "farm_here", cooperative=action.cooperative)
        return [
            why(c.clause, "may_pay_farm", need=farm_cost(rules, c)),
            where,
            why("traders.build.39", "row_done"),
        ]
    if isinstance(action, Pair):
        return [why(c.clause, "may_choose"), why("traders.counters.4", "wild_pairs", ruling="traders.R22")]
    if isinstance(action, StepUp) and c.clause == "traders.counters.14":
        return [why(c.clause, "may_choose"), why("traders.arabica.2", "any_row", row=action.row)]
    return [why(c.clause, "may_choose")]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Do what was chosen."""
    c = p.pending[0]
    p = popped(p)
    match action:
        case StepUp(row):
            return advance(p, seat, row, c.clause, log)
        case Counter(what):
            return _take_counter(rules, p, c, what, log)
        case Pair(what):
            return counter(rules, p, seat, c.about, c.clause, log, what)
        case TakeCoffee(coffee):
            return take_coffee(rules, p, seat, coffee, 1, c.clause, log)
        case Farm(cooperative):
            return _farm(rules, p, c, cooperative, log)
        case _:
            return _no_farm(p, c, log)


def give(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Give one printed bonus."""
    return gift(popped(p), c.seat, c.about, c.clause, log)


def step(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Advance on a certain row."""
    return advance(popped(p), c.seat, c.about, c.clause, log)


def ready_for_counter(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Take the only counter left, or none (traders.R62)."""
    left = coop(p, c.about).counters
    if len(left) > 1:
        return None
    if not left:
        note(
            log, c.clause, c.seat, "no_counter_left", ruling="traders.R62", player=name(p, c.seat), cooperative=c.about
        )
        return popped(p)
    return _take_counter(rules, popped(p), c, left[0], log)


def _take_counter(rules: Rules, p: Position, c: Choice, what: str, log: Log) -> Position:
    left = tuple(x for x in coop(p, c.about).counters if x != what)
    return counter(rules, settled(p, c.about, counters=left), c.seat, what, c.clause, log)


def ready_for_farm(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Remove a farm that cannot be paid or placed (traders.R29)."""
    player = p.players[c.seat]
    purse = player.coins + (BONUS_COINS if may_use(p, c.seat, "coins") else 0)
    if purse >= farm_cost(rules, c) and _farm_places(rules, p, c.seat):
        return None
    return _no_farm(popped(p), c, log)


def _no_farm(p: Position, c: Choice, log: Log) -> Position:
    note(log, "traders.plantation.32", c.seat, "farm_gone", ruling="traders.R29", player=name(p, c.seat), line=c.about)
    return _without_farm(p, c)


def _without_farm(p: Position, c: Choice) -> Position:
    farms = tuple(lies and row != c.about for row, lies in zip("ABC", p.players[c.seat].farms, strict=True))
    return seated(p, c.seat, farms=farms)


def _farm(rules: Rules, p: Position, c: Choice, cooperative: str, log: Log) -> Position:
    cost, space = farm_cost(rules, c), building_spaces(rules, p, c.seat, cooperative, "farm")[0]
    who = name(p, c.seat)
    note(log, "traders.plantation.32", c.seat, "pays", player=who, coins=cost)
    where: Numbers = {"player": who, "cooperative": cooperative, "space": space}
    note(log, "traders.build.39", c.seat, "farm_built", **where)
    note(log, "traders.build.38", c.seat, "farm_quality", **where)
    p = with_building(_without_farm(p, c), cooperative, Building(c.seat, "farm", space))
    return seated(p, c.seat, coins=p.players[c.seat].coins - cost)
