"""The best ways to gather what an order needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tutor.coach.walks import Walk, rules_of, walks
from tutor.coffee_rush import Position
from tutor.coffee_rush.board import INDEX
from tutor.core.errors import BadInput, choose, shown
from tutor.core.game import Game

MOST = 5


def best(game: Game[Any], p: Position, seat: int, wanted: Iterable[str], most: int = MOST) -> tuple[Walk, ...]:
    """Return up to ``most`` walks that give at least the tokens ``wanted``, named as often as they are needed.

    Fewest cookies first, then fewest steps, then fewest tokens to spare. No walk when none gives them all.
    Raises ``BadInput`` for a game without walks, a seat where nobody sits, or what is no ingredient of the game.
    """
    return best_of(walks(game, p, seat), _kinds(game, wanted), most)


def _kinds(game: Game[Any], wanted: Iterable[str]) -> tuple[str, ...]:
    if isinstance(wanted, str):
        raise BadInput("wanted", f"expected a list such as ['coffee', 'milk'], found {shown(wanted)}")
    kinds = rules_of(game).edition.ingredients
    return tuple(choose(one, kinds, f"wanted[{i}]", "ingredient") for i, one in enumerate(wanted))


def best_of(found: Iterable[Walk], wanted: Iterable[str], most: int = MOST) -> tuple[Walk, ...]:
    """Return the best among walks already found, as ``best`` does."""
    needs = Counter(wanted).items()
    enough = [walk for walk in found if all(walk.tokens.count(kind) >= n for kind, n in needs)]
    return tuple(sorted(enough, key=_rank)[:most])


def _rank(walk: Walk) -> tuple[int, ...]:
    return walk.cookies, walk.steps, len(walk.tokens), INDEX[walk.pawn], INDEX[walk.end]
