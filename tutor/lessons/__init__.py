"""Lessons: files of words, scenes and tasks, and the player that a learner plays them with."""

from tutor.lessons.library import counts, every_lesson, find
from tutor.lessons.model import Goal, Lesson, LessonStep, Task
from tutor.lessons.outcome import Outcome
from tutor.lessons.player import Player
from tutor.lessons.reading import read_lesson

__all__ = ["Goal", "Lesson", "LessonStep", "Outcome", "Player", "Task", "counts", "every_lesson", "find", "read_lesson"]
