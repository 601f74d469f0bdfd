"""Spaces, pathways and pieces of a cooperative."""

from __future__ import annotations

from tutor.coffee_traders.names import RANK
from tutor.coffee_traders.position import Building, Donkey, Plantation, Position, coop, is_andre, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import few

BELOW = {"1/2": "1", "2/3": "1/2"}
"""The row below each upper row."""

KIND_ORDER = ("station", "post", "hospital", "farm")


def spaces_free(rules: Rules, p: Position, cooperative: str, row: str) -> list[int]:
    """Return the plantation spaces of a row that are still empty."""
    taken = {q.space for q in coop(p, cooperative).plantations if q.row == row}
    return [s for s in range(1, rules.box.lands[cooperative].spaces[row] + 1) if s not in taken]


def plantation_on(p: Position, cooperative: str, row: str, space: int) -> Plantation | None:
    """Return the plantation on a space, if there is one."""
    found = [q for q in coop(p, cooperative).plantations if (q.row, q.space) == (row, space)]
    return found[0] if found else None


def with_plantation(p: Position, cooperative: str, q: Plantation) -> Position:
    """Put a plantation on its space, in place of one that stands there."""
    rest = [x for x in coop(p, cooperative).plantations if (x.row, x.space) != (q.row, q.space)]
    return settled(p, cooperative, plantations=tuple(sorted([*rest, q], key=lambda x: (RANK[x.row], x.space))))


def without_plantation(p: Position, cooperative: str, q: Plantation) -> Position:
    """Remove a plantation; its donkeys, truck and what stands above it stay (traders.R19)."""
    rest = tuple(x for x in coop(p, cooperative).plantations if x != q)
    return settled(p, cooperative, plantations=rest)


def donkeys_on(p: Position, cooperative: str, row: str, start: int, space: int) -> list[int]:
    """Return the owners of the donkeys on a pathway."""
    return [d.seat for d in coop(p, cooperative).donkeys if (d.row, d.start, d.space) == (row, start, space)]


def with_donkeys(p: Position, cooperative: str, donkey: Donkey, n: int) -> Position:
    """Put ``n`` donkeys on a pathway."""
    donkeys = [*coop(p, cooperative).donkeys, *[donkey] * n]
    key = sorted(donkeys, key=lambda d: (RANK[d.row], d.space, d.start, d.seat))
    return settled(p, cooperative, donkeys=tuple(key))


def building_spaces(rules: Rules, p: Position, seat: int, cooperative: str, kind: str) -> list[int]:
    """Return the free building spaces of a kind that a player may use (traders.build.6, R41)."""
    spaces = rules.box.lands[cooperative].buildings[kind]
    taken = {b.space for b in coop(p, cooperative).buildings if b.kind == kind}
    big = not few(p) or is_andre(p, seat)
    return [i for i, space in enumerate(spaces, 1) if i not in taken and (big or not space.big)]


def with_building(p: Position, cooperative: str, b: Building) -> Position:
    """Put a building on its space."""
    buildings = [*coop(p, cooperative).buildings, b]
    return settled(
        p, cooperative, buildings=tuple(sorted(buildings, key=lambda x: (KIND_ORDER.index(x.kind), x.space)))
    )
