"""Totals, tie-breaks and shared victory."""

from __future__ import annotations

import pytest

from tutor.core.score import Line, ScoreSheet, Total, decide

NAMES = ["blue", "red", "green"]


def test_a_total_is_the_sum_of_its_lines() -> None:
    lines = (Line("w.scoring.1", "likes", 3, 2, 6), Line("w.scoring.3", "penalties", 4, -1, -4))
    assert Total("blue", lines).total == 2
    assert Total("blue", ()).total == 0


@pytest.mark.parametrize(
    ("points", "likes", "cookies", "winners", "by"),
    [
        ([3, 2, 1], [0, 9, 9], [0, 9, 9], ("blue",), "points"),
        ([3, 3, 1], [1, 2, 9], [9, 0, 9], ("red",), "likes"),
        ([3, 3, 3], [2, 2, 1], [0, 1, 9], ("red",), "cookies"),
        ([3, 3, 1], [2, 2, 2], [1, 1, 9], ("blue", "red"), "shared"),
        ([0, 0, 0], [0, 0, 0], [0, 0, 0], ("blue", "red", "green"), "shared"),
        ([-3, -2, -2], [0, 0, 0], [0, 0, 1], ("green",), "cookies"),
    ],
)
def test_only_the_leaders_fight_the_next_tie_break(
    points: list[int], likes: list[int], cookies: list[int], winners: tuple[str, ...], by: str
) -> None:
    assert decide(NAMES, ("points", points), ("likes", likes), ("cookies", cookies)) == (winners, by)


@pytest.mark.parametrize(
    ("count", "each", "points", "money", "said"),
    [
        (3, 2, 6, False, "3 × 2 = 6"),
        (1, -50, -50, True, "1 × -0.50 = -0.50"),
        (None, None, 425, True, "4.25"),
        (None, 2, 4, False, "4"),
    ],
)
def test_a_line_says_how_its_points_come_about(
    count: int | None, each: int | None, points: int, money: bool, said: str
) -> None:
    assert ScoreSheet((), (), "", "", money).worked(Line("", "", count, each, points)) == said
