"""The film of a race that is over: its record played again, and shown step by step as the person saw it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tutor import catalogue
from tutor.core.game import Step
from tutor.core.table import Record, Table, replay
from widgets.races.readings import told_of
from widgets.races.states import ME, Told

FASTER = 2
"""A film runs so many times as fast as the race."""

LONGEST_MS = 1500
"""A film never waits longer than this for its next step."""


class Film(Struct):
    """A race, step by step; ``at`` is the step shown."""

    table: Table[Any]
    at: int = 0

    @classmethod
    def of(cls, record: Record) -> Film:
        """Play a record again."""
        return cls(replay(catalogue.game(record.game), record))

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.table.steps) - 1

    @property
    def step(self) -> Step[Any]:
        """The step shown."""
        return self.table.steps[self.at]

    def view(self) -> Any:
        """Return what the person saw after the step shown."""
        return self.table.game.view(self.step.position, ME)

    def told(self) -> Told:
        """Return what happened in the step shown, in sentences with their clauses."""
        return told_of(self.table.game, self.step.position, self.step.events)

    def go(self, at: int) -> None:
        """Show a step; beyond either end it is the one at that end."""
        self.at = min(max(at, 0), self.last)

    def pause(self) -> int:
        """Return the ms that the film waits before its next step, 0 at its end and where another round begins."""
        if self.at == self.last:
            return 0
        gone: int = self.table.steps[self.at + 1].position.moment - self.step.position.moment
        return min(max(0, gone) // FASTER, LONGEST_MS)
