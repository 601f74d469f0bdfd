"""Step 3: pour what was collected into cups (winter.fill.1 to .4)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from tutor.coffee_rush.actions import Empty, Next, Pour
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.position import CUPS, Position
from tutor.coffee_rush.table import add, less, to_supply, with_cup
from tutor.core.notes import Log
from tutor.core.values import Action, Reason

_CUPS = range(1, CUPS + 1)


@cache
def pours(ingredient: str) -> tuple[Action, ...]:
    """Return the three ways to pour a token."""
    return tuple(Pour(ingredient, cup) for cup in _CUPS)


def legal(e: Edition, p: Position) -> list[Action]:
    """List every token in every cup, then ``next``."""
    return [*(a for kind in dict.fromkeys(p.hand) for a in pours(kind)), Next()]


def empties(p: Position) -> list[Action]:
    """List the cups that can be emptied, at any time of the own turn."""
    return [Empty(i) for i, cup in enumerate(p.player.cups, 1) if cup]


def against(e: Edition, p: Position, action: Pour) -> list[Reason]:
    """Return what speaks against pouring this token."""
    if action.ingredient in p.hand:
        return []
    reasons = [e.reason("fill.pour", "not_received", ingredient=action.ingredient)]
    lies_in = [i for i, cup in enumerate(p.player.cups, 1) if action.ingredient in cup]
    if lies_in:
        reasons.append(e.reason("fill.stay", "stays_in_cup", ingredient=action.ingredient, cups=lies_in))
    return reasons


def allows(e: Edition, p: Position, action: Pour) -> list[Reason]:
    """Return what allows it."""
    reasons = [e.reason("fill.pour", "any_cup", ingredient=action.ingredient, cup=action.cup)]
    lies_in = p.player.cups[action.cup - 1]
    if lies_in:
        reasons.append(e.reason("fill.stay", "joins", tokens=lies_in, cup=action.cup))
    return reasons


def repairs(e: Edition, p: Position, action: Pour) -> list[Action]:
    """Propose the tokens in hand for the same cup."""
    return [Pour(kind, action.cup) for kind in dict.fromkeys(p.hand)] if p.step == "fill" else []


def apply(e: Edition, p: Position, action: Pour, log: Log) -> Position:
    """Put one token into a cup."""
    player = p.player
    cup = add(player.cups[action.cup - 1], action.ingredient)
    e.note(log, "fill.pour", p.turn, "pour", player=player.name, ingredient=action.ingredient, cup=action.cup)
    players = p.seated(p.turn, with_cup(player, action.cup, cup))
    return replace(p, players=players, hand=less(p.hand, action.ingredient))


def against_emptying(e: Edition, p: Position, action: Empty) -> list[Reason]:
    """Return what speaks against emptying a cup."""
    return [] if p.player.cups[action.cup - 1] else [e.reason("fill.empty", "cup_is_empty", cup=action.cup)]


def allows_emptying(e: Edition, action: Empty) -> list[Reason]:
    """Return what allows it."""
    return [e.reason("fill.empty", "any_time", cup=action.cup)]


def empty(e: Edition, p: Position, action: Empty, log: Log) -> Position:
    """Return a cup's tokens to the supply; the step goes on."""
    player = p.player
    tokens = player.cups[action.cup - 1]
    e.note(log, "fill.empty", p.turn, "empty", player=player.name, cup=action.cup, tokens=tokens)
    return replace(p, players=p.seated(p.turn, with_cup(player, action.cup, ())), supply=to_supply(e, p, tokens))


def end(e: Edition, p: Position, log: Log) -> Position:
    """End the step: what is left over goes back to the supply."""
    if p.hand:
        e.note(log, "fill.leftover", p.turn, "leftover", player=p.player.name, tokens=p.hand)
    return replace(p, step="orders", hand=(), supply=to_supply(e, p, p.hand))
