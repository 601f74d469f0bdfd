"""Labs: what-if explorers in which everything may be changed. ``MovementLab()`` also lives in a notebook's cell.

The labs are imported when they are asked for, so that a page with one of them waits for no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from widgets.parts.late import late

if TYPE_CHECKING:
    from widgets.labs.movement import MovementLab
    from widgets.labs.scoring import ScoringLab

__all__ = ["MovementLab", "ScoringLab"]

__getattr__ = late(__name__, {"MovementLab": "widgets.labs.movement", "ScoringLab": "widgets.labs.scoring"})
