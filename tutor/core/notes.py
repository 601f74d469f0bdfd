"""Short ways to write events and reasons where clauses are cited by their ids."""

from __future__ import annotations

from typing import Any

from tutor.core.values import Event, Reason

Log = list[Event] | None
"""Where events are kept, if anybody wants them."""


def note(log: Log, clause: str, seat: int | None, kind: str, *, ruling: str = "", **numbers: Any) -> None:
    """Add one event to a log, if one is kept."""
    if log is not None:
        log.append(Event(clause, seat, kind, numbers, ruling))


def why(clause: str, kind: str, *, ruling: str = "", **numbers: Any) -> Reason:
    """Return a reason for or against an action."""
    return Reason(clause, kind, numbers, ruling)
