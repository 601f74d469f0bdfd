"""Young Baristas: longer moves, shared spaces, no time, and the end with the last order."""

from __future__ import annotations

import pytest

YOUNG = {"young_barista": True}
WAITS = {"orders": [{"drink": "americano", "zone": 4}]}
LAST = {"cups": ["coffee steam", "", ""], "orders": [{"drink": "espresso", "zone": 2}], "likes": 7}


def test_a_move_may_end_on_any_number_of_pawns(shop) -> None:
    table = shop(options=YOUNG, blue={"pawns": ["a1"]}, yellow={"pawns": ["b1"]}, red={"pawns": ["b1"]})
    assert table.refused("move b1") == ()
    table.do("move b1", "next", "next")
    assert [q.pawns for q in table.p.players] == [("b1",)] * 3
    assert table.p.player.name == "yellow"


def test_nothing_is_drawn_and_nothing_slides(shop) -> None:
    blue = {"cups": ["coffee steam", "", ""], "orders": [{"drink": "espresso"}, {"drink": "cocoa", "zone": 4}]}
    table = shop(options=YOUNG, step="orders", deck=["milk tea"], blue=blue, yellow=WAITS).do("serve 1", "next")
    assert table.queue("blue") == [("cocoa", 4)] and table.queue("yellow") == [("americano", 4)]
    assert list(table.p.deck) == ["milk tea"] and not table.p.closed
    assert table.kinds == ["serve", "time_skipped", "turn"]


@pytest.mark.parametrize(("seat", "left"), [("blue", 2), ("yellow", 1), ("red", 0)])
def test_who_serves_the_last_order_closes_and_the_round_is_finished(shop, seat: str, left: int) -> None:
    scene = dict.fromkeys(("blue", "yellow", "red"), WAITS) | {seat: LAST}
    table = shop(options=YOUNG, step="orders", turn=seat, **scene).do("serve 1")
    assert table.closings == ["closed_by_last_order"] and not table.p.over
    table.do("next")
    turns = 0
    while not table.p.over:
        table.play_turn()
        turns += 1
    assert turns == left and len(table.closings) == 1


def test_another_may_still_finish_in_the_last_round_and_win(shop) -> None:
    table = shop(options=YOUNG, step="orders", blue=LAST, yellow=LAST | {"cookies": 1}, red=WAITS)
    table.do("serve 1", "next", "move a1", "serve 1", "next")
    table.play_turn()
    sheet = table.game.score(table.p)
    assert table.p.over and len(table.closings) == 1
    assert (sheet.winners, sheet.by) == (("yellow",), "cookies")


def test_there_is_a_cookie_for_a_special_order_and_none_for_time(shop) -> None:
    blue = {"cups": ["tea water steam", "", ""], "orders": [{"drink": "green tea", "zone": 4}, {"drink": "cocoa"}]}
    table = shop(options=YOUNG, step="orders", blue=blue, yellow=WAITS).do("serve 1", "next")
    assert table.player("blue").cookies == 1 and table.player("blue").penalties == 0


def test_two_young_baristas_move_one_of_two_pawns_and_draw_nothing(shop) -> None:
    stands = {"blue": WAITS | {"pawns": ["a1", "b1"]}, "yellow": WAITS | {"pawns": ["d4", "c4"]}}
    table = shop(2, options=YOUNG, deck=["milk tea"], **stands)
    assert table.refused("move b1") == ("winter.two.3",)
    table.do("move a1: b1", "next", "next")
    assert table.player("blue").pawns == ("b1", "b1")
    assert list(table.p.deck) == ["milk tea"] and table.p.player.name == "yellow"
    table.do("move d4: d3", "next", "next", "move b1: a1")
    assert table.player("blue").pawns in [("a1", "b1"), ("b1", "a1")]


def test_upgrades_are_out_of_the_question(shop) -> None:
    table = shop(options=YOUNG, blue={"likes": 5, "pawns": ["a1"]}, yellow={"pawns": ["d4"]})
    assert table.p.step == "move"
    assert "winter.young.1" in table.refused("activate jump")
    assert "winter.upgrades.6" in table.refused("move jump b1")


def test_without_orders_from_the_start_the_sign_stays_open(shop) -> None:
    assert not shop(options=YOUNG, step="orders").do("next").p.closed


def test_with_three_orders_a_zone_the_shop_stays_open_to_the_twelfth(shop) -> None:
    twelve = [{"drink": "espresso", "zone": 1 + i // 3} for i in range(12)]
    options = YOUNG | {"orders_a_zone": 3}
    table = shop(options=options, step="orders", blue={"cups": ["coffee steam"] * 3, "orders": twelve}, yellow=WAITS)
    table.do("serve 1", "serve 2", "serve 3")
    assert len(table.queue("blue")) == 9 and not table.p.closed
    nearly = shop(options=options, step="orders", blue=LAST | {"likes": 11}, yellow=WAITS).do("serve 1")
    assert nearly.p.closed and nearly.player("blue").likes == 12
