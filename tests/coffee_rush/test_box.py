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
