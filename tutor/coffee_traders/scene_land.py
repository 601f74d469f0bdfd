"""Reading a cooperative of a scene: every piece on a space of its own that holds it."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders.box import Land
from tutor.coffee_traders.land import BELOW
from tutor.coffee_traders.names import ANDRE, ANIMAL_OF, LEVELS, PLANTATIONS, RANK, ROWS, WILD
from tutor.coffee_traders.position import Building, Cooperative, Donkey, Plantation, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.scene_file import BuildingEntry, CooperativeEntry, PlantationEntry
from tutor.coffee_traders.scene_player import counter_name, read_seats
from tutor.coffee_traders.table import FEW
from tutor.core.errors import BadInput, choose
from tutor.core.read import join, within

PLURALS = {"station": "stations", "post": "posts", "hospital": "hospitals", "farm": "farms"}
MOST = 99
"""Workers in a town center; no game comes near."""


def read(rules: Rules, p: Position, name: str, c: CooperativeEntry, place: str) -> Cooperative:
    """Return the cooperative an entry describes; raises ``BadInput`` naming the piece that cannot be there."""
    names, land = tuple(player.name for player in p.players), rules.box.lands[name]
    for field in ("workers", "coin", "stock"):
        within(int(getattr(c, field)), {"coin": 1, "stock": rules.box.stock}.get(field, MOST), join(place, field))
    return Cooperative(
        _plantations(land, names, c, join(place, "plantations")),
        _donkeys(land, names, c, join(place, "donkeys")),
        _trucks(land, names, c, join(place, "trucks")),
        _buildings(land, names, c, place),
        _traders(names, c, join(place, "traders")),
        c.workers,
        bool(c.coin),
        _counters(name, c, join(place, "counters")),
        c.stock,
    )


def _plantations(land: Land, names: tuple[str, ...], c: CooperativeEntry, place: str) -> tuple[Plantation, ...]:
    taken = {(str(q.row), q.space) for q in c.plantations if q.row and q.space}
    found: list[Plantation] = []
    for i, q in enumerate(c.plantations):
        where = join(place, i)
        seat = names.index(choose(q.owner, names, join(where, "owner"), "player"))
        row, space = _spot(land, q, taken, where)
        taken.add((row, space))
        found.append(Plantation(seat, q.level, row, space, q.staffed, -1 if q.support is None else q.support))
        _check_space(land, found, where)
    return _supported(land, tuple(sorted(found, key=lambda q: (RANK[q.row], q.space))), c)


def _spot(land: Land, q: PlantationEntry, taken: set[tuple[str, int]], place: str) -> tuple[str, int]:
    """Return the row and space of an entry; what is left out is the first that holds its level."""
    if q.level not in PLANTATIONS:
        raise BadInput(join(place, "level"), f"expected 1, 2 or 3, found {q.level}")
    rows = [choose(str(q.row), ROWS, join(place, "row"), "row")] if q.row else list(ROWS)
    rows = [row for row in rows if q.level in LEVELS[row]]
    if not rows:
        raise BadInput(join(place, "level"), f"row {q.row} takes no level {q.level} (traders.plantation.5)")
    if q.space:
        return rows[0], q.space
    free = [(row, s) for row in rows for s in range(1, land.spaces[row] + 1) if (row, s) not in taken]
    if not free:
        raise BadInput(place, f"no space is left for a level {q.level} in row {' or '.join(rows)}")
    return free[0]


def _supported(land: Land, found: tuple[Plantation, ...], c: CooperativeEntry) -> tuple[Plantation, ...]:
    """Work out the supports left out: none where a truck stands, else the first own plantation below that is free."""
    trucks = {t.space for t in c.trucks}
    carrying = {(q.seat, q.row, q.support) for q in found}
    done = []
    for q in found:
        if q.support < 0:
            below = {x.space for x in found if x.seat == q.seat and q.row != "1" and x.row == BELOW[q.row]}
            ways = land.ways[q.row].get(q.space, ()) if q.row != "1" else ()
            free = [s for s in ways if s in below and (q.seat, q.row, s) not in carrying]
            by_truck = q.row == "2/3" and q.space in trucks
            q = replace(q, support=free[0] if free and not by_truck else 0)
            carrying.add((q.seat, q.row, q.support))
        done.append(q)
    return tuple(done)


def _check_space(land: Land, found: list[Plantation], place: str) -> None:
    q = found[-1]
    within(q.space, land.spaces[q.row], join(place, "space"), 1)
    if any((q.row, q.space) == (other.row, other.space) for other in found[:-1]):
        raise BadInput(join(place, "space"), f"two plantations stand on space {q.space} of row {q.row}")
    if q.support > 0:
        ways = land.ways[q.row].get(q.space, ()) if q.row != "1" else ()
        if q.support not in ways:
            raise BadInput(join(place, "support"), f"no pathway leads from space {q.support} to {q.row} {q.space}")


def _donkeys(land: Land, names: tuple[str, ...], c: CooperativeEntry, place: str) -> tuple[Donkey, ...]:
    found = []
    for i, d in enumerate(c.donkeys):
        where = join(place, i)
        seat = names.index(choose(d.owner, names, join(where, "owner"), "player"))
        choose(d.row, ROWS[1:], join(where, "row"), "row above a pathway")
        if d.start not in land.ways[d.row].get(d.space, ()):
            raise BadInput(where, f"no pathway leads from space {d.start} to {d.row} {d.space}")
        found.append(Donkey(seat, d.row, d.start, d.space))
        here = [x for x in found if (x.row, x.start, x.space) == (d.row, d.start, d.space)]
        if len(here) > RANK[d.row]:
            raise BadInput(where, f"the pathway from {d.start} to {d.row} {d.space} holds {RANK[d.row]} at most")
    return tuple(sorted(found, key=lambda d: (RANK[d.row], d.space, d.start, d.seat)))


def _trucks(land: Land, names: tuple[str, ...], c: CooperativeEntry, place: str) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for i, truck in enumerate(c.trucks):
        seat = names.index(choose(truck.owner, names, join(place, i, "owner"), "player"))
        within(truck.space, land.spaces["2/3"], join(place, i, "space"), 1)
        if any(truck.space == space for _, space in found):
            raise BadInput(join(place, i), f"two trucks stand beside space {truck.space}")
        found.append((seat, truck.space))
    return tuple(sorted(found, key=lambda t: t[1]))


def _buildings(land: Land, names: tuple[str, ...], c: CooperativeEntry, place: str) -> tuple[Building, ...]:
    found: list[Building] = []
    for kind, field in PLURALS.items():
        entries = getattr(c, field)
        taken = {e.space for e in entries if isinstance(e, BuildingEntry)}
        for i, entry in enumerate(entries):
            building = _building(land, names, kind, entry, taken, join(place, field, i))
            if any((b.kind, b.space) == (kind, building.space) for b in found):
                raise BadInput(join(place, field, i), f"two {field} stand on space {building.space}")
            taken.add(building.space)
            found.append(building)
    return tuple(sorted(found, key=_building_key))


def _building_key(b: Building) -> tuple[int, int]:
    return tuple(PLURALS).index(b.kind), b.space


def _building(
    land: Land, names: tuple[str, ...], kind: str, entry: str | BuildingEntry, taken: set[int], place: str
) -> Building:
    owner = entry if isinstance(entry, str) else entry.owner
    seat = names.index(choose(owner, names, place, "player"))
    spaces = open_spaces(land, kind, owner, len(names))
    if isinstance(entry, BuildingEntry):
        if entry.space not in spaces:
            raise BadInput(join(place, "space"), f"expected one of {spaces} for {owner}'s {kind}, found {entry.space}")
        return Building(seat, kind, entry.space)
    free = [s for s in spaces if s not in taken]
    if not free:
        raise BadInput(place, f"no {kind} space is left for {owner}: {len(spaces)} are open here")
    return Building(seat, kind, free[0])


def open_spaces(land: Land, kind: str, owner: str, companies: int) -> list[int]:
    """Return the spaces of a kind that an owner may use; those for 4-5 players only then, or for André
    (traders.R41), who prefers them, then those with a step (traders.andre.39 to .41)."""
    spaces = list(enumerate(land.buildings[kind], 1))
    if owner == ANDRE:
        return [i for i, s in sorted(spaces, key=lambda pair: (not pair[1].big, not pair[1].step, pair[0]))]
    return [i for i, space in spaces if not space.big or companies > FEW]


def _traders(names: tuple[str, ...], c: CooperativeEntry, place: str) -> tuple[int, ...]:
    seats = read_seats(names, c.traders, place)
    room = 4 if len(names) == 5 else 3
    if len(seats) > room:
        raise BadInput(place, f"with {len(names)} companies a trading house holds {room} traders, found {len(seats)}")
    return seats


def _counters(name: str, c: CooperativeEntry, place: str) -> tuple[str, ...]:
    found = tuple(counter_name(word, join(place, i)) for i, word in enumerate(c.counters))
    for counter in found:
        choose(counter, (ANIMAL_OF[name], WILD), place, "Animal counter of this cooperative")
    if len(set(found)) != len(found):
        raise BadInput(place, "one Animal counter and one Wild at most (traders.setup.16)")
    return tuple(sorted(found, key=lambda word: word == WILD))
