"""Lessons in a notebook: ``open_lesson("winter/movement").step(2)`` shows a step, live."""

from __future__ import annotations

from typing import Any

from tutor.core.table import Table
from tutor.lessons import find
from tutor.lessons.model import Lesson
from tutor.lessons.player import Player
from widgets.player.desk import LessonDesk
from widgets.progress import Place
from widgets.session import Session
from widgets.words import phrase


class OpenLesson:
    """A lesson on a notebook's desk. All its steps share what is done; nothing is stored."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.session = Session(place=Place(lesson.id))

    def __repr__(self) -> str:
        """Return the title and the list of steps, as plain text."""
        lines = [f"{step.number:>2}  {step.title}" for step in self.lesson.steps]
        lesson = self.lesson
        head = phrase("notebook", "lesson", lesson=lesson.title, id=lesson.id, minutes=lesson.minutes)
        return "\n".join([head, *lines])

    def step(self, number: int) -> LessonDesk:
        """Return a step to be shown as the last thing in a cell; raises ``NoStep``."""
        self.lesson.step(number)
        return LessonDesk(self.session, self.lesson, number, alone=True)

    def table(self, number: int) -> Table[Any]:
        """Return a step's scene as a table to try things on; raises ``NoStep``."""
        return Player(self.lesson, number).table

    def actions(self, number: int) -> list[str]:
        """Return what may be done at a step's table, as it is written in a cell; raises ``NoStep``."""
        table = self.table(number)
        game, p = table.game, table.position
        return [game.write(p, seat, action) for seat in game.actors(p) for action in game.legal(p, seat)]


def open_lesson(id: str) -> OpenLesson:
    """Open a lesson by its id; raises ``BadInput`` with the nearest name."""
    return OpenLesson(find(id))
