"""What a pawn's walks depend on, for a search that goes step by step: the rules of walking, without any walk."""

from __future__ import annotations

from functools import cache, partial

from msgspec import Struct

from tutor.coffee_rush import gains, move
from tutor.coffee_rush.board import SPACES, neighbours
from tutor.coffee_rush.collect import runs_dry, taken
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.position import Position, Tokens
from tutor.coffee_rush.reach import reach
from tutor.coffee_rush.table import add


class Taking(Struct, frozen=True):
    """What a walk has given so far, and what later entries depend on.

    ``paid`` are the spaces that give nothing more (winter.R21), ``dry`` says that nothing more is taken (base.R14).
    """

    tokens: Tokens = ()
    paid: frozenset[str] = frozenset()
    dry: bool = False


class Ways:
    """The walks that one pawn of the player on turn may make.

    ``start`` is its space and ``pawn`` its name in an action (empty for an only pawn), ``near`` the spaces one step
    from each, ``ends`` those that a walk may end on. A walk of a legal length that ends there breaks no rule: the
    pawns on its way have been left (winter.move.6).
    """

    def __init__(self, e: Edition, p: Position, start: str) -> None:
        self._e, self._p = e, p
        self._ground = gains.ground(e, p, start)
        self._reach = reach(e, p)
        self._once = gains.pays_once(p)
        self._entry = cache(partial(gains.entry, e, p, self._ground))
        self.start = start
        self.pawn = start if len(p.player.pawns) > 1 else ""
        self.near = neighbours(self._reach.diagonal)
        self.ends = tuple(s for s in SPACES if s not in move.shut(p, start))
        self.cookies = self._reach.cookies
        self.doubles_end = any(does == "end" for _, does in self._ground.doubling)
        self.doubles_end_early = self.doubles_end and gains.doubles_early(p)

    def jumps(self) -> tuple[bool, ...]:
        """Return the kinds of walks there are: without a Jump, and with one if the player can."""
        return (False, True) if self._reach.jump else (False,)

    def lengths(self, jump: bool) -> range:
        """Return the numbers of steps a walk may have, all cookies spent."""
        return range(self._reach.shortest_jump if jump else 1, self._reach.allowance(jump) + 1)

    def cost(self, steps: int, jump: bool) -> int:
        """Return the cookies that so many steps cost."""
        return self._reach.price(steps, jump)

    def due(self, space: str, jumped: bool, ends: bool) -> tuple[str, int]:
        """Return an entry's ingredient and tokens, as if nothing had been entered before and nothing were short."""
        found = self._entry(space, jumped, ends, False)
        return found.ingredient, found.due

    def forgets(self) -> bool:
        """Say whether every entry gives what is due, whatever the walk entered before."""
        if self._once:
            return False
        longest = max(max(self.lengths(jump)) for jump in self.jumps())
        left = dict(zip(self._e.ingredients, self._p.supply, strict=False))
        dues = [self.due(space, False, self.doubles_end) for space in SPACES]
        return all(left[kind] >= longest * due for kind, due in dues) if left else True

    def enter(self, so_far: Taking, space: str, jumped: bool, ends: bool) -> Taking:
        """Return what a walk has given once it has entered ``space`` too."""
        once = self._once
        found = self._entry(space, jumped, ends, once and space in so_far.paid)
        took, dry = self._take(so_far, found)
        paid = so_far.paid | {space} if once and not jumped else so_far.paid
        return Taking(add(so_far.tokens, *[found.ingredient] * took), paid, dry)

    def _take(self, so_far: Taking, found: gains.Entry) -> tuple[int, bool]:
        if not self._p.supply:
            return found.due, False
        kind = found.ingredient
        left = self._p.supply[self._e.ingredients.index(kind)] - so_far.tokens.count(kind)
        took = taken(found.due, left, so_far.dry)
        return took, so_far.dry or runs_dry(self._p, found.due, took)


def ways(e: Edition, p: Position) -> tuple[Ways, ...]:
    """Return the ways of each pawn of the player on turn; none when it is no time to walk."""
    return tuple(Ways(e, p, start) for start in dict.fromkeys(p.player.pawns)) if move.is_time(p) else ()
