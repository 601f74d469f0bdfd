"""Scenes, options and boxes from outside: what is read, and one clear error for what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.changed import changed
from tutor import catalogue
from tutor.core import BadInput
from tutor.grab_and_go import GrabAndGo
from tutor.grab_and_go.box import box_data

GRAB: Any = catalogue.game("grab")
MINNIE = {
    "orders": [
        {"drink": "americano", "under": "coffee water steam"},
        {"drink": "milk tea", "under": "tea steam water"},
        {"drink": "dark chocolate", "under": "chocolate chocolate"},
    ]
}


def scene(**more: Any) -> dict[str, Any]:
    return {"game": "grab", "players": {"minnie": MINNIE, "ann": {}}} | more


def rounds(step: str, total: str, **rulings: str) -> dict[str, Any]:
    """Coffee Millionaire: Ann has the total and an americano of $1.50."""
    ann = {"total": total, "orders": [{"drink": "americano", "under": "coffee water steam"}]}
    options = {"coffee_millionaire": True, "rulings": rulings}
    return {"step": step, "options": options, "players": {"ann": ann, "ben": {}}}


@pytest.mark.parametrize(
    "change",
    [
        rounds("over", "48.50"),
        rounds("over", "48.51", R7="other"),
        rounds("round", "48.00"),
        rounds("round", "48.50", R7="other"),
        rounds("play", "49.99"),
        rounds("play", "50.00", R7="other"),
    ],
)
def test_rounds_go_on_until_the_goal_is_reached(change: dict[str, Any]) -> None:
    assert GRAB.position(scene(**change)).step == change["step"]


def test_full_orders_are_set_aside_and_others_lie_in_front() -> None:
    minnie = GRAB.position(scene()).players[0]
    assert [o.drink for o in minnie.done] == ["americano", "milk tea"]
    assert [o.drink for o in minnie.orders] == ["dark chocolate"]


def test_the_rest_of_the_box_is_the_stock_and_the_decks() -> None:
    p = GRAB.position(scene(seed=3))
    assert len(p.stock) == 104 and p.stock.count("") == 8 and p.stock.count("chocolate") == 11
    assert sum(map(len, p.decks)) == 30 and p != GRAB.position(scene(seed=4))


def test_points_are_exact_sums_of_money() -> None:
    sheet = GRAB.score(GRAB.position(scene(step="over")))
    assert [sheet.shown(total.total) for total in sheet.players] == ["4.00", "0.00"]
    assert [(line.clause, sheet.shown(line.points)) for line in sheet.players[0].lines] == [
        ("grab.scoring.2", "1.50"),
        ("grab.scoring.4", "1.00"),
        ("grab.scoring.5", "-0.50"),
        ("grab.scoring.6", "2.00"),
    ]


def test_one_player_plays_coffee_roaster() -> None:
    p = GRAB.position({"game": "grab", "options": {"coffee_roaster": True}, "players": {"minnie": MINNIE}})
    assert p.solo and GRAB.score(p).decided_by == "grab.variants.14"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "grap"}, "game: unknown game 'grap'; did you mean 'grab'"),
        ({"colour": "red"}, "colour: unknown field"),
        ({"players": {}}, "players: expected 1 to 4 players, found 0"),
        ({"players": {name: {} for name in "abcde"}}, "players: expected 1 to 4 players, found 5"),
        ({"players": {"2fast": {}, "ann": {}}}, "is no player's name"),
        ({"options": {"players": ["ann"]}}, "options.players: a scene names its players in [players.NAME]"),
        ({"options": {"no_takout": True}}, "options.no_takout: unknown field; did you mean 'no_takeout'"),
        ({"options": {"coffee_roaster": True}}, "options.coffee_roaster: expected exactly 1 player"),
        ({"options": {"rulings": {"R2": "other"}}}, "unknown ruling with an option 'R2'"),
        ({"step": "closing"}, "step: closing time ends when no hand holds a card"),
        ({"step": "round"}, "step: only Coffee Millionaire has several rounds"),
        (rounds("over", "48.00"), "step: the goal of $50.00 is not reached: another round follows (grab.variants.3)"),
        (rounds("over", "48.50", R7="other"), "step: the goal of $50.00 is not reached"),
        (rounds("round", "48.50"), "step: the goal of $50.00 is reached: the game is over (grab.variants.4)"),
        (rounds("play", "50.00"), "players.ann.total: with the goal of $50.00 reached no round follows"),
        ({"step": "ready"}, "before the count of three nothing lies under an order"),
        ({"moment": -1}, "moment: expected a number from 0"),
        ({"round": 0}, "round: expected a number from 1"),
        ({"stock": "milk tea lemon"}, "stock: unknown ingredient 'lemon'"),
        ({"stock": "milk " * 14}, "stock: has 1 milk more than the box has left"),
        ({"decks": [[], []]}, "decks: expected 3 decks, found 2"),
        ({"decks": [["espresso"] * 3, [], []]}, "decks: have 1 espresso more than the box has left"),
        ({"closed_by": "eve"}, "closed_by: unknown player 'eve'"),
        ({"players": {"a": {"orders": [{"drink": "tea"}]}}}, "players.a.orders[0].drink: unknown drink 'tea'"),
        ({"players": {"a": {"orders": [{"drink": "cocoa", "under": "rum"}]}}}, "orders[0].under: unknown ingredient"),
        ({"players": {"a": {"orders": [{"needs": "tea", "pays": 1.5}]}}}, "players.a.orders[0].pays: expected a text"),
        ({"players": {"a": {"orders": [{"needs": "tea", "pays": "1.5"}]}}}, "expected an amount such as '2.50'"),
        ({"players": {"a": {"orders": [{"needs": "tea", "pays": "-1.50"}]}}}, "expected an amount that is earned"),
        ({"players": {"a": {"orders": [{"needs": ""}]}}}, "needs: expected at least one ingredient"),
        ({"players": {"a": {"orders": [{"needs": "tea", "drink": "<b>"}]}}}, "drink: expected a name in letters"),
        ({"players": {"a": {"orders": [{"drink": "cocoa"}] * 3}}}, "expected 2 orders in front at most"),
        ({"players": {"a": {"orders": [{"drink": "cocoa", "done": True}]}}}, "a completed order has 3 ingredients"),
        ({"players": {"a": {"orders": [{"needs": "tea " * 14, "under": "tea " * 14}]}}}, "hold 14 tea cards"),
        ({"players": {"a": {"hand": "milk 200"}}}, "expected an ingredient and its place"),
        ({"players": {"a": {"hand": "milk 1"}}}, "comes from place 1, where another card lies"),
        ({"players": {"a": {"total": "3.00"}}}, "only Coffee Millionaire adds up rounds"),
        ({"players": {"a": {"total": 3}}}, "players.a.total: expected a text"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput) as error:
        GRAB.position(scene(**change), "scene.toml")
    assert str(error.value).startswith("scene.toml: ") and problem in str(error.value)


def test_five_completed_orders_leave_no_open_shop() -> None:
    five = {"orders": [{"needs": "tea", "pays": "0.50", "under": "tea"}] * 5}
    with pytest.raises(BadInput, match=r"the shop is closed \(grab.play.4\)"):
        GRAB.position(scene(players={"ann": five, "ben": {}}, step="play"))
    assert GRAB.position(scene(players={"ann": five, "ben": {}})).step == "over"
    assert GRAB.position(scene(players={"ann": five})).step == "play"


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("ingredients", "counts", "milk"), 12, "counts: expected 104 cards in all, found 103"),
        (("order", 0, "copies"), 3, "order: expected 33 cards in all, found 34"),
        (("order", 0, "pays"), "1,50", "order[0].pays: expected an amount"),
        (("order", 0, "needs"), "coffee beans", "order[0].needs: unknown ingredient 'beans'"),
        (("order", 1, "drink"), "americano", "order[1].drink: americano stands here twice"),
        (("order", 0, "source"), "rumour", "order[0].source: unknown value 'rumour'"),
    ],
)
def test_a_box_with_an_error_is_refused_with_its_place(path: tuple[Any, ...], value: Any, problem: str) -> None:
    with pytest.raises(BadInput) as error:
        GrabAndGo(changed(box_data(), *path, to=value), "my.toml")
    assert str(error.value).startswith("my.toml: ") and problem in str(error.value)


def test_an_owners_prices_are_played() -> None:
    data: Any = box_data()
    data["order"][0]["pays"] = "2.00"
    game = GrabAndGo(data)
    assert game.score(game.position(scene(step="over"))).players[0].total == 450
