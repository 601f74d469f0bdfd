"""Scenes: positions written by hand in TOML, as they are read; ``scene_write`` writes them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tutor.coffee_traders import scene_check, scene_choices, scene_land, scene_player
from tutor.coffee_traders.names import ANDRE, COOPERATIVES, LETTERS, PHASES
from tutor.coffee_traders.options import check_players, read_options
from tutor.coffee_traders.position import Andre, Cooperative, Milestone, Player, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.scene_file import AndreEntry, CooperativeEntry, PlayerEntry, SceneFile
from tutor.coffee_traders.scene_player import counter_name, read_seats
from tutor.core import chance
from tutor.core.errors import BadInput, choose
from tutor.core.read import convert, join, table_of

STEPS = ("own", "others", "penalty")
"""The steps of Phase 2 (traders.workers.8, .11, .13)."""


def read(rules: Rules, data: dict[str, Any], place: str) -> Position:
    """Return the position a scene describes; raises ``BadInput`` for one that cannot be, with the reason."""
    file = convert(data, SceneFile, place)
    choose(file.game, ("traders",), join(place, "game"), "game")
    names = _names(file, join(place, "players"))
    options = read_options(rules, file.options, join(place, "options"), names)
    companies = (*names, ANDRE) if len(names) == 2 else names
    p = _empty(rules, options, companies, file, place)
    entries = table_of({n: q for n, q in file.players.items() if n != ANDRE}, PlayerEntry, join(place, "players"))
    andre = convert(file.players.get(ANDRE, {}), AndreEntry, join(place, "players", ANDRE))
    p = _cooperatives(rules, p, file, place)
    p = scene_player.read(rules, p, entries, join(place, "players"))
    if p.andre:
        p = scene_player.read_andre(rules, p, andre, join(place, "players", ANDRE))
    p = replace(p, **_board(rules, p, file, place))
    scene_check.check(rules, p, place)
    return p


def _names(file: SceneFile, place: str) -> tuple[str, ...]:
    names = tuple(file.players)
    if ANDRE in names:
        if len(names) != 3:
            raise BadInput(join(place, ANDRE), "he plays with two people only (traders.overview.14)")
        if names[-1] != ANDRE:
            raise BadInput(join(place, ANDRE), "he is last in the turn order (traders.setup.29); expected him last")
        names = names[:-1]
    return check_players(names, place)


def _empty(rules: Rules, options: Any, names: tuple[str, ...], file: SceneFile, place: str) -> Position:
    bars = rules.box.bars.values()
    order = read_seats(names, file.order, join(place, "order")) if file.order is not None else range(len(names))
    if len(order) != len(names):
        raise BadInput(join(place, "order"), f"expected all of {', '.join(names)}")
    return Position(
        options,
        tuple(Player(name) for name in names),
        (Cooperative(),) * len(COOPERATIVES),
        tuple((-1,) * len(bar) for bar in bars),
        tuple(("",) * len(bar) for bar in bars),
        order=tuple(order),
        andre=Andre() if names[-1] == ANDRE else None,
    )


def _cooperatives(rules: Rules, p: Position, file: SceneFile, place: str) -> Position:
    where = join(place, "cooperatives")
    for name in file.cooperatives:
        choose(name, COOPERATIVES, where, "cooperative")
    entries = table_of(file.cooperatives, CooperativeEntry, where)
    read_one = scene_land.read
    return replace(
        p,
        cooperatives=tuple(
            read_one(rules, p, name, entries.get(name, CooperativeEntry()), join(where, name)) for name in COOPERATIVES
        ),
    )


def _board(rules: Rules, p: Position, file: SceneFile, place: str) -> dict[str, Any]:
    names = tuple(player.name for player in p.players)
    if not 1 <= file.period <= 3:
        raise BadInput(join(place, "period"), f"expected 1, 2 or 3, found {file.period}")
    phase = choose(file.phase, PHASES, join(place, "phase"), "phase")
    step = choose(file.step or "own", STEPS, join(place, "step"), "step of Phase 2") if phase == "assign" else ""
    if file.step and phase != "assign":
        raise BadInput(join(place, "step"), "only Phase 2 (assign) has steps")
    pending = tuple(scene_choices.read(rules, names, c, join(place, "choices", i)) for i, c in enumerate(file.choices))
    return {
        "period": file.period,
        "phase": phase,
        "step": step,
        "turn": _turn(p, file, phase, names, join(place, "turn")),
        "next_order": read_seats(names, file.next_order, join(place, "next_order")),
        "out": read_seats(names, file.out, join(place, "out")),
        "passes": file.passes,
        "delivered": file.delivered,
        "wild_stock": file.wild_stock,
        "milestones": _milestones(rules, names, file, join(place, "milestones")),
        "bar_counters": _bar_counters(rules, p, file, join(place, "bar_counters")),
        "stacks": _stacks(file, join(place, "stacks")),
        "pending": pending,
        "stream": chance.stream(file.seed),
    }


def _turn(p: Position, file: SceneFile, phase: str, names: tuple[str, ...], place: str) -> int:
    if file.turn is None:
        out = read_seats(names, file.out, place)
        persons = [seat for seat in p.order if names[seat] != ANDRE and seat not in out]
        persons = persons or [seat for seat in p.order if names[seat] != ANDRE]
        return persons[-1] if phase == "sell" else persons[0]
    if file.turn == ANDRE and not file.choices:
        raise BadInput(place, "André acts by himself; expected the person whose turn it is")
    return names.index(choose(file.turn, names, place, "player"))


def _milestones(rules: Rules, names: tuple[str, ...], file: SceneFile, place: str) -> tuple[Milestone, ...]:
    found = []
    for i, m in enumerate(file.milestones):
        name = choose(m.name, rules.box.milestones, join(place, i), "milestone")
        seats = read_seats(names, m.players, join(place, i))
        spaces = 1 if file.options.get("vicious") else len(rules.box.milestones[name][1])
        if len(seats) > spaces:
            raise BadInput(join(place, i), f"{name} has {spaces} spaces, found {len(seats)} players")
        found.append(Milestone(name, seats))
    if len({m.name for m in found}) != len(found) or len(found) > 3:
        raise BadInput(place, "expected three different milestones at most")
    return tuple(found)


def _bar_counters(rules: Rules, p: Position, file: SceneFile, place: str) -> tuple[tuple[str, ...], ...]:
    rows = {city: list(spaces) for city, spaces in zip(rules.box.cities, p.bar_counters, strict=True)}
    for city, counters in file.bar_counters.items():
        where = join(place, choose(city, rules.box.cities, place, "Coffee Bar"))
        for space, word in counters.items():
            if not (space.isdecimal() and 1 <= int(space) <= len(rows[city])):
                raise BadInput(where, f"expected a space from 1 to {len(rows[city])}, found {space!r}")
            rows[city][int(space) - 1] = counter_name(word, join(where, space))
    return tuple(tuple(row) for row in rows.values())


def _stacks(file: SceneFile, place: str) -> tuple[tuple[str, ...], ...]:
    for letter, colours in file.stacks.items():
        choose(letter, tuple(LETTERS), place, "contract letter")
        for i, colour in enumerate(colours):
            choose(colour, COOPERATIVES, join(place, letter, i), "Arabica counter")
    return tuple(tuple(file.stacks.get(letter, ())) for letter in LETTERS)
