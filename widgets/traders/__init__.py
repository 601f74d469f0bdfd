"""Coffee Traders to see: ``HarvestView()`` goes through a harvest coffee by coffee, ``ScoringView()`` through a score.

Both also live in a notebook's cell. They are imported when they are asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.traders.harvest import HarvestView
    from widgets.traders.scoring import ScoringView

__all__ = ["HarvestView", "ScoringView"]

_ROOMS = {"HarvestView": "widgets.traders.harvest", "ScoringView": "widgets.traders.scoring"}


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_ROOMS[name]), name)
