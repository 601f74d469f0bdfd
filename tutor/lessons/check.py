"""What is wrong with a lesson: its solutions, mistakes, hints and clauses are tried with the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tutor.catalogue import GAMES
from tutor.core.errors import BadInput, Refused, Unreadable
from tutor.core.game import Step, act, digest
from tutor.lessons import goals
from tutor.lessons.model import ACTING, DO, NUMBER, Goal, Lesson, LessonStep
from tutor.lessons.player import Player
from tutor.lessons.reading import lesson_id, read_lesson
from tutor.lessons.words import rule

MOST_POSITIONS = 4_000
"""Positions that the search for a shorter way looks at before it gives up."""

FEWEST_HINTS = 2
"""A nudge, and the answer."""

Way = tuple[Step[Any], ...]


def check_file(path: str | Path) -> list[str]:
    """Return what is wrong with a lesson file, each problem with its place; an empty list when all is well.

    Raises ``Unreadable`` for a file that cannot be read.
    """
    file = Path(path)
    try:
        return [*_twins(file), *check_lesson(read_lesson(file, str(path)))]
    except Unreadable:
        raise
    except BadInput as error:
        return [str(error)]


def _twins(file: Path) -> Iterator[str]:
    """Name the lessons beside a file that would be called as it is: of those only one could be opened."""
    for other in sorted(file.parent.glob("*.md")):
        if other.name != file.name and lesson_id(other) == lesson_id(file):
            yield f"{file}: is called {lesson_id(file)!r}, as {other.name} is; expected other words behind the number"


def check_lesson(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson."""
    return [f"{step.place}: {problem}" for step in lesson.steps for problem in _step(lesson, step)]


def _step(lesson: Lesson, step: LessonStep) -> Iterator[str]:
    try:
        player = Player(lesson, step.number)
        if not _at_home(lesson, step):
            yield f"scene.game: is {step.game!r}, the lesson belongs to {lesson.game!r}"
        yield from _clauses(player)
        yield from _hints(step)
        if step.task.kind in ACTING:
            yield from _solution(player)
        else:
            yield from _answers(player)
    except BadInput as error:
        yield str(error).removeprefix(f"{step.place}: ")


def _at_home(lesson: Lesson, step: LessonStep) -> bool:
    """Editions that share their rules' code may be compared within one lesson."""
    return lesson.game == step.game or (lesson.game in GAMES and GAMES[lesson.game].module == GAMES[step.game].module)


def _clauses(player: Player) -> Iterator[str]:
    task = player.step.task
    for field, ids in (("clauses", task.clauses), ("goal.refused", task.goal.refused)):
        for id in ids:
            try:
                rule(id)
            except KeyError:
                yield f"task.{field}: {id} is neither a clause nor a ruling"


def _hints(step: LessonStep) -> Iterator[str]:
    hints, leaks = step.task.hints, _secrets(step)
    if len(hints) < FEWEST_HINTS:
        yield f"task.hints: expected at least {FEWEST_HINTS}, from a nudge to the answer"
    for i, hint in enumerate(hints[:-1]):
        secrets = leaks[: 1 if i == len(hints) - 2 else 2]
        for secret in secrets:
            if re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", hint, re.I):
                yield f"task.hints[{i}]: gives {secret!r} away before its turn; the last hint tells the answer"


def _secrets(step: LessonStep) -> list[str]:
    """Return what only the last hint may say, and then what only the last two may say."""
    words = step.task.solution[-1].split()[1:] if step.task.solution else []
    return [" ".join(words), words[-1]] if words else []


# ---- tasks on the board ---------------------------------------------------------


def _solution(player: Player) -> Iterator[str]:
    task = player.step.task
    try:
        outcome = [player.submit(text) for text in task.solution][-1]
    except BadInput as error:
        yield f"task.solution: {error.problem}"
        return
    if outcome.kind != "right":
        amiss = [f"{path} is {goals.field(player.game, player.table.position, path)!r}" for path in _amiss(player)]
        yield f"task.solution: does not reach the goal: {outcome.says}; {'; '.join([*outcome.more, *amiss])}"
        return
    yield from _too_early(player)
    if not task.goal.refused:
        yield from _accepted(player) if task.kind == DO else _shorter(player)
    yield from _mistakes(player)


def _amiss(player: Player) -> list[str]:
    return goals.fields_amiss(player.step.task.goal, player.game, player.table.position)


def _too_early(player: Player) -> Iterator[str]:
    """The last action must be the one that reaches the goal."""
    fresh = Player(player.lesson, player.number)
    for i, text in enumerate(player.step.task.solution[:-1]):
        outcome = fresh.submit(text)
        if outcome.kind != "on":
            yield f"task.solution[{i}]: {text!r} gives {outcome.kind!r} before the end: {outcome.says}"
            return


