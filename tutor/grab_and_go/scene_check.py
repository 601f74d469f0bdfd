"""What a scene may not be: positions that no play of these rules leaves."""

from __future__ import annotations

from tutor.core.agreed import other
from tutor.core.errors import BadInput
from tutor.core.money import dollars
from tutor.core.race import check_time
from tutor.core.read import join
from tutor.grab_and_go import scoring
from tutor.grab_and_go.position import GAP, GOAL, IN_FRONT, TO_CLOSE, Kinds, Player, Position


def check(p: Position, place: str) -> None:
    """Refuse a position that no play of these rules leaves; raises ``BadInput`` with the reason."""
    check_time(p, place)
    for player in p.players:
        _check_player(p, player, join(place, "players", player.name))
    if closes(p) and p.step in ("ready", "play"):
        raise BadInput(
            join(place, "step"), f"somebody has completed {TO_CLOSE} orders, so the shop is closed (grab.play.4)"
        )
    if p.step == "closing" and not any(player.hand for player in p.players):
        raise BadInput(join(place, "step"), "closing time ends when no hand holds a card; expected step 'over'")
    if p.step == "round" and not p.options.coffee_millionaire:
        raise BadInput(join(place, "step"), "only Coffee Millionaire has several rounds (grab.variants.1)")
    if p.options.coffee_millionaire:
        _check_goal(p, place)


def _check_goal(p: Position, place: str) -> None:
    goal, step = f"the goal of {dollars(GOAL)}", join(place, "step")
    for player in p.players:
        if scoring.reaches_goal(p, player.total):
            where = join(place, "players", player.name, "total")
            raise BadInput(where, f"with {goal} reached no round follows (grab.variants.4)")
    reached = scoring.reaches_goal(p, scoring.best_total(p))
    if p.step == "over" and not reached:
        raise BadInput(step, f"{goal} is not reached: another round follows (grab.variants.3)")
    if p.step == "round" and reached:
        raise BadInput(step, f"{goal} is reached: the game is over (grab.variants.4)")


def _check_player(p: Position, player: Player, place: str) -> None:
    if len(player.orders) > IN_FRONT:
        problem = f"expected {IN_FRONT} orders in front at most (grab.order.6), found {len(player.orders)}"
        raise BadInput(join(place, "orders"), problem)
    if player.total and not p.options.coffee_millionaire:
        raise BadInput(join(place, "total"), "only Coffee Millionaire adds up rounds (grab.variants.2)")
    if p.step == "ready" and (player.done or any(order.under for order in player.orders)):
        raise BadInput(join(place, "orders"), "before the count of three nothing lies under an order (grab.play.2)")


def closes(p: Position) -> bool:
    """Say whether somebody has completed as many orders as close the shop (grab.play.4, grab.R10)."""
    counts = not p.solo or other(p, "grab.R10")
    return counts and any(len(player.done) >= TO_CLOSE for player in p.players)


def check_hands(p: Position, stock: Kinds, place: str) -> None:
    """Refuse a hand whose card cannot come from its place; raises ``BadInput``."""
    froms = [player.hand_from for player in p.players if player.hand]
    for player in p.players:
        where = join(place, "players", player.name, "hand")
        if player.hand and (stock[player.hand_from - 1] != GAP or froms.count(player.hand_from) > 1):
            raise BadInput(where, f"comes from place {player.hand_from}, where another card lies or came from")
        if player.hand and p.step not in ("play", "closing"):
            raise BadInput(where, f"nobody holds a card in step {p.step}")
