"""All walks of a pawn, grouped by what comes of them: where they end, what they give, what they cost.

The walks are not enumerated (with Jump, Diagonal Movement and three cookies there are a hundred thousand): step by
step, the walks that stand on the same space with the same tokens go on as one, with their number and one example.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tutor.coach.purse import Layer, Ledger, Purse, Sums
from tutor.coffee_rush import CoffeeRush, Move, Position
from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.position import Tokens
from tutor.coffee_rush.ways import Ways
from tutor.core.errors import BadInput, choose, shown
from tutor.core.game import Game


class Walk(Struct, frozen=True, gc=False):
    """The walks of one pawn to one end with the same tokens for the same cookies.

    ``pawn`` is the start space, ``move`` one of the shortest such walks, ``count`` how many there are.
    """

    pawn: str
    end: str
    tokens: Tokens
    cookies: int
    move: Move
    count: int

    @property
    def steps(self) -> int:
        """The number of steps of ``move``."""
        return len(self.move.spaces)


def walks(
    game: Game[Any], p: Position, seat: int, pawn: str | None = None, cookies: int | None = None
) -> tuple[Walk, ...]:
    """Return the walks of a seat's pawns, or of the one on space ``pawn``, the cheaper ones first for each.

    ``cookies`` is the most to be spent (left out: all that the player holds; beyond a handful their number explodes).
    None when the seat may not walk now. Raises ``BadInput`` for a game without walks or a space without a pawn.
    """
    found = ways_of(game, p, seat)
    if pawn is not None and found:
        choose(pawn, [ways.start for ways in found], "pawn", "pawn")
    chosen = [ways for ways in found if pawn in (None, ways.start)]
    return tuple(walk for ways in chosen for walk in _walks(ways, ways.cookies if cookies is None else cookies))


def ways_of(game: Game[Any], p: Position, seat: int) -> tuple[Ways, ...]:
    """Return the ways of a seat's pawns; raises ``BadInput`` for a game without walks or a seat where nobody sits."""
    ways = rules_of(game).ways
    if seat not in range(len(p.players)):
        raise BadInput("seat", f"expected a seat from 0 to {len(p.players) - 1}, found {shown(seat)}")
    return tuple(ways(p, seat))


def rules_of(game: Game[Any]) -> CoffeeRush:
    """Return the game if pawns walk in it; raises ``BadInput`` otherwise."""
    if not isinstance(game, CoffeeRush):
        raise BadInput("game", f"no pawn walks in {game.id!r}; expected base or winter")
    return game


_Group = dict[Any, tuple[int, tuple[str, ...], bool]]
"""By outcome: how many walks there are, one of the shortest, and whether that one jumps."""


def _walks(ways: Ways, most: int) -> Iterator[Walk]:
    purse: Purse = Sums(ways) if ways.forgets() else Ledger(ways)
    groups: dict[int, _Group] = {}
    for jump in ways.jumps():
        lengths = [n for n in ways.lengths(jump) if ways.cost(n, jump) <= most]
        for aim in ways.ends if ways.doubles_end_early else (None,):
            for steps, stopped in _stops(ways, purse, lengths, jump, aim):
                _merge(groups.setdefault(ways.cost(steps, jump), {}), purse, stopped, jump)
    ends = frozenset(ways.ends)
    for cookies, group in sorted(groups.items()):
        for outcome, (count, spaces, jump) in group.items():
            if spaces[-1] in ends:
                yield Walk(ways.start, spaces[-1], purse.tokens(outcome), cookies, Move(spaces, ways.pawn, jump), count)


def _stops(ways: Ways, purse: Purse, lengths: list[int], jump: bool, aim: str | None) -> Iterator[tuple[int, Layer]]:
    """Go through the lengths of walks, with the walks of each that stop there.

    ``aim`` is the end that all of them shall have, where its doubling counts on the way too.
    """
    layer = purse.begin()
    on_the_way = frozenset({aim} if aim else ())
    ending = on_the_way or frozenset(ways.ends if ways.doubles_end else ())
    longest = max(lengths, default=0)
    for n in range(1, longest + 1):
        jumped = jump and n == 1
        if ending and n in lengths:
            yield n, purse.spread(layer, jumped, ending, ending)
        if n < longest or not ending:
            layer = purse.spread(layer, jumped, _within(ways, aim, longest - n), on_the_way)
        if not ending and n in lengths:
            yield n, layer


def _within(ways: Ways, aim: str | None, steps: int) -> frozenset[str]:
    """Return the spaces from which ``aim`` can still be reached; all where there is none."""
    if aim is None:
        return frozenset(SPACES)
    reached = {aim}
    for _ in range(steps):
        reached |= {near for space in reached for near in ways.near[space]}
    return frozenset(reached)


def _merge(group: _Group, purse: Purse, stopped: Layer, jump: bool) -> None:
    for key, (count, spaces) in stopped.items():
        outcome = purse.outcome(key)
        known = group.get(outcome)
        if known is None:
            group[outcome] = count, spaces, jump
        elif len(spaces) < len(known[1]):
            group[outcome] = count + known[0], spaces, jump
        else:
            group[outcome] = count + known[0], known[1], known[2]
