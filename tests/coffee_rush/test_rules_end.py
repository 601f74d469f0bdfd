"""Passage of time, what closes the shop, and who still plays."""

from __future__ import annotations

import pytest

from tests.coffee_rush.conftest import NAMES

LATE = {"penalties": 4, "orders": [{"drink": "cocoa", "zone": 4}]}
WAITS = {"orders": [{"drink": "americano", "zone": 1}]}
READY = {"cups": ["coffee steam", "", ""], "orders": [{"drink": "espresso"}]}


def finish(table) -> list[str]:
    """Play on by the shortest turns, and return who had one."""
    turns = []
    while not table.p.over:
        turns.append(table.play_turn())
        assert len(turns) < 20
    return turns


@pytest.mark.parametrize("game", ["winter", "base"])
@pytest.mark.parametrize("trigger", ["penalties", "short draw"])
@pytest.mark.parametrize(("seats", "seat"), [(n, s) for n in (2, 3, 4) for s in range(n)])
def test_after_closing_the_round_is_finished_and_no_more(shop, game: str, trigger: str, seats: int, seat: int) -> None:
    name = NAMES[seat]
    scene = dict.fromkeys(NAMES[:seats], WAITS) | {name: LATE if trigger == "penalties" else READY}
    deck = ["milk tea", "green tea"] * 3 if trigger == "penalties" else []
    table = shop(seats, game, turn=name, step="orders", deck=deck, **scene)
    table.do(*["serve 1"] * (trigger == "short draw"), "next", "next")
    assert table.p.closed
    assert finish(table) == list(NAMES[seat + 1 : seats])
    assert len(table.closings) == 1


READY_TO = {"draw": ["serve 1"], "penalty": []}


@pytest.mark.parametrize(
    ("first", "second", "closing"),
    [
        ("draw", "penalty", "closed_by_short_draw"),
        ("penalty", "draw", "closed_by_penalties"),
        ("draw", "draw", "closed_by_short_draw"),
        ("penalty", "penalty", "closed_by_penalties"),
    ],
)
def test_a_second_trigger_in_a_later_turn_changes_nothing(shop, first: str, second: str, closing: str) -> None:
    by = {"draw": READY, "penalty": LATE}
    table = shop(
        blue=by[first] | {"pawns": ["d4"]},
        yellow=by[second] | {"pawns": ["a1"]},
        red=WAITS | {"pawns": ["d1"]},
        step="orders",
    )
    table.do(*READY_TO[first], "next", "next")
    assert table.closings == [closing]
    table.do("move b1 b2", *READY_TO[second], *["next"] * (3 - len(READY_TO[second])))
    assert table.p.player.name == "red"
    assert table.closings == [closing]
    assert finish(table) == ["red"]
    assert table.closings == [closing]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_triggers_in_one_turn_close_once(shop, seats: int) -> None:
    blue = READY | {"penalties": 4, "orders": [*READY["orders"], {"drink": "cocoa", "zone": 4}]}
    others = dict.fromkeys(NAMES[1:seats], WAITS)
    table = shop(seats, step="orders", blue=blue, **others).do("serve 1", "next", "next")
    assert table.closings == ["closed_by_short_draw"]
    assert table.player("blue").penalties == 5
    assert finish(table) == list(NAMES[1:seats])


def test_both_triggers_in_the_last_seat_end_the_game(shop) -> None:
    red = READY | {"penalties": 4, "orders": [*READY["orders"], {"drink": "cocoa", "zone": 4}]}
    table = shop(turn="red", step="orders", red=red, blue=WAITS).do("serve 1", "next", "next")
    assert table.p.over and table.closings == ["closed_by_short_draw"]


def test_in_the_turns_left_every_rule_still_holds(shop) -> None:
    yellow = READY | {"likes": 3, "face_down": ["jump"], "pawns": ["a1"]}
    yellow["orders"] = [{"drink": "espresso"}, {"drink": "cocoa", "zone": 4}]
    table = shop(turn="yellow", closed=True, deck=["milk tea"], yellow=yellow, blue=WAITS)
    table.do("activate jump", "move jump b1 a1", "serve 1", "next", "next")
    assert table.queue("red") == [("milk tea", 1)]
    assert table.player("yellow").penalties == 1 and table.player("yellow").active == ("jump",)
    assert table.closings == [] and not table.p.over


def test_nobody_acts_after_the_end(shop) -> None:
    table = shop(turn="red", step="time", closed=True, red=WAITS).do("next")
    assert table.p.over and table.game.actors(table.p) == ()
    assert table.game.legal(table.p, table.p.turn) == []
    assert table.refused("next") == ("winter.end.1",)


