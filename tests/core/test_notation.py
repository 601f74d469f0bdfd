"""The text that all actions share."""

from __future__ import annotations

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor import catalogue
from tutor.core.errors import BadInput
from tutor.core.notation import Said, check_name, read_number, take_apart

NAMES = ("blue", "Anna-2", "Żółty")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("next", Said(None, None, "next", "")),
        ("  move   d1  c1 ", Said(None, None, "move", "d1 c1")),
        ("blue: next", Said(None, "blue", "next", "")),
        ("Anna-2:pour milk 1", Said(None, "Anna-2", "pour", "milk 1")),
        ("@1500 blue: call espresso", Said(1500, "blue", "call", "espresso")),
        ("@0 next", Said(0, None, "next", "")),
        ("Żółty: next", Said(None, "Żółty", "next", "")),
        ("MOVE c1", Said(None, None, "move", "c1")),
        ("move b2: b3 b4", Said(None, None, "move", "b2: b3 b4")),
        ("blue: move b2: b3", Said(None, "blue", "move", "b2: b3")),
    ],
)
def test_a_text_is_taken_apart(text: str, said: Said) -> None:
    assert take_apart(text, NAMES) == said


@pytest.mark.parametrize("text", ["", "   ", None, 7, ["next"], "x" * 401])
def test_no_text_is_refused(text: object) -> None:
    with pytest.raises(BadInput, match=r"action: expected a short text such as 'next'"):
        take_apart(text, NAMES)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadInput, match=r"line 3: unknown player 'bleu'; did you mean 'blue'\?"):
        take_apart("bleu: next", NAMES, "line 3")


@pytest.mark.parametrize("moment", ["@-5", "@1e9", "@1234567890", "@", "@900:", "@٣"])
def test_what_is_no_moment_is_named(moment: str) -> None:
    with pytest.raises(BadInput) as caught:
        take_apart(f"{moment} blue: next", NAMES)
    assert str(caught.value) == f"action: expected a moment such as '@900' in front, found {moment!r}"


@pytest.mark.parametrize(("what", "article"), [("deck", "a deck"), ("order in front", "an order in front")])
def test_a_number_that_is_none_says_of_what(what: str, article: str) -> None:
    with pytest.raises(BadInput, match=f"expected the number of {article} from 1 to 3, found '4'"):
        read_number("4", 3, "action", what)


@given(st.text(max_size=450))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        said = take_apart(text, NAMES)
    except BadInput as error:
        assert error.place == "action" and "\n" not in str(error)
    else:
        assert said.name in (None, *NAMES)
        assert said.rest == " ".join(said.rest.split())


@pytest.mark.parametrize("name", ["blue", "Ann", "Żółty", "a-1", "a_1", "x" * 24, "李", "अनिता", "மீனா", "سارة"])
def test_what_is_a_name(name: str) -> None:
    assert check_name(name, "players") == name


UNSEEN = ["a\n", "a\x00", "a\u200b", "a\u202e"]


@pytest.mark.parametrize("name", ["", "1st", "two words", "x" * 25, "a:b", "<b>", "-a", "a.b", "\u0301a", *UNSEEN])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(BadInput, match=r"players: .* is no player's name"):
        check_name(name, "players")


def test_a_name_is_one_name_however_its_accents_are_typed() -> None:
    composed, typed = "José", normalize("NFD", "José")
    assert check_name(typed, "players") == composed
    assert take_apart(f"{typed}: next", [composed]).name == composed


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_players_may_bear_names_with_marks(id: str) -> None:
    game = catalogue.game(id)
    typed = normalize("NFD", "José")
    scene = {"game": id, "players": {typed: {}, "अनिता": {}, "ben": {}}}
    p = game.position(scene)
    assert game.names(p)[:2] == ("José", "अनिता")
    assert game.names(game.position(game.scene(p))) == game.names(p)
    assert game.names(game.start(game.options({"players": [typed, "अनिता", "ben"]})).position)[0] == "José"


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_a_name_typed_in_two_ways_is_one_player_twice(id: str) -> None:
    game = catalogue.game(id)
    with pytest.raises(BadInput, match="players: two players have the same name"):
        game.position({"game": id, "players": {"José": {}, normalize("NFD", "José"): {}, "ben": {}}})


@pytest.mark.parametrize("twins", [("ann", "Ann"), ("éva", "Éva"), ("blue", "Blue")])
@pytest.mark.parametrize("id", catalogue.GAMES)
def test_names_that_sentences_cannot_tell_apart_are_one_player_twice(id: str, twins: tuple[str, str]) -> None:
    game = catalogue.game(id)
    with pytest.raises(BadInput, match="players: two players have the same name"):
        game.position({"game": id, "players": {name: {} for name in (*twins, "cat")}})
    with pytest.raises(BadInput, match="players: two players have the same name"):
        game.options({"players": [*twins, "cat"]})
    assert game.names(game.start(game.options({"players": ["ann", "ANN", "anN"]})).position)[0] == "ann"
