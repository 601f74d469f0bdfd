"""What a learner has done so far: a small value that lives in the browser and is checked whenever it arrives."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tutor.lessons.outcome import ALONE, SHOWN
from widgets.stored import Stored

Lesson = Annotated[str, Meta(pattern=r"^([a-z0-9_-]{1,40}/[a-z0-9_-]{1,60})?\Z")]
Number = Annotated[int, Meta(ge=1, le=99)]
Result = Annotated[int, Meta(ge=SHOWN, le=ALONE)]
Seed = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Results = dict[Lesson, Annotated[dict[Number, Result], Meta(max_length=99)]]


class Place(Struct, frozen=True):
    """Where a learner is: a lesson ("" for none), the number of its step from 1, and the seed of what is drawn."""

    lesson: Lesson = ""
    step: Number = 1
    seed: Seed = 0


class Progress(Stored, frozen=True):
    """The best result of every step done, by lesson and step number, and the place last looked at."""

    LARGEST = 65_536
    """Several times as many characters as all lessons need."""

    lessons: Annotated[Results, Meta(max_length=500)] = {}
    last: Place = Place()

    def best(self, lesson: str, step: int) -> int:
        """Return the best result of a step, 0 when it is not done."""
        return self.lessons.get(lesson, {}).get(step, 0)

    def done(self, lesson: str) -> int:
        """Return how many steps of a lesson are done."""
        return len(self.lessons.get(lesson, {}))

    def with_result(self, lesson: str, step: int, result: int) -> Progress:
        """Return progress in which a step has at least this result."""
        return self.merge(Progress(lessons={lesson: {step: result}}, last=self.last))

    def merge(self, other: Progress) -> Progress:
        """Return the best of both, step by step; the last place is the other's where it has one."""
        lessons = {
            lesson: _best(self.lessons.get(lesson, {}), other.lessons.get(lesson, {}))
            for lesson in (self.lessons | other.lessons)
        }
        return Progress(lessons, other.last if other.last.lesson else self.last)


def _best(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    return {step: max(one.get(step, 0), other.get(step, 0)) for step in sorted(one | other)}
