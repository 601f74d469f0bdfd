"""What the things on a Coffee Rush table are about, beside what the rules say to somebody who does something there."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from tests import golden
from tests.coffee_rush.barista import pick
from tutor import catalogue
from tutor.coffee_rush import about
from tutor.coffee_rush.actions import Activate, Move, Place
from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.edition import rule_names
from tutor.coffee_rush.position import Position
from tutor.core.about import About
from tutor.core.game import act

WORDS = {
    "space": "space",
    "hand": "tokens (received|just collected)",
    "cup": "cup",
    "order": "order",
    "zone": "(down one|one tab down)",
    "last_zone": "become",
    "deck": "draw",
    "player": "turn",
    "face_up": "upgrade",
    "face_down": "upgrade",
}
OPTIONS: dict[str, dict[str, Any]] = {"base": {}, "winter": {"combination": "snowy day"}}


@cache
def positions(id: str, players: int) -> list[Position]:
    table = golden.opened(id, 7, {"players": ["blue", "yellow", "red"][:players]} | OPTIONS[id])
    golden.play(table, pick, 7)
    return [step.position for step in table.steps]


def shop(players: dict[str, Any], step: str = "move", **more: Any) -> tuple[Any, Position]:
    game = catalogue.game("winter")
    return game, game.position({"game": "winter", "step": step, "players": players, **more})


THREE = {"blue": {"pawns": ["c2"]}, "yellow": {"pawns": ["d1"]}, "red": {"pawns": ["a4"]}}


@pytest.mark.parametrize("id", OPTIONS)
@pytest.mark.parametrize("thing", WORDS)
def test_a_things_first_rule_speaks_of_it(id: str, thing: str) -> None:
    game = catalogue.game(id)
    one = about.things(game)[thing]
    assert re.search(WORDS[thing], one.says or game.rulebook.says(one.clauses[0]), re.IGNORECASE)


@pytest.mark.parametrize("id", OPTIONS)
def test_all_ids_are_rules_of_the_edition(id: str) -> None:
    book = catalogue.game(id).rulebook
    found = [clause for one in about.things(catalogue.game(id)).values() for clause in one.clauses]
    assert set(found) <= {*book.clauses, *book.rulings}
    assert len(found) > 20


def test_what_base_borrows_is_said_in_its_own_words() -> None:
    game = catalogue.game("base")
    cited = {ids["base"][0] for ids in rule_names().values() if "base" in ids}
    told = game.sentences.templates["borrowed"]
    assert set(told) == {id for id in cited if not id.startswith("base.")}
    assert not [says for says in told.values() if re.search(r"cookie|\bLike|pawn|zone|fruit|snowflake|Winter", says)]


def test_a_tile_that_base_borrows_is_told_by_its_ruling() -> None:
    game = catalogue.game("base")
    mine = {"pawns": ["d1"], "active": ["double specialty"]}
    p = game.position({"game": "base", "step": "move", "players": {"blue": mine, "red": {}, "green": {}}})
    tile = about.upgrades(game, p, 0)["double specialty"]
    assert tile == About(("base.R5", "base.activate.2"), game.sentences.render("borrowed", "winter.upgrades.4", {}))
    assert about.spaces(game, p, 0, Move(()))["d2"].says == tile.says


@pytest.mark.parametrize("id", OPTIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_space_says_what_the_next_step_there_comes_to(id: str, players: int) -> None:
    game, asked = catalogue.game(id), 0
    for p in positions(id, players):
        if p.step not in ("activate", "move") or p.over:
            continue
        pawn = p.player.pawns[0] if players == 2 else ""
        for space, one in about.spaces(game, p, p.turn, Move((), pawn)).items():
            walk = Move((), pawn) if space == p.player.pawns[0] else Move((space,), pawn)
            verdict = game.check(p, p.turn, walk)
            against = tuple(dict.fromkeys(reason.clause for reason in verdict.against))
            asked += 1
            if verdict.legal:
                cited = [*act(game, p, p.turn, walk).events, *verdict.allows]
                assert set(one.clauses) <= {game.edition.own((each.clause, each.ruling)) for each in cited}
                assert one.says in {"", *(game.edition.borrowed((each.clause, each.ruling)) for each in cited)}
            else:
                assert one.clauses[: len(against)] == against
                assert one.says == game.say(p, verdict.against[0])
    assert asked > 200


@pytest.mark.parametrize("id", OPTIONS)
def test_a_space_says_whether_a_pawn_may_be_placed_there(id: str) -> None:
    game = catalogue.game(id)
    placing = [p for p in positions(id, 3) if p.step == "place"]
    for p in placing:
        for space, one in about.spaces(game, p, p.turn, Move(())).items():
            verdict = game.check(p, p.turn, Place(space))
            cited = verdict.against or verdict.allows
            assert one.clauses == tuple(dict.fromkeys(game.edition.own((r.clause, r.ruling)) for r in cited))
    assert len(placing) == 3


def test_who_may_not_walk_reads_how_spaces_work() -> None:
    game, p = shop(THREE)
    usual = about.things(game)["space"]
    assert about.spaces(game, p, 1, Move(())) == dict.fromkeys(SPACES, usual)
    game, p = shop(THREE, "fill")
    assert about.spaces(game, p, 0, Move(())) == dict.fromkeys(SPACES, usual)


def test_a_pawn_in_the_way_may_be_passed() -> None:
    game, p = shop(THREE)
    one = about.spaces(game, p, 0, Move(("c1",)))["d1"]
    assert one.says == "You may not stop on yellow's space"
    assert one.clauses == ("winter.move.5", "winter.move.6")


def test_what_is_special_about_a_walk_is_told_first() -> None:
    active = {"blue": {"pawns": ["b1"], "active": ["double corners"], "cookies": 1}}
    game, p = shop(THREE | active)
    told = about.spaces(game, p, 0, Move(()))
    assert told["a1"].clauses[:2] == ("winter.upgrades.3", "winter.move.3")
    far = about.spaces(game, p, 0, Move(("b2", "b3", "c3")))
    assert far["c4"].clauses[:2] == ("winter.move.7", "winter.move.8")


def test_an_end_is_about_the_shortest_walk_there_or_why_there_is_none() -> None:
    game, p = shop(THREE)
    told = about.ends(game, p)
    assert set(told) == set(SPACES)
    assert told["d2"].says == ""
    assert told["d1"].says == "You may not stop on yellow's space"
    assert told["a4"].clauses[:2] == ("winter.move.1", "winter.move.7")


def test_upgrades_say_what_they_do_and_what_they_cost() -> None:
    mine = {"pawns": ["b1"], "likes": 2, "active": ["jump"], "face_down": ["double corners"]}
    game, p = shop(THREE | {"blue": mine})
    told = about.upgrades(game, p, 0)
    assert told["jump"].clauses == ("winter.upgrades.6", "winter.activate.3")
    assert told["double corners"].clauses[0] == "winter.upgrades.3"
    verdict = game.check(p, 0, Activate("double corners"))
    assert told["double corners"].says == game.say(p, verdict.against[0])


@pytest.mark.parametrize(("options", "rule"), [({}, "setup.6"), ({"variable_upgrades": True}, "advanced.3")])
def test_tiles_to_choose_from_say_what_they_do_and_by_which_rule_they_are_chosen(
    options: dict[str, Any], rule: str
) -> None:
    game = catalogue.game("winter")
    p = game.start(game.options({"players": ["blue", "yellow"], **options}), 1).position
    told = about.upgrades(game, p, p.turn)
    assert len(told) == 6
    assert told["double end space"].clauses == ("winter.upgrades.2", f"winter.{rule}")
