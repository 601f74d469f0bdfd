"""Whether a step may be played with an owner's box: only where all that its words tell comes out the same.

Lessons speak of numbers, and what is printed may differ from the packaged box: a step whose solution, mistakes or
answers would come out otherwise keeps the packaged one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor import catalogue
from tutor.core.errors import BadInput, Refused
from tutor.core.game import Game, act
from tutor.lessons import goals
from tutor.lessons.model import ACTING, NUMBER, LessonStep
from tutor.lessons.question import Question


def fits(step: LessonStep, game: Game[Any]) -> bool:
    """Say whether everything that a step tells holds with a game's box as it does with the packaged one."""
    try:
        return list(_told(step, game)) == list(_told(step, catalogue.game(step.game)))
    except (BadInput, Refused, LookupError):
        return False


def _told(step: LessonStep, game: Game[Any]) -> Iterator[Any]:
    """Go through the verdicts and events of all that the step names, and its right answers."""
    task, start = step.task, goals.start(game, step.scene, f"{step.place}: scene")
    seat = next(iter(game.actors(start)), 0)
    tries = [m.when for m in task.mistakes if isinstance(m.when, str)] if task.kind in ACTING else []
    tries += [option.does for option in task.options if option.does]
    yield from (_tried(game, start, [text]) for text in tries)
    yield _tried(game, start, task.solution)
    if task.kind not in ACTING:
        question = Question(step, game, start, seat)
        yield question.right_value() if task.kind == NUMBER else [question.is_right(one) for one in task.options]
        yield _tried(game, start, task.answer.after)


def _tried(game: Game[Any], p: Any, texts: Sequence[str]) -> list[Any]:
    """Return the verdict on each action and its events, up to the first that is refused."""
    found: list[Any] = []
    for text in texts:
        seat, action = goals.parse(game, p, text, "action")
        verdict = game.check(p, seat, action)
        found.append(verdict)
        if not verdict.legal:
            break
        done = act(game, p, seat, action)
        found.append(done.events)
        p = done.position
    return found
