"""Step 1: turn an upgrade face up (winter.activate.1 to .3)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush.actions import Activate, Next
from tutor.coffee_rush.edition import LIKES_TO_ACTIVATE, Edition
from tutor.coffee_rush.position import Position
from tutor.coffee_rush.turn import can_activate
from tutor.core.agreed import other
from tutor.core.notes import Log
from tutor.core.values import Action, Reason


def legal(e: Edition, p: Position) -> list[Action]:
    """List the tiles that can be turned, then ``next``."""
    tiles: list[Action] = [Activate(name) for name in p.player.face_down] if can_activate(p) else []
    return [*tiles, Next()]


def against(e: Edition, p: Position, action: Activate) -> list[Reason]:
    """Return what speaks against turning this tile."""
    player = p.player
    reasons = []
    if p.options.young_barista:
        reasons.append(e.reason("young.no_upgrades", "no_upgrades"))
    if action.upgrade in player.active:
        reasons.append(e.reason("activate.lasting", "already_active", upgrade=action.upgrade))
    elif action.upgrade not in player.face_down:
        reasons.append(e.reason("setup.upgrades", "not_your_tile", upgrade=action.upgrade))
    if player.likes < LIKES_TO_ACTIVATE:
        reasons.append(e.reason("activate.cost", "too_few_likes", likes=player.likes, need=LIKES_TO_ACTIVATE))
    elif player.likes - p.served < LIKES_TO_ACTIVATE:
        reasons.append(e.reason("activate.start", "likes_too_late", before=player.likes - p.served))
    return reasons


def allows(e: Edition, p: Position, action: Activate) -> list[Reason]:
    """Return what allows it."""
    return [
        e.reason("activate.cost", "pay_likes", upgrade=action.upgrade, need=LIKES_TO_ACTIVATE),
        e.reason("activate.start", "likes_in_time"),
    ]


def repairs(e: Edition, p: Position, action: Activate) -> list[Action]:
    """Propose the other tiles that could be turned."""
    return [a for a in legal(e, p) if isinstance(a, Activate)] if p.step == "activate" else []


def apply(e: Edition, p: Position, action: Activate, log: Log) -> Position:
    """Pay three Likes and turn the tile; the step is then over (winter.R1)."""
    player = p.player
    after = replace(
        player,
        likes=player.likes - LIKES_TO_ACTIVATE,
        active=(*player.active, action.upgrade),
        face_down=tuple(name for name in player.face_down if name != action.upgrade),
    )
    e.note(log, "activate.cost", p.turn, "pay_likes", player=player.name, likes=LIKES_TO_ACTIVATE)
    e.note(log, "activate.lasting", p.turn, "activate", player=player.name, upgrade=action.upgrade)
    p = replace(p, players=p.seated(p.turn, after))
    again = other(p, "winter.R1") and can_activate(p)
    return p if again else replace(p, step="move")


def skip(e: Edition, p: Position, log: Log) -> Position:
    """Activate nothing: the step is optional."""
    e.note(log, "turn.order", p.turn, "skip_activate", player=p.player.name)
    return replace(p, step="move")