# ---- the passage of time --------------------------------------------------
def test_four_penalties_leave_the_shop_open_and_six_close_it(shop) -> None:
    three = {"penalties": 3, "orders": [{"drink": "cocoa", "zone": 4}]}
    assert not shop(step="time", blue=three, yellow=WAITS).do("next").p.closed
    six = {"penalties": 4, "orders": [{"drink": "cocoa", "zone": 4}] * 2}
    table = shop(step="time", blue=six, yellow=WAITS).do("next")
    assert table.p.closed and table.player("blue").penalties == 6 and table.player("blue").cookies == 2


def test_with_two_players_everything_happens_in_order(shop) -> None:
    table = shop(2, step="time", deck=["milk tea"], blue=LATE, yellow=WAITS).do("next")
    assert table.kinds == ["slide", "penalty", "cookie", "closed_by_penalties", "draw", "check_end", "turn"]
    assert table.queue("blue") == [("milk tea", 1)]


@pytest.mark.parametrize(
    ("game", "rulings", "deck", "closing"),
    [
        ("winter", "", 2, []),
        ("winter", "", 1, []),
        ("winter", "", 0, ["closed_by_empty_deck"]),
        ("winter", "R2", 2, []),
        ("winter", "R2", 1, ["closed_by_last_card"]),
        ("winter", "R2", 0, ["closed_by_empty_deck"]),
        ("base", "", 2, []),
        ("base", "", 1, ["closed_by_last_card"]),
        ("base", "", 0, ["closed_by_empty_deck"]),
        ("base", "R2", 1, []),
        ("base", "R2", 0, ["closed_by_empty_deck"]),
        ("base", "R8", 1, []),
        ("base", "R8", 0, []),
    ],
)
def test_the_draw_of_two_players_in_the_passage_of_time(
    shop, game: str, rulings: str, deck: int, closing: list[str]
) -> None:
    table = shop(2, game, step="time", deck=["milk tea", "cocoa"][:deck], blue=WAITS, rulings=rulings).do("next")
    assert table.closings == closing
    drawn = min(deck, 1) if rulings != "R8" else 0
    assert len(table.queue("blue")) == 1 + drawn and len(table.p.deck) == deck - drawn


def test_two_players_with_one_card_and_two_orders(shop) -> None:
    blue = {"cups": ["coffee steam", "coffee steam", ""], "orders": [{"drink": "espresso"}] * 2}
    table = shop(2, step="orders", deck=["cocoa"], blue=blue).do("serve 1", "serve 2", "next", "next")
    assert table.queue("yellow") == [("cocoa", 1)] and table.queue("blue") == []
    assert table.closings == ["closed_by_short_draw"]
    assert finish(table) == ["yellow"]


# ---- no order in any queue ------------------------------------------------
LAST_ORDER = {"orders": [{"drink": "cocoa", "zone": 4}]}


@pytest.mark.parametrize(("game", "ruling"), [("winter", "R37"), ("base", "R17")])
@pytest.mark.parametrize("seats", [3, 4])
def test_without_any_order_the_sign_turns_at_the_end_of_the_turn(shop, game: str, ruling: str, seats: int) -> None:
    table = shop(seats, game, step="time", deck=["milk tea"], blue=LAST_ORDER).do("next")
    assert table.closings == ["closed_without_orders"] and not table.p.over
    assert table.events[-2].ruling == f"{game}.{ruling}"
    last = NAMES[seats - 1]
    ended = shop(seats, game, step="time", turn=last, deck=["milk tea"], **{last: LAST_ORDER}).do("next")
    assert ended.closings == ["closed_without_orders"] and ended.p.over
    other = shop(seats, game, step="time", deck=["milk tea"], blue=LAST_ORDER, rulings=ruling).do("next")
    assert other.closings == [] and not other.p.closed


def test_one_order_anywhere_keeps_the_shop_open(shop) -> None:
    assert not shop(step="time", deck=["milk tea"], blue=LAST_ORDER, red=WAITS).do("next").p.closed


def test_the_last_order_served_draws_new_ones_and_keeps_the_shop_open(shop) -> None:
    table = shop(step="orders", deck=["milk tea", "cocoa"], blue=READY).do("serve 1", "next", "next")
    assert not table.p.closed


def test_two_players_always_draw_an_order(shop) -> None:
    assert shop(2, step="time", deck=["milk tea"], blue=LAST_ORDER).do("next").closings == []
    never = shop(2, "base", step="time", deck=["milk tea"], blue=LAST_ORDER, rulings="R8").do("next")
    assert never.closings == ["closed_without_orders"]


def test_closed_already_without_orders_the_sign_does_not_turn_again(shop) -> None:
    table = shop(step="time", closed=True, blue=LAST_ORDER).do("next")
    assert table.closings == [] and finish(table) == ["yellow", "red"]
