"""Wherever people read of a rule, its chip shows the same few words; its id and sentence stand behind them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.widgets.test_lesson_desk import desk_at, solve
from tutor import catalogue
from tutor.lessons import every_lesson
from widgets.explorer.clause import ruling_card
from widgets.explorer.parts import chips, rule_card
from widgets.leaf import text_in
from widgets.parts.rules import brief, face, named
from widgets.races.sheets import clause_link
from widgets.traders.harvest_model import HarvestModel
from widgets.traders.moment import card

BARE = re.compile(r"\b(winter|base|traders|grab|caffeine)\.[a-z]+\.\d+|\b(move|orders|harvest)\.\d")
EVERY = [id for game in catalogue.GAMES for id in catalogue.game(game).rulebook.clauses]


def test_every_rule_of_a_game_has_its_own_face() -> None:
    for game in catalogue.GAMES:
        faces = [face(id) for id in catalogue.game(game).rulebook.clauses]
        assert len(faces) == len(set(faces))
        assert not [words for words in faces if BARE.search(words)]


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda one: one.id)
def test_a_verdict_shows_faces(lesson: Any) -> None:
    desk = desk_at(lesson, 1)
    solve(desk, desk.player.step)
    shown = [text_in(node) for node in desk.page.said.page["nodes"]]
    assert not BARE.search(" ".join(shown))


def test_pages_show_faces() -> None:
    clause = catalogue.game("traders").rulebook.clauses["traders.harvest.5"]
    moment = card(HarvestModel(catalogue.game("traders")), "Now", "This.", "", [clause.id])
    shown = [moment, chips([clause.id]), rule_card(clause), clause_link(catalogue.game("traders"), clause.id)]
    for node in shown:
        assert face(clause.id) in text_in(node) and not BARE.search(text_in(node))
        assert clause.id in str(node)


def test_a_row_of_rules_names_each_part_once() -> None:
    assert brief(["winter.scoring.1", "winter.move.2", "base.R5"]) == "Scoring 1 · Move 2 · Ruling R5"
    assert brief(["winter.move.5", "winter.move.2"]) == "Move 2, 5"
    assert named("winter.move.5") == "Move 5 (winter.move.5)"


def test_a_ruling_shows_its_face() -> None:
    ruling = catalogue.game("traders").rulebook.rulings["traders.R1"]
    shown = ruling_card(ruling)
    assert "Ruling R1" in text_in(shown) and "traders.R1" not in text_in(shown)
