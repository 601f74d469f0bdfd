"""What a seat may see: nothing that lies face down is in it."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush.position import HIDDEN, Position


def view(p: Position, seat: int | None) -> Position:
    """Return what anybody at the table sees: all but the order of the deck."""
    return replace(p, deck=(HIDDEN,) * len(p.deck), stream=0)
