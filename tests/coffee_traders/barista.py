"""A company that plays well enough to show what the game has: sells when it can, then builds, then grows."""

from __future__ import annotations

from random import Random
from typing import Any

from tutor.coffee_traders import Position
from tutor.core import Action, Game

WANTED = {
    "Fulfil": 9,
    "Deliver": 7,
    "Build": 6,
    "Add": 6,
    "Hire": 5,
    "Trader": 5,
    "Join": 5,
    "Staff": 8,
    "Farm": 5,
    "Piggyback": 3,
    "Send": 3,
    "Give": 3,
    "Spend": 3,
    "Civet": 2,
    "Coins": 2,
    "Breed": 1,
    "Exchange": 1,
    "Buy": 1,
    "RemoveTrader": 0.3,
    "Arrange": 0.5,
    "Use": 0.5,
    "Refill": 0.5,
    "Drop": 0.3,
    "Pass": 0.5,
    "Stop": 0.2,
}


def pick(game: Game[Any], view: Position, seat: int, random: Random) -> Action:
    """Pick a kind of action, wanted kinds more often, then one of that kind."""
    legal = game.legal(view, seat)
    kinds = sorted({type(action).__name__ for action in legal})
    kind = random.choices(kinds, [WANTED.get(kind, 1) for kind in kinds])[0]
    return random.choice([action for action in legal if type(action).__name__ == kind])
