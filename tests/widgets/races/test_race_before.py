"""What stands on the page before a race."""

from __future__ import annotations

import pytest

from tutor import catalogue
from widgets.leaf import text_in
from widgets.races.raced import raced
from widgets.races.setting_up import before
from widgets.races.states import Choices


@pytest.mark.parametrize(
    ("game", "leads", "minutes"),
    [("grab", "./learn?lesson=grab/how-to-play", 9), ("caffeine", "./learn?lesson=caffeine/how-to-play", 10)],
)
def test_who_does_not_know_the_game_is_led_to_its_first_lesson(game: str, leads: str, minutes: int) -> None:
    own = raced(game)
    nodes = before(catalogue.game(game), own, Choices(game=game), [], [])
    [told] = [node for node in nodes if node and node[0] == "p" and own.how in text_in(node)]
    [link] = [node for node in told[2:] if isinstance(node, list) and node[0] == "a"]
    assert link[1]["href"] == leads
    assert text_in(link) == f"New to it? Learn it in {minutes} minutes."
