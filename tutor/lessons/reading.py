"""Lesson files: Markdown with TOML between ``+++`` lines in front, and ```scene and ```task blocks in each step.

A step begins with a line ``## Title``. A step without a scene goes on with that of the step before it. Scenes are
written as everywhere in the tutor; the fields of a task are those of ``tutor.lessons.model.Task``, by kind:

- ``do`` (one move) and ``reach`` (several actions): ``goal``, ``solution``, and where more is right ``also`` (texts) or
  ``accepts`` (how many moves meet the goal in all). ``goal = { refused = [...] }`` asks for what the rules refuse.
- ``number``: ``answer``; a score in dollars is given as ``1.50``, in ``mistakes`` too. ``choose``: ``options`` with
  ``is`` (compared with ``answer``, a score in cents) or ``does`` (an action that meets the ``goal``). ``spot``:
  ``options`` that are actions, one of which the rules refuse.
- all: ``asks``, ``clauses``, ``hints`` (nudge, rule, space, move), ``mistakes`` (``when``, ``says``), ``right`` (said
  when it is done), ``shows`` (the parts of the table to draw).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from msgspec import Struct

from tutor.catalogue import GAMES
from tutor.core.errors import BadInput, choose
from tutor.core.read import convert, join, read_text, read_toml
from tutor.lessons.model import (
    ACTING,
    CHOOSE,
    KINDS,
    NUMBER,
    SPOT,
    Answer,
    Goal,
    Lesson,
    LessonStep,
    Mistake,
    Option,
    Task,
)

MOST_STEPS = 40
BLOCKS = ("scene", "task")
_FENCE = re.compile(r"^```(\w*)[^\S\n]*\n(.*?)^```[^\S\n]*$", re.M | re.S)


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    minutes: int


class _Task(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    asks: str
    clauses: tuple[str, ...]
    hints: tuple[str, ...]
    right: str = ""
    goal: dict[str, Any] = {}
    solution: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    accepts: int = 0
    answer: dict[str, Any] = {}
    options: tuple[dict[str, Any] | str, ...] = ()
    mistakes: tuple[dict[str, Any], ...] = ()
    shows: tuple[str, ...] = ("board",)


class _Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    when: str | int | dict[str, Any]
    says: str


def read_lesson(path: Path, name: str = "") -> Lesson:
    """Read a lesson file; raises ``BadInput`` naming file, step, field and what was expected."""
    return parse_lesson(read_text(path), name or path.name, lesson_id(path))


def lesson_id(path: Path) -> str:
    """Return a lesson's id: folder and name without the number (``winter/02-movement.md`` → ``winter/movement``)."""
    return f"{path.parent.name}/{re.sub(r'^[0-9]+-', '', path.stem)}"


def parse_lesson(text: str, place: str, id: str) -> Lesson:
    """Read a lesson from text; raises ``BadInput``, in which ``place`` names the file."""
    found = re.match(r"\+\+\+[^\S\n]*\n(.*?)^\+\+\+[^\S\n]*$", text, re.M | re.S)
    if not found:
        raise BadInput(place, "expected a lesson to begin with title and minutes between two lines of +++")
    head = convert(read_toml("\n" + found[1], place), _Head, place)
    if not 1 <= head.minutes <= 60:
        raise BadInput(join(place, "minutes"), f"expected 1 to 60, found {head.minutes}")
    starts = [match.start() for match in re.finditer(r"^## ", text, re.M)]
    if not 1 <= len(starts) <= MOST_STEPS:
        raise BadInput(
            place, f"expected 1 to {MOST_STEPS} steps, each beginning with a line '## Title', found {len(starts)}"
        )
    intro = text[found.end() : starts[0]].strip()
    steps: list[LessonStep] = []
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        steps.append(_step(text, start, end, place, steps))
    return Lesson(id, head.title, head.minutes, intro, tuple(steps))


