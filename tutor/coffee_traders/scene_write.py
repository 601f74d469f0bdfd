"""Writing a position as a scene: all that is not the default."""

from __future__ import annotations

from typing import Any

from tutor.coffee_traders.names import COFFEES, COOPERATIVES, LETTERS
from tutor.coffee_traders.options import write_options
from tutor.coffee_traders.position import Cooperative, Player, Position, is_andre
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.scene_land import PLURALS, open_spaces
from tutor.coffee_traders.scene_player import COUNTS, FLAGS, columns_at_least, taken_at_least


def write(rules: Rules, p: Position) -> dict[str, Any]:
    """Return a position as a scene, ``read`` gives the same position back."""
    names = [player.name for player in p.players]
    options = write_options(rules, p.options, players=False)
    data: dict[str, Any] = {"game": "traders"} | ({"options": options} if options else {})
    data |= _kept({"seed": p.stream, "step": p.step if p.step != "own" else ""})
    data |= {"period": p.period, "phase": p.phase, "turn": names[p.turn]}
    if p.order != tuple(range(len(names))):
        data["order"] = [names[seat] for seat in p.order]
    data |= _kept({"next_order": [names[seat] for seat in p.next_order], "out": [names[seat] for seat in p.out]})
    data |= _kept({"passes": p.passes, "delivered": p.delivered, "wild_stock": p.wild_stock})
    data |= _kept({"milestones": [_milestone(m.name, [names[s] for s in m.seats]) for m in p.milestones]})
    data |= _kept({"bar_counters": _bar_counters(rules, p), "stacks": _stacks(p), "choices": _choices(p, names)})
    data |= _kept({"cooperatives": {n: d for n in COOPERATIVES if (d := _cooperative(rules, p, n, names))}})
    return data | {"players": {name: _written(rules, p, seat) for seat, name in enumerate(names)}}


def _kept(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that are not empty."""
    return {name: value for name, value in fields.items() if value or (value == 0 and name == "rows")}


def _milestone(name: str, players: list[str]) -> dict[str, Any]:
    return {"name": name} | _kept({"players": players})


def _bar_counters(rules: Rules, p: Position) -> dict[str, dict[str, str]]:
    rows = {
        city: {str(i): counter for i, counter in enumerate(row, 1) if counter}
        for city, row in zip(rules.box.cities, p.bar_counters, strict=True)
    }
    return {city: row for city, row in rows.items() if row}


def _stacks(p: Position) -> dict[str, list[str]]:
    return {letter: list(stack) for letter, stack in zip(LETTERS, p.stacks, strict=True) if stack}


def _choices(p: Position, names: list[str]) -> list[dict[str, Any]]:
    return [
        {"kind": c.kind, "player": names[c.seat]}
        | _kept({"clause": c.clause, "about": c.about, "n": c.n, "among": list(c.among)})
        for c in p.pending
    ]


def _cooperative(rules: Rules, p: Position, name: str, names: list[str]) -> dict[str, Any]:
    c = p.cooperatives[COOPERATIVES.index(name)]
    plantations = [
        {"owner": names[q.seat], "level": q.level, "row": q.row, "space": q.space}
        | _kept({"staffed": q.staffed})
        | ({"support": q.support} if q.row != "1" else {})
        for q in c.plantations
    ]
    donkeys = [{"owner": names[d.seat], "row": d.row, "start": d.start, "space": d.space} for d in c.donkeys]
    trucks = [{"owner": names[seat], "space": space} for seat, space in c.trucks]
    data = _kept({"plantations": plantations, "donkeys": donkeys, "trucks": trucks})
    data |= _kept({field: _buildings(rules, c, kind, name, names) for kind, field in PLURALS.items()})
    data |= _kept({"traders": [names[seat] for seat in c.traders], "workers": c.workers, "coin": c.coin})
    return data | _kept({"counters": list(c.counters), "stock": c.stock})


def _buildings(rules: Rules, c: Cooperative, kind: str, name: str, names: list[str]) -> list[Any]:
    mine = [b for b in c.buildings if b.kind == kind]
    land, taken = rules.box.lands[name], set[int]()
    for b in mine:
        free = [s for s in open_spaces(land, kind, names[b.seat], len(names)) if s not in taken]
        if not free or free[0] != b.space:
            return [{"owner": names[x.seat], "space": x.space} for x in mine]
        taken.add(b.space)
    return [names[b.seat] for b in mine]


def _written(rules: Rules, p: Position, seat: int) -> dict[str, Any]:
    player = p.players[seat]
    bars = [
        {"city": city, "space": i}
        for city, column in zip(rules.box.cities, p.bars, strict=True)
        for i, owner in enumerate(column, 1)
        if owner == seat
    ]
    if is_andre(p, seat) and p.andre:
        a = p.andre
        board = {"contracts": list(a.contracts), "counters": list(a.counters), "turned": a.turned, "turns": a.turns}
        return _kept({"traders": player.traders, **board, "bars": bars})
    data = _kept({field: getattr(player, field) for field in (*COUNTS, *FLAGS)})
    data |= _kept({"own_marker": player.own_marker, "bonus": list(player.bonus), **_rows(rules, p, seat)})
    data |= _kept(_tracks(player)) | _kept({"hand": _hand(player), "contracts": _done(player), "hard": player.hard})
    return data | _kept({"row_bonuses": list(player.row_bonuses), "houses": list(player.houses), "bars": bars})


def _rows(rules: Rules, p: Position, seat: int) -> dict[str, Any]:
    player, data = p.players[seat], dict[str, Any]()
    if player.taken != taken_at_least(rules, p, seat, player.row_b_level_3):
        data["taken"] = dict(zip("ABC", player.taken, strict=True))
    if player.columns != columns_at_least(rules, p, seat):
        data["columns"] = list(player.columns)
    data["farms"] = "".join(row for row, lies in zip("ABC", player.farms, strict=True) if lies)
    if player.warehouse_rows != 1 or player.warehouse_columns:
        data["warehouses"] = {"rows": player.warehouse_rows} | _kept({"columns": list(player.warehouse_columns)})
    return data


def _tracks(player: Player) -> dict[str, Any]:
    return {
        "coffee": {name: n for name, n in zip(COFFEES, player.coffee, strict=True) if n},
        "arabica": {name: n for name, n in zip(COOPERATIVES, player.arabica, strict=True) if n != 1},
        "counters": list(player.counters),
        "stock": {name: n for name, n in zip(COOPERATIVES, player.stock, strict=True) if n},
        "wild_stock": {name: n for name, n in zip(COOPERATIVES, player.wild_stock, strict=True) if n},
    }


def _hand(player: Player) -> dict[str, str]:
    return {letter: card for letter, card in zip(LETTERS, player.contracts, strict=True) if card not in ("", "done")}


def _done(player: Player) -> list[str]:
    return [letter for letter, card in zip(LETTERS, player.contracts, strict=True) if card == "done"]
