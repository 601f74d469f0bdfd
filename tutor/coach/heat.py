"""How often each space is entered, and how often it is the end, over all walks that a player may make.

The walks are counted step by step, never listed. Of the walks that enter a space there are as many as all walks less
those that stay clear of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tutor.coach.walks import ways_of
from tutor.coffee_rush import Position
from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.ways import Ways
from tutor.core.game import Game


class Heat(Struct, frozen=True):
    """One space: the walks that end on it, those that enter it, and the fewest cookies for which one may end there.

    ``cookies`` is ``None`` where no walk may end.
    """

    space: str
    ends: int
    entered: int
    cookies: int | None


def heat(game: Game[Any], p: Position, seat: int, cookies: int | None = None) -> tuple[Heat, ...]:
    """Return the sixteen spaces, row by row, as the walks of a seat's pawns meet them.

    ``cookies`` is the most to be spent (left out: all that the player holds). All counts are 0 where the seat may not
    walk now. Raises ``BadInput`` for a game without walks or a seat where nobody sits.
    """
    ends: Counter[str] = Counter()
    entered: Counter[str] = Counter()
    cheapest: dict[str, int] = {}
    for ways in ways_of(game, p, seat):
        for cost, here in _ends(ways, ways.cookies if cookies is None else cookies):
            ends.update(here)
            for space in here:
                cheapest[space] = min(cost, cheapest.get(space, cost))
        entered.update(_entered(ways, ways.cookies if cookies is None else cookies))
    return tuple(Heat(space, ends[space], entered[space], cheapest.get(space)) for space in SPACES)


def _entered(ways: Ways, most: int) -> dict[str, int]:
    every = sum(sum(here.values()) for _, here in _ends(ways, most))
    return {space: every - sum(sum(here.values()) for _, here in _ends(ways, most, space)) for space in SPACES}


def _ends(ways: Ways, most: int, clear: str = "") -> Iterator[tuple[int, dict[str, int]]]:
    """Go through kinds and lengths of walks: what each costs, and how many of them end where.

    ``clear`` is a space that they stay clear of.
    """
    for jump in ways.jumps():
        lengths = [n for n in ways.lengths(jump) if ways.cost(n, jump) <= most]
        standing = Counter({ways.start: 1})
        for n in range(1, max(lengths, default=0) + 1):
            standing = _step(ways, standing, clear)
            if n in lengths:
                yield ways.cost(n, jump), {space: standing[space] for space in ways.ends if standing[space]}


def _step(ways: Ways, standing: Counter[str], clear: str) -> Counter[str]:
    longer: Counter[str] = Counter()
    for here, count in standing.items():
        for space in ways.near[here]:
            if space != clear:
                longer[space] += count
    return longer
