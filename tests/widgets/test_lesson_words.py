"""The words of the lessons' pages stand in one file by language, and all of them are said."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tutor import catalogue
from tutor.coffee_rush.position import SETUP, TURN
from tutor.coffee_traders import actions
from widgets.player import words
from widgets.player.traders_words import plain

ROOM = Path(words.__file__).parent
ENGLISH: dict[str, dict[str, str]] = tomllib.loads((ROOM / "en.toml").read_text("utf-8"))
BY_KIND = ("traders_action", "traders_part", "traders_building", "traders_bonus", "traders_phase")
"""Sections whose words are looked up by what a game calls the thing."""


@pytest.mark.parametrize("section", [name for name in ENGLISH if name not in BY_KIND and not name.startswith("rush_")])
def test_every_word_is_said_somewhere(section: str) -> None:
    code = "\n".join(file.read_text("utf-8") for file in sorted(ROOM.glob("*.py")))
    unsaid = [kind for kind in ENGLISH[section] if f'"{kind}"' not in code]
    assert unsaid == []


def test_every_step_of_a_turn_has_its_words() -> None:
    steps = {*SETUP, *TURN}
    assert set(ENGLISH["rush_title"]) == steps
    assert set(ENGLISH["rush_begin"]) == steps | {"tiles"}
    assert set(ENGLISH["rush_end"]) < steps


@pytest.mark.parametrize("edition", ["base", "winter"])
def test_repairs_that_have_no_words_are_said_as_actions(edition: str) -> None:
    said = set(catalogue.game(edition).sentences.templates["repair"])
    assert set(ENGLISH["rush_repair"]) == said - {"instead"}


def test_every_traders_action_with_words_is_one_of_the_game() -> None:
    tags = {
        str(kind.__struct_config__.tag)
        for kind in vars(actions).values()
        if isinstance(kind, type) and issubclass(kind, actions.Action) and kind is not actions.Action
    }
    more = {"pay_coin", "deliver_coffee", "arrange_columns", "wilds_off"}
    assert set(ENGLISH["traders_action"]) - more <= tags
    assert tags - set(ENGLISH["traders_action"]) == {"pass", "harvest", "done"}


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (
            actions.Add("A", "brazil", "1/2", 2, 1, True),
            "Add from row A: Brazil, row 1/2, space 2, from space 1, by truck",
        ),
        (actions.Deliver("london", 5, "brazil", ("kopi_luwak",)), "Deliver to London, space 5, Brazil coffee"),
        (actions.Hire("warehouse", "row", 0, 2), "Hire a contractor: warehouse in the row, from column 2"),
        (
            actions.Piggyback("post", "ethiopia", "brazil", 2),
            "Build along: fair trade post in Ethiopia, space 2, paying Brazil",
        ),
        (
            actions.Exchange(("brazil", "brazil", "colombia", "ethiopia"), "guatemala"),
            "Trade 2 Brazil, 1 Colombia and 1 Ethiopia for Guatemala",
        ),
        (actions.Wilds(()), "Take the Wild Stock counters off"),
        (actions.Serve("andre"), "Give the next worker to André"),
        (actions.Done(), "Done"),
    ],
)
def test_traders_actions_in_plain_words(action: actions.Action, said: str) -> None:
    assert plain(action).replace("\N{NO-BREAK SPACE}", " ").startswith(said)
