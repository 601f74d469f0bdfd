"""Boxes that owners enter."""

from __future__ import annotations

import pytest

from tutor.coffee_rush import CoffeeRush
from tutor.coffee_rush.edition import box_data
from tutor.core.errors import BadInput


@pytest.mark.parametrize(("edition", "ability"), [("base", "jump"), ("base", "end"), ("winter", "specialty")])
def test_a_tile_without_a_rule_in_the_edition_is_refused(edition: str, ability: str) -> None:
    box = box_data(edition)
    box["upgrade"][1]["does"] = ability
    with pytest.raises(BadInput, match=rf"my\.toml: upgrade\[1\]\.does: unknown ability in Coffee Rush.* '{ability}'"):
        CoffeeRush(edition, box, "my.toml")


@pytest.mark.parametrize(("ability", "text"), [("jump", "move jump c1"), ("diagonal", "move b1")])
def test_a_refusal_calls_a_tile_by_the_name_in_its_owners_box(ability: str, text: str) -> None:
    box = box_data("winter")
    tile = next(tile for tile in box["upgrade"] if tile["does"] == ability)
    box["combination"] = {}
    tile["name"] = "big hop"
    game = CoffeeRush("winter", box)
    blue = {"pawns": ["c2"], "face_down": ["big hop"]}
    p = game.position({"game": "winter", "players": {"blue": blue, "red": {"pawns": ["a4"]}, "green": {}}})
    against = game.check(p, *game.parse(p, text)).against
    assert "Big hop still lies face down" in [game.say(p, reason) for reason in against]
