"""The sixteen spaces and the walks between them (winter.move.2, winter.upgrades.5)."""

from __future__ import annotations

from functools import cache

COLUMNS = "abcd"
ROWS = "1234"
SPACES = tuple(c + r for r in ROWS for c in COLUMNS)
INDEX = {space: i for i, space in enumerate(SPACES)}
CORNERS = frozenset({"a1", "d1", "a4", "d4"})

Walk = tuple[str, ...]


def _around(space: str, diagonal: bool) -> Walk:
    x, y = COLUMNS.index(space[0]), ROWS.index(space[1])
    straight = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    slanted = [(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)]
    near = straight + slanted if diagonal else straight
    return tuple(COLUMNS[c] + ROWS[r] for c, r in near if 0 <= c < 4 and 0 <= r < 4)


STRAIGHT = {space: _around(space, diagonal=False) for space in SPACES}
"""The spaces one horizontal or vertical step away."""

ALL_WAYS = {space: _around(space, diagonal=True) for space in SPACES}
"""The spaces one step away when diagonal steps count too."""


def neighbours(diagonal: bool) -> dict[str, Walk]:
    """Return the table of steps, with or without diagonal ones."""
    return ALL_WAYS if diagonal else STRAIGHT


@cache
def walks(start: str, diagonal: bool, steps: int) -> tuple[Walk, ...]:
    """Return every walk of exactly ``steps`` steps from ``start``: the spaces entered, in order."""
    if steps == 0:
        return ((),)
    near = neighbours(diagonal)
    return tuple((first, *rest) for first in near[start] for rest in walks(first, diagonal, steps - 1))


@cache
def one_walk_each(start: str, diagonal: bool, steps: int) -> dict[str, Walk]:
    """Return for each space that ``steps`` steps can end on one such walk."""
    if steps == 0:
        return {start: ()}
    near = neighbours(diagonal)
    found: dict[str, Walk] = {}
    for space, walk in one_walk_each(start, diagonal, steps - 1).items():
        for following in near[space]:
            found.setdefault(following, (*walk, following))
    return found
