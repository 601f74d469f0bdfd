"""Buildings: Action B of Phase 3, piggybacking, and free buildings (traders.build.1 to .44)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import build_bonus, paying, sites
from tutor.coffee_traders.actions import Build, Hire, Piggyback
from tutor.coffee_traders.bonus import may_use
from tutor.coffee_traders.land import building_spaces, with_building
from tutor.coffee_traders.names import COFFEES, COOPERATIVES, INDEX
from tutor.coffee_traders.position import Building, Choice, Position, bumped, is_andre, seated
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import built, few, lose_coffee, name, take_coffee
from tutor.coffee_traders.tasks import end_turn, following, popped
from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Numbers, Reason

AnyBuild = Hire | Piggyback | Build


def to_hire(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the buildings a contractor can be hired for."""
    return [Hire(*b) for b in sites.choices(rules, p, seat, sites.Limits())]


def limits_of(p: Position, c: Choice) -> sites.Limits:
    """Return what a choice still in line allows."""
    if c.kind == "piggyback":
        return sites.Limits(c.about, c.among[0] if other(p, "traders.R36") else "")
    return sites.Limits("", c.about, c.about == "hospital")


def options(rules: Rules, p: Position) -> list[Action]:
    """List the buildings of the choice in line."""
    c = p.pending[0]
    found = sites.choices(rules, p, c.seat, limits_of(p, c))
    if c.kind == "build":
        return [Build(*b) for b in found]
    pays = [coffee for coffee, n in zip(COFFEES, p.players[c.seat].coffee, strict=True) if n]
    if not p.players[c.seat].traders:
        return []
    return [Piggyback(kind, place, pay, space, column) for kind, place, space, column in found for pay in pays]


def against(rules: Rules, p: Position, seat: int, action: AnyBuild) -> list[Reason]:
    """Return what speaks against a building."""
    reasons = []
    limits = sites.Limits()
    if isinstance(action, Hire):
        reasons += paying.against(p, seat, "traders.build.1")
    else:
        limits = limits_of(p, p.pending[0])
    if isinstance(action, Piggyback):
        reasons += _against_joining(p, seat, action)
    reasons += _against_limits(limits, p, action)
    reasons += _against_taking(rules, p, seat, action, limits)
    return reasons + _against_spot(rules, p, seat, action)


def _against_joining(p: Position, seat: int, action: Piggyback) -> list[Reason]:
    reasons = []
    if not p.players[seat].traders:
        reasons.append(why("traders.build.33", "no_trader"))
    if not p.players[seat].coffee[INDEX[action.pays]]:
        reasons.append(why("traders.build.31", "no_coffee_to_pay", coffee=action.pays))
    return reasons


def _against_limits(limits: sites.Limits, p: Position, action: AnyBuild) -> list[Reason]:
    if sites.within(limits, action.kind, action.place):
        return []
    if isinstance(action, Piggyback):
        ruling = "traders.R36" if limits.kind else ""
        return [why("traders.build.32", "other_place", ruling=ruling, place=limits.place, kind=action.kind)]
    return [why(p.pending[0].clause or "traders.sell.9", "other_kind", kind=limits.kind)]


def _against_taking(rules: Rules, p: Position, seat: int, action: AnyBuild, limits: sites.Limits) -> list[Reason]:
    if action.kind == "hospital":
        if built(p, seat, "hospital"):
            return [why("traders.build.1", "hospital_built", ruling="traders.R63")]
        if limits.unlocked or sites.hospital_open(rules, p, seat):
            return []
        return [why("traders.build.2", "hospital_locked")]
    tops = [i for kind, i in sites.topmost(rules, p, seat) if kind == action.kind]
    if not tops or (action.column and action.column not in tops):
        return [why("traders.build.1", "not_topmost", kind=action.kind)]
    return []


def _against_spot(rules: Rules, p: Position, seat: int, action: AnyBuild) -> list[Reason]:
    player = p.players[seat]
    if action.kind == "warehouse":
        if action.place == "row":
            full = player.warehouse_rows >= rules.box.warehouse_spaces
            return [why("traders.build.5", "row_full")] if full else []
        good = action.place in rules.box.warehouse_tops and action.place not in player.warehouse_columns
        return [] if good else [why("traders.build.4", "no_top_space", coffee=action.place)]
    if action.place not in COOPERATIVES:
        return [why("traders.build.6", "on_the_board", kind=action.kind)]
    free = building_spaces(rules, p, seat, action.place, action.kind)
    if free and action.space in (0, *free):
        return []
    prints = rules.box.lands[action.place].buildings[action.kind]
    big = 0 < action.space <= len(prints) and prints[action.space - 1].big and few(p)
    ruling = "traders.R41" if big else "traders.R63"
    return [why("traders.build.6", "no_space", ruling=ruling, kind=action.kind, place=action.place)]


