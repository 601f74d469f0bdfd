"""Examples are live: the engine judges whatever is tried, and both readings of a ruling can be seen."""

from __future__ import annotations

import pytest

from tutor import catalogue, glossary
from widgets.explorer import rules, walks
from widgets.explorer.examples import of_clause, played, turning
from widgets.explorer.lab import ExampleLab
from widgets.explorer.tables import LessonTable
from widgets.explorer.trial import Trial
from widgets.leaf import text_in


def trial(id: str, which: str) -> Trial:
    example = getattr(of_clause(id), which)
    assert example
    return Trial(rules.game_of(id), example)


def test_one_example_is_allowed_and_one_refused() -> None:
    assert trial("winter.move.5", "allowed").verdict.legal
    refused = trial("winter.move.5", "refused")
    assert "winter.move.5" in refused.verdict.against_ids and refused.step is None


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_refused_examples_are_refused_by_their_rule(game: str) -> None:
    for id in catalogue.game(game).rulebook.clauses:
        found = of_clause(id).refused
        if found:
            assert id in Trial(game, found).verdict.against_ids, id


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_packaged_example_can_be_opened_and_tried_otherwise(game: str) -> None:
    for example, _ in played(game):
        one = Trial(game, example)
        for text in one.offers():
            one.attempt(text)
            assert one.verdict and one.verdict.legal and one.changed, (example.id, text)
        one.back()
        assert not one.changed


def test_words_that_are_no_action_are_answered() -> None:
    one = trial("winter.move.5", "allowed")
    one.attempt("hop <b>c1</b>")
    assert one.bad.startswith("unknown action 'hop'") and one.verdict is None and one.step is None


def lab_on(id: str) -> ExampleLab:
    lab = ExampleLab()
    lab.open(id)
    return lab


def press(lab: ExampleLab, *spaces: str) -> None:
    for space in spaces:
        lab.tables[lab.game].board.on_person("press", space)


def test_a_walk_is_built_on_the_board_and_judged_at_each_step() -> None:
    lab = lab_on("winter.move.5")
    press(lab, "b1")
    assert lab.trial.said == "move b1" and lab.trial.verdict.legal
    press(lab, "b2")
    assert lab.trial.said == "move b1 b2"
    assert "Blue enters b2" in text_in(lab.panel.node)
    lab._back("")
    assert lab.trial.said == lab.trial.example.actions[-1]


def test_after_a_walk_that_leads_nowhere_the_next_press_begins_anew() -> None:
    lab = lab_on("winter.move.5")
    press(lab, "a4")
    assert not lab.trial.verdict.legal
    press(lab, "b1")
    assert lab.trial.said == "move b1"


def test_a_pawn_is_placed_on_the_board() -> None:
    lab = lab_on("winter.setup.11")
    lab._show_turn("refused")
    taken = lab.trial.said.split()[-1]
    free = "b3" if taken != "b3" else "c3"
    press(lab, free)
    assert lab.trial.said == f"place {free}" and lab.trial.verdict.legal


def test_a_ruling_is_tried_by_both_readings() -> None:
    lab = lab_on("winter.upgrades.6")
    lab.turn_on("winter.R6")
    other = text_in(lab.panel.node)
    assert lab.trial.reading == "other"
    lab._read("adopted")
    assert text_in(lab.panel.node) != other


def test_made_up_readings_and_rulings_change_nothing() -> None:
    lab = lab_on("winter.upgrades.6")
    before = lab.trial
    lab.turn_on("winter.R999")
    lab._read("third")
    lab._show_turn("maybe")
    assert lab.trial is before


def test_most_options_are_shown_on_an_example_that_turns_on_them() -> None:
    options = [id for game in ("base", "winter") for id in catalogue.game(game).rulebook.options]
    shown = [id for id in options if turning(id)]
    assert set(options) - set(shown) <= {"winter.R1"}
    for id in shown:
        found = turning(id)
        assert found and found.ours != found.others


def test_a_rule_without_examples_shows_none() -> None:
    assert not lab_on("winter.components.1").layout.visible


def test_lesson_boards_serve_for_examples() -> None:
    one = trial("winter.move.5", "refused")
    changed: list[str] = []
    table = LessonTable("winter", lambda: changed.append(one.said))
    table.show(one)
    table.board.on_person("press", "b1")
    table.show(one)
    table.board.on_person("press", "b2")
    table.show(one, after=True)
    assert changed == ["move b1", "move b1 b2"]


# ---- the same walk under both editions ------------------------------------------------


@pytest.mark.parametrize("walk", glossary.differences().walks, ids=lambda walk: walk.id)
def test_walks_open_under_both_editions(walk: glossary.Walk) -> None:
    for game in walks.EDITIONS:
        catalogue.game(game).position(walks.scene_for(walk, game), f"walk {walk.id}")
        assert walks.trial_of(walk, game).verdict


def test_walk_pressed_on_one_board_is_walked_on_both() -> None:
    both = walks.SameWalk()
    both._clear("")
    for space in ("b1", "b2"):
        both.boards["base"].on_person("press", space)
    assert [one.said for one in both.trials.values()] == ["move b1 b2"] * 2
    assert "caramel" in text_in(both.panels["base"].node) and "fruit" in text_in(both.panels["winter"].node)


def test_short_supply_differs() -> None:
    walk = next(one for one in glossary.differences().walks if one.id == "short")
    gains = {
        game: one.game.gains(one.step.position, list(one.step.events))["blue"]["coffee"]
        for game in walks.EDITIONS
        for one in [walks.trial_of(walk, game)]
    }
    assert gains == {"base": 1, "winter": 2}


@pytest.mark.parametrize(
    ("id", "part"),
    [("traders.arabica.3", "arabica"), ("traders.bars.4", "bars"), ("traders.milestones.5", "milestones")],
)
def test_an_example_about_a_part_of_the_table_shows_it_first(id: str, part: str) -> None:
    lab = lab_on(id)
    assert lab.trial and lab.trial.example.clauses[0].startswith(id.rpartition(".")[0])
    board = lab.tables["traders"].view.place
    assert [one["id"] for one in board.scene["parts"]][:1] == [part]
