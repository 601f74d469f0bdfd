"""Boxes, scenes and actions of Coffee Rush that once broke it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tutor import catalogue
from tutor.coffee_rush.edition import box_data
from tutor.core.errors import BadInput
from tutor.core.game import Game

Change = Callable[[dict[str, Any]], Any]


def said(do: Callable[[], Any]) -> str:
    with pytest.raises(BadInput) as error:
        do()
    return str(error.value)


def scene(players: str, **fields: Any) -> dict[str, Any]:
    named: dict[str, dict[str, Any]] = {name: {} for name in players.split()}
    return {"game": "winter", "players": named} | fields


def winter() -> Game:
    return catalogue.game("winter")


BOXES: dict[str, Change] = {
    "order[0].copies: expected a number from 1 to 99, found 1000000000000": lambda b: b["order"][0].update(
        copies=10**12
    ),
    "order[0].needs: expected at least one ingredient": lambda b: b["order"][0].update(needs=""),
    "order[0].drink: expected a name in letters, 40 at most, found 'r2 d2'": lambda b: b["order"][0].update(
        drink="r2 d2"
    ),
    "order[0].drink: expected a name in letters, 40 at most, found ''": lambda b: b["order"][0].update(drink=""),
    "cookies.count: expected a number from 0 to 999, found -1": lambda b: b["cookies"].update(count=-1),
    "special.spaces: a space stands here twice": lambda b: b["special"].update(spaces=["b1", "b1", "a3", "c4"]),
    "upgrade[4].name: expected a name in letters, 40 at most, found 'a, b'": lambda b: (
        b["upgrade"][4].update(name="a, b"),
        b.update(combination={}),
    ),
    "combination.snowy day.upgrades: expected 4 different upgrades, found ['jump']": lambda b: b["combination"][
        "snowy day"
    ].update(upgrades=["jump"]),
    "board.rows: expected a list of 4, found 1": lambda b: b["board"].update(rows=["ice ice ice ice"]),
}


@pytest.mark.parametrize("problem", BOXES)
def test_a_box_that_could_not_be_played(problem: str) -> None:
    box = box_data("winter")
    BOXES[problem](box)
    assert said(lambda: catalogue.make("winter", box, "my.toml")) == f"my.toml: {problem}"


def test_a_long_walk_leaves_a_scene_that_can_be_read_again() -> None:
    data = scene("blue yellow red")
    data["players"]["blue"] = {"pawns": ["d2"], "cookies": 40, "active": ["double corners"]}
    game = winter()
    p = game.position(data, "")
    after = game.apply(p, *game.parse(p, "move " + "d1 d2 " * 21 + "d1"))
    assert after.hand.count("coffee") == 22 * 2 and after.hand.count("water") == 21
    assert game.position(game.scene(after), "") == after


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (
            {"players": {"a": {"penalties": 5}, "b": {}}},
            "players.a.penalties: with 5 Penalties the shop is closed (base.end.1); expected closed = true",
        ),
        (
            {"players": {"a": {}, "b": {}}, "over": True},
            "over: a game is over only when the shop is closed (base.end.2)",
        ),
    ],
)
def test_the_base_game_cites_its_own_end(data: dict[str, Any], problem: str) -> None:
    assert said(lambda: catalogue.game("base").position({"game": "base"} | data, "")) == problem


def test_a_walk_without_a_pawn_is_first_offered_with_one() -> None:
    data = scene("blue yellow")
    data["players"]["blue"] = {"pawns": ["c2", "b4"]}
    data["players"]["yellow"] = {"pawns": ["a1", "a3"]}
    game = winter()
    p = game.position(data, "")
    verdict = game.check(p, *game.parse(p, "move b2"))
    assert verdict.against_ids == ("winter.two.3",)
    assert game.write(p, 0, verdict.repairs[0].action) == "move c2: b2"


def test_young_baristas_have_no_jump() -> None:
    data = scene("blue yellow red", options={"young_barista": True})
    game = winter()
    p = game.position(data, "")
    verdict = game.check(p, *game.parse(p, "move jump b1"))
    assert "winter.young.1" in verdict.against_ids


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Activate Double Pawns", "activate double pawns"),
        ("MOVE JUMP C1 D1", "move jump c1 d1"),
        ("move C2: C1", "move c2: c1"),
        ("Pour Milk 1", "pour milk 1"),
        ("serve 1 Iced Cocoa 2", "serve 1 iced cocoa 2"),
        ("choose Jump, DOUBLE PAWNS", "choose jump, double pawns"),
        ("choose", "choose"),
        ("Place D4", "place d4"),
    ],
)
def test_capitals_mean_the_same(text: str, written: str) -> None:
    game = winter()
    p = game.position(scene("blue yellow red"), "")
    assert game.write(p, *game.parse(p, text)) == written
