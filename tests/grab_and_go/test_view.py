"""What a seat sees, said case by case; that nothing else is in a view, the machine proves."""

from __future__ import annotations

from typing import Any

from tutor import catalogue
from tutor.core import Table

GRAB: Any = catalogue.game("grab")
ORDERS = [{"drink": "dark chocolate", "under": "chocolate milk"}, {"drink": "cocoa", "under": "milk"}]


def view(seat: int | None, **more: Any) -> Any:
    scene = {"game": "grab", "players": {"ann": {"orders": ORDERS}, "ben": {"hand": "ice"}}} | more
    return GRAB.view(GRAB.position(scene), seat)


def test_the_stock_and_the_decks_below_their_tops_are_face_down() -> None:
    seen = view(0, decks=[["espresso", "cold brew"], [], ["milk tea"]])
    assert set(seen.stock) == {"?", ""}
    assert seen.decks == (("espresso", "?"), (), ("milk tea",))
    assert seen.stream == 0


def test_not_even_the_owner_sees_what_lies_under_a_takeout() -> None:
    for seat in (0, 1, None):
        takeout, basic = view(seat).players[0].orders
        assert takeout.under == ("?", "?") and basic.under == ("milk",)


def test_a_first_game_is_open() -> None:
    assert view(1, options={"no_takeout": True}).players[0].orders[0].under == ("chocolate", "milk")


def test_a_card_in_a_hand_is_open_to_all() -> None:
    assert view(0).players[1].hand == "ice"


def test_a_master_baristas_orders_show_their_dots_only() -> None:
    takeout, basic = view(0, options={"master_barista": True}).players[0].orders
    assert takeout.needs == basic.needs == ("?", "?", "?") and (takeout.drink, takeout.pays) == ("dark chocolate", 0)


def test_a_master_barista_looks_once_before_the_start() -> None:
    table = Table.start(GRAB, GRAB.options({"players": ["ann", "ben"], "master_barista": True}), 5)
    before = GRAB.view(table.position, 0)
    assert before.players[0] == table.position.players[0]
    assert all(set(order.needs) == {"?"} for order in before.players[1].orders)
    table.act("ann: go")
    assert all(set(order.needs) == {"?"} for order in GRAB.view(table.position, 0).players[0].orders)


def test_scoring_opens_everything() -> None:
    scene = {"game": "grab", "step": "over", "players": {"ann": {"orders": ORDERS}, "ben": {}}}
    p = GRAB.position(scene)
    assert GRAB.view(p, 1).players == p.players
