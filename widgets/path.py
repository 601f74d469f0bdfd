"""The way through the lessons: a short path for newcomers, where one goes on, and what follows a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.catalogue import GAMES
from tutor.lessons import every_lesson
from tutor.lessons.model import Lesson
from widgets.leaf import Node, button, h
from widgets.progress import Place, Progress
from widgets.words import phrase, wording

PATH = (
    "base/one-turn",
    "base/movement",
    "base/cups",
    "base/orders",
    "base/time",
    "base/upgrades",
    "base/last-orders",
)
"""The lessons that a newcomer takes first, in order: all of one game, the plain one. ``en.toml`` has short names.

The path of another game is all its lessons, by their titles.
"""

FIRST = PATH[0].partition("/")[0]


def done(lesson: Lesson, progress: Progress) -> int:
    """Return how many steps of a lesson are done."""
    return min(progress.done(lesson.id), len(lesson.steps))


def place(lesson: Lesson, progress: Progress) -> Place:
    """Return where to go on in a lesson: its first step that is not done, or its first one."""
    results = progress.lessons.get(lesson.id, {})
    return Place(lesson.id, next((step.number for step in lesson.steps if step.number not in results), 1))


def after(lesson: Lesson, progress: Progress) -> Lesson | None:
    """Return what follows a lesson: first along the path, then in its game; ``None`` when all of that is done."""
    own = [one for one in every_lesson() if one.game == lesson.game]
    here = own.index(lesson) if lesson in own else -1
    path = _path(lesson.game)
    ahead = path[path.index(lesson) + 1 :] if lesson in path else []
    return _undone([*ahead, *own[here + 1 :], *own[: max(here, 0)]], progress)


def _path(game: str = FIRST) -> list[Lesson]:
    lessons = {lesson.id: lesson for lesson in every_lesson() if lesson.game == game}
    return [lessons[id] for id in PATH if id in lessons] or list(lessons.values())


def learnt(progress: Progress) -> str:
    """Return the game that is learnt: that of the last lesson, at first the newcomer's."""
    return next((one.game for one in every_lesson() if one.id == progress.last.lesson), FIRST)


def _undone(lessons: list[Lesson], progress: Progress) -> Lesson | None:
    return next((one for one in lessons if done(one, progress) < len(one.steps)), None)


# ---- the card at the top of the list ------------------------------------------------


@dataclass(frozen=True)
class Onward:
    """Where to go on: the card's heading and words, the word on its button, and the place it leads to."""

    title: str
    words: str
    call: str
    place: Place


def onward(progress: Progress) -> Onward | None:
    """Return where to start, or to go on where one was; ``None`` when every lesson is done."""
    last = next((one for one in every_lesson() if one.id == progress.last.lesson), None)
    if last and done(last, progress) < len(last.steps) and progress.last.step <= len(last.steps):
        words = _say("here", lesson=last.title, step=progress.last.step, steps=len(last.steps))
        return Onward(_say("go_on_head"), words, phrase("learn", "go_on"), progress.last)
    game = learnt(progress)
    own = [one for one in every_lesson() if one.game == game]
    following = _undone([*_path(game), *own, *_path(), *every_lesson()], progress)
    if following is None:
        return None
    title = "next" if any(progress.lessons.values()) else "new"
    done_there = done(following, progress)
    about = "next_begun" if done_there and title == "next" else f"{title}_says"
    numbers = {"lesson": following.title, "minutes": following.minutes, "done": done_there}
    words = _say(about, steps=len(following.steps), **numbers)
    return Onward(_say(title), words, phrase("learn", "start"), place(following, progress))


def _say(kind: str, **numbers: Any) -> str:
    return phrase("onward", kind, **numbers)


def card(progress: Progress) -> Node:
    """Return the card that says where to start or to go on, above the newcomer's path."""
    to = onward(progress)
    if to is None:
        return h("section", h("h3", _say("done")), h("p", _say("done_says")), cls="card onward")
    words = h("div", h("h3", to.title), h("p", to.words, cls="quiet"), cls="words")
    name = phrase("learn", "call", call=to.call, lesson=_title(to.place))
    go = button(to.call, "go-on", "", "go", key="go-on", aria_label=name)
    walked = _undone(_path(_game(to.place)), progress) is None
    return h("section", h("div", words, go, cls="lesson"), None if walked else _stones(to, progress), cls="card onward")


def _title(at: Place) -> str:
    return next(one.title for one in every_lesson() if one.id == at.lesson)


def _stones(to: Onward, progress: Progress) -> Node:
    game = _game(to.place)
    stones = [_stone(n, lesson, to, progress) for n, lesson in enumerate(_path(game), 1)]
    words = _say("path" if game == FIRST else "lessons", game=GAMES[game].title)
    return h("ol", *stones, cls="path", aria_label=words)


def _game(at: Place) -> str:
    return next(one.game for one in every_lesson() if one.id == at.lesson)


def _stone(n: int, lesson: Lesson, to: Onward, progress: Progress) -> Node:
    whole = done(lesson, progress) == len(lesson.steps)
    state = "done" if whole else "now" if lesson.id == to.place.lesson else ""
    words = wording("path").get(lesson.id, lesson.title)
    mark = h("span", "✓" if whole else str(n), cls="mark", aria_hidden="true")
    says = _say(f"stone_{'done' if whole else 'here'}" if state else "stone", n=n, name=words)
    look = {"cls": f"stone {state}", "aria_label": says}
    return h("li", h("button", mark, words, type="button", act="play", value=lesson.id, **look), key=lesson.id)
