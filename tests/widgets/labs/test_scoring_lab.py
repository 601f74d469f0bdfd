"""The scoring lab: both editions' sheets follow from the counts, and every line says where it comes from."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest

from tests.widgets.test_lesson_desk import push
from tutor import catalogue
from widgets.charts.looks import colour
from widgets.labs import ScoringLab
from widgets.labs.scoring_model import STORY, Hand, ScoringModel, ScoringSight
from widgets.parts.rules import face


def text(node: Any) -> str:
    if isinstance(node, dict):
        return " ".join(" ".join(text(one) for one in node["nodes"]).split())
    return node if isinstance(node, str) else " ".join(text(one) for one in node[2:])


def lab_with(*hands: Hand) -> ScoringLab:
    lab = ScoringLab()
    lab.model._change(ScoringSight(hands))
    return lab


def test_story_is_a_tie_in_base_that_another_wins_in_winter() -> None:
    lab = ScoringLab()
    base, winter = (lab.model.sheets[id][1] for id in ("base", "winter"))
    assert [t.total for t in base.players] == [7, 7, 6]
    assert (base.winners, base.by) == (("blue",), "likes")
    assert [t.total for t in winter.players] == [15, 17, 15]
    assert (winter.winners, winter.by) == (("yellow",), "points")


def test_one_like_more_changes_both_sheets() -> None:
    lab = ScoringLab()
    push(lab.setter, "seat", "2")
    push(lab.setter, "likes", "red.7")
    assert [lab.model.sheets[id][1].players[2].total for id in ("base", "winter")] == [7, 17]
    assert "7 × 2 = 14" in text(lab.sheets["winter"].page)


@pytest.mark.parametrize("id", ["base", "winter"])
def test_every_line_stands_there_with_its_clause(id: str) -> None:
    lab = ScoringLab()
    game, sheet = lab.model.sheets[id]
    shown = text(lab.sheets[id].page)
    for total in sheet.players:
        for line in total.lines:
            assert f"{line.count} × {line.each} = {line.points}".replace("-", "−") in shown
            assert face(line.clause) in shown
    push(lab.sheets[id], "rules", id)
    for clause in {line.clause for line in sheet.players[0].lines} | {sheet.decided_by}:
        assert game.rulebook.clauses[clause].says in text(lab.sheets[id].page)


@pytest.mark.parametrize(
    ("hands", "by", "words"),
    [
        ((Hand(5), Hand(4)), "points", "Blue wins with 10 points."),
        ((Hand(5, penalties=2), Hand(4)), "likes", "Blue wins the tie by Likes."),
        ((Hand(4, cookies=1), Hand(4)), "cookies", "Blue and yellow have 8 points each; cookies: blue 1 and yellow 0."),
        ((Hand(4), Hand(4)), "shared", "Blue and yellow share the victory."),
    ],
)
def test_tie_is_decided_with_the_clause_that_decides(hands: tuple[Hand, ...], by: str, words: str) -> None:
    lab = lab_with(*hands)
    shown = text(lab.verdicts["winter"].page)
    assert lab.model.sheets["winter"][1].by == by
    assert words in shown
    assert f"{face('winter.scoring.4')}: {catalogue.game('winter').rulebook.clauses['winter.scoring.4'].says}" in shown


def test_bars_grow_stage_by_stage() -> None:
    lab = ScoringLab()
    push(lab.setter, "upto", "likes")
    first = lab._towers("winter")
    assert len(lab.bars["winter"].layer("Quad").data_source.data["top"]) == 3
    assert [(t.total, len(t.blocks), t.wins) for t in first] == [(16, 1, False), (8, 1, False), (12, 1, False)]
    assert "So far: blue 16, yellow 8, red 12." in text(lab.verdicts["winter"].page)
    push(lab.setter, "upto", "winner")
    last = lab._towers("winter")
    assert [(t.total, t.wins) for t in last] == [(15, False), (17, True), (15, False)]


def test_both_editions_share_one_scale_that_holds_all_bars() -> None:
    lab = lab_with(Hand(20, 4, 9), Hand())
    reach = {(chart.figure.y_range.start, chart.figure.y_range.end) for chart in lab.bars.values()}
    assert len(reach) == 1
    low, high = reach.pop()
    assert low < -9 and high > 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_are_scored(players: int) -> None:
    lab = ScoringLab()
    push(lab.setter, "seat", "2")
    push(lab.setter, "players", str(players))
    assert len(lab.model.sheets["base"][1].players) == players
    assert lab.model.seat < players


def test_counts_stop_at_nothing_and_at_the_most() -> None:
    lab = ScoringLab()
    push(lab.setter, "upgrades", "blue.-1")
    push(lab.setter, "likes", "blue.99")
    assert lab.model.view.hands == STORY


def test_theme_dresses_the_bars() -> None:
    lab = ScoringLab()
    lab.theme = "dark"
    assert [chart.figure.styles["background-color"] for chart in lab.bars.values()] == [colour("paper", "dark")] * 2


def read(model: ScoringModel, address: str) -> list[str]:
    return model.read(parse_qs(address))


def test_address_is_read_as_it_is_written() -> None:
    model = ScoringModel()
    assert model.write() == ""
    address = "score=8.0.1.2,4.2.1.1&upto=upgrades"
    assert read(model, address) == []
    assert model.write() == address


@pytest.mark.parametrize(
    "score",
    [
        "8",
        "1.1.1.1",
        "1.5.1.1,1.1.1.1",
        "1.1.1,1.1.1.1",
        "a.b.c.d,1.1.1.1",
        ",".join(["1.1.1.1"] * 5),
        "-1.0.0.0,1.1.1.1",
    ],
)
def test_bad_counts_are_left_out(score: str) -> None:
    model = ScoringModel()
    assert model.read({"score": [score], "upto": ["likes"]}) == ["score"]
    assert model.view == ScoringSight(STORY, 1)
