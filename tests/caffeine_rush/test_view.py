"""What a seat sees, said case by case; that nothing else is in a view, the machine proves."""

from __future__ import annotations

from typing import Any

from tutor import catalogue
from tutor.core import Table

CAFFEINE: Any = catalogue.game("caffeine")


def view(seat: int | None, **more: Any) -> Any:
    players = {"ann": {"pile": "ben:milk coffee", "prep": "sugar", "drinks": [{"drink": "latte"}]}, "ben": {}}
    return CAFFEINE.view(CAFFEINE.position({"game": "caffeine", "players": players} | more), seat)


def test_of_a_pile_only_the_colour_on_top_is_seen() -> None:
    seen = view(0)
    assert [(card.kind, card.owner) for card in seen.piles[0]] == [("?", 1), ("?", -1)]
    assert set(seen.order_pile) == set(seen.rest) == {"?"} and seen.stream == 0


def test_fulfilled_orders_lie_face_down_for_the_others() -> None:
    assert view(0).players[0].drinks[0].order.drink == "latte"
    for seat in (1, None):
        drink = view(seat).players[0].drinks[0]
        assert (drink.order.drink, drink.order.needs) == ("?", ())
        assert [(card.kind, card.owner) for card in drink.cards] == [("?", -1)] * 4


def test_the_prep_area_lies_open() -> None:
    assert [card.kind for card in view(1).players[0].prep] == ["sugar"]


def test_orders_are_hidden_until_the_start() -> None:
    table = Table.start(CAFFEINE, CAFFEINE.options({"players": ["ann", "ben"]}), 3)
    before = CAFFEINE.view(table.position, 0).places
    assert all((place.order.drink, place.order.needs, place.order.word) == ("?", (), "") for place in before)
    table.act("ann: go")
    assert CAFFEINE.view(table.position, 1).places == table.position.places


def test_scoring_opens_all_drinks() -> None:
    assert view(1, step="over").players[0].drinks[0].order.drink == "latte"
