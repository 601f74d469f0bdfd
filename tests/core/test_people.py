"""Players are shown as they are called; what programs read keeps their names as they were given."""

from __future__ import annotations

from typing import Any

import pytest

from tutor import catalogue
from tutor.core import Event, Table
from tutor.core.people import called
from tutor.core.sentences import Sentences
from tutor.core.values import Reason


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ann", "Ann"),
        ("Ben", "Ben"),
        ("mcCoy", "McCoy"),
        ("ÉLAN", "ÉLAN"),
        ("élan", "Élan"),
        ("ǆana", "ǅana"),
        ("ანა", "ანა"),
        ("अनिता", "अनिता"),
        ("anna-lena", "Anna-lena"),
        ("blue", "blue"),
        ("violet", "violet"),
        ("teal", "teal"),
        ("Blue", "Blue"),
        ("blues", "Blues"),
        ("you", "you"),
        ("", ""),
    ],
)
def test_a_name_gets_a_capital_unless_it_is_a_word(name: str, shown: str) -> None:
    assert called(name) == shown
    assert called(called(name)) == shown


SAYS = Sentences(
    {
        "event": {
            "pays": "to {owner} {player} pays {thing}",
            "join": "so {players} join",
            "with": "with {players:player}",
        },
        "people": {"robot": "Robot One"},
    }
)


@pytest.mark.parametrize(
    ("kind", "numbers", "text"),
    [
        ("pays", {"player": "ann", "owner": "red", "thing": "milk"}, "To red Ann pays milk"),
        ("pays", {"player": "red", "owner": "ben", "thing": "ann"}, "To Ben red pays ann"),
        ("pays", {"player": "robot", "owner": "red", "thing": "tea"}, "To red Robot One pays tea"),
        ("join", {"players": ["ann", "blue", "eve"]}, "So Ann, blue and Eve join"),
        ("with", {"players": 2}, "With 2 players"),
    ],
)
def test_only_what_names_a_player_is_a_name(kind: str, numbers: dict[str, Any], text: str) -> None:
    assert SAYS.render("event", kind, numbers) == text


WHERE = {"cooperative": "brazil", "row": 1, "space": 2}
SAID: dict[str, tuple[Event | Reason, str]] = {
    "base": (
        Reason("winter.turn.2", "not_your_turn", {"player": "ann", "turn": "blue"}, "base.R16"),
        "It is blue's turn, not Ann's",
    ),
    "winter": (Reason("winter.move.5", "ends_on_pawn", {"owner": "ben"}), "You may not stop on Ben's space"),
    "traders": (
        Event("traders.harvest.8", 0, "staffs", {"player": "red", "owner": "ann", **WHERE}),
        "Red sends a worker to Ann's plantation in Brazil, row 1, space 2",
    ),
    "grab": (
        Event("grab.scoring.10", None, "winners", {"players": ["ann", "ben"]}),
        "Ann and Ben tie for the highest revenue and win together",
    ),
    "caffeine": (
        Event("caffeine.flip.1", 2, "tie", {"player": "cat", "other": "ben", "drink": "Mocha"}),
        "Cat and Ben finish Mocha at the same moment: Cat wins it",
    ),
}


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_every_game_says_names_with_a_capital(id: str) -> None:
    game = catalogue.game(id)
    names = ["ann", "ben", "cat"] if id in ("grab", "caffeine") else ["ann", "blue", "ben"]
    p = game.start(game.options({"players": names}), 1).position
    what, text = SAID[id]
    assert game.say(p, what) == text


def test_andre_keeps_his_accent_wherever_he_is_named() -> None:
    game = catalogue.game("traders")
    p = game.start(game.options({"players": ["ann", "blue"]}), 1).position
    assert game.names(p) == ("ann", "blue", "andre")
    event = Event("traders.setup.28", None, "turn_order", {"players": list(game.names(p))})
    assert game.say(p, event) == "The turn order is Ann, blue and André"


def test_notation_scenes_and_records_keep_a_name_as_it_is() -> None:
    game = catalogue.game("grab")
    table = Table.start(game, game.options({"players": ["ann", "mcCoy"]}), 1)
    table.act("ann: go")
    p = table.position
    assert game.write(p, 1, game.legal(p, 1)[0]).endswith("mcCoy: flip 1")
    assert list(game.scene(p)["players"]) == ["ann", "mcCoy"]
    assert game.position(game.scene(p)) == p
    assert table.record().actions == ("ann: go",)
