"""Variants that change nothing but the set-up: what the rules say of them, shown by play, and that it is true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.widgets.test_rules_played import by_name
from tutor import catalogue, glossary
from tutor.coffee_rush.board import SPACES
from tutor.core.game import act
from tutor.glossary import Variant
from widgets.explorer import compare
from widgets.explorer.address import Address
from widgets.explorer.course import Course, Deed
from widgets.explorer.setup_list import Table, steps
from widgets.leaf import text_in

EVERY = [(game, one) for game in catalogue.GAMES if (offer := glossary.set_up(game)) for one in offer.variant]
ONLY = [(game, one) for game, one in EVERY if one.only]
MOVES = 120
"""So far is a game followed after its set-up."""


def cited(deed: Deed) -> set[str]:
    return {line.clause for line in deed.lines}


def done(course: Course) -> list[bool]:
    return [deed.done for deed in course.deeds]


# ---- what the page says, and that it is true ----------------------------------------


def test_every_variant_is_played_or_said_to_differ_in_the_set_up_only() -> None:
    played = {(one.game, at.variant) for one in glossary.plays() for at in one.at}
    assert {one.id for game, one in EVERY if one.only} == {
        "chaos",
        "variable",
        "first",
        "snowy",
        "windy",
        "experienced",
        "one_hand",
        "no_menu",
    }
    assert [one.id for game, one in EVERY if (game, one.id) not in played] == ["one_hand", "no_menu"]


@pytest.mark.parametrize(("game", "one"), ONLY, ids=lambda value: getattr(value, "id", value))
def test_the_page_says_so_with_the_clause(game: str, one: Variant) -> None:
    words = text_in(compare.page(Address(view="compare", against="variants", game=game, with_=one.id)))
    assert one.only in words


def test_a_variant_that_changes_play_is_not_said_to_differ_in_the_set_up_only() -> None:
    at = Address(view="compare", against="variants", game="winter", with_="young")
    assert "Only the set-up differs" not in text_in(compare.page(at))


def plain(options: Any) -> Any:
    """Return options without what these variants set; tiles that are given are as good as chosen."""
    flags = {name: False for name in ("chaos", "variable_upgrades", "experienced") if hasattr(options, name)}
    words = {name: empty for name, empty in (("combination", ""), ("variations", ())) if hasattr(options, name)}
    return replace(options, **flags, **words)


@pytest.mark.parametrize(("game", "one"), ONLY, ids=lambda value: getattr(value, "id", value))
def test_after_the_set_up_it_is_the_plain_game(game: str, one: Variant) -> None:
    engine, luck = catalogue.game(game), Random(7)
    here = steps(Table(game, 3, (one.id,)))[-1].position
    there = replace(here, options=plain(here.options))
    assert here.options != there.options
    for _ in range(MOVES):
        if engine.over(here):
            break
        seat = luck.choice(engine.actors(here))
        legal = engine.legal(here, seat)
        assert legal == engine.legal(there, seat)
        action = luck.choice(legal)
        one_step, other = act(engine, here, seat, action), act(engine, there, seat, action)
        assert one_step.events == other.events
        here, there = one_step.position, other.position
        assert replace(here, options=there.options) == there
    assert engine.score(here) == engine.score(there)


def test_young_baristas_would_not_pass_for_the_plain_game() -> None:
    engine = catalogue.game("winter")
    here = steps(Table("winter", 3, ("young",)))[-1].position
    there = replace(here, options=replace(here.options, young_barista=False))
    assert engine.legal(here, here.turn) != engine.legal(there, there.turn)


# ---- what comes of it in play ---------------------------------------------------------


def test_chaos_shuffles_snowflakes_among_themselves_and_the_same_walk_takes_other_things() -> None:
    """Clauses winter.advanced.1 and .2: fruit, chocolate, tea and water stay on the snowflake spaces."""
    engine = catalogue.game("winter")
    play = next(one for one in glossary.plays() if one.id == "chaos-walk")
    chaos, windy = play.at[1].change["board"], play.at[2].change["board"]
    tiles = " ".join(chaos).split()
    laid = engine.start(engine.options({"players": ["blue", "yellow"], "chaos": True}), 1).position
    assert tiles == list(laid.board) and windy == chaos
    flakes = {
        space for space, tile in zip(SPACES, tiles, strict=True) if tile in ("fruit", "chocolate", "tea", "water")
    }
    assert flakes == {"b1", "d2", "a3", "c4"}
    found = by_name("winter", "chaos-walk")
    assert [line.says for line in found["The plain game"].deeds[0].lines][:2] == [
        "Blue enters c1: steam 1.",
        "Blue enters d1: coffee 1.",
    ]
    assert done(found["The plain game"]) == [True] * 5
    for name in ("Ingredients Chaos", "Windy Day"):
        assert found[name].deeds[0].lines[0].says == "Blue enters c1: milk 1."
        assert done(found[name]) == [True, True, False]


def test_with_variable_upgrades_each_player_chooses_tiles_of_their_own() -> None:
    """Clause winter.setup.6: the same four for everyone; winter.advanced.3: each player chooses their own."""
    table, own = by_name("winter", "variable-choice").values()
    assert done(table) == [True, False] and cited(table.deeds[0]) == {"winter.setup.6"}
    assert [line.says.partition(" ")[0] for line in table.deeds[0].lines] == ["Blue", "Yellow", "Red"]
    assert done(own) == [True, True] and cited(own.deeds[1]) == {"winter.advanced.3"}


def test_a_tile_may_be_activated_by_those_who_chose_it() -> None:
    table, own = by_name("winter", "variable-tile").values()
    assert done(table) == [False] and cited(table.deeds[0]) == {"winter.setup.6"}
    assert done(own) == [True, True]


@pytest.mark.parametrize(
    ("name", "clause"),
    [("First game", "winter.setup.6"), ("Snowy Day", "winter.advanced.4"), ("Windy Day", "winter.advanced.4")],
)
def test_a_combination_leaves_nothing_to_choose(name: str, clause: str) -> None:
    found = by_name("winter", "given-tiles")
    assert done(found["The plain game"]) == [True, True] and done(found[name]) == [True, False]
    assert clause in cited(found[name].deeds[0])
    assert ("winter.advanced.1" in cited(found[name].deeds[0])) == (name == "Windy Day")


@pytest.mark.parametrize(("id", "name"), [("first-tile", "First game"), ("snowy-tile", "Snowy Day")])
def test_a_tile_that_was_not_given_cannot_be_activated(id: str, name: str) -> None:
    found = by_name("winter", id)
    assert done(found["The plain game"]) == [True, True]
    assert done(found[name]) == [False] and cited(found[name].deeds[0]) == {"winter.setup.6"}


@pytest.mark.parametrize(("id", "name"), [("first-tile", "first game"), ("snowy-tile", "snowy day")])
def test_the_tiles_of_a_combination_are_those_of_the_box(id: str, name: str) -> None:
    engine = catalogue.game("winter")
    play = next(one for one in glossary.plays() if one.id == id)
    given = engine.start(engine.options({"players": ["blue", "yellow"], "combination": name}), 1).position
    assert tuple(play.at[1].change["players"]["blue"]["face_down"]) == given.players[0].face_down


def test_experienced_traders_place_the_last_plantation_themselves() -> None:
    """Clause traders.board.29: by the contract; .30: in turn order, on any empty 1 space of any cooperative."""
    fixed, free = by_name("traders", "experienced").values()
    assert fixed.deeds[0].text == "" and cited(fixed.deeds[0]) == {"traders.board.29"}
    assert len(fixed.deeds[0].lines) == 3 and done(fixed) == [True, False]
    assert done(free) == [True, True, False]
    assert {clause for deed in free.deeds for clause in cited(deed)} == {"traders.board.30"}


def test_on_the_page_of_a_variant_no_other_variant_is_played() -> None:
    words = text_in(compare.page(Address(view="compare", against="variants", game="winter", with_="snowy")))
    assert "snowy day" in words and "first game" not in words and "windy day" not in words
