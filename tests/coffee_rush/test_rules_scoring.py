"""Points, tie-breaks and shared victory."""

from __future__ import annotations

import pytest

TILES = ["double corners", "diagonal movement"]


def ended(shop, game: str, players: dict, **scene):
    return shop(len(players), game, closed=True, over=True, **players, **scene)


@pytest.mark.parametrize(
    ("game", "rulings", "total"),
    [("winter", "", 4 * 2 + 2 * 5 - 3), ("base", "", 4 + 2 * 2 - 3), ("base", "R12", 4 + 6 + 2 * 2 - 3)],
)
def test_every_line_of_the_sheet(shop, game: str, rulings: str, total: int) -> None:
    blue = {"likes": 4, "active": TILES, "penalties": 3, "cookies": 9}
    table = shop(game=game, blue=blue, rulings=rulings)
    sheet = table.game.score(table.p)
    lines = sheet.players[0].lines
    assert sheet.players[0].total == total == sum(line.points for line in lines)
    assert [line.clause for line in lines] == [f"{game}.scoring.{n}" for n in (1, 2, 3)]
    assert [line.about for line in lines] == ["likes", "upgrades", "penalties"]
    assert all(line.count * line.each == line.points for line in lines)


BLUE_FIVE = {"active": ["jump"]}


@pytest.mark.parametrize(
    ("players", "winners", "by"),
    [
        ({"blue": {"likes": 3}, "yellow": {"likes": 2}}, ("blue",), "points"),
        ({"blue": {"likes": 3, "penalties": 1}, "yellow": BLUE_FIVE}, ("blue",), "likes"),
        ({"blue": {"likes": 3, "cookies": 2}, "yellow": {"likes": 3, "cookies": 3}}, ("yellow",), "cookies"),
        ({"blue": {"likes": 3, "cookies": 2}, "yellow": {"likes": 3, "cookies": 2}}, ("blue", "yellow"), "shared"),
        ({"blue": {}, "yellow": {}, "red": {}, "green": {}}, ("blue", "yellow", "red", "green"), "shared"),
        ({"blue": {"penalties": 1}, "yellow": {"penalties": 2}}, ("blue",), "points"),
        # only those tied for first are compared: yellow has most Likes, red most cookies
        (
            {
                "blue": {"active": ["jump"], "likes": 1},
                "yellow": {"likes": 5, "penalties": 4, "cookies": 1},
                "red": {"likes": 2, "penalties": 0, "cookies": 9, "active": []},
                "green": {"likes": 4, "penalties": 1, "cookies": 0},
            },
            ("green",),
            "likes",
        ),
        # two of three stay level to the last tie-break
        (
            {
                "blue": {"likes": 4, "cookies": 1},
                "yellow": {"likes": 4, "cookies": 2},
                "red": {"likes": 4, "cookies": 2},
            },
            ("yellow", "red"),
            "shared",
        ),
    ],
)
def test_who_wins_winter_and_by_what(shop, players: dict, winners: tuple[str, ...], by: str) -> None:
    table = ended(shop, "winter", players)
    sheet = table.game.score(table.p)
    assert (sheet.winners, sheet.by, sheet.decided_by) == (winners, by, "winter.scoring.4")


@pytest.mark.parametrize(
    ("players", "rulings", "winners", "by"),
    [
        ({"blue": {"likes": 3}, "yellow": {"likes": 1, "active": ["double corners"]}}, "", ("blue",), "likes"),
        ({"blue": {"likes": 3}, "yellow": {"likes": 1, "active": ["double corners"]}}, "R12", ("yellow",), "points"),
        ({"blue": {"likes": 6}, "yellow": {"likes": 1, "active": ["double corners"]}}, "R12", ("blue",), "likes"),
        ({"blue": {"likes": 3, "cookies": 1}, "yellow": {"likes": 3}}, "", ("blue",), "cookies"),
        ({"blue": {"likes": 3}, "yellow": {"likes": 3}}, "", ("blue", "yellow"), "shared"),
    ],
)
def test_who_wins_the_base_game_and_by_what(
    shop, players: dict, rulings: str, winners: tuple[str, ...], by: str
) -> None:
    table = ended(shop, "base", players, rulings=rulings)
    sheet = table.game.score(table.p)
    assert (sheet.winners, sheet.by, sheet.decided_by) == (winners, by, "base.scoring.4")


def test_an_upgrade_turns_six_points_into_five_and_three_into_two(shop) -> None:
    for game, tile, before, after in (("winter", "jump", 6, 5), ("base", "double corners", 3, 2)):
        table = shop(game=game, blue={"likes": 3, "face_down": [tile]})
        assert table.game.score(table.p).players[0].total == before
        table.do(f"activate {tile}")
        assert table.game.score(table.p).players[0].total == after


def test_a_game_can_be_scored_before_it_is_over(shop) -> None:
    table = shop(blue={"likes": 1})
    assert not table.p.over and table.game.score(table.p).winners == ("blue",)
