"""Examples lead to the lab with their own table, where a lab can show it."""

from __future__ import annotations

from urllib.parse import parse_qs

import pytest

from tutor import catalogue
from tutor.core.examples import Example
from widgets.explorer import lab_words
from widgets.explorer.onward import lab_for
from widgets.explorer.trial import Trial
from widgets.labs.movement_model import MovementModel
from widgets.labs.scoring_model import ScoringModel
from widgets.leaf import text_in

OPEN = [(game, one) for game in ("base", "winter") for one in catalogue.examples(game) if lab_for(Trial(game, one))]


def test_many_examples_lead_to_a_lab() -> None:
    labs = [lab_for(Trial(game, one)).partition("?")[2].startswith("lab=scoring") for game, one in OPEN]
    assert labs.count(True) > 3 and labs.count(False) > 30


@pytest.mark.parametrize(("game", "example"), OPEN, ids=lambda one: getattr(one, "id", one))
def test_lab_opens_on_the_same_table(game: str, example: Example) -> None:
    trial = Trial(game, example)
    given = parse_qs(lab_for(trial).partition("?")[2])
    if given.pop("lab", None):
        counts = ScoringModel()
        assert counts.read(given) == []
        _, sheet = counts.sheets[game]
        assert [one.total for one in sheet.players] == [one.total for one in trial.game.score(trial.position).players]
        return
    model = MovementModel()
    assert model.read(given) == []
    there, here = model.study.position, trial.position
    assert there.board == here.board and model.study.game.id == game
    assert [q.pawns for q in there.players] == [q.pawns for q in here.players]
    assert (there.players[0].cookies, there.players[0].active) == (here.players[0].cookies, here.players[0].active)


def test_link_stands_beside_the_board_on_a_page_only() -> None:
    game, example = OPEN[0]
    assert "in the lab" in text_in(lab_words.panel(Trial(game, example), "", True, paged=True))
    assert "in the lab" not in text_in(lab_words.panel(Trial(game, example), "", True))


def test_other_games_and_tables_with_options_lead_to_no_lab() -> None:
    for game in ("grab", "caffeine", "traders"):
        assert not any(lab_for(Trial(game, one)) for one in catalogue.examples(game)[:20])
    young = next(one for one in catalogue.examples("winter") if one.id == "winter.young.3/four")
    assert lab_for(Trial("winter", young)) == ""
