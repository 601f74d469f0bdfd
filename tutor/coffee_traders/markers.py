"""Action markers: what Phase 1 is paid with (traders.work.4, .5)."""

from __future__ import annotations

from tutor.coffee_traders.position import Position, seated
from tutor.coffee_traders.table import name
from tutor.core.notes import Log, note, why
from tutor.core.values import Reason


def ready(p: Position, seat: int) -> int:
    """Return the Action markers in Company Markers, an own-colour one included."""
    player = p.players[seat]
    return player.markers + (player.own_marker == "ready")


def against(p: Position, seat: int, need: int, clause: str) -> list[Reason]:
    """Return a reason unless the markers are there."""
    have = ready(p, seat)
    if have >= need:
        return []
    short = why("traders.work.4", "too_few_markers", need=need, markers=have)
    return [short, why(clause, "costs_markers", need=need)]


def allows(p: Position, seat: int, need: int, clause: str) -> list[Reason]:
    """Return what allows paying."""
    return [
        why("traders.work.1", "your_turn", player=name(p, seat)),
        why("traders.work.4", "markers_there", need=need),
        why(clause, "costs_markers", need=need),
    ]


def spend(p: Position, seat: int, need: int, clause: str, log: Log) -> Position:
    """Put markers on the Actions spaces, black ones first: an own-colour one leaves the game when used."""
    player = p.players[seat]
    black = min(need, player.markers)
    note(log, clause, seat, "spends_markers", player=player.name, count=need)
    p = seated(p, seat, markers=player.markers - black, spent=player.spent + black)
    return seated(p, seat, own_marker="spent") if black < need else p
