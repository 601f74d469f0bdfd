"""The Learn page: all lessons by game, and the lesson that is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import panel as pn

from tutor.catalogue import GAMES
from tutor.core.errors import BadInput
from tutor.lessons import every_lesson, find
from tutor.lessons.model import Lesson
from widgets import path
from widgets.leaf import Leaf, Node, button, h
from widgets.own_boxes import use_own_box
from widgets.player.desk import LessonDesk
from widgets.progress import Place, Progress
from widgets.session import Session
from widgets.words import phrase


class LearnPage(pn.viewable.Viewer):
    """Shows the list of lessons, or the one that the session's place names; either is built when first needed."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._list: Leaf | None = None
        self._desks: dict[str, LessonDesk] = {}
        self._page = pn.Column(sizing_mode="stretch_width")
        self._go()
        session.param.watch(lambda event: self._go(), "place")
        session.param.watch(lambda event: self._show_list(), "progress")

    def __panel__(self) -> Any:
        return self._page

    def _go(self) -> None:
        """Show what the place says; an unknown lesson or step leads to the nearest thing there is."""
        lesson = _lesson(self.session.place.lesson)
        with pn.io.hold():
            if lesson is None:
                if self._show(self._lessons()):
                    self._show_list(came=True)
            else:
                self._play(lesson, min(self.session.place.step, len(lesson.steps)))

    def _show(self, shown: Any) -> bool:
        """Show one of them; says whether it takes the place of another."""
        instead = any(one.visible for one in self._page if one is not shown)
        if shown not in list(self._page):
            self._page.append(shown)
        for one in self._page:
            one.visible = one is shown
        return instead

    # ---- one lesson ---------------------------------------------------------------

    def _play(self, lesson: Lesson, number: int) -> None:
        desk = self._desks.get(lesson.game)
        if desk is None:
            desk = self._desks[lesson.game] = LessonDesk(self.session, lesson, number)
            use_own_box(desk, lesson.game)
        else:
            desk.open(lesson, number)
        if self._show(desk.__panel__()):
            desk.arrive()

    # ---- all lessons ----------------------------------------------------------------

    def _lessons(self) -> Leaf:
        if self._list is None:
            looks = Path(__file__).with_suffix(".css").read_text("utf-8")
            self._list = Leaf(self._pressed, stylesheets=[looks])
        self._show_list()
        return self._list

    def _show_list(self, came: bool = False) -> None:
        """Bring the list up to date; who has come to it from a lesson begins at its head."""
        if self._list is not None:
            self._list.show_nodes(*shelf(self.session.progress), reveal=came, focus="take" if came else "")

    def _pressed(self, do: str, value: str) -> None:
        progress, to = self.session.progress, path.onward(self.session.progress)
        if do == "go-on":
            self.session.place = to.place if to else Place()
        else:
            self.session.place = path.place(find(value), progress)


def _lesson(id: str) -> Lesson | None:
    try:
        return find(id) if id else None
    except BadInput:
        return None


def shelf(progress: Progress) -> list[Node]:
    """Return the list of lessons, game by game, as nodes; above it stands where to start or to go on."""
    games = [(entry.title, [one for one in every_lesson() if one.game == game]) for game, entry in GAMES.items()]
    sections = [_section(title, lessons, progress) for title, lessons in games if lessons]
    head = h("h2", phrase("learn", "lessons"), tabindex="-1", data_first="1", data_reveal="1")
    return [h("div", head, cls="top"), path.card(progress), *sections]


def _section(title: str, lessons: list[Lesson], progress: Progress) -> Node:
    rows = [_row(one, progress) for one in lessons]
    return h("section", h("h3", title), h("div", *rows, cls="rows"), key=title)


def _row(lesson: Lesson, progress: Progress) -> Node:
    done, steps = path.done(lesson, progress), len(lesson.steps)
    call = phrase("learn", "start" if not done else "again" if done == steps else "go_on")
    about = phrase("learn", "begun" if done else "not_begun", done=done, steps=steps, minutes=lesson.minutes)
    bar = h("span", h("span", style=f"width:{100 * done // steps}%"), cls="bar")
    words = h("div", h("h4", lesson.title), h("p", about, cls="quiet"), bar, cls="words")
    name = phrase("learn", "call", call=call, lesson=lesson.title)
    start = button(call, "play", lesson.id, "small", aria_label=name)
    return h("article", words, start, cls="card lesson", key=lesson.id)
