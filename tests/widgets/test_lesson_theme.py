"""A lesson's words on its page: its theme, its steps' own, and where they stand on a phone."""

from __future__ import annotations

import pytest

from tests.widgets.test_lesson_desk import desk_at, movement, push, shown, solve
from tutor.lessons import find
from widgets.player.desk import LessonDesk
from widgets.player.desk_page import SHORT


def test_retry_leaves_the_words_out() -> None:
    desk = movement(1)
    assert shown(desk.page.words) and shown(desk.page.theme)
    solve(desk, desk.player.step)
    push(desk.page.acts, "retry")
    assert not shown(desk.page.words) and not shown(desk.page.theme) and desk.player.open_to_play


def test_theme_comes_first_and_stands_below_the_table_on_a_phone_where_words_are_many() -> None:
    short, long = movement(1), desk_at(find("caffeine/how-to-play"), 1)
    assert short.page.ways == ["themed"] and {"themed", "long"} <= set(long.page.ways)
    assert len(long.player.theme + long.player.step.text) > SHORT
    assert "Eight in the morning" in long.page.theme.text and "Eight in the morning" not in long.page.words.text
    assert "Before you lies your" in long.page.words.text
    assert "themed" not in movement(2).page.ways


@pytest.mark.parametrize("first", ["base/one-turn", "winter/setup", "traders/overview"])
def test_on_a_phone_a_games_first_words_stand_above_its_first_task(first: str) -> None:
    assert "long" not in desk_at(find(first), 1).page.ways


def test_where_actions_are_offered_a_phone_has_the_verdict_above_them() -> None:
    assert {"near", "offering"} <= set(desk_at(find("traders/work"), 6).page.ways)
    for id, number in (("traders/overview", 2), ("winter/movement", 5)):
        assert "offering" not in desk_at(find(id), number).page.ways, "there is nothing to offer"


def test_how_to_go_on_is_said_once_on_a_phone() -> None:
    def card(desk: LessonDesk) -> str:
        return next(node[1]["class"] for node in desk.page.said.page["nodes"] if "gives" in node[1].get("class", ""))

    assert "wide" in card(desk_at(find("base/one-turn"), 5)).split(), "there it stands above the buttons"
    assert "wide" not in card(desk_at(find("winter/movement"), 5)).split()