def _accepted(player: Player) -> Iterator[str]:
    """Feed every legal action: those that meet the goal must be those that the lesson declares."""
    task = player.step.task
    start = Player(player.lesson, player.number)
    found = {text for text, step in _every(start) if goals.met(task.goal, start.game, start.seat, (step,))}
    declared = {_rewritten(start, text) for text in (*task.solution, *task.also)}
    for text in task.also:
        if Player(player.lesson, player.number).submit(text).kind != "right":
            yield f"task.also: {text!r} does not reach the goal"
    every = sorted(found | declared)
    if task.accepts and len(every) != task.accepts:
        yield f"task.accepts: {task.accepts} are declared, {len(every)} meet the goal: {', '.join(every)}"
    elif not task.accepts and found - declared:
        more = ", ".join(sorted(found - declared))
        yield f"task.goal: also accepts {more}; name them in also, or say accepts = {len(every)}"


def _rewritten(player: Player, text: str) -> str:
    seat, action = goals.parse(player.game, player.table.position, text, "task.also")
    return player.game.write(player.table.position, seat, action)


def _every(player: Player) -> Iterator[tuple[str, Step[Any]]]:
    p, seat = player.table.position, player.seat
    for action in player.game.legal(p, seat):
        yield player.game.write(p, seat, action), act(player.game, p, seat, action)


def _shorter(player: Player) -> Iterator[str]:
    """Search for a way to the goal with fewer actions than the solution, as far as the bound goes."""
    start = Player(player.lesson, player.number)
    seen = {digest(start.table.position)}
    ways: list[Way] = [()]
    for _ in range(len(start.step.task.solution) - 1):
        longer = [more for way in ways for more in _onward(start, way)]
        for way in longer:
            if goals.met(start.step.task.goal, start.game, start.seat, way):
                yield f"task.solution: {_written(start, way)} reaches the goal in fewer actions"
                return
        ways = [way for way in longer if _is_new(way[-1].position, seen)]


def _onward(player: Player, way: Way) -> Iterator[Way]:
    p = way[-1].position if way else player.table.position
    for action in player.game.legal(p, player.seat):
        yield (*way, act(player.game, p, player.seat, action))


def _is_new(p: object, seen: set[str]) -> bool:
    new = (mark := digest(p)) not in seen and len(seen) < MOST_POSITIONS
    if new:
        seen.add(mark)
    return new


def _written(player: Player, way: Way) -> str:
    before = (player.table.position, *(step.position for step in way))
    return ", ".join(player.game.write(p, player.seat, s.action) for p, s in zip(before, way, strict=False) if s.action)


def _mistakes(player: Player) -> Iterator[str]:
    for i, mistake in enumerate(player.step.task.mistakes):
        fresh = Player(player.lesson, player.number)
        if isinstance(mistake.when, Goal):
            if not mistake.when.refused and not _can_happen(fresh, mistake.when):
                yield f"task.mistakes[{i}]: no legal action does that"
            continue
        try:
            outcome = fresh.submit(mistake.when)
        except BadInput as error:
            yield f"task.mistakes[{i}]: {error.problem}"
            continue
        if outcome.says != mistake.says:
            yield f"task.mistakes[{i}]: {mistake.when!r} is no mistake here: {outcome.says}"


def _can_happen(player: Player, goal: Goal) -> bool:
    return any(goals.met(goal, player.game, player.seat, (step,)) for _, step in _every(player))


# ---- questions ------------------------------------------------------------------


def _answers(player: Player) -> Iterator[str]:
    task = player.step.task
    asked = task.kind == NUMBER or any(not option.does for option in task.options)
    try:
        value = player.right_value() if asked else None
        right = [player.is_right(option) for option in task.options]
    except Refused as refusal:
        yield f"task.answer: an action of it is {refusal}"
        return
    if task.options and sum(right) != 1:
        yield f"task.options: expected exactly one right option, found {sum(right)}"
    if task.kind == NUMBER and isinstance(value, (bool, str)):
        yield f"task.answer: expected a number, the engine says {value!r}"
    wrong = [o.says or o.does for o, good in zip(task.options, right, strict=True) if not good]
    for i, mistake in enumerate(task.mistakes):
        given = mistake.when
        missed = given in wrong if task.options else _read(player, given) not in (None, value)
        if isinstance(given, Goal) or not missed:
            yield f"task.mistakes[{i}]: {given!r} is no wrong answer here"


def _read(player: Player, given: str | Goal) -> object:
    return None if isinstance(given, Goal) else player.question.read(given)
