"""The glossary: the words of the games with their pictures, and what else people call the things."""

from __future__ import annotations

from functools import cache

from tutor import catalogue, glossary
from tutor.lessons import every_lesson
from widgets.explorer.address import Address
from widgets.explorer.parts import by_game, chips, heading
from widgets.explorer.words import link, phrase
from widgets.leaf import Node, h, icon


def page(at: Address) -> Node:
    """Return the words of one game, or of all games that are here."""
    games, shown = by_game(at, glossary.terms())
    return h(
        "section",
        heading(phrase("glossary", "title")),
        games,
        h("dl", [_term(one, at.game) for one in shown], cls="glossary"),
    )


def _term(one: glossary.Term, game: str) -> Node:
    cited = [id for id in one.clauses if id.partition(".")[0] in catalogue.GAMES]
    also = h("p", phrase("glossary", "also", names=", ".join(one.also)), cls="quiet") if one.also else None
    picture = icon(one.icon) if one.icon else h("span", one.word[:1], cls="letter", aria_hidden="true")
    return h(
        "div",
        h("dt", picture, one.word),
        h("dd", h("p", one.says), also, chips(cited, games=not game), _lesson(cited, game)),
        cls="card term",
    )


def _lesson(cited: list[str], game: str) -> Node | None:
    """Where the word is taught: the first step that teaches one of its clauses, in the chosen game if there is one."""
    steps = [
        _taught()[id] for id in cited if id in _taught() and id.partition(".")[0] == (game or id.partition(".")[0])
    ]
    if not steps:
        return None
    lesson, number, words = steps[0]
    return h("p", phrase("glossary", "learn"), link(f"./learn?lesson={lesson}&step={number}", words), cls="quiet")


@cache
def _taught() -> dict[str, tuple[str, int, str]]:
    """Clause id → the first lesson and step that teach it, and how these are called."""
    found: dict[str, tuple[str, int, str]] = {}
    for lesson in every_lesson():
        for step in lesson.steps:
            for id in step.task.clauses:
                found.setdefault(
                    id, (lesson.id, step.number, phrase("page", "lesson_step", lesson=lesson.title, step=step.title))
                )
    return found
