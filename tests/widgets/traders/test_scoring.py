"""The score sheet that builds up: every line of the engine's sheet, once, and nothing else."""

from __future__ import annotations

import json
import random

import pytest

from tutor.coffee_traders import COOPERATIVES, CoffeeTraders, quality
from tutor.coffee_traders.names import ANDRE
from widgets.traders import ScoringView
from widgets.traders.people import SEATS
from widgets.traders.score_model import KINDS, ScoringModel
from widgets.traders.score_rows import OF_CLAUSE, SECTIONS, rows, why
from widgets.traders.score_story import story

GAME = CoffeeTraders()


@pytest.fixture
def model():
    return ScoringModel(GAME)


@pytest.mark.parametrize("people", SEATS)
def test_every_line_of_the_sheet_stands_in_one_row(people):
    sheet = GAME.score(GAME.position(story(people)))
    found = [line for row in rows(sheet) for line in row.lines if line]
    assert sorted(map(str, found)) == sorted(str(line) for total in sheet.players for line in total.lines)
    for seat, total in enumerate(sheet.players):
        assert sum(row.points[seat] for row in rows(sheet)) == total.total


def test_every_scoring_clause_that_gives_points_has_its_section():
    scored = {
        f"traders.scoring.{n}" for n in (2, 3, 4, 6, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 23, 24, 25, 26, 27, 28)
    }
    assert set(OF_CLAUSE) == scored
    assert {row.section for row in ScoringModel(GAME).rows} == set(SECTIONS)


def test_rows_come_section_by_section(model):
    seen = [row.section for row in model.rows]
    assert [s for n, s in enumerate(seen) if n == 0 or seen[n - 1] != s] == list(SECTIONS)


@pytest.mark.parametrize("seed", range(30))
def test_ties_are_explained_with_the_numbers_of_the_engine(seed):
    rng = random.Random(seed)
    people = rng.choice((3, 4, 5))
    scene = story(people)
    names = list(scene["players"])
    scene["cooperatives"] = {
        "brazil": {"plantations": [{"owner": name, "level": rng.choice((1, 2))} for name in names]}
    }
    scene["milestones"] = []
    p = GAME.position(scene)
    row = next(row for row in rows(GAME.score(p)) if row.section == "quality")
    text = why(GAME, p, row)
    for seat, prize in quality.prizes_in(p, "brazil").items():
        assert names[seat] in text.lower()
        if prize.sharing > 1:
            assert f"÷ {prize.sharing} = {prize.points} each" in text
        else:
            assert f"takes rank {prize.rank}: {prize.points}" in text


def test_rounding_up_is_said(model):
    row = next(row for row in model.rows if (row.section, row.about) == ("quality", "guatemala"))
    assert why(GAME, model.position, row) == "Blue, red and yellow tie at 4: (16 + 8 + 4) ÷ 3 = 10 each, rounded up."


def test_a_building_without_a_plantation_is_explained(model):
    row = next(row for row in model.rows if (row.section, row.about) == ("quality", "colombia"))
    assert "green's buildings do not count" in why(GAME, model.position, row)


def test_lines_and_sections_forward_and_back(model):
    model.section()
    assert model.view.step == sum(row.section == "bars" for row in model.rows)
    model.one()
    assert model.row.section == "most"
    model.back()
    assert model.row.section == "bars"
    model.go(999)
    assert model.over and model.sums() == tuple(total.total for total in model.sheet.players)
    model.again()
    assert model.sums() == (0, 0, 0, 0)


def test_what_if_changes_the_sheet_and_says_whose_points_move(model):
    model.go(999)
    model.count("red", "trucks", 2)
    assert model.said == "Red: 2 trucks. Points: red +6."
    assert model.over
    model.count("red", "coins", 3)
    assert model.said.endswith("No points change.")


def test_presses_on_the_boards(model):
    before = model.sheet.players[0].total
    model.press("arabica-colombia-6")
    assert model.sheet.players[0].total > before
    model.press("bar-seoul-4")
    assert model.position.bars[5][3] == 0
    model.press("bar-seoul-4")
    assert model.position.bars[5][3] == -1
    model.press("contract-F")
    assert model.position.players[0].contracts[5] == ""


def test_a_space_of_a_hill_is_turned_on(model):
    before = model.sheet
    for level in (2, 3, 0):
        model.press("indonesia-2/3-1")
        found = [q.level for q in model.position.cooperatives[4].plantations if (q.row, q.space) == ("2/3", 1)]
        assert found == ([level] if level else [])
    assert model.sheet == before


