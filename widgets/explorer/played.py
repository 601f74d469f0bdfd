"""The same actions at several tables of a game, side by side: what happens at each, with the rules behind it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tutor.glossary import Play
from widgets.explorer.count import count
from widgets.explorer.course import Cited, Course, Deed, courses, merged, shared
from widgets.explorer.parts import chips
from widgets.explorer.words import phrase
from widgets.leaf import Node, h, icon


def section(plays: Iterable[Play], variant: str = "") -> Node:
    """Return what is played, one card for each play; nothing when there is none. Of variants only one is shown."""
    cards = [_card(one, variant) for one in plays]
    return [h("h3", phrase("compare", "played")), *cards] if cards else None


def _card(play: Play, variant: str) -> Node:
    every = zip(play.at, courses((play.game, play.id)), strict=True)
    found = merged(tuple(course for at, course in every if at.variant in ("", variant)))
    alike = shared(found)
    return h(
        "article",
        h("h3", play.title),
        h("p", play.says),
        h("div", [_column(course, alike) for course in found], cls="courses"),
        _alike([line for line in found[0].lines() if line.says in alike]),
        cls="card played",
    )


def _column(course: Course, alike: Collection[str]) -> Node:
    deeds = [_deed(deed, alike) for deed in course.deeds]
    return h("section", h("h4", course.name), deeds, count(course.sheet) if course.sheet else None, cls="course")


def _deed(deed: Deed, alike: Collection[str]) -> Node:
    """An action, with what is not the same at every table."""
    sign = (
        icon("tick", label=phrase("page", "allowed")) if deed.done else icon("cross", label=phrase("page", "refused"))
    )
    lines = [_line(line) for line in deed.lines if line.says not in alike]
    head = h(
        "p",
        sign,
        h("code", deed.text) if deed.text else phrase("compare", "the_set_up"),
        cls=f"verdict-head {'go' if deed.done else 'no'}",
    )
    return h("div", head, h("ul", lines, cls="events") if lines else None, cls="deed")


def _line(line: Cited) -> Node:
    return h("li", line.says, " ", chips((line.clause, line.ruling)))


def _alike(lines: list[Cited]) -> Node:
    if not lines:
        return None
    words = phrase("compare", "everywhere" if len(lines) > 1 else "everywhere_one")
    return h("details", h("summary", words), h("ul", [_line(line) for line in lines], cls="events"))
