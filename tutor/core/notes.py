"""Short ways to write events and reasons where clauses are cited by their ids, and to add up what events gave."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.core.values import Event, Reason

Log = list[Event] | None
"""Where events are kept, if anybody wants them."""


def note(log: Log, clause: str, seat: int | None, kind: str, /, *, ruling: str = "", **numbers: Any) -> None:
    """Add one event to a log, if one is kept."""
    if log is not None:
        log.append(Event(clause, seat, kind, numbers, ruling))


def why(clause: str, kind: str, /, *, ruling: str = "", **numbers: Any) -> Reason:
    """Return a reason for or against an action."""
    return Reason(clause, kind, numbers, ruling)


def tallied(given: Iterable[tuple[str, str, int]]) -> dict[str, dict[str, int]]:
    """Return what each player took, by name and kind, from (name, kind, count)."""
    found: dict[str, dict[str, int]] = {}
    for name, kind, count in given:
        mine = found.setdefault(name, {})
        mine[kind] = mine.get(kind, 0) + count
    return found
