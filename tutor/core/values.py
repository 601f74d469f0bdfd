"""The small immutable values that travel between rules and people."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Numbers = dict[str, Any]
"""What a sentence needs to know: spaces, counts, names of players and pieces."""


class Action(Struct, frozen=True):
    """What a player does; each game has one small type per kind."""


class Event(Struct, frozen=True):
    """One thing that happened.

    ``clause`` is the rule that made it happen and ``ruling`` the reading it rests on, where the rulebook leaves a
    doubt. ``seat`` is the player it happened to, ``None`` for the whole table. The sentence is rendered on demand.
    """

    clause: str
    seat: int | None
    kind: str
    numbers: Numbers
    ruling: str = ""


class Reason(Struct, frozen=True):
    """One clause that speaks for or against an action, with what its sentence needs."""

    clause: str
    kind: str
    numbers: Numbers
    ruling: str = ""


class Repair(Struct, frozen=True):
    """A legal action near to a refused one, and why it would do."""

    action: Action
    kind: str
    numbers: Numbers


MOST_REPAIRS = 3
"""Repairs offered for one refusal; more would be a list to study."""


class Verdict(Struct, frozen=True):
    """The answer to "may I?": all clauses that speak against the action, or those that allow it."""

    against: tuple[Reason, ...] = ()
    allows: tuple[Reason, ...] = ()
    repairs: tuple[Repair, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether no clause speaks against the action."""
        return not self.against

    @property
    def against_ids(self) -> tuple[str, ...]:
        """The ids of the clauses (and rulings) broken, each once, in the order found."""
        return _ids(self.against)

    @property
    def for_ids(self) -> tuple[str, ...]:
        """The ids of the clauses (and rulings) that allow the action, each once, in the order found."""
        return _ids(self.allows)


def _ids(reasons: tuple[Reason, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(i for r in reasons for i in (r.clause, r.ruling) if i))


def plain(value: Any) -> Any:
    """Return a value as TOML and JSON know it: tuples as lists."""
    return [plain(v) for v in value] if isinstance(value, (tuple, list)) else value
