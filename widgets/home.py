"""The home page: where a newcomer starts, where others go on, and the five games with their lessons.

It opens no session: it is the same for everybody, and the browser fills in what is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup

from tutor.catalogue import GAMES
from tutor.lessons import Lesson, every_lesson
from widgets import frame
from widgets.races.raced import RACED
from widgets.words import phrase, wording

FIRST = "base/one-turn"
"""The lesson for newcomers, in which they serve a drink; without it the first lesson there is takes its place."""


@dataclass(frozen=True)
class Shelf:
    """A game and its lessons; ``about`` is what it is like, in a few words, "" while nobody has found them."""

    game: str
    title: str
    about: str
    lessons: tuple[Lesson, ...]

    @property
    def steps(self) -> int:
        """How many steps the lessons have together."""
        return sum(len(lesson.steps) for lesson in self.lessons)

    @property
    def race(self) -> str:
        """The address of a race, empty for a game that is not raced."""
        return f"./play?game={self.game}" if self.game in RACED else ""

    @property
    def line(self) -> str:
        """What the card says below the title."""
        count = phrase("home", "count" if self.lessons else "none", n=len(self.lessons))
        return " · ".join(filter(None, (count, self.about)))


def shelves() -> list[Shelf]:
    """Return the five games, those with lessons first."""
    lessons = every_lesson()
    made = [_shelf(game, tuple(one for one in lessons if one.game == game)) for game in GAMES]
    return sorted(made, key=lambda shelf: not shelf.lessons)


def _shelf(game: str, lessons: tuple[Lesson, ...]) -> Shelf:
    return Shelf(game, GAMES[game].title, wording("home_about").get(game, ""), lessons)


@cache
def home() -> str:
    """Return the home page as HTML."""
    shown = shelves()
    return frame.plain(
        "home.html",
        "",
        frame.phrase("tutor", "title"),
        first=first(shown),
        shelves=shown,
        lessons=[_facts(one) for one in _all(shown)],
        home_css=Markup(frame.text("home.css")),
        home_js=Markup(frame.text("progress.js") + frame.text("home.js")),
    )


def first(shown: list[Shelf]) -> dict[str, Any]:
    """Return what the first card says: the lesson to start with (or None), its call and some words about it."""
    lessons = _all(shown)
    lesson = next((one for one in lessons if one.id == FIRST), lessons[0] if lessons else None)
    if lesson is None:
        return {"lesson": None, "call": phrase("home", "welcome"), "words": phrase("home", "on_its_way")}
    kind, game = "drink" if lesson.id == FIRST else "steps", GAMES[lesson.game].title
    words = phrase("home", f"{kind}_says", game=game, lesson=lesson.title, time=_minutes(lesson))
    return {"lesson": lesson, "call": phrase("home", kind), "words": words}


def _all(shown: list[Shelf]) -> list[Lesson]:
    return [lesson for shelf in shown for lesson in shelf.lessons]


def _facts(lesson: Lesson) -> dict[str, Any]:
    return {"id": lesson.id, "game": lesson.game, "title": lesson.title, "steps": len(lesson.steps)}


def _minutes(lesson: Lesson) -> str:
    return phrase("home", "a_minute" if lesson.minutes == 1 else "minutes", minutes=lesson.minutes)