CHANGES = {
    "bars": lambda model: model.press("bar-seoul-4"),
    "most": lambda model: model.press("bar-seoul-4"),
    "milestones": lambda model: model.press("milestone-1"),
    "quality": lambda model: model.buildings("blue", "hospitals", 1),
    "arabica": lambda model: model.arabica("blue", "colombia", 6),
    "supply": lambda model: model.count("blue", "donkeys", 4),
    "trucks": lambda model: model.count("blue", "trucks", 0),
    "minus": lambda model: model.count("blue", "minus_tokens", 2),
    "row_b": lambda model: model.row_b("blue"),
    "workers": lambda model: model.count("blue", "workers", 5),
    "buildings": lambda model: model.warehouses("blue", 3),
    "contracts": lambda model: model.contract("blue", "F"),
    "counters": lambda model: model.counters("blue", "zebu", 1),
}


@pytest.mark.parametrize("section", SECTIONS)
def test_everything_that_scores_can_be_changed(model, section):
    def points():
        return sum(row.points[0] for row in model.rows if row.section == section)

    before = points()
    CHANGES[section](model)
    assert points() != before and "blue" in model.said


def test_the_board_in_sight_follows_the_line_and_the_choice(model):
    model.go(next(n for n, row in enumerate(model.rows, 1) if row.about == "brazil"))
    assert (model.view.kind, model.view.land) == ("land", "brazil")
    model.show("bars")
    assert model.view.kind == "bars"
    model.one()
    assert (model.view.kind, model.view.land) == ("land", "ethiopia")


@pytest.mark.parametrize("people", SEATS)
def test_every_board_can_be_changed_for_everybody(people):
    view = ScoringView(people=people)
    view.model.ask()
    for kind in KINDS:
        for name in view.model.names:
            view.model.choose(name)
            view.model.show(kind)
            assert "Start afresh" in json.dumps(view.changes.page)


def test_andre_has_no_board_to_change():
    model = ScoringModel(GAME, 2)
    model.choose(ANDRE)
    before = model.scene
    for id in ("arabica-brazil-3", "contract-A", "milestone-0"):
        model.press(id)
        assert model.scene is before and "André" in model.said


def test_what_the_game_refuses_is_explained(model):
    before = model.scene
    model.count("blue", "donkeys", 10)
    assert model.scene is before and model.said == "That cannot be: Blue can have 9 donkeys at most."
    model.choose("red")
    model.press("arabica-guatemala-7")
    assert model.scene is before and "column 7" in model.said


def test_a_tie_on_points_is_broken_by_coins_or_shared():
    model = ScoringModel(GAME, 3)
    scene = {
        "game": "traders",
        "period": 3,
        "phase": "end",
        "players": {n: {"coins": 2} for n in ("blue", "red", "yellow")},
    }
    model.change(lambda _: scene, "All alike.")
    assert model.sheet.by == "shared"
    view = ScoringView()
    view.model.change(lambda _: scene, "All alike.")
    view.model.go(999)
    assert "share the victory" in json.dumps(view.words.page)
    scene["players"]["red"]["coins"] = 3
    view.model.change(lambda _: scene, "Red is richer.")
    assert "by coins" in json.dumps(view.words.page)


@pytest.mark.parametrize("people", SEATS)
def test_every_step_can_be_shown_and_nothing_is_built_anew(people):
    view = ScoringView(people=people)
    kept = list(view.__panel__())
    view.model.ask()
    for n in range(view.model.last + 1):
        view.model.go(n)
        assert view.steps.state["value"] == n
    for name in view.model.names:
        view.model.choose(name)
    assert list(view.__panel__()) == kept
    assert ANDRE not in view.model.sheet.winners


def test_the_bars_add_up_to_the_sheet():
    view = ScoringView()
    view._build_chart()
    view.model.go(999)
    towers, (low, high) = view._towers()
    for tower, total in zip(towers, view.model.sheet.players, strict=True):
        assert sum(block.points for block in tower.blocks) == tower.total == total.total
        assert low < min(0, *(b.points for b in tower.blocks)) and tower.total < high
    assert sum(tower.wins for tower in towers) == len(view.model.sheet.winners)


def test_the_address_says_the_state(model):
    model.set_people("5")
    model.choose("violet")
    model.go(12)
    parts = dict(part.split("=") for part in model.write().split("&"))
    other = ScoringModel(GAME)
    assert other.read({name: [value] for name, value in parts.items()}) == []
    assert (other.people, other.view.me, other.view.step) == (5, "violet", 12)
    assert other.read({"me": ["<script>"], "at": ["1e9"]}) == ["me", "at"]
    assert other.read({"people": ["3"], "me": ["andre"]}) == ["me"]


def test_each_cooperative_is_shown_where_it_is_scored():
    view = ScoringView()
    seen = set()
    for n in range(view.model.last + 1):
        view.model.go(n)
        seen |= {part["id"] for part in view.board.scene["parts"]}
    assert {f"quality-{land}" for land in COOPERATIVES} <= seen
    assert {"bars", "arabica", "milestones", "company-0"} <= seen
