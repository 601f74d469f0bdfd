"""Actions and repairs of Coffee Rush as words on a button; their language file is ``en.toml``."""

from __future__ import annotations

from typing import Any

import msgspec

from tutor.coffee_rush.actions import Choose, Empty, Move, Next, Serve
from tutor.core.values import Action, Repair
from widgets.boards.coffee_rush import queue
from widgets.player.coffee_rush_sketch import Sketch
from widgets.player.words import phrase, wording


def in_words(now: Sketch, action: Action) -> str:
    """Return an action as the words on a button: ``Walk b3, b4``."""
    if isinstance(action, Move):
        return phrase("rush", "jumped" if action.jump else "walked", spaces=", ".join(action.spaces))
    if isinstance(action, Next):
        return wording("rush_end").get(now.position.step) or phrase("rush", "go_on")
    if isinstance(action, Empty):
        return phrase("rush", "empty", cup=action.cup)
    return phrase("rush_action", _kind(now, action), now.game.sentences, **_numbers(action))


def _kind(now: Sketch, action: Action) -> str:
    """Return which words an action has; an order's place is told only where two are for the same drink."""
    if not isinstance(action, Serve):
        return str(action.__struct_config__.tag)
    if not action.drink:
        return "serve_any"
    alike = [order for _, order in queue(now.me) if order.drink == action.drink]
    return "serve_in" if action.zone and len(alike) > 1 else "serve"


def _numbers(action: Action) -> dict[str, Any]:
    found = msgspec.structs.asdict(action)
    return found | {"upgrades": ", ".join(action.upgrades)} if isinstance(action, Choose) else found


def repair_in_words(now: Sketch, repair: Repair) -> str:
    """Return a repair as the words on a button: ``Go on to d2``."""
    if repair.kind in wording("rush_repair"):
        return phrase("rush_repair", repair.kind, now.game.sentences, **repair.numbers)
    return in_words(now, repair.action)
