"""Scoring: ranks against an independent model, every line of the sheet, and who wins."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import ceil
from typing import Any

import pytest

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.quality import prizes
from tutor.core import ScoreSheet

PEOPLE = ("ann", "ben", "cat", "dan", "eve")


def by_hand(values: tuple[int, ...], companies: int, zeros: bool = False) -> dict[int, tuple[int, bool]]:
    """Rank by counting, for each player, how many are better and how many are equal."""
    ladder = [16, 8, 4 if companies >= 4 else 0, 0, 0]
    found = {}
    for seat, mine in enumerate(values):
        if mine == 0 and not zeros:
            continue
        better = sum(v > mine for v in values)
        equal = sum(v == mine for v in values)
        points = ceil(Fraction(sum(ladder[better : better + equal]), equal))
        if points:
            found[seat] = (points, equal > 1)
    return found


@pytest.mark.parametrize("companies", [3, 4, 5])
@pytest.mark.parametrize("zeros", [False, True])
def test_every_tie_pattern(companies: int, zeros: bool) -> None:
    for values in product(range(companies + 1), repeat=companies):
        got = prizes(list(values), companies, zeros)
        assert {s: (p.points, p.clause == "traders.scoring.14") for s, p in got.items()} == by_hand(
            values, companies, zeros
        ), values


def scored(game: CoffeeTraders, people: int, **parts: Any) -> ScoreSheet:
    players = {name: parts.get(name, {}) for name in PEOPLE[:people]} | (
        {"andre": parts.get("andre", {})} if people == 2 else {}
    )
    scene = {"game": "traders", "players": players, "cooperatives": parts.get("cooperatives", {})}
    return game.score(game.position(scene | parts.get("scene", {})))


def lines(sheet: ScoreSheet, name: str) -> dict[tuple[str, str], int]:
    (total,) = [t for t in sheet.players if t.name == name]
    return {(line.clause.removeprefix("traders.scoring."), line.about): line.points for line in total.lines}


def land(*levels: tuple[str, int]) -> dict[str, Any]:
    return {"plantations": [{"owner": owner, "level": level} for owner, level in levels]}


@pytest.mark.parametrize(
    ("people", "values", "points"),
    [
        (3, [7, 7, 4], [12, 12, 0]),  # E54
        (3, [5, 5, 5], [8, 8, 8]),  # E55
        (4, [9, 5, 5, 1], [16, 6, 6, 0]),  # E57
        (5, [9, 7, 3, 3, 3], [16, 8, 2, 2, 2]),  # E58
    ],
)
def test_ranks_share_their_points_as_worked_by_hand(
    game: CoffeeTraders, people: int, values: list[int], points: list[int]
) -> None:
    made_of = {9: (3, 3, 2, 1), 7: (3, 2, 1, 1), 5: (3, 2), 4: (2, 1, 1), 3: (2, 1), 1: (1,)}
    made_of |= {7: (3, 3, 1)} if values.count(7) == 2 else {}
    made_of |= {5: (2, 2, 1), 4: (2, 2)} if 5 in values and people == 3 else {}
    pieces = [(PEOPLE[i], level) for i, v in enumerate(values) for level in made_of[v]]
    sheet = scored(game, people, cooperatives={"brazil": land(*pieces)})
    got = [sum(line.points for line in t.lines if line.about == "brazil") for t in sheet.players]
    assert got == points


def test_buildings_count_only_beside_a_plantation(game: CoffeeTraders) -> None:
    c = land(("ann", 1)) | {"hospitals": ["ben"], "posts": ["ben", "ben"], "farms": ["ann"]}
    sheet = scored(game, 3, cooperatives={"ethiopia": c})
    assert lines(sheet, "ann")["11", "ethiopia"] == 16
    assert not any(about == "ethiopia" for _, about in lines(sheet, "ben"))


def test_bars_arabica_and_supplies(game: CoffeeTraders) -> None:
    ann = {
        "bars": [{"city": "milan", "space": 1}, {"city": "milan", "space": 3}],
        "arabica": {"guatemala": 7, "colombia": 6, "brazil": 3, "ethiopia": 3, "indonesia": 3},
        "donkeys": 3,
        "civets": 1,
        "trucks": 2,
        "coins": 5,
        "minus_tokens": 2,
        "workers": 2,
    }
    ben = {"bars": [{"city": "milan", "space": 2}, {"city": "milan", "space": 4}]}
    cat = {"bars": [{"city": "milan", "space": 6}]}
    sheet = scored(game, 3, ann=ann, ben=ben, cat=cat)
    mine = lines(sheet, "ann")
    assert mine["4", "milan"] == 2 and lines(sheet, "ben")["3", "milan"] == 4  # E60
    assert not any(key[0] in ("3", "4") for key in lines(sheet, "cat"))
    assert sum(points for (clause, _), points in mine.items() if clause in ("15", "16", "17", "18")) == 26  # E52
    assert sum(points for (clause, _), points in mine.items() if clause in ("20", "22", "23", "25")) == 6  # E61
    assert mine["2", "milan"] == game.box.bars["milan"][0].points + game.box.bars["milan"][2].points


def test_one_player_alone_in_a_bar(game: CoffeeTraders) -> None:
    sheet = scored(game, 3, ann={"bars": [{"city": "seoul", "space": 2}]})
    assert lines(sheet, "ann")["3", "seoul"] == 4
    assert lines(sheet, "ben") == {} and lines(sheet, "cat") == {}


def test_player_boards_score_what_is_built_done_and_filled(game: CoffeeTraders) -> None:
    ann = {
        "warehouses": {"rows": 2, "columns": ["brazil"]},
        "contracts": ["A", "F"],
        "counters": ["brazil", "toucan", "brazil", "toucan"],
        "row_b_level_3": True,
    }
    sheet = scored(
        game,
        4,
        ann=ann,
        cooperatives={"brazil": {"stations": ["ann", "ann"], "posts": ["ann"], "hospitals": ["ann"]}},
        scene={"milestones": [{"name": "quality", "players": ["ben", "ann"]}]},
    )
    mine = lines(sheet, "ann")
    assert (mine["26", "warehouse"], mine["26", "station"], mine["26", "post"], mine["26", "hospital"]) == (4, 3, 1, 4)
    assert mine["24", "row_b_level_3"] == 4
    assert mine["27", "A"] == game.box.spaces["A"].points and mine["27", "F"] == game.box.spaces["F"].points
    assert mine["28", "counter_track"] == game.box.track_points[2]
    assert mine["6", "quality"] == game.box.milestones["quality"][1][1]


def test_ties_are_broken_by_coins_then_shared(game: CoffeeTraders) -> None:
    sheet = scored(game, 3, ann={"coins": 2, "workers": 1}, ben={"coins": 3, "workers": 1})
    assert (sheet.winners, sheet.by, sheet.decided_by) == (("ben",), "coins", "traders.scoring.30")
    sheet = scored(game, 3, ann={"coins": 3, "workers": 1}, ben={"coins": 3, "workers": 1})
    assert (sheet.winners, sheet.by, sheet.decided_by) == (("ann", "ben"), "shared", "traders.scoring.31")
    sheet = scored(game, 3, ann={"coins": 3, "workers": 1})
    assert (sheet.winners, sheet.by, sheet.decided_by) == (("ann",), "points", "traders.scoring.29")


def test_andre_ranks_and_never_wins(game: CoffeeTraders) -> None:
    sheet = scored(
        game,
        2,
        andre={"bars": [{"city": "london", "space": 6}]},
        cooperatives={"brazil": land(("andre", 3), ("ann", 2))},
    )
    assert lines(sheet, "ann") == {("12", "brazil"): 8}
    foot = game.box.bars["london"][5].points
    assert lines(sheet, "andre") == {("2", "london"): foot, ("3", "london"): 4, ("11", "brazil"): 16}
    assert sheet.winners == ("ann",)


def test_zero_lines_are_left_out(game: CoffeeTraders) -> None:
    assert all(t.lines == () for t in scored(game, 5).players)


def test_players_without_quality_rank_where_the_table_plays_it_so(game: CoffeeTraders) -> None:
    sheet = scored(game, 3, cooperatives={"brazil": land(("ann", 1))}, scene={"options": {"rulings": {"R52": "other"}}})
    assert lines(sheet, "ben")["14", "brazil"] == 4
