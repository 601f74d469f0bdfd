"""A walk while it is being drawn: where it may go next, and what that would give."""

from __future__ import annotations

import itertools

from msgspec import Struct
from msgspec.structs import replace

from tutor.coffee_rush import move
from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import neighbours
from tutor.coffee_rush.collect import collect
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.gains import other_pawns, start_of
from tutor.coffee_rush.position import Position, Tokens
from tutor.coffee_rush.reach import Reach, can_leave, reach


class NextSpace(Struct, frozen=True):
    """A space that the walk may enter next.

    ``tokens`` is all that the walk would give if it stopped there, ``cookies`` what it would cost, and ``may_stop``
    says whether it could stop there: a pawn in the way may be passed only.
    """

    space: str
    tokens: Tokens
    cookies: int
    may_stop: bool


def next_spaces(e: Edition, p: Position, partial: Move) -> tuple[NextSpace, ...]:
    """Return the spaces a partial walk may enter next; none when it is used up or it is no time to walk."""
    if not move.is_time(p) or not _begun_well(e, p, partial):
        return ()
    here = partial.spaces[-1] if partial.spaces else start_of(p, partial)
    r = reach(e, p)
    if len(partial.spaces) >= r.allowance(partial.jump):
        return ()
    longer = [replace(partial, spaces=(*partial.spaces, s)) for s in neighbours(r.diagonal)[here]]
    return tuple(_next(e, p, r, walk) for walk in longer if _may_enter(p, r, walk))


def _begun_well(e: Edition, p: Position, partial: Move) -> bool:
    pawns = p.player.pawns
    if partial.pawn not in pawns and (partial.pawn or len(pawns) > 1):
        return False
    r = reach(e, p)
    path = (start_of(p, partial), *partial.spaces)
    adjacent = all(b in neighbours(r.diagonal)[a] for a, b in itertools.pairwise(path))
    return adjacent and (bool(r.jump) or not partial.jump)


def _may_enter(p: Position, r: Reach, walk: Move) -> bool:
    if p.options.young_barista:
        return True
    pawns = other_pawns(p, start_of(p, walk))
    rest = r.allowance(walk.jump) - len(walk.spaces)
    return walk.spaces[-1] not in pawns or can_leave(walk.spaces[-1], rest, r.diagonal, pawns)


def _next(e: Edition, p: Position, r: Reach, walk: Move) -> NextSpace:
    tokens = tuple(sorted(collect(e, p, walk, None)))
    return NextSpace(walk.spaces[-1], tokens, r.cost(walk), not move.against(e, p, walk))
