"""A cell that a teacher has changed is answered in one line that names what does not fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tutor import catalogue
from tutor.coach import routes
from tutor.coach.heat import heat
from tutor.core.errors import BadInput
from widgets.explorer.course import courses
from widgets.explorer.setup_list import Table, items
from widgets.labs.scoring_model import Hand, sheets
from widgets.labs.table import Setup
from widgets.lesson import open_lesson
from widgets.rules import Address, RulesExplorer
from widgets.telling import ask, play, points

lesson: Any = open_lesson("winter/cups")


def best(wanted: Any, seat: int = 0) -> Any:
    return routes.best(catalogue.game("winter"), Setup().position(), seat, wanted)


CELLS: dict[str, tuple[Callable[[], Any], str]] = {
    "a word misspelt": (lambda: best(["coffe"]), "wanted[0]: unknown ingredient 'coffe'; did you mean 'coffee'?"),
    "a text for a list": (lambda: best("coffee"), "wanted: expected a list such as ['coffee', 'milk'], found 'coffee'"),
    "a seat too many": (lambda: best(["coffee"], 9), "seat: expected a seat from 0 to 2, found 9"),
    "a seat before the first": (
        lambda: heat(catalogue.game("winter"), Setup().position(), -1),
        "seat: expected a seat from 0 to 2, found -1",
    ),
    "a list of actions": (
        lambda: play(lesson.table(1), ["pour coffee 1"]),  # type: ignore[arg-type]  # what a teacher may write
        "action: expected a short text such as 'next', found ['pour coffee 1']",
    ),
    "played at a lesson": (
        lambda: play(lesson, "pour coffee 1"),
        "table: expected a table such as lesson.table(1), found OpenLesson",
    ),
    "asked of a lesson": (lambda: ask(lesson, "next"), "table: expected a table such as lesson.table(1)"),
    "points of a lesson": (lambda: points(lesson), "table: expected a table such as lesson.table(1)"),
    "a step as a text": (lambda: lesson.step("1"), "winter/cups has steps 1 to 8, not '1'"),
    "a step too many": (lambda: lesson.step(9), "winter/cups has steps 1 to 8, not 9"),
    "six hands": (lambda: sheets((Hand(),) * 6), "hands: expected 2 to 4 hands, one for each player, found 6"),
    "five pawns": (
        lambda: Setup(pawns=("a1", "b1", "c1", "d1", "a2")).position(),
        "table.pawns: expected as many for each of 3 players, found 5 pawns",
    ),
    "seven players": (lambda: Setup(players=7).position(), "table.players: expected one of 2, 3, 4, found 7"),
    "nine players": (lambda: items(Table("winter", 9)), "players: expected one of 2, 3, 4, found 9"),
    "players as a text": (
        lambda: items(Table("winter", "3")),  # type: ignore[arg-type]  # what a teacher may write
        "players: expected one of 2, 3, 4, found '3'",
    ),
    "no such play": (lambda: courses(("grab", "nosuch")), "play: unknown play 'grab/nosuch'"),
    "no such view": (
        lambda: RulesExplorer(Address(view="compair")),
        "view: unknown view 'compair'; did you mean 'compare'?",
    ),
}


@pytest.mark.parametrize("cell", CELLS)
def test_what_does_not_fit_is_named(cell: str) -> None:
    call, says = CELLS[cell]
    with pytest.raises(BadInput) as refused:
        call()
    assert str(refused.value).startswith(says)
