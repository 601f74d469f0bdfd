"""Labs: what-if explorers in which everything may be changed. ``MovementLab()`` also lives in a notebook's cell.

The labs are imported when they are asked for, so that a page with one of them waits for no other.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.labs.movement import MovementLab
    from widgets.labs.scoring import ScoringLab

__all__ = ["MovementLab", "ScoringLab"]

_ROOMS = {"MovementLab": "widgets.labs.movement", "ScoringLab": "widgets.labs.scoring"}


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_ROOMS[name]), name)
