"""How far a player may walk, and the walks within reach (winter.move.1, .2 and .7, winter.upgrades.5 and .6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import SPACES, neighbours, one_walk_each, walks
from tutor.coffee_rush.edition import FREE_STEPS, Edition
from tutor.coffee_rush.position import Position
from tutor.core.agreed import other

YOUNG_STEPS = 4
"""Steps of a Young Barista's move without a cookie (winter.young.3)."""


def length_rule(p: Position) -> str:
    """Return the rule that says how far a pawn may walk."""
    return "young.move" if p.options.young_barista else "move.length"


class Reach(Struct, frozen=True):
    """How far a player may walk: steps without a cookie, with a Jump or without, and the shortest Jump."""

    free: int
    jump: int
    shortest_jump: int
    cookies: int
    diagonal: bool

    def allowance(self, jump: bool) -> int:
        """Return the most steps of one move, all cookies spent."""
        return self.unpaid(jump) + self.cookies

    def unpaid(self, jump: bool) -> int:
        """Return the steps that cost nothing; a Jump that nobody has adds none."""
        return (jump and self.jump) or self.free

    def price(self, steps: int, jump: bool) -> int:
        """Return the cookies that so many steps cost: one for each beyond the free ones (winter.R23)."""
        return max(0, steps - self.unpaid(jump))

    def cost(self, walk: Move) -> int:
        """Return the cookies that a walk costs."""
        return self.price(len(walk.spaces), walk.jump)


def reach(e: Edition, p: Position) -> Reach:
    """Return the reach of the player on turn; ``jump`` is 0 without that upgrade (winter.R7, winter.R24)."""
    active = p.player.active
    free = YOUNG_STEPS if p.options.young_barista else FREE_STEPS
    jumps = bool(active) and e.does_for(active, "jump")
    jump = (2 * free if other(p, "winter.R7") else free + 1) if jumps else 0
    shortest = free + 1 if other(p, "winter.R24") else 1
    return Reach(free, jump, shortest, p.player.cookies, bool(active) and e.does_for(active, "diagonal"))


def can_leave(space: str, steps: int, diagonal: bool, pawns: dict[str, str]) -> bool:
    """Say whether a walk can go on from ``space`` and finish on a free one within ``steps`` steps."""
    near, reached = neighbours(diagonal), {space}
    for _ in range(steps):
        reached = {following for s in reached for following in near[s]}
        if not reached <= pawns.keys():
            return True
    return False


@lru_cache(maxsize=4096)
def choices(start: str, named: bool, r: Reach) -> dict[str, tuple[Move, ...]]:
    """Return the walks that ``legal`` lists by end space, as if no other pawn stood on the board."""
    pawn = start if named else ""
    found: dict[str, list[Move]] = {space: [] for space in SPACES}
    for jump, steps in _free_lengths(r):
        for walk in walks(start, r.diagonal, steps):
            found[walk[-1]].append(Move(walk, pawn, jump))
    for cookies in range(1, r.cookies + 1):
        for end, walk, jump in _paid(start, r, cookies):
            found[end].append(Move(walk, pawn, jump))
    return {end: tuple(moves) for end, moves in found.items() if moves}


def _free_lengths(r: Reach) -> Iterator[tuple[bool, int]]:
    yield from ((False, n) for n in range(1, r.free + 1))
    yield from ((True, n) for n in range(r.shortest_jump, r.jump + 1))


def _paid(start: str, r: Reach, cookies: int) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    plain = one_walk_each(start, r.diagonal, r.free + cookies)
    jumping = one_walk_each(start, r.diagonal, r.jump + cookies) if r.jump else {}
    for end in SPACES:
        if end in plain:
            yield end, plain[end], False
        elif end in jumping:
            yield end, jumping[end], True
