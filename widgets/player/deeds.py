"""What a learner does on the leaves of a lesson, by the name of the deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.lessons import find
from widgets.path import place
from widgets.player.words import phrase
from widgets.progress import Place

if TYPE_CHECKING:
    from widgets.player.desk import LessonDesk

ACTION = ""
"""Stands for an action among what was taken back; all else is the sketch of one that was not yet tried."""


def _do(desk: LessonDesk, _: str) -> None:
    if desk.view.drawn:
        desk.submit(desk.view.drawn)


def _back(desk: LessonDesk, _: str) -> None:
    begun, stroke = desk.view.sketch, desk.view.back()
    if not stroke and desk.player.undo():
        desk.undone.append(ACTION)
    if stroke and begun:
        desk.undone.append(begun)
    desk.redraw()
    if not stroke:
        desk.face_task()


def _redo(desk: LessonDesk, _: str) -> None:
    """Do once more what was taken back last."""
    sketch = desk.undone.pop()
    if sketch == ACTION:
        if outcome := desk.player.redo():
            desk.came(outcome)
        return
    desk.view.clear()
    desk.view.take_up(sketch)
    desk.redraw()


def _use(desk: LessonDesk, value: str) -> None:
    if desk.player.open_to_play:
        desk.view.use(value)


def _repair(desk: LessonDesk, value: str) -> None:
    repairs = desk.player.outcome.repairs if desk.player.outcome else ()
    desk.submit(repairs[int(value)].action)


def _choose(desk: LessonDesk, value: str) -> None:
    desk.came(desk.player.answer(int(value)))


def _answer(desk: LessonDesk, value: str) -> None:
    desk.came(desk.player.answer(value))


def _hint(desk: LessonDesk, _: str) -> None:
    desk.refresh(phrase("desk", "hint", words=desk.player.hint()), reveal="hint")


def _solve(desk: LessonDesk, _: str) -> None:
    desk.came(desk.player.show())


def _retry(desk: LessonDesk, _: str) -> None:
    desk.player.retry()
    desk.begin("again")
    desk.face_task()


def _clause(desk: LessonDesk, value: str) -> None:
    desk.opened = "" if desk.opened == value else value
    desk.tell()


def _open(desk: LessonDesk, value: str) -> None:
    """Go to another step: the place leads there, except in a notebook, where each step has a cell of its own."""
    lesson = desk.player.lesson
    if desk.alone:
        desk.open(lesson, int(value))
    else:
        desk.session.place = Place(lesson.id, int(value), desk.session.place.seed)


def _follow(desk: LessonDesk, value: str) -> None:
    desk.session.place = place(find(value), desk.session.progress)


def _leave(desk: LessonDesk, _: str) -> None:
    desk.session.place = Place()


DEEDS: dict[str, Callable[[LessonDesk, str], None]] = {
    "do": _do,
    "back": _back,
    "redo": _redo,
    "hint": _hint,
    "show": _solve,
    "retry": _retry,
    "use": _use,
    "repair": _repair,
    "choose": _choose,
    "answer": _answer,
    "clause": _clause,
    "open": _open,
    "follow": _follow,
    "leave": _leave,
}
