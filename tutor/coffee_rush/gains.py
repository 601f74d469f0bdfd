"""What a walk gives, entry by entry (winter.move.3, winter.upgrades.1 to .7, base.move.5)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import CORNERS, INDEX
from tutor.coffee_rush.edition import Edition, other
from tutor.coffee_rush.position import Position
from tutor.coffee_rush.table import Log, note

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
    mover = p.player.name
    return {s: q.name for q in p.players for s in q.pawns if s != start or q.name != mover}


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
    """Go through a walk's entries in order, before the supply is asked."""
    g = ground(e, p, start_of(p, action))
    end = action.spaces[-1]
    final = len(action.spaces) - 1
    once, both = other(p, "winter.R21"), other(p, "winter.R4")
    paid: set[str] = set()
    for i, space in enumerate(action.spaces):
        ends = i == final or (space == end and (both or once))
        doubled = tuple(doubles(e, p, g, space, ends)) if g.doubling else ()
        yield _entry(p, action, g, i, doubled, again=once and space in paid)
        if i or not action.jump:
            paid.add(space)


def _entry(p: Position, action: Move, g: Ground, i: int, doubled: tuple[tuple[str, str], ...], again: bool) -> Entry:
    space = action.spaces[i]
    ingredient, owner = p.board[INDEX[space]], g.pawns.get(space, "")
    if again:
        return Entry(space, ingredient, (), 0, again=True)
    due = 1 << len(doubled)
    if action.jump and i == 0:
        given_up = 1 if other(p, "winter.R6") else due
        return Entry(space, ingredient, doubled, due - given_up, given_up, owner=owner)
    return Entry(space, ingredient, doubled, due, owner=owner)


def collect(e: Edition, p: Position, action: Move, log: Log) -> tuple[str, ...]:
    """Return the tokens a walk gives, in order, limited by the supply where tokens are (base.move.5, base.R14)."""
    left = dict(zip(e.ingredients, p.supply, strict=False))
    tokens: list[str] = []
    dry = False
    for entry in entries(e, p, action):
        taken = entry.due
        if left:
            taken = 0 if dry else min(entry.due, left[entry.ingredient])
            left[entry.ingredient] -= taken
            dry = dry or (taken < entry.due and other(p, "base.R14"))
        tokens += [entry.ingredient] * taken
        if log is not None:
            _tell(e, p, entry, taken, log)
    if log is not None and e.winter:
        _tell_substitutes(e, p, tokens, log)
    return tuple(tokens)


def _sum(entry: Entry, taken: int) -> str:
    """Return how the tokens of an entry come about: ``1``, or ``1 ×2 ×2 = 4``."""
    return f"1{' ×2' * len(entry.doubled_by)} = {entry.due}" if taken == entry.due > 1 else str(taken)


def _tell_substitutes(e: Edition, p: Position, tokens: list[str], log: Log) -> None:
    """Say when more tokens of a kind are in use than the box has: something else stands in (winter.move.4)."""
    for kind in dict.fromkeys(tokens):
        in_cups = sum(cup.count(kind) for player in p.players for cup in player.cups)
        beyond = min(tokens.count(kind), in_cups + tokens.count(kind) - e.box.tokens[kind])
        if beyond > 0:
            note(log, e.event("move.unlimited", p.turn, "substitute", ingredient=kind, count=beyond))


def _tell(e: Edition, p: Position, entry: Entry, taken: int, log: Log) -> None:
    player, space, ingredient = p.player.name, entry.space, entry.ingredient
    for upgrade, does in entry.doubled_by:
        note(log, e.event(DOUBLING[does], p.turn, "double", player=player, space=space, upgrade=upgrade))
        if does == "pawns" and entry.owner == player:
            note(log, e.event("two.own_pawn", p.turn, "double_own", player=player, space=space, upgrade=upgrade))
    if len(entry.doubled_by) > 1:
        note(
            log,
            e.event("upgrades.combine", p.turn, "combine", player=player, space=space, factors=len(entry.doubled_by)),
        )
    if entry.again:
        note(log, e.event("move.collect", p.turn, "again", player=player, space=space, ingredient=ingredient))
    elif entry.given_up:
        note(
            log,
            e.event(
                "upgrades.jump",
                p.turn,
                "give_up",
                player=player,
                space=space,
                ingredient=ingredient,
                given_up=entry.given_up,
            ),
        )
    if taken < entry.due:
        note(
            log,
            e.event(
                "move.short_supply",
                p.turn,
                "short",
                player=player,
                space=space,
                ingredient=ingredient,
                due=entry.due,
                taken=taken,
            ),
        )
    if taken:
        shown = {"space": space, "ingredient": ingredient, "sum": _sum(entry, taken), "count": taken}
        note(log, e.event("move.collect", p.turn, "collect", player=player, **shown))
