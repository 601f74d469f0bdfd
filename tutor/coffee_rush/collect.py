"""What a walk takes, limited by the supply, and the events that tell it (winter.move.3, base.move.5, winter.move.4)."""

from __future__ import annotations

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.gains import DOUBLING, Entry, entries
from tutor.coffee_rush.position import Position
from tutor.core.agreed import other
from tutor.core.notes import Log


def taken(due: int, left: int, dry: bool) -> int:
    """Return how many tokens an entry takes from a supply with ``left`` of the kind (base.move.5, base.R4)."""
    return 0 if dry else min(due, left)


def runs_dry(p: Position, due: int, took: int) -> bool:
    """Say whether nothing more is taken in this move after a short entry (base.R14, other reading)."""
    return took < due and other(p, "base.R14")


def collect(e: Edition, p: Position, action: Move, log: Log) -> tuple[str, ...]:
    """Return the tokens a walk gives, in order, limited by the supply where tokens are (base.move.5, base.R14)."""
    left = dict(zip(e.ingredients, p.supply, strict=False))
    tokens: list[str] = []
    dry = False
    for found in entries(e, p, action):
        took, was_dry = found.due, dry
        if left:
            took = taken(found.due, left[found.ingredient], dry)
            left[found.ingredient] -= took
            dry = dry or runs_dry(p, found.due, took)
        tokens += [found.ingredient] * took
        if log is not None:
            _tell(e, p, found, took, was_dry, log)
    if log is not None and e.winter:
        _tell_substitutes(e, p, tokens, log)
    return tuple(tokens)


def _sum(entry: Entry, took: int) -> str:
    """Return how the tokens of an entry come about: ``1``, ``1 ×2 ×2 = 4``, or ``1 ×2 ×2 − 1 = 3`` after a jump."""
    if took != entry.due or not entry.doubled_by:
        return str(took)
    less = f" − {entry.given_up}" if entry.given_up else ""
    return f"1{' ×2' * len(entry.doubled_by)}{less} = {entry.due}"


def _tell_substitutes(e: Edition, p: Position, tokens: list[str], log: Log) -> None:
    """Say when more tokens of a kind are in use than the box has: something else stands in (winter.move.4)."""
    for kind in dict.fromkeys(tokens):
        in_cups = sum(cup.count(kind) for player in p.players for cup in player.cups)
        beyond = min(tokens.count(kind), in_cups + tokens.count(kind) - e.box.tokens[kind])
        if beyond > 0:
            e.note(log, "move.unlimited", p.turn, "substitute", ingredient=kind, count=beyond)


def _tell(e: Edition, p: Position, entry: Entry, took: int, dry: bool, log: Log) -> None:
    _tell_doubling(e, p, entry, log)
    about = {"player": p.player.name, "space": entry.space, "ingredient": entry.ingredient}
    if entry.again:
        e.note(log, "move.collect", p.turn, "again", **about)
    elif entry.given_up:
        e.note(log, "upgrades.jump", p.turn, "give_up", **about, given_up=entry.given_up)
    if dry and entry.due:
        e.note(log, "move.short_supply", p.turn, "dry", "base.R14", **about, due=entry.due, taken=took)
    elif took < entry.due:
        e.note(log, "move.short_supply", p.turn, "short", **about, due=entry.due, taken=took)
    if took:
        e.note(log, "move.collect", p.turn, "collect", **about, sum=_sum(entry, took), count=took)


def _tell_doubling(e: Edition, p: Position, entry: Entry, log: Log) -> None:
    about = {"player": p.player.name, "space": entry.space}
    for upgrade, does in entry.doubled_by:
        e.note(log, DOUBLING[does], p.turn, "double", **about, upgrade=upgrade)
        if does == "pawns" and entry.owner == p.player.name:
            e.note(log, "two.own_pawn", p.turn, "double_own", **about, upgrade=upgrade)
    if len(entry.doubled_by) > 1:
        e.note(log, "upgrades.combine", p.turn, "combine", **about, factors=len(entry.doubled_by))
