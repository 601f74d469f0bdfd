"""The words of the lessons' pages stand in one file by language, and all of them are said."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from tutor import catalogue
from tutor.caffeine_rush import actions as caffeine
from tutor.caffeine_rush.position import STEPS
from tutor.coffee_rush.position import SETUP, TURN
from tutor.coffee_traders import actions
from tutor.core.moments import Timed
from tutor.core.values import Action
from widgets.player import caffeine_words, traders_words, words

ROOM = Path(words.__file__).parent
ENGLISH: dict[str, dict[str, str]] = tomllib.loads((ROOM / "en.toml").read_text("utf-8"))
BY_KIND = (
    "traders_action", "traders_part", "traders_building", "traders_bonus", "traders_phase", "caffeine_how",
    "caffeine_action", "kinds",
)  # fmt: skip  # short ones side by side
"""Sections whose words are looked up by what a game calls the thing."""


@pytest.mark.parametrize("section", [name for name in ENGLISH if name not in BY_KIND and not name.startswith("rush_")])
def test_every_word_is_said_somewhere(section: str) -> None:
    code = "\n".join(file.read_text("utf-8") for file in sorted(ROOM.glob("*.py")))
    unsaid = [kind for kind in ENGLISH[section] if f'"{kind}"' not in code]
    assert unsaid == []


def test_every_step_of_a_turn_has_its_words() -> None:
    steps = {*SETUP, *TURN}
    assert set(ENGLISH["rush_title"]) == steps | {"cup"}
    assert set(ENGLISH["rush_begin"]) == steps | {"tiles", "poured", "served"}
    assert set(ENGLISH["rush_end"]) < steps


@pytest.mark.parametrize("edition", ["base", "winter"])
def test_repairs_that_have_no_words_are_said_as_actions(edition: str) -> None:
    said = set(catalogue.game(edition).sentences.templates["repair"])
    assert set(ENGLISH["rush_repair"]) == said - {"instead"}


def test_every_traders_action_with_words_is_one_of_the_game() -> None:
    more = {"pay_coin", "deliver_coffee", "arrange_columns", "wilds_off"}
    assert set(ENGLISH["traders_action"]) - more <= tags(actions)
    assert tags(actions) - set(ENGLISH["traders_action"]) == {"pass", "harvest", "done"}


def test_every_kind_that_can_be_folded_is_one_of_the_game() -> None:
    assert set(ENGLISH["kinds"]) <= tags(actions)


def tags(room: ModuleType) -> set[str]:
    """The kinds of action that a game knows, by the words that its rules write them with."""
    kinds = (kind for kind in vars(room).values() if isinstance(kind, type) and issubclass(kind, Action))
    return {str(kind.__struct_config__.tag) for kind in kinds if kind not in (Action, Timed)}


def test_every_action_and_step_of_a_caffeine_race_has_its_words() -> None:
    several = {"shuffle_all", "shuffle_own", "shuffle_others", "match_beside", "aside_unseen"}
    assert set(ENGLISH["caffeine_action"]) == tags(caffeine) - {"shuffle"} | several
    assert set(ENGLISH["caffeine_how"]) == set(STEPS)


RACE = catalogue.game("caffeine")
TABLE = RACE.position(
    {
        "game": "caffeine",
        "players": {"ann": {"hand": "milk"}, "ben": {}},
        "orders": [{"drink": "latte", "needs": "co mi"}, {"drink": "latte", "needs": "co mi"}, {"drink": "mocha"}],
    }
)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (caffeine.Flip(), "Turn your next card"),
        (caffeine.Match("milk", 1), "Put milk to latte on place 1"),
        (caffeine.Match("coffee", 3, where="beside"), "Put coffee to mocha beside it, for Latte Art"),
        (caffeine.Up(4), "Order up: place 4"),
        (caffeine.Latte(3), "Cover mocha with your Latte Art Card"),
        (caffeine.Aside(), "Set milk aside"),
        (caffeine.Call("Ida"), "Call Ida"),
        (caffeine.Turn(2), "Turn up the next Order"),
        (caffeine.Shuffle("others"), "Shuffle the others' cards into a new pile"),
        (caffeine.Message(("good", "morning")), "Say: good morning"),
        (caffeine.Pass(), "Leave the message to the next one"),
    ],
)
def test_caffeine_actions_in_plain_words(action: Action, said: str) -> None:
    assert caffeine_words.in_words(TABLE, 0, action) == said


def test_a_card_not_seen_is_set_aside_without_its_name() -> None:
    assert caffeine_words.in_words(TABLE, 1, caffeine.Aside()) == "Set your card aside"


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
def test_traders_actions_in_plain_words(action: Action, said: str) -> None:
    assert traders_words.in_words(action).replace("\N{NO-BREAK SPACE}", " ").startswith(said)
