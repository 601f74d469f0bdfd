"""The order of a turn and of the seats (winter.turn.1, winter.turn.2, winter.end.1)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush.actions import Activate, Choose, Empty, Move, Next, Place, Pour, Serve, Take
from tutor.coffee_rush.edition import LIKES_TO_ACTIVATE, Edition
from tutor.coffee_rush.position import SETUP, STEPS, TURN, Position
from tutor.coffee_rush.reach import length_rule
from tutor.coffee_rush.setup import placing_rule, tiles_rule
from tutor.coffee_rush.table import close
from tutor.core.agreed import other
from tutor.core.notes import Log
from tutor.core.values import Action, Reason

STEP_OF: dict[type[Action], str] = {
    Choose: "choose",
    Place: "place",
    Take: "take",
    Activate: "activate",
    Move: "move",
    Pour: "fill",
    Serve: "orders",
}


def can_activate(p: Position) -> bool:
    """Say whether the player on turn could activate anything."""
    return p.player.likes >= LIKES_TO_ACTIVATE and bool(p.player.face_down)


def begin(p: Position, seat: int) -> Position:
    """Begin a seat's turn; where nothing can be activated it begins with the move."""
    p = replace(p, turn=seat, step="activate", hand=(), served=0)
    return p if can_activate(p) else replace(p, step="move")


def end(e: Edition, p: Position, log: Log) -> Position:
    """End the turn: close a shop without orders, and either end the game or pass the turn to the left."""
    p = _close_without_orders(e, p, log)
    last = len(p.players) - 1
    if p.closed and p.turn == last:
        e.note(log, "end.round", None, "over", player=p.players[last].name)
        return replace(p, over=True, hand=(), served=0)
    seat = 0 if p.turn == last else p.turn + 1
    e.note(log, "turn.seats", seat, "turn", player=p.players[seat].name)
    return begin(p, seat)


def _close_without_orders(e: Edition, p: Position, log: Log) -> Position:
    plays_on = other(p, "winter.R37") or other(p, "base.R17") or p.options.young_barista
    if plays_on or any(player.orders for player in p.players):
        return p
    return close(e, p, "end.no_orders", log, "closed_without_orders")


def out_of_order(e: Edition, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return the reasons why it is not the time for an action; none when it is."""
    if p.over:
        return [e.reason("end.round", "over")]
    if seat != p.turn:
        return _not_your_turn(e, p, seat, action)
    step = STEP_OF.get(type(action), p.step)
    if p.step in SETUP and not (step == p.step and type(action) in STEP_OF):
        return [_setup_first(e, p)]
    if step in SETUP and p.step in TURN:
        return [e.reason("turn.order", "setup_done")]
    return _wrong_step(e, p, action, step)


def too_early(p: Position, action: Action) -> bool:
    """Say whether an action belongs behind the move that is still to be made."""
    return p.step in ("activate", "move") and type(action) in (Pour, Serve)


def _not_your_turn(e: Edition, p: Position, seat: int, action: Action) -> list[Reason]:
    rule = "turn.seats" if p.step in TURN else _setup_rule(p)
    reasons = [e.reason(rule, "not_your_turn", player=p.players[seat].name, turn=p.player.name)]
    if isinstance(action, Empty):
        reasons.append(e.reason("fill.empty", "own_turn_only"))
    return reasons


def _setup_first(e: Edition, p: Position) -> Reason:
    return e.reason(_setup_rule(p), f"{p.step}_first", player=p.player.name)


def _setup_rule(p: Position) -> str:
    """Return the rule that says who has the choice of the setup step at hand."""
    return {"choose": tiles_rule(p), "place": placing_rule(p), "take": "setup.place_token"}[p.step]


def _wrong_step(e: Edition, p: Position, action: Action, step: str) -> list[Reason]:
    if too_early(p, action) or (isinstance(action, Next) and p.step == "move"):
        return [e.reason("turn.order", "move_first"), e.reason(length_rule(p), "must_move")]
    if STEPS.index(step) >= STEPS.index(p.step) or _never_begun(p, action):
        return []
    reasons = [e.reason("turn.order", "step_over", step=step, now=p.step)]
    if isinstance(action, Move) and len(p.players) == 2:
        reasons.append(e.reason("two.one_pawn", "moved_already"))
    if isinstance(action, Pour):
        reasons.append(e.reason("fill.leftover", "leftover_gone"))
    return reasons


def _never_begun(p: Position, action: Action) -> bool:
    """Say whether a turn began with the move because nothing could be activated: then that is the reason to give."""
    return isinstance(action, Activate) and p.step == "move" and not can_activate(p)