def _step(text: str, start: int, end: int, place: str, before: list[LessonStep]) -> LessonStep:
    number = len(before) + 1
    here = f"{place}: step {number} (line {_line(text, start)})"
    title, _, body = text[start + 3 : end].partition("\n")
    blocks = _blocks(text, start, end, here)
    if "task" not in blocks:
        raise BadInput(here, "expected a ```task block")
    if "scene" not in blocks and not before:
        raise BadInput(here, "expected a ```scene block")
    scene = blocks["scene"] if "scene" in blocks else before[-1].scene
    choose(scene.get("game"), GAMES, f"{here}: scene.game", "game")
    task = _task(blocks["task"], f"{here}: task")
    return LessonStep(number, title.strip(), _FENCE.sub("", body).strip(), scene, task, here)


def _blocks(text: str, start: int, end: int, place: str) -> dict[str, dict[str, Any]]:
    """Return the step's blocks by name; padded, so that a TOML error counts the lines of the file."""
    blocks: dict[str, dict[str, Any]] = {}
    for found in _FENCE.finditer(text, start, end):
        name = choose(found[1], BLOCKS, place, "block")
        if name in blocks:
            raise BadInput(place, f"has two ```{name} blocks, expected one")
        blocks[name] = read_toml("\n" * (_line(text, found.start(2)) - 1) + found[2], f"{place}: {name}")
    if text.count("\n```", start, end) != 2 * len(blocks):
        raise BadInput(place, "a ``` block is not closed by a line of ``` alone")
    return blocks


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _task(data: dict[str, Any], place: str) -> Task:
    raw = convert(data, _Task, place)
    choose(raw.kind, KINDS, join(place, "kind"), "kind of task")
    _check_parts(raw, data, place)
    return Task(
        raw.kind,
        raw.asks,
        raw.clauses,
        raw.hints,
        raw.right,
        convert(raw.goal, Goal, join(place, "goal")),
        raw.solution,
        raw.also,
        raw.accepts,
        _answer(raw.answer, join(place, "answer")),
        tuple(_option(one, join(place, "options", i)) for i, one in enumerate(raw.options)),
        tuple(_mistake(one, join(place, "mistakes", i)) for i, one in enumerate(raw.mistakes)),
        raw.shows,
    )


def _check_parts(raw: _Task, data: dict[str, Any], place: str) -> None:
    """Ask for the fields that a kind of task needs, and refuse those that would say nothing."""
    acting = raw.kind in ACTING
    needs = {"goal", "solution"} if acting else {NUMBER: {"answer"}, CHOOSE: {"options"}, SPOT: {"options"}}[raw.kind]
    idle = (
        {"answer", "options"}
        if acting
        else {"solution", "also", "accepts"} | ({"options"} if raw.kind == NUMBER else set())
    )
    for field in sorted(needs):
        if not data.get(field):
            raise BadInput(join(place, field), f"is missing; a task of kind {raw.kind!r} needs it")
    for field in sorted(idle):
        if field in data:
            raise BadInput(join(place, field), f"says nothing in a task of kind {raw.kind!r}")
    if not raw.hints or not raw.clauses:
        raise BadInput(join(place, "clauses" if raw.hints else "hints"), "expected at least one")


def _answer(data: dict[str, Any], place: str) -> Answer:
    answer = convert(data, Answer, place)
    if data and len(set(data) - {"after", "line", "of"}) != 1:
        raise BadInput(place, "expected exactly one of gains, count, adds, holds, score, winner, legal, value")
    if bool(answer.of) != bool(answer.adds):
        raise BadInput(place, "adds names a number and of the events that have it; expected both")
    if answer.line and not answer.score:
        raise BadInput(join(place, "line"), "is a line of a player's score; expected score to name the player")
    if answer.winner:
        choose(answer.winner, ("who", "by"), join(place, "winner"), "question")
    return answer


def _option(data: dict[str, Any] | str, place: str) -> Option:
    if isinstance(data, str):
        return Option(does=data)
    option = convert(data, Option, place)
    if (option.is_ is None) == (not option.does):
        raise BadInput(place, "expected either is (an answer) or does (an action)")
    if not option.says and not option.does:
        raise BadInput(join(place, "says"), "is missing")
    return option


def _mistake(data: dict[str, Any], place: str) -> Mistake:
    raw = convert(data, _Mistake, place)
    when = convert(raw.when, Goal, join(place, "when")) if isinstance(raw.when, dict) else str(raw.when)
    return Mistake(when, raw.says)
