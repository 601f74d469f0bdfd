"""The same actions are played at several tables, and what differs between them is what the game says."""

from __future__ import annotations

import pytest

from tutor import catalogue, glossary
from tutor.glossary import Play, PlayedAt
from widgets.explorer import compare
from widgets.explorer.address import Address
from widgets.explorer.count import count
from widgets.explorer.course import Cited, Course, Deed, courses, scene_at, shared
from widgets.leaf import text_in
from widgets.parts.rules import face

PLAYS = glossary.plays()


def by_name(game: str, id: str) -> dict[str, Course]:
    return {course.name: course for course in courses((game, id))}


@pytest.mark.parametrize("play", PLAYS, ids=lambda one: f"{one.game}/{one.id}")
def test_every_play_goes_differently_at_some_table(play: Play) -> None:
    found = courses((play.game, play.id))
    assert len(found) == len(play.at) > 1 and all(course.deeds or course.sheet for course in found)
    outcomes = {(tuple((deed.done, deed.lines) for deed in course.deeds), course.sheet) for course in found}
    assert len(outcomes) > 1


@pytest.mark.parametrize("play", PLAYS, ids=lambda one: f"{one.game}/{one.id}")
def test_every_play_says_which_rules_are_behind_it(play: Play) -> None:
    for course in courses((play.game, play.id)):
        assert all(line.clause in catalogue.game(play.game).rulebook.clauses or line.ruling for line in course.lines())


@pytest.mark.parametrize("play", PLAYS, ids=lambda one: f"{one.game}/{one.id}")
def test_every_play_is_shown_where_it_belongs(play: Play) -> None:
    variants = {at.variant for at in play.at} - {""}
    pages = [Address(view="compare", against="variants", game=play.game, with_=one) for one in variants]
    for at in pages or [Address(view="compare", against="players", game=play.game)]:
        words = text_in(compare.page(at))
        assert play.title in words and play.says in words


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_player_counts_of_every_game_are_compared_by_play(game: str) -> None:
    assert any(one.game == game and one.at[0].players for one in PLAYS)


def test_harvest_is_smaller_with_more_players() -> None:
    found = by_name("traders", "harvest")
    said = {name: {line.clause for line in course.lines()} for name, course in found.items()}
    assert "traders.harvest.2" in said["3 players"] and "traders.harvest.3" in said["4 players"]
    assert "traders.andre.42" in said["2 players"]


def test_takeout_of_a_first_game_pays_like_any_drink() -> None:
    found = by_name("grab", "first-count")
    totals = {name: course.sheet.players[0].total for name, course in found.items() if course.sheet}
    assert totals == {"The plain game": 150, "First game": 50}


def test_course_ends_with_the_first_refusal() -> None:
    plain, young = by_name("winter", "young-walk").values()
    assert [deed.done for deed in plain.deeds] == [False] and [deed.done for deed in young.deeds] == [True]


def test_words_that_are_no_action_are_told_as_such() -> None:
    from widgets.explorer.course import _deed

    game = catalogue.game("winter")
    deed, _ = _deed(game, game.position(scene_at(PLAYS[1], PlayedAt(players=2)), "scene"), "sing a song")
    assert not deed.done and deed.lines[0].clause == ""


def test_change_is_put_over_the_scene_field_by_field() -> None:
    play = Play("g", "i", "t", "s", (), scene={"players": {"a": {"x": 1}, "b": {}}, "n": 1})
    at = PlayedAt(players=1, change={"players": {"a": {"y": 2}}, "n": 3})
    assert scene_at(play, at) == {"players": {"a": {"x": 1, "y": 2}}, "n": 3}
    assert play.scene["players"]["a"] == {"x": 1}


def test_shared_is_what_is_said_at_every_table() -> None:
    one, two = (Course("", (Deed("", True, (Cited("a"), Cited(more))),)) for more in "bc")
    assert shared((one, two)) == {"a"} and shared(()) == frozenset()


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_rule_has_a_face_of_its_own(game: str) -> None:
    book = catalogue.game(game).rulebook
    faces = [face(id) for id in (*book.clauses, *book.rulings)]
    assert len(set(faces)) == len(faces) and max(map(len, faces)) < 35


def test_faces_are_words() -> None:
    assert [face(id) for id in ("winter.move.5", "caffeine.orderup.3", "winter.R25", "winter.none.1", "<b>")] == [
        "Move 5",
        "Order up 3",
        "Ruling R25",
        "winter.none.1",
        "<b>",
    ]


def test_a_last_count_is_in_the_words_of_its_game() -> None:
    game = catalogue.game("base")
    players = {"blue": {"likes": 4, "penalties": 1}, "red": {"likes": 3}, "green": {}}
    counted = str(count(game.score(game.position({"game": "base", "over": True, "closed": True, "players": players}))))
    assert "Completed orders: 4" in counted and "Penalty cards" in counted
    assert "ikes" not in counted
