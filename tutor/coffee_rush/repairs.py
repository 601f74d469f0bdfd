"""Legal actions near to a refused one; of walks: go on, stop earlier, go round."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.coffee_rush import move, verdicts
from tutor.coffee_rush.actions import Activate, Empty, Move, write
from tutor.coffee_rush.board import STRAIGHT, neighbours
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.gains import start_of
from tutor.coffee_rush.position import Position
from tutor.coffee_rush.reach import reach
from tutor.core.values import MOST_REPAIRS, Action, Repair


def near(e: Edition, p: Position, seat: int, action: Action) -> tuple[Repair, ...]:
    """Return up to three legal actions near to a refused one; none for a seat that may not act."""
    if seat not in verdicts.actors(p):
        return ()
    if p.step in ("activate", "move"):
        if isinstance(action, Move):
            return _of_walk(e, p, action)
        if not isinstance(action, (Activate, Empty)):
            return _of_no_walk(e, p)
    found = verdicts.instead(e, p, seat, action)[:MOST_REPAIRS]
    return tuple(Repair(a, "instead", {"action": write(a)}) for a in found)


def _of_walk(e: Edition, p: Position, action: Move) -> tuple[Repair, ...]:
    """Return up to three legal walks near to a refused one, the nearest first.

    Walks that end where they have been stand in only when there is no other.
    """
    found: dict[Move, Repair] = {}
    back: dict[Move, Repair] = {}
    for kind, walk in _candidates(e, p, action):
        if walk.spaces and not move.against(e, p, walk):
            (back if _returns(p, walk) else found).setdefault(walk, _repair(e, p, kind, walk))
        if len(found) == MOST_REPAIRS:
            break
    return tuple((found or back).values())[:MOST_REPAIRS]


def _returns(p: Position, walk: Move) -> bool:
    return walk.spaces[-1] in (start_of(p, walk), *walk.spaces[:-1])


def _repair(e: Edition, p: Position, kind: str, walk: Move) -> Repair:
    cookies = reach(e, p).cost(walk)
    kind = "with_cookies" if cookies and kind == "go_on" else kind
    *over, space = walk.spaces
    numbers = {"action": write(walk), "over": over, "space": space, "cookies": cookies, "steps": len(walk.spaces)}
    return Repair(walk, kind, numbers)


def _candidates(e: Edition, p: Position, action: Move) -> Iterator[tuple[str, Move]]:
    if len(p.player.pawns) > 1 and action.pawn not in p.player.pawns:
        yield from (("instead", replace(action, pawn=pawn)) for pawn in p.player.pawns)
    walk = _on_a_pawn(p, action)
    r = reach(e, p)
    if walk.spaces:
        onward = neighbours(r.diagonal)[walk.spaces[-1]]
        been = (start_of(p, walk), *walk.spaces)
        for following in sorted(onward, key=lambda space: space in been):
            yield "go_on", replace(walk, spaces=(*walk.spaces, following))
        for n in range(len(walk.spaces) - 1, 0, -1):
            yield "stop_at", replace(walk, spaces=walk.spaces[:n])
        yield from (("go_round", way) for way in _straightened(p, walk))
        yield "without_jump", replace(walk, jump=False)
    yield from (("instead", other) for other in _listed(e, p, walk))


def _on_a_pawn(p: Position, action: Move) -> Move:
    pawns = p.player.pawns
    if len(pawns) == 1 or action.pawn in pawns:
        return replace(action, pawn="") if len(pawns) == 1 else action
    near = [s for s in pawns if action.spaces and action.spaces[0] in STRAIGHT[s]]
    return replace(action, pawn=(near or list(pawns))[0])


def _straightened(p: Position, walk: Move) -> Iterator[Move]:
    """Go round each diagonal step by way of the space beside it."""
    for flip in (False, True):
        spaces: list[str] = []
        here = start_of(p, walk)
        for space in walk.spaces:
            if here[0] != space[0] and here[1] != space[1]:
                spaces.append(here[0] + space[1] if flip else space[0] + here[1])
            spaces.append(space)
            here = space
        yield replace(walk, spaces=tuple(spaces))


def _listed(e: Edition, p: Position, walk: Move) -> list[Move]:
    """Return the legal walks, those to the same end with most spaces in common first."""
    end = walk.spaces[-1:] if walk.spaces else ()
    legal = [m for m in move.legal(e, p) if isinstance(m, Move)]
    return sorted(
        legal, key=lambda m: (m.spaces[-1:] != end, -len(set(m.spaces) & set(walk.spaces)), len(m.spaces), m.jump)
    )


def _of_no_walk(e: Edition, p: Position) -> tuple[Repair, ...]:
    """Return a shortest legal walk, for someone who tried to skip the move."""
    return tuple(_repair(e, p, "instead", m) for m in _listed(e, p, Move(()))[:1])
