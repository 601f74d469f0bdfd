"""What a flow chart shows. It stands alone, so that whoever works flows out need not wait for HoloViews."""

from __future__ import annotations

from msgspec import Struct


class Flow(Struct, frozen=True):
    """So many coffees from one place to another; ``look`` is the owner whose colour it has."""

    source: str
    target: str
    coffees: int
    look: str
