"""Coffee Traders to see: ``HarvestView()`` goes through a harvest coffee by coffee, ``ScoringView()`` through a score.

Both also live in a notebook's cell. They are imported when they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from widgets.parts.late import late

if TYPE_CHECKING:
    from widgets.traders.harvest import HarvestView
    from widgets.traders.scoring import ScoringView

__all__ = ["HarvestView", "ScoringView"]

__getattr__ = late(__name__, {"HarvestView": "widgets.traders.harvest", "ScoringView": "widgets.traders.scoring"})
