"""What Coffee Traders says of coffees and cities is what has happened, and what it writes of them it reads."""

from __future__ import annotations

from typing import Any

import pytest

from tests.changed import changed
from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.box import box_data
from tutor.core.table import Table


def selling(coffee: dict[str, int]) -> dict[str, Any]:
    players: dict[str, Any] = {"ann": {"coffee": coffee}, "ben": {}, "cat": {}}
    return {"game": "traders", "phase": "sell", "turn": "ann", "players": players}


def said(game: CoffeeTraders, scene: dict[str, Any], action: str, *kinds: str) -> list[str]:
    step = Table(game, game.position(scene)).act(action)
    return [game.say(step.position, event) for event in step.events if event.kind in kinds]


@pytest.mark.parametrize(
    ("coffee", "action", "words"),
    [
        ({"brazil": 6}, "deliver london 6 brazil", ["Ann delivers 6 Brazil coffees to London, space 6"]),
        (
            {"brazil": 4, "kopi_luwak": 2},
            "deliver london 6 brazil",
            [
                "Ann delivers 4 Brazil coffees and 2 kopi luwak to London, space 6",
                "Ann spends 2 kopi luwak as other coffee",
            ],
        ),
        ({"kopi_luwak": 6}, "deliver london 6 kopi_luwak", ["Ann delivers 6 kopi luwak to London, space 6"]),
    ],
)
def test_all_coffees_of_a_delivery_are_told(
    game: CoffeeTraders, coffee: dict[str, int], action: str, words: list[str]
) -> None:
    assert said(game, selling(coffee), action, "delivers", "luwak_spent") == words


def test_a_harvest_tells_what_is_marked_and_what_then_lies_there(game: CoffeeTraders) -> None:
    plantations = [{"owner": "cat", "level": 1, "staffed": True}] * 2
    land = {"plantations": plantations, "traders": ["ann"]}
    players = {"ann": {"coffee": {"brazil": 3}}, "ben": {}, "cat": {}}
    scene = {"game": "traders", "phase": "harvest", "players": players, "cooperatives": {"brazil": land}}
    assert said(game, scene, "harvest", "mark") == ["Ann marks 6 Brazil coffees in the warehouse: 9 there now"]


@pytest.mark.parametrize("city", ["New York", "rio de janeiro", "Val d'Or", "saint-denis"])
def test_deliveries_to_any_city_of_an_own_box_are_written_and_read(city: str) -> None:
    game = CoffeeTraders(changed(box_data(), "bar", 1, "city", to=city), "mine.toml")
    p = game.position(selling(dict.fromkeys(("guatemala", "colombia", "brazil", "ethiopia", "indonesia"), 9)))
    legal = game.legal(p, 0)
    assert [game.parse(p, game.write(p, 0, action)) for action in legal] == [(0, action) for action in legal]
    there = next(text for action in legal if city.split()[-1].lower() in (text := game.write(p, 0, action)))
    (words,) = said(game, selling({"guatemala": 9, "colombia": 9, "brazil": 9}), there, "delivers")
    assert city.lower() in words.lower()
