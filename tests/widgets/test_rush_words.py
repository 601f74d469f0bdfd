"""What a Coffee Rush table asks for and what its buttons say: sentences, and only of what is there."""

from __future__ import annotations

from typing import Any

import pytest

from tutor import catalogue
from tutor.coffee_rush import actions
from tutor.core.values import Action
from widgets.player.coffee_rush_preview import preview
from widgets.player.coffee_rush_sketch import Sketch
from widgets.player.coffee_rush_words import in_words
from widgets.player.words import wording


def test_every_coffee_rush_action_has_words() -> None:
    elsewhere = {"move", "next", "empty"}  # they have had words among the buttons all along
    kinds = (kind for kind in vars(actions).values() if isinstance(kind, type) and issubclass(kind, Action))
    tags = {str(kind.__struct_config__.tag) for kind in kinds if kind is not Action}
    assert set(wording("rush_action")) - {"serve_any", "serve_in"} == tags - elsewhere


TABLE: dict[str, Any] = {
    "game": "base", "step": "orders", "turn": "blue",
    "players": {"blue": {"cups": ["coffee steam", "", ""], "orders": [
        {"drink": "espresso", "zone": 2}, {"drink": "cocoa", "zone": 1}, {"drink": "cocoa", "zone": 3},
    ]}, "yellow": {}, "red": {}},
}  # fmt: skip  # short ones side by side


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("serve 1 espresso 2", "Serve espresso from cup 1"),
        ("serve 2 cocoa 3", "Serve cocoa in tab 3 from cup 2"),
        ("serve 1", "Serve cup 1"),
        ("pour milk 3", "Pour milk into cup 3"),
        ("empty 2", "Empty cup 2"),
        ("activate double corners", "Activate double corners"),
        ("place b3", "Place your meeple on b3"),
        ("take 2", "Put it into cup 2"),
        ("move b2 b3", "Walk b2, b3"),
        ("next", "Done serving"),
    ],
)
def test_a_button_reads_like_a_sentence(written: str, said: str) -> None:
    game = catalogue.game("base")
    p = game.position(TABLE, "table")
    assert in_words(Sketch(game, p, 0), game.parse(p, written)[1]) == said


@pytest.mark.parametrize(
    ("step", "more", "note"),
    [
        ("fill", {"hand": "milk"}, "Press a token you hold, then a cup."),
        ("fill", {}, "Nothing is left to pour."),
        ("orders", {}, "Press a cup, then the order it is for."),
        ("orders", {"orders": []}, "There is nothing to serve."),
        ("orders", {"cups": ["", "", ""]}, "There is nothing to serve."),
    ],
)
def test_nothing_is_asked_for_that_is_not_there(step: str, more: dict[str, object], note: str) -> None:
    game = catalogue.game("base")
    blue = TABLE["players"]["blue"] | more
    p = game.position(TABLE | {"step": step, "players": {"blue": blue, "yellow": {}, "red": {}}}, "table")
    assert preview(Sketch(game, p, 0), p, ("board",)).empty == note


@pytest.mark.parametrize(
    ("cups", "said"),
    [
        (["coffee steam", "", ""], "Press the cup for the espresso."),
        (["", "", ""], "No cup is filled yet. The espresso waits."),
    ],
)
def test_an_order_waits_for_a_filled_cup(cups: list[str], said: str) -> None:
    game = catalogue.game("base")
    blue = TABLE["players"]["blue"] | {"cups": cups}
    p = game.position(TABLE | {"players": TABLE["players"] | {"blue": blue}}, "table")
    now = Sketch(game, p, 0)
    now.chosen = "order-espresso-1"
    assert preview(now, p, ()).empty == said
