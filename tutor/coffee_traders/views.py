"""What a seat may see: nothing that lies face down is in it."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders.names import HIDDEN
from tutor.coffee_traders.position import Position


def view(p: Position, seat: int | None) -> Position:
    """Return what anybody at the table sees: all but André's face-down counters and lower contracts."""
    if p.andre is None:
        return replace(p, stream=0)
    a = p.andre
    counters = tuple(c if i < a.turned else HIDDEN for i, c in enumerate(a.counters))
    contracts = (*a.contracts[:1], *(card[0] + HIDDEN for card in a.contracts[1:]))
    return replace(p, stream=0, andre=replace(a, counters=counters, contracts=contracts))
