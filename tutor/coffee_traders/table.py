"""Counting pieces and handling coffee: what every phase shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from tutor.coffee_traders.names import BEANS, BUILDINGS, CIVETS, DONKEYS, INDEX, PLANTATIONS, TRUCKS
from tutor.coffee_traders.position import Plantation, Position, bumped, coop, seated
from tutor.coffee_traders.rules import Rules
from tutor.core import chance
from tutor.core.notes import Log, note

T = TypeVar("T")


FEW = 3
"""Companies, André's among them; with four or five much is other: yields, contracts, ranks, spaces of the board."""


def few(p: Position) -> bool:
    """Say whether two or three companies play."""
    return len(p.players) <= FEW


def andre_seat(p: Position) -> int:
    """Return the seat that is André's in a game with him."""
    return len(p.players) - 1


def drawn(p: Position, items: Sequence[T]) -> tuple[Position, tuple[T, ...]]:
    """Return the items in random order, and the position with the stream moved on."""
    state, pile = chance.shuffled(p.stream, items)
    return replace(p, stream=state), pile


def name(p: Position, seat: int) -> str:
    """Return a player's name."""
    return p.players[seat].name


def own(p: Position, seat: int, cooperative: str) -> list[Plantation]:
    """Return a player's plantations in a cooperative."""
    return [q for q in coop(p, cooperative).plantations if q.seat == seat]


def unstaffed(p: Position, seat: int, cooperative: str) -> list[Plantation]:
    """Return a player's plantations in a cooperative that have no worker."""
    return [q for q in coop(p, cooperative).plantations if q.seat == seat and not q.staffed]


def built(p: Position, seat: int, kind: str) -> int:
    """Return how many buildings of a kind a player has built, the warehouse of setup included."""
    if kind == "warehouse":
        return p.players[seat].warehouse_rows + len(p.players[seat].warehouse_columns)
    return sum(b.seat == seat and b.kind == kind for c in p.cooperatives for b in c.buildings)


def placed(p: Position, seat: int, level: int) -> int:
    """Return how many plantations of a level a player has in the cooperatives."""
    return sum(q.seat == seat and q.level == level for c in p.cooperatives for q in c.plantations)


def donkeys_left(p: Position, seat: int) -> int:
    """Return the donkeys in a player's personal supply."""
    out = sum(d.seat == seat for c in p.cooperatives for d in c.donkeys)
    return DONKEYS - p.players[seat].donkeys - out


def trucks_left(p: Position, seat: int) -> int:
    """Return the trucks in a player's personal supply."""
    player = p.players[seat]
    out = sum(owner == seat for c in p.cooperatives for owner, _ in c.trucks)
    return TRUCKS - player.trucks - player.column_3_truck - out


def civets_left(p: Position, seat: int) -> int:
    """Return the civets in a player's personal supply."""
    player = p.players[seat]
    return CIVETS - player.civets - player.civets_in_sumatra - ("civet" in player.row_bonuses)


def beans_left(p: Position, seat: int) -> int:
    """Return the Scoring markers a player has not yet placed (traders.R72)."""
    return BEANS - sum(bar.count(seat) for bar in p.bars) - sum(seat in m.seats for m in p.milestones)


def plantations_left(p: Position, seat: int, level: int) -> int:
    """Return the plantations of a level André still has on his stack."""
    return PLANTATIONS[level] - placed(p, seat, level)


def buildings_left(p: Position, seat: int, kind: str) -> int:
    """Return the buildings of a kind a player has not yet built."""
    return BUILDINGS[kind] - built(p, seat, kind)


def take_coffee(
    rules: Rules, p: Position, seat: int, coffee: str, n: int, clause: str, log: Log, kind: str = "coffee"
) -> Position:
    """Let a player mark ``n`` coffees on a warehouse track, up to its end (traders.harvest.8, R43)."""
    held = p.players[seat].coffee
    fits = min(n, rules.box.highest_coffee - held[INDEX[coffee]])
    if fits:
        note(log, clause, seat, kind, player=name(p, seat), coffee=coffee, count=fits)
    if fits < n:
        note_full(p, seat, coffee, n - fits, log)
    return seated(p, seat, coffee=bumped(held, INDEX[coffee], fits))


def note_full(p: Position, seat: int, coffee: str, lost: int, log: Log) -> None:
    """Note coffees lost beyond the end of a warehouse track (traders.harvest.8, R43)."""
    note(log, "traders.harvest.8", seat, "full", ruling="traders.R43", player=name(p, seat), coffee=coffee, lost=lost)


def lose_coffee(p: Position, seat: int, coffees: dict[str, int]) -> Position:
    """Take coffees off a player's tracks."""
    held = list(p.players[seat].coffee)
    for coffee, n in coffees.items():
        held[INDEX[coffee]] -= n
    return seated(p, seat, coffee=tuple(held))
