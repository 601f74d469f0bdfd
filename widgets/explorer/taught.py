"""Where rules are taught: the steps of lessons that name them, and the way there."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tutor.lessons import Lesson, LessonStep, every_lesson
from widgets.explorer.words import link, phrase
from widgets.leaf import Node


class Taught(NamedTuple):
    """A step of a lesson."""

    lesson: Lesson
    step: LessonStep

    def link(self) -> Node:
        """Return a link to it, which says what it is called."""
        words = phrase("page", "lesson_step", lesson=self.lesson.title, step=self.step.title)
        return link(f"./learn?lesson={self.lesson.id}&step={self.step.number}", words)


@cache
def taught() -> dict[str, tuple[Taught, ...]]:
    """Return clause id → the steps that name it, in the order of the lessons; clauses that none names are left out."""
    found: dict[str, list[Taught]] = {}
    for lesson in every_lesson():
        for step in lesson.steps:
            for id in dict.fromkeys(step.task.clauses):
                found.setdefault(id, []).append(Taught(lesson, step))
    return {id: tuple(steps) for id, steps in found.items()}