def allows(rules: Rules, p: Position, seat: int, action: AnyBuild) -> list[Reason]:
    """Return what allows it."""
    reasons = []
    if isinstance(action, Hire):
        reasons = [
            why("traders.trade.1", "your_turn", player=name(p, seat)),
            why("traders.build.1", "may_hire", kind=action.kind),
        ]
    elif isinstance(action, Piggyback):
        reasons = [
            why("traders.build.30", "may_piggyback"),
            why("traders.build.31", "pays_coffee", ruling="traders.R37", coffee=action.pays),
            why("traders.build.32", "same_place", ruling="traders.R36", place=p.pending[0].about),
            why("traders.trade.15", "passed_may_join"),
        ]
    else:
        reasons = [why(p.pending[0].clause, "builds_free", ruling="traders.R39", kind=action.kind)]
    if action.kind == "hospital" and sites.hospital_open(rules, p, seat):
        reasons.append(why("traders.build.2", "hospital_free"))
    clause = "traders.build.6"
    if action.kind == "warehouse":
        clause = "traders.build.5" if action.place == "row" else "traders.build.4"
    return [*reasons, why(clause, "space_there", kind=action.kind, place=action.place)]


def apply(rules: Rules, p: Position, seat: int, action: AnyBuild, log: Log) -> Position:
    """Build, and put bonuses and other players' offers in line."""
    if isinstance(action, Hire):
        p = paying.pay(p, seat, "traders.build.1", log)
        p = _contractor(p, seat, "traders.build.1", log)
        p = end_turn(_offers(p, seat, action))
        return construct(rules, p, seat, action, log)
    c = p.pending[0]
    p = popped(p)
    if isinstance(action, Piggyback):
        note(log, "traders.build.30", seat, "piggybacks", player=name(p, seat), builder=name(p, c.n))
        p = lose_coffee(p, seat, {action.pays: 1})
        p = take_coffee(rules, p, c.n, action.pays, 1, "traders.build.31", log, "paid_coffee")
        p = _contractor(p, seat, "traders.build.33", log)
        return construct(rules, p, seat, action, log)
    note(log, c.clause, seat, "builds_free", ruling="traders.R39", player=name(p, seat), kind=action.kind)
    return construct(rules, p, seat, action, log)


def _contractor(p: Position, seat: int, clause: str, log: Log) -> Position:
    player = p.players[seat]
    note(log, clause, seat, "contractor", player=player.name)
    return seated(p, seat, traders=player.traders - 1, contractors=player.contractors + 1)


def _offers(p: Position, seat: int, action: Hire) -> Position:
    place = sites.BOARD if action.kind == "warehouse" else action.place
    asked = [Choice("piggyback", s, "traders.build.30", place, seat, (action.kind,)) for s in following(p, seat)[:-1]]
    return replace(p, pending=(*asked, *p.pending))


def ready_to_piggyback(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Settle an offer that leaves no choice: nothing to pay or build with, or it is André's."""
    player = p.players[c.seat]
    if is_andre(p, c.seat):
        note(log, "traders.andre.37", c.seat, "andre_builds_not")
        return popped(p)
    hands = player.traders or may_use(p, c.seat, "trader")
    if hands and any(player.coffee) and sites.choices(rules, p, c.seat, limits_of(p, c)):
        return None
    note(log, "traders.build.30", c.seat, "declines", ruling="traders.R66", player=player.name)
    return popped(p)


def ready_to_build(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Lose a free building for which nothing fits (traders.R63)."""
    if sites.choices(rules, p, c.seat, limits_of(p, c)):
        return None
    note(log, c.clause, c.seat, "nothing_to_build", ruling="traders.R63", player=name(p, c.seat))
    return popped(p)


def construct(rules: Rules, p: Position, seat: int, b: AnyBuild, log: Log) -> Position:
    """Put a building on its space and its rewards in line (traders.build.4 to .8)."""
    if b.kind != "hospital":
        column = b.column or next(i for kind, i in sites.topmost(rules, p, seat) if kind == b.kind)
        p = seated(p, seat, columns=bumped(p.players[seat].columns, column - 1))
    if b.kind == "warehouse":
        p = _raise_warehouse(p, seat, b, log)
    else:
        space = b.space or building_spaces(rules, p, seat, b.place, b.kind)[0]
        where: Numbers = {"kind": b.kind, "cooperative": b.place, "space": space}
        note(log, "traders.build.6", seat, "builds", player=name(p, seat), **where)
        p = with_building(p, b.place, Building(seat, b.kind, space))
        if rules.box.lands[b.place].buildings[b.kind][space - 1].step:
            step = "traders.contract.14" if isinstance(b, Build) else "traders.build.7"
            p = build_bonus.after(rules, p, seat, b.kind, b.place, log)
            return replace(p, pending=(Choice("advance", seat, step, b.place), *p.pending))
    return build_bonus.after(rules, p, seat, b.kind, b.place, log)


def _raise_warehouse(p: Position, seat: int, b: AnyBuild, log: Log) -> Position:
    player = p.players[seat]
    if b.place == "row":
        note(log, "traders.build.5", seat, "warehouse_row", player=player.name, limit=player.warehouse_rows + 1)
        return seated(p, seat, warehouse_rows=player.warehouse_rows + 1)
    note(log, "traders.build.4", seat, "warehouse_column", player=player.name, coffee=b.place)
    columns = tuple(c for c in COFFEES if c in player.warehouse_columns or c == b.place)
    return seated(p, seat, warehouse_columns=columns)
