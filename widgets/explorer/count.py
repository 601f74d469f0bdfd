"""A last count as a table: each player's lines with their rules, the totals, and who wins by what."""

from __future__ import annotations

from tutor import catalogue
from tutor.core.score import Line, ScoreSheet
from tutor.core.sentences import Sentences, big, listed
from widgets.explorer import rules
from widgets.explorer.parts import chips
from widgets.explorer.words import phrase
from widgets.leaf import Node, h
from widgets.parts.numbers import minus


def count(sheet: ScoreSheet) -> Node:
    """Return a score sheet in full."""
    rows = [
        h(
            "tr",
            h("th", big(_words(sheet).person(total.name)), scope="row"),
            h("td", [_line(sheet, line) for line in total.lines]),
            h("td", _points(sheet, total.total), cls="sum"),
        )
        for total in sheet.players
    ]
    words = h("p", _won(sheet), " ", chips((sheet.decided_by,)))
    return h("div", h("h4", phrase("score", "title")), h("table", h("tbody", rows), cls="score"), words, cls="happened")


def _line(sheet: ScoreSheet, line: Line) -> Node:
    words = phrase("score", "line", about=big(_called(sheet, line.about)), points=_points(sheet, line.points))
    return h("div", words, chips((line.clause,)))


def _won(sheet: ScoreSheet) -> str:
    names = big(listed([_words(sheet).person(name) for name in sheet.winners]))
    if sheet.by == "shared":
        return phrase("score", "share", names=names)
    return phrase("score", "wins" if len(sheet.winners) == 1 else "win", names=names, what=_called(sheet, sheet.by))


def _called(sheet: ScoreSheet, about: str) -> str:
    return _words(sheet).called(about)


def _words(sheet: ScoreSheet) -> Sentences:
    """Return the words of the game whose sheet it is."""
    return catalogue.game(rules.game_of(sheet.decided_by)).sentences


def _points(sheet: ScoreSheet, points: int) -> str:
    return minus(sheet.shown(points))
