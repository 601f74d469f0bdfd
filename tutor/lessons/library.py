"""All lessons that come with the tutor, by game."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import as_file, files

from tutor.catalogue import GAMES
from tutor.core.errors import choose
from tutor.lessons.model import Lesson
from tutor.lessons.reading import read_lesson
from tutor.lessons.words import LANGUAGE


@cache
def every_lesson() -> tuple[Lesson, ...]:
    """Return every lesson, by game in the order of the shelf and then by number; raises ``BadInput`` for a bad file."""
    with as_file(files(__package__) / LANGUAGE) as folder:
        return tuple(read_lesson(path) for game in GAMES for path in sorted((folder / game).glob("*.md")))


def find(id: object) -> Lesson:
    """Return a lesson by its id; raises ``BadInput`` with the nearest name."""
    lessons = {lesson.id: lesson for lesson in every_lesson()}
    return lessons[choose(id, lessons, "lesson", "lesson")]


def counts() -> dict[str, int]:
    """Return how many lessons each game has."""
    found = Counter(lesson.game for lesson in every_lesson())
    return {game: found[game] for game in GAMES}
