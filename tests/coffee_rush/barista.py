"""A barista who plays well enough to show what a game has: fetches what an order needs, and serves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from tutor.coach.routes import best
from tutor.coffee_rush import Activate, Choose, Move, Next, Position, Pour, Serve
from tutor.core import Action, Game


def pick(game: Game[Position], view: Position, seat: int, random: Random) -> Action:
    """Pick an action for a seat from what it may see."""
    legal = game.legal(view, seat)
    if view.step in ("activate", "move"):
        tiles = [a for a in legal if isinstance(a, Activate)]
        return random.choice(tiles) if tiles else _walk(game, view, seat, random)
    if view.step in ("fill", "orders", "time"):
        serve: list[Action] = [a for a in legal if isinstance(a, Serve)]
        wanted = serve or [a for a in legal if _fits(view, a)]
        return random.choice(wanted) if wanted else Next()
    return random.choice([a for a in legal if not isinstance(a, Choose)] or legal)


def _fits(p: Position, action: Action) -> bool:
    if not isinstance(action, Pour):
        return False
    after = Counter([*p.player.cups[action.cup - 1], action.ingredient])
    return any(after <= Counter(order.needs) for order in p.player.orders)


def _walk(game: Game[Position], p: Position, seat: int, random: Random) -> Action:
    for missing in _missing(p):
        routes = best(game, p, seat, missing)
        if routes:
            return routes[0].move
    return random.choice([a for a in game.legal(p, seat) if isinstance(a, Move)])


def _missing(p: Position) -> Iterator[list[str]]:
    """What cups lack for an order, the order next to leave first."""
    for order in sorted(p.player.orders, key=lambda order: -order.zone):
        for cup in sorted(p.player.cups, key=lambda cup: -len(cup)):
            if Counter(cup) <= Counter(order.needs):
                yield list((Counter(order.needs) - Counter(cup)).elements())
