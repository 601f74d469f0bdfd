"""What a walk is due, entry by entry, before the supply is asked (winter.move.3, winter.upgrades.1 to .7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import CORNERS, INDEX
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.position import Position
from tutor.core.agreed import other

SIGNATURE = frozenset({"fruit", "chocolate", "water", "tea"})
"""The signature ingredients (winter.upgrades.4)."""


DOUBLING = {
    "pawns": "upgrades.pawns",
    "end": "upgrades.end",
    "corners": "upgrades.corners",
    "signature": "upgrades.signature",
    "specialty": "upgrades.specialty",
}
"""The rules of the abilities that double."""


class Ground(Struct, frozen=True):
    """What a walk is walked on: where it starts, the other pawns (space → owner's name) and the face-up doublings."""

    start: str
    pawns: dict[str, str]
    doubling: tuple[tuple[str, str], ...]


def start_of(p: Position, action: Move) -> str:
    """Return where a walk starts; the player's only pawn needs no naming."""
    return action.pawn or p.player.pawns[0]


def other_pawns(p: Position, start: str) -> dict[str, str]:
    """Return every pawn's space but the mover's, with its owner's name; the own start is free once left (winter.R5)."""
    mover = p.player
    others = {s: q.name for q in p.players for s in q.pawns if s != start or q.name != mover.name}
    if mover.pawns.count(start) > 1:  # two Young Baristas' pawns may share a space (winter.R33)
        others[start] = mover.name
    return others


def ground(e: Edition, p: Position, start: str) -> Ground:
    """Return what stays the same during a walk."""
    doubling = [(name, e.does[name]) for name in p.player.active if e.does[name] in DOUBLING]
    return Ground(start, other_pawns(p, start), tuple(doubling))


def doubles(e: Edition, p: Position, g: Ground, space: str, ends: bool) -> list[tuple[str, str]]:
    """Return the face-up tiles that double an entry of ``space``; ``ends`` says whether the walk's end counts."""
    ingredient = p.board[INDEX[space]]
    applies = {
        "pawns": space in g.pawns,
        "end": ends,
        "corners": space in CORNERS,
        "signature": ingredient in SIGNATURE,
        "specialty": space in e.box.special,
    }
    return [tile for tile in g.doubling if applies[tile[1]]]


class Entry(Struct, frozen=True):
    """One space entered: its ingredient, the tiles that double it, and the tokens due before any shortage.

    ``given_up`` counts tokens that a Jump gives up, ``again`` marks a space that gives nothing more (winter.R21).
    ``owner`` names whose pawn stands there.
    """

    space: str
    ingredient: str
    doubled_by: tuple[tuple[str, str], ...]
    due: int
    given_up: int = 0
    again: bool = False
    owner: str = ""


def entries(e: Edition, p: Position, action: Move) -> Iterator[Entry]:
    """Go through a walk's entries in order."""
    g = ground(e, p, start_of(p, action))
    end = action.spaces[-1]
    final = len(action.spaces) - 1
    once, early = pays_once(p), doubles_early(p)
    paid: set[str] = set()
    for i, space in enumerate(action.spaces):
        jumped = action.jump and i == 0
        ends = i == final or (early and space == end)
        yield entry(e, p, g, space, jumped, ends, again=once and space in paid)
        if not jumped:
            paid.add(space)


def pays_once(p: Position) -> bool:
    """Say whether a space gives its ingredient only once in a move (winter.R21, other reading)."""
    return other(p, "winter.R21")


def doubles_early(p: Position) -> bool:
    """Say whether earlier entries of the end space count as its end too (winter.R4; an only payment comes early)."""
    return other(p, "winter.R4") or pays_once(p)


def entry(e: Edition, p: Position, g: Ground, space: str, jumped: bool, ends: bool, again: bool) -> Entry:
    """Return what one entry of a space is due; a ``jumped`` one is the first of a Jump (winter.R6)."""
    ingredient, owner = p.board[INDEX[space]], g.pawns.get(space, "")
    if again:
        return Entry(space, ingredient, (), 0, again=True)
    doubled = tuple(doubles(e, p, g, space, ends)) if g.doubling else ()
    due = 1 << len(doubled)
    if jumped:
        given_up = 1 if other(p, "winter.R6") else due
        return Entry(space, ingredient, doubled, due - given_up, given_up, owner=owner)
    return Entry(space, ingredient, doubled, due, owner=owner)
