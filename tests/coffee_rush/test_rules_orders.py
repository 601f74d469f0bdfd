"""Filling cups, serving drinks, and the new orders that follow."""

from __future__ import annotations

import pytest

from tests.coffee_rush.conftest import NAMES, cards

DECK = ["cocoa", "milk tea", "green tea", "black tea", "americano", "cold brew"]
READY = {"cups": ["coffee steam"] * 3, "orders": [{"drink": "espresso", "zone": z} for z in (1, 2, 3)]}


def serve(n: int) -> list[str]:
    return [f"serve {cup}" for cup in range(1, n + 1)] + ["next"]


def dealt(seats: int, turn: int, n: int, deck: int, one_by_one: bool, all_others: bool = False) -> dict[str, int]:
    """Return how many cards each player draws for ``n`` orders, from the words of the rule."""
    others = [NAMES[(turn + i) % seats] for i in range(1, seats)]
    receivers = others if all_others else others[:2]
    rounds = [(name, 1) for _ in range(n) for name in receivers] if one_by_one else [(name, n) for name in receivers]
    got = dict.fromkeys(NAMES[:seats], 0)
    for name, due in rounds:
        taken = min(due, deck)
        got[name] += taken
        deck -= taken
    return got


@pytest.mark.parametrize("rulings", ["", "R14", "R2", "R14 R2"])
@pytest.mark.parametrize("deck", range(7))
@pytest.mark.parametrize("n", range(4))
@pytest.mark.parametrize(("seats", "turn"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_who_draws_how_much_and_whether_the_sign_turns(
    shop, seats: int, turn: int, n: int, deck: int, rulings: str
) -> None:
    name = NAMES[turn]
    table = shop(seats, step="orders", turn=name, deck=DECK[:deck], rulings=rulings, **{name: READY})
    table.do(*serve(n))
    expected = dealt(seats, turn, n, deck, "R14" in rulings)
    drawn = {q.name: len(q.orders) for q in table.p.players} | {name: 0}
    assert drawn == expected
    need = n * min(2, seats - 1)
    assert table.p.closed == (deck < need or ("R2" in rulings and 0 < need == deck))
    assert len(table.closings) == table.p.closed


@pytest.mark.parametrize("rulings", ["", "R2", "R3", "R2 R3"])
@pytest.mark.parametrize("deck", range(7))
@pytest.mark.parametrize("n", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_base_game_a_used_up_deck_closes(shop, seats: int, n: int, deck: int, rulings: str) -> None:
    table = shop(seats, "base", step="orders", deck=DECK[:deck], rulings=rulings, blue=READY).do(*serve(n))
    expected = dealt(seats, 0, n, deck, one_by_one=False, all_others="R3" in rulings)
    assert {q.name: len(q.orders) for q in table.p.players} | {"blue": 0} == expected
    need = n * (seats - 1 if "R3" in rulings else min(2, seats - 1))
    assert table.p.closed == (deck < need or ("R2" not in rulings and 0 < need == deck))


def test_the_nearer_player_draws_first(shop) -> None:
    table = shop(4, step="orders", turn="green", deck=DECK[:3], green=READY).do(*serve(2))
    assert table.queue("blue") == [("cocoa", 1), ("milk tea", 1)]
    assert table.queue("yellow") == [("green tea", 1)]
    assert [e.numbers["wanted"] for e in table.events if e.kind == "draw_short"] == [2]


def test_what_is_served_leaves_the_queue_and_no_card_is_lost(shop) -> None:
    table = shop(step="orders", deck=DECK, blue=READY)
    before = cards(table.p)
    table.do(*serve(3))
    assert before - cards(table.p) == {"espresso": 3}
    assert table.player("blue").likes == 3 and table.p.served == 3


def test_without_a_name_the_order_next_to_leave_is_served(shop) -> None:
    orders = [{"drink": "espresso", "zone": 1}, {"drink": "ristretto", "zone": 4}, {"drink": "espresso", "zone": 2}]
    blue = {"cups": ["coffee steam", "coffee steam", ""], "orders": orders}
    table = shop(step="orders", blue=blue).do("serve 1")
    assert table.queue("blue") == [("espresso", 1), ("espresso", 2)]
    assert shop(step="orders", blue=blue).do("serve 1 espresso").queue("blue") == [("espresso", 1), ("ristretto", 4)]
    assert shop(step="orders", blue=blue).do("serve 2 espresso 1").queue("blue") == [("ristretto", 4), ("espresso", 2)]


def test_servings_are_listed_cup_by_cup_the_order_next_to_leave_first(shop) -> None:
    orders = [{"drink": "espresso", "zone": z} for z in (1, 4, 2)] + [{"drink": "cocoa", "zone": 3}]
    blue = {"cups": ["coffee steam", "", "chocolate milk steam"], "orders": orders}
    table = shop(step="orders", blue=blue)
    texts = [table.game.write(table.p, 0, action) for action in table.game.legal(table.p, 0)]
    servings = ["serve 1 espresso 4", "serve 1 espresso 2", "serve 1 espresso 1", "serve 3 cocoa 3"]
    assert texts == [*servings, "next", "empty 1", "empty 3"]


def test_a_zone_alone_says_which_order_is_meant(shop) -> None:
    orders = [{"drink": "espresso", "zone": 1}, {"drink": "ristretto", "zone": 4}]
    table = shop(step="orders", blue={"cups": ["coffee steam", "", ""], "orders": orders}).do("serve 1 1")
    assert table.queue("blue") == [("ristretto", 4)]


@pytest.mark.parametrize(
    ("cup", "action", "says"),
    [
        ("coffee", "serve 1 espresso", "Cup 1 lacks steam for espresso"),
        ("coffee ice steam", "serve 1 espresso", "Cup 1 has too much for espresso: ice"),
        ("coffee ice", "serve 1 espresso", "Espresso also needs steam, and has no ice in it"),
        ("coffee steam", "serve 1 cocoa", "Cocoa is not in your queue there"),
        ("coffee steam", "serve 1 espresso 3", "Espresso is not in your queue there"),
        ("", "serve 1", "Cup 1 lacks coffee and steam for espresso"),
    ],
)
def test_a_wrong_cup_is_told_what_is_wrong(shop, cup: str, action: str, says: str) -> None:
    table = shop(step="orders", blue={"cups": [cup, "", ""], "orders": [{"drink": "espresso"}]})
    reasons = [table.game.say(table.p, reason) for reason in table.check(action).against]
    assert says in [reason[:1].upper() + reason[1:] for reason in reasons]


def test_a_refused_serving_proposes_what_fits(shop) -> None:
    blue = {"cups": ["coffee", "coffee steam", ""], "orders": [{"drink": "espresso", "zone": 2}]}
    table = shop(step="orders", blue=blue)
    repairs = [table.game.write(table.p, 0, r.action) for r in table.check("serve 1").repairs]
    assert repairs[0] == "serve 2 espresso 2"


@pytest.mark.parametrize(("rulings", "cookies"), [("", 9), ("R8", 8)])
def test_an_empty_cookie_supply(shop, rulings: str, cookies: int) -> None:
    special = {"cups": ["tea water steam", "", ""], "orders": [{"drink": "green tea"}], "cookies": 8}
    table = shop(step="orders", blue=special, yellow={"cookies": 7}, rulings=rulings).do("serve 1")
    assert table.player("blue").cookies == cookies
    missed = shop(step="time", blue={"orders": [{"drink": "cocoa", "zone": 4}], "cookies": 8}, yellow={"cookies": 7})
    assert missed.do("next").player("blue").cookies == 9


def test_the_last_cookie_goes_to_the_first_of_two_penalties(shop) -> None:
    late = {"cookies": 8, "orders": [{"drink": "cocoa", "zone": 4}] * 2}
    table = shop(step="time", blue=late, yellow={"cookies": 6}, rulings="R8").do("next")
    assert table.player("blue").cookies == 9 and table.player("blue").penalties == 2


@pytest.mark.parametrize(("rulings", "cookies"), [("", 2), ("R1", 3 + 4)])
def test_rush_tokens_for_two_penalties_at_once(shop, rulings: str, cookies: int) -> None:
    late = {"penalties": 2, "orders": [{"drink": "cocoa", "zone": 4}] * 2}
    assert shop(game="base", step="time", blue=late, rulings=rulings).do("next").player("blue").cookies == cookies


def test_serving_returns_the_tokens_to_the_base_supply_at_once(shop) -> None:
    table = shop(game="base", step="orders", blue=READY, supply={"coffee": 0, "steam": 1}).do("serve 1")
    left = dict(zip(table.game.edition.ingredients, table.p.supply, strict=True))
    assert (left["coffee"], left["steam"]) == (1, 2)


def test_pouring_is_over_when_serving_begins(shop) -> None:
    blue = {"hand": "ice tea", "cups": ["coffee steam", "", ""], "orders": [{"drink": "espresso"}]}
    table = shop(step="fill", blue=blue).do("serve 1")
    assert [e.numbers["tokens"] for e in table.events if e.kind == "leftover"] == [("ice", "tea")]
    assert table.p.hand == ()
    assert set(table.refused("pour ice 2")) >= {"winter.turn.1", "winter.fill.4"}


def test_an_emptied_cup_may_be_filled_again_and_a_poured_token_is_gone_with_it(shop) -> None:
    table = shop(step="fill", blue={"hand": "coffee ice", "cups": ["tea", "", ""]})
    table.do("pour coffee 1", "empty 1", "pour ice 1")
    assert table.player("blue").cups == (("ice",), (), ())
    assert table.p.hand == ()


@pytest.mark.parametrize("step", ["activate", "move", "fill", "orders", "time"])
def test_a_cup_may_be_emptied_in_every_step_of_the_own_turn(shop, step: str) -> None:
    blue = {"cups": ["tea", "", ""], "likes": 3, "face_down": ["jump"]}
    table = shop(step=step, blue=blue).do("empty 1")
    assert table.player("blue").cups == ((), (), ()) and table.p.step == step


def test_an_upgrade_needs_three_likes_from_before_the_turn(shop) -> None:
    two = shop(step="orders", blue=READY | {"likes": 1, "face_down": ["jump"]}).do("serve 1", "serve 2")
    assert set(two.refused("activate jump")) == {"winter.turn.1", "winter.activate.2"}
    enough = shop(blue={"likes": 3, "face_down": ["jump"]}).do("activate jump")
    assert enough.player("blue").likes == 0


@pytest.mark.parametrize(("rulings", "step"), [("", "move"), ("R1", "activate")])
def test_whether_a_second_upgrade_may_follow(shop, rulings: str, step: str) -> None:
    six = {"likes": 6, "face_down": ["jump", "double corners"]}
    assert shop(blue=six, rulings=rulings).do("activate jump").p.step == step
    five = {"likes": 5, "face_down": ["jump", "double corners"]}
    assert shop(blue=five, rulings=rulings).do("activate jump").p.step == "move"
    last = {"likes": 6, "face_down": ["jump"]}
    assert shop(blue=last, rulings=rulings).do("activate jump").p.step == "move"


def test_discarded_likes_never_come_back_to_the_deck(shop) -> None:
    table = shop(deck=DECK, blue={"likes": 3, "face_down": ["jump"]}).do("activate jump")
    assert list(table.p.deck) == DECK
