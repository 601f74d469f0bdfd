"""Phase 5, Action B: deliver twice to Coffee Bars (traders.bars.1 to .9)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders.actions import Deliver, PlaceWild
from tutor.coffee_traders.box import BarSpace
from tutor.coffee_traders.gains import coins, counter
from tutor.coffee_traders.names import COFFEES, COOPERATIVES, INDEX
from tutor.coffee_traders.position import Choice, Position, bumped, seated
from tutor.coffee_traders.purse import Coffees, lacking, payment
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import beans_left, lose_coffee, name
from tutor.coffee_traders.tasks import end_turn, popped, push
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

DELIVERIES = 2
"""Deliveries of one turn (traders.bars.1)."""


def needs_of(space: BarSpace, coffee: str) -> Coffees:
    """Return what a space asks for; ``coffee`` is the type chosen where any will do (traders.bars.5)."""
    if not space.needs:
        return {coffee: space.value}
    needs: Coffees = {}
    for wanted, n in space.needs:
        needs[wanted] = needs.get(wanted, 0) + n
    return needs


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the deliveries that can be paid, kopi luwak standing for just what is missing."""
    total = sum(p.players[seat].coffee)
    if not total or not beans_left(p, seat):
        return []
    found: list[Action] = []
    for city, column in zip(rules.box.cities, p.bars, strict=True):
        for i, space in enumerate(rules.box.bars[city]):
            if column[i] >= 0 or space.value > total:
                continue
            for coffee in ("",) if space.needs else COFFEES:
                if payment(p, seat, needs_of(space, coffee), ()) is not None:
                    found.append(Deliver(city, i + 1, coffee))
    return found


def options(p: Position) -> list[Action]:
    """List the Stock spaces for a won Wild Stock counter."""
    return [PlaceWild(coffee) for coffee in COOPERATIVES]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against a delivery."""
    if isinstance(action, PlaceWild):
        return []
    assert isinstance(action, Deliver)
    bar = rules.box.bars[action.city]
    if action.space > len(bar):
        return [why("traders.bars.3", "no_such_bar_space", city=action.city, spaces=len(bar))]
    reasons = []
    if p.bars[rules.box.cities.index(action.city)][action.space - 1] >= 0:
        reasons.append(why("traders.bars.3", "bar_space_taken", city=action.city, space=action.space))
    if not beans_left(p, seat):
        reasons.append(why("traders.bars.8", "no_marker_left"))
    return reasons + _against_paying(p, seat, bar[action.space - 1], action)


def _against_paying(p: Position, seat: int, space: BarSpace, action: Deliver) -> list[Reason]:
    if not space.needs and not action.coffee:
        return [why("traders.bars.5", "name_one_type", value=space.value)]
    if space.needs and action.coffee:
        return [why("traders.bars.4", "no_type_to_choose", city=action.city, space=action.space)]
    needs = needs_of(space, action.coffee)
    if payment(p, seat, needs, action.luwak) is not None:
        return []
    clause = "traders.bars.4" if space.needs else "traders.bars.5"
    lacks = lacking(p, seat, needs)
    reasons = [why(clause, "bar_lacks_coffee", city=action.city, lacks=lacks)] if lacks else []
    if action.luwak:
        reasons.append(why("traders.sell.2", "luwak_misused", luwak=action.luwak))
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, PlaceWild):
        return [why("traders.bars.9", "may_place_wild", coffee=action.stock)]
    assert isinstance(action, Deliver)
    space = rules.box.bars[action.city][action.space - 1]
    needs = needs_of(space, action.coffee)
    wild = action.luwak or lacking(p, seat, needs)
    reasons = [
        why("traders.sell.1", "your_turn", player=name(p, seat)),
        why("traders.bars.1", "delivery_n", n=p.delivered + 1),
        why("traders.bars.3", "bar_space_free", city=action.city, space=action.space),
        why("traders.bars.4" if space.needs else "traders.bars.5", "bar_has_coffee", value=space.value),
    ]
    return [*reasons, why("traders.sell.2", "luwak_wild", luwak=wild)] if wild else reasons


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Deliver, or place a Wild Stock counter."""
    if isinstance(action, PlaceWild):
        note(log, "traders.bars.9", seat, "places_wild", player=name(p, seat), coffee=action.stock)
        wild = bumped(p.players[seat].wild_stock, INDEX[action.stock])
        return seated(popped(p), seat, wild_stock=wild)
    assert isinstance(action, Deliver)
    space = rules.box.bars[action.city][action.space - 1]
    needs = needs_of(space, action.coffee)
    pays = payment(p, seat, needs, action.luwak)
    assert pays is not None
    p = lose_coffee(p, seat, pays)
    who = name(p, seat)
    spent = [coffee for coffee, n in pays.items() for _ in range(n)]
    clause = "traders.bars.4" if space.needs else "traders.bars.5"
    note(log, clause, seat, "delivers", player=who, city=action.city, space=action.space, coffees=spent)
    as_other = pays.get("kopi_luwak", 0) - needs.get("kopi_luwak", 0)
    if as_other:
        note(log, "traders.sell.2", seat, "luwak_spent", player=who, count=as_other)
    return _rewards(rules, p, seat, action, space, log)


def _rewards(rules: Rules, p: Position, seat: int, action: Deliver, space: BarSpace, log: Log) -> Position:
    i, j = rules.box.cities.index(action.city), action.space - 1
    p = coins(p, seat, space.coins, "traders.bars.6", log)
    note(log, "traders.bars.8", seat, "bean", player=name(p, seat), city=action.city, space=action.space)
    column = (*p.bars[i][:j], seat, *p.bars[i][j + 1 :])
    lying, row = p.bar_counters[i][j], p.bar_counters[i]
    p = replace(
        p,
        bars=(*p.bars[:i], column, *p.bars[i + 1 :]),
        bar_counters=(*p.bar_counters[:i], (*row[:j], "", *row[j + 1 :]), *p.bar_counters[i + 1 :]),
        delivered=p.delivered + 1,
    )
    note(log, "traders.bars.1", seat, "delivery", player=name(p, seat), n=p.delivered)
    p = end_turn(p) if p.delivered == DELIVERIES else p
    p = _all_six(p, seat, log)
    return counter(rules, p, seat, lying, "traders.bars.7", log) if lying else p


def _all_six(p: Position, seat: int, log: Log) -> Position:
    """Give a Wild Stock counter for deliveries to all six bars (traders.bars.9, R51)."""
    everywhere = all(seat in column for column in p.bars)
    if not everywhere or not p.wild_stock or p.players[seat].wild_stock_won:
        return p
    note(log, "traders.bars.9", seat, "wins_wild", ruling="traders.R51", player=name(p, seat))
    p = seated(replace(p, wild_stock=p.wild_stock - 1), seat, wild_stock_won=True)
    return push(p, Choice("wild", seat, "traders.bars.9"))
