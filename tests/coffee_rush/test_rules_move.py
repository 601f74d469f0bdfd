"""Moving: how far, where to, what each entry gives, and what it costs."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import SPACES, neighbours

DOUBLING = ("double pawns", "double end space", "double corners", "double signature ingredients")
CORNERS = {"a1", "d1", "a4", "d4"}
SIGNATURE = {"fruit", "chocolate", "water", "tea"}


def shuttle(steps: int) -> str:
    """Walk to and fro between a1 and b1."""
    return " ".join("ba"[i % 2] + "1" for i in range(steps))


@pytest.mark.parametrize(
    ("how", "cookies", "rulings", "young", "lengths"),
    [
        ("", 0, "", False, range(1, 4)),
        ("", 2, "", False, range(1, 6)),
        ("jump ", 0, "", False, range(1, 5)),
        ("jump ", 1, "", False, range(1, 6)),
        ("jump ", 0, "R7", False, range(1, 7)),
        ("jump ", 2, "R7", False, range(1, 9)),
        ("jump ", 0, "R24", False, range(4, 5)),
        ("jump ", 3, "R24", False, range(4, 8)),
        ("jump ", 0, "R7 R24", False, range(4, 7)),
        ("", 0, "R7 R24", False, range(1, 4)),
        ("", 0, "", True, range(1, 5)),
        ("", 3, "", True, range(1, 8)),
    ],
)
def test_how_long_a_move_may_be(shop, how: str, cookies: int, rulings: str, young: bool, lengths: range) -> None:
    blue = {"pawns": ["a1"], "cookies": cookies, "active": ["jump"] if how else []}
    options = {"young_barista": True} if young else {}
    table = shop(blue=blue, yellow={"pawns": ["d4"]}, red={"pawns": ["c4"]}, rulings=rulings, options=options)
    assert [n for n in range(1, 12) if not table.refused(f"move {how}{shuttle(n)}")] == list(lengths)


@pytest.mark.parametrize(("how", "free"), [("", 3), ("jump ", 4)])
@pytest.mark.parametrize("steps", range(1, 7))
def test_a_walk_costs_one_cookie_for_each_step_beyond_the_free_ones(shop, how: str, free: int, steps: int) -> None:
    table = shop(2, blue={"pawns": ["a1", "d1"], "cookies": 5, "active": ["jump"]}, yellow={"pawns": ["c4", "d4"]})
    assert table.do(f"move {how}a1: {shuttle(steps)}").player("blue").cookies == 5 - max(0, steps - free)


def test_a_cookie_earned_later_in_the_turn_does_not_pay(shop) -> None:
    served = shop(step="orders", blue={"cups": ["tea water steam", "", ""], "orders": [{"drink": "green tea"}]})
    assert served.do("serve 1").player("blue").cookies == 1
    assert served.refused("move b1 c1 d1 d2") != ()


def wanted(table, walk: Move, rulings: str) -> Counter[str]:
    """Count the tokens of a walk from the words of the rules alone."""
    found: Counter[str] = Counter()
    visited: set[str] = set()
    active = table.player("blue").active
    pawns = {s for name in ("yellow", "red") for s in table.player(name).pawns}
    for i, space in enumerate(walk.spaces):
        ingredient = table.p.board[SPACES.index(space)]
        ends = i == len(walk.spaces) - 1 or (rulings in ("R4", "R21") and space == walk.spaces[-1])
        applies = (space in pawns, ends, space in CORNERS, ingredient in SIGNATURE)
        due = 2 ** sum(name in active for name, holds in zip(DOUBLING, applies, strict=True) if holds)
        if walk.jump and i == 0:
            due -= 1 if rulings == "R6" else due
        if rulings == "R21" and space in visited:
            due = 0
        visited.add(space)
        found[ingredient] += due
    return +found


@pytest.mark.parametrize("rulings", ["", "R4", "R6", "R21"])
@pytest.mark.parametrize("tiles", [t for n in (0, 1, 2, 3) for t in itertools.combinations(DOUBLING, n)])
def test_every_entry_gives_what_the_doublings_make_of_it(shop, tiles: tuple[str, ...], rulings: str) -> None:
    jump = () if rulings == "R21" else ("jump",)
    blue = {"pawns": ["c2"], "active": [*tiles, *jump], "cookies": 1}
    table = shop(blue=blue, yellow={"pawns": ["b1"]}, red={"pawns": ["d1"]}, rulings=rulings)
    legal = table.game.legal(table.p, 0)
    for walk in random.Random(len(tiles)).sample(legal, 40):
        after = table.game.apply(table.p, 0, walk)
        assert Counter(after.hand) == wanted(table, walk, rulings), walk


def test_once_for_each_space_the_end_still_counts_double_once(shop) -> None:
    table = shop(blue={"pawns": ["c1"], "active": ["double end space"]}, yellow={"pawns": ["a1"]}, rulings="R21")
    assert table.do("move d1 c1 d1").gains == {"blue": {"coffee": 2, "steam": 1}}


@pytest.mark.parametrize("tiles", [(), ("jump",), ("diagonal movement",), ("jump", "diagonal movement")])
def test_the_free_walks_listed_are_those_that_nothing_speaks_against(shop, tiles: tuple[str, ...]) -> None:
    table = shop(blue={"pawns": ["b2"], "active": list(tiles)}, yellow={"pawns": ["b3"]}, red={"pawns": ["a1"]})
    every = [
        Move(spaces, "", jump)
        for jump in (False, True)
        for n in range(1, 5)
        for spaces in walks("b2", n)
        if n < 4 or spaces[0] in ("b3", "c3", "b1")
    ]
    listed = set(table.game.legal(table.p, 0))
    for walk in every:
        assert (walk in listed) == table.game.check(table.p, 0, walk).legal, walk
    assert listed


def walks(start: str, steps: int) -> list[tuple[str, ...]]:
    near = neighbours(True)
    found: list[tuple[str, ...]] = [()]
    for _ in range(steps):
        found = [(*walk, s) for walk in found for s in near[walk[-1] if walk else start]]
    return found


@pytest.mark.parametrize("start", SPACES)
def test_nobody_is_ever_unable_to_move(shop, start: str) -> None:
    near = list(neighbours(False)[start][:3])
    rest = [s for s in SPACES if s != start and s not in near]
    yellow, red, green = (near + rest)[:3]
    table = shop(
        4,
        blue={"pawns": [start]},
        yellow={"pawns": [yellow]},
        red={"pawns": [red]},
        green={"pawns": [green]},
    )
    assert table.refused(f"move {near[0]} {start}") == ()


def test_two_pawns_list_the_walks_of_both_and_end_on_neither(shop) -> None:
    table = shop(2, blue={"pawns": ["a1", "b1"]}, yellow={"pawns": ["d4", "c4"]})
    legal = table.game.legal(table.p, 0)
    assert {walk.pawn for walk in legal} == {"a1", "b1"}
    assert not [walk for walk in legal if walk.spaces[-1] in {"a1", "b1", "d4", "c4"} - {walk.pawn}]


def test_a_pawn_that_is_not_there_cannot_move(shop) -> None:
    table = shop(2, blue={"pawns": ["a1", "b1"]}, yellow={"pawns": ["d4", "c4"]})
    assert table.refused("move c3: c2") == ("winter.move.1",)


def test_double_pawns_counts_the_own_second_pawn_but_not_the_own_start(shop) -> None:
    table = shop(2, blue={"pawns": ["c1", "d1"], "active": ["double pawns"]}, yellow={"pawns": ["a4", "d4"]})
    assert table.do("move c1: d1 c1").gains == {"blue": {"coffee": 2, "steam": 1}}


def test_a_jump_may_leave_an_occupied_space_with_its_extra_step_only(shop) -> None:
    stands = {"yellow": {"pawns": ["d1"]}, "red": {"pawns": ["b3"]}}
    table = shop(blue={"pawns": ["a1"], "active": ["jump"]}, **stands)
    assert table.refused("move jump b1 b2 b3 b4") == ()
    assert table.refused("move b1 b2 b3") == ("winter.move.5", "winter.move.6")


def test_a_space_jumped_over_pays_when_entered_again(shop) -> None:
    table = shop(blue={"pawns": ["a1"], "active": ["jump"]}, yellow={"pawns": ["d1"]}, red={"pawns": ["a4"]})
    assert table.do("move jump b1 a1 b1").gains == {"blue": {"ice": 1, "fruit": 1}}


def test_without_a_jump_only_the_jump_is_refused(shop) -> None:
    table = shop(blue={"pawns": ["a1"]}, yellow={"pawns": ["d1"]})
    assert table.refused("move jump b1 b2") == ("winter.upgrades.6",)
    assert table.refused("move jump b1 b2 b3 b4") == ("winter.upgrades.6", "winter.move.1", "winter.move.7")


def test_all_that_is_wrong_is_said_at_once(shop) -> None:
    table = shop(blue={"pawns": ["a1"], "face_down": ["diagonal movement"]}, yellow={"pawns": ["c4"]})
    assert set(table.refused("move b2 c3 c4 d4 c4")) == {
        "winter.move.1",
        "winter.move.2",
        "winter.move.5",
        "winter.move.6",
        "winter.move.7",
        "winter.upgrades.8",
    }


@pytest.mark.parametrize(
    ("walk", "repair", "says"),
    [
        ("move b1 b2 b3", "move b1 b2 b3 b4", "1 cookie would carry you on to b4"),
        ("move c1", "move b1 c1", "You could: move b1 c1"),
        ("move b2", "move b1 b2", "You could go round over b1 to b2"),
    ],
)
def test_a_refused_walk_is_answered_with_one_that_would_do(shop, walk: str, repair: str, says: str) -> None:
    table = shop(blue={"pawns": ["a1"], "cookies": 1}, yellow={"pawns": ["b3"]}, red={"pawns": ["d4"]})
    repairs = table.check(walk).repairs
    texts = {table.game.write(table.p, 0, r.action): table.game.say(table.p, r) for r in repairs}
    assert texts.get(repair) == says, texts
    assert all(table.game.check(table.p, 0, r.action).legal for r in repairs)


def test_two_ways_round_are_told_apart_and_a_walk_that_only_returns_is_left_out(shop) -> None:
    table = shop(blue={"pawns": ["c2"]}, yellow={"pawns": ["a4"]}, red={"pawns": ["d4"]})
    repairs = table.check("move d3").repairs
    says = [table.game.say(table.p, r) for r in repairs]
    assert says[:2] == ["You could go round over d2 to d3", "You could go round over c3 to d3"]
    assert all(r.action.spaces[-1] not in ("c2", *r.action.spaces[:-1]) for r in repairs)


# ---- the base game's limited supply ---------------------------------------
@pytest.mark.parametrize("left", range(6))
@pytest.mark.parametrize("dry", [False, True], ids=["adopted", "other"])
def test_a_short_supply_is_settled_entry_by_entry(shop, left: int, dry: bool) -> None:
    blue = {"pawns": ["c1"], "active": ["double corners"], "cookies": 1}
    table = shop(
        game="base",
        blue=blue,
        yellow={"pawns": ["a1"]},
        red={"pawns": ["a4"]},
        supply={"coffee": left},
        rulings="R14" if dry else "",
    )
    gains = Counter(table.do("move d1 d2 d3 d2").gains.get("blue", {}))
    coffee = min(left, 3)
    water = 2 if not dry or left > 2 else 1 if left == 2 else 0
    assert gains == +Counter(coffee=coffee, water=water)
    assert table.p.supply[table.game.edition.ingredients.index("coffee")] == left - coffee


def test_tokens_are_never_lost_in_the_base_game(start) -> None:
    table = start(4, "base", seed=4)
    dice = random.Random(4)
    whole = table.game.box.tokens
    for _ in range(150):
        if table.p.over:
            break
        table.table.act(dice.choice(table.game.legal(table.p, table.p.turn)))
        held = Counter(table.p.hand) + Counter(t for q in table.p.players for cup in q.cups for t in cup)
        assert dict(held + Counter(dict(zip(whole, table.p.supply, strict=True)))) == whole
    assert len(table.table.steps) > 60
