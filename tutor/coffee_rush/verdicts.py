"""What a seat may do, and why: one verdict for every kind of action."""

from __future__ import annotations

from types import ModuleType

from tutor.coffee_rush import activate, choosing, fill, move, orders, passage, turn
from tutor.coffee_rush.actions import Activate, Empty, Move, Next, Pour, Serve
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.position import SETUP, Position
from tutor.core.values import Action, Reason

_STEP: dict[str, ModuleType] = {"activate": activate, "move": move, "fill": fill, "orders": orders, "time": passage}
_ROOM: dict[type[Action], ModuleType] = {Activate: activate, Move: move, Pour: fill, Serve: orders}


def room(action: Action) -> ModuleType:
    """Return the module that knows a kind of action; of a turn only ending a step and emptying a cup have none."""
    return _ROOM.get(type(action), choosing)


def actors(p: Position) -> tuple[int, ...]:
    """Return the one seat that may act, or none when the game is over."""
    return () if p.over else (p.turn,)


def legal(e: Edition, p: Position, seat: int) -> list[Action]:
    """List the legal actions of the step at hand; emptying a cup is among them all turn long."""
    if seat not in actors(p):
        return []
    if p.step in SETUP:
        return choosing.legal(e, p)
    found: list[Action] = _STEP[p.step].legal(e, p)
    return found + fill.empties(p) if any(p.player.cups) else found


def against(e: Edition, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return every clause that speaks against an action."""
    reasons = turn.out_of_order(e, p, seat, action)
    if seat not in actors(p) or turn.too_early(p, action) or isinstance(action, Next):
        return reasons
    if isinstance(action, Empty):
        return reasons or fill.against_emptying(e, p, action)
    if p.step in SETUP or type(action) not in _ROOM:
        return reasons or choosing.against(e, p, action)
    own: list[Reason] = room(action).against(e, p, action)
    return reasons + own


def allows(e: Edition, p: Position, action: Action) -> list[Reason]:
    """Return what allows a legal action, at the step that it belongs to."""
    if isinstance(action, Next):
        kept = orders.allows_ending(e, p) if p.step == "orders" else []
        return [e.reason("turn.order", "ends_step", step=p.step), *kept]
    if isinstance(action, Empty):
        return fill.allows_emptying(e, action)
    found: list[Reason] = room(action).allows(e, p, action)
    return found


def instead(e: Edition, p: Position, seat: int, action: Action) -> list[Action]:
    """Return legal actions near to a refused one that is no walk, the end of the step last."""
    if isinstance(action, Empty):
        proposed = fill.empties(p)
    elif p.step in SETUP:
        proposed = choosing.repairs(e, p, action)
    elif type(action) in _ROOM and not isinstance(action, Move):
        proposed = room(action).repairs(e, p, action)
    else:
        proposed = []
    return [a for a in (*proposed, Next()) if not against(e, p, seat, a)]
