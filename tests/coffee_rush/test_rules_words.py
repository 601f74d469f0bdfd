"""Sentences and citations: none is missing, none is dead, and every verdict finds its words."""

from __future__ import annotations

import ast
import random
from math import prod
from pathlib import Path

import pytest

from tutor import catalogue
from tutor.coffee_rush.actions import Activate, Choose, Empty, Move, Next, Place, Pour, Serve, Take
from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.edition import rule_names
from tutor.core import Event
from tutor.core.read import read_toml

MADE = {"choose_first", "place_first", "take_first"}
"""Kinds put together from the step at hand."""

COMPARED = {"goal.points", "goal.end"}
"""Rules of no single action: they stand in the map for comparing the editions."""


@pytest.fixture(scope="module")
def strings(root: Path) -> set[str]:
    sources = (root / "tutor" / "coffee_rush").glob("*.py")
    trees = [ast.parse(path.read_text("utf-8")) for path in sources]
    return {
        n.value for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }


def test_no_sentence_is_dead(root: Path, strings: set[str]) -> None:
    file = root / "tutor" / "coffee_rush" / "en.toml"
    kinds = {kind for table in read_toml(file.read_text("utf-8"), "en.toml").values() for kind in table}
    assert kinds - strings - MADE == set()


@pytest.mark.parametrize("rulings", ["", "R4", "R6", "R21"])
def test_a_sum_told_is_right(shop, rulings: str) -> None:
    active = ["double pawns", "double end space", "double corners", *(["jump"] if rulings != "R21" else [])]
    table = shop(
        blue={"pawns": ["b1"], "active": active}, yellow={"pawns": ["a1"]}, red={"pawns": ["d4"]}, rulings=rulings
    )
    log: list[Event] = []
    for walk in table.game.legal(table.p, 0):
        table.game.apply(table.p, 0, walk, log)
    sums = {event.numbers["sum"]: event.numbers["count"] for event in log if event.kind == "collect"}
    assert len(sums) > 2
    for words, count in sums.items():
        product, _, less = words.partition(" =")[0].partition(" − ")
        assert prod(map(int, product.split(" ×"))) - int(less or 0) == count, words
        assert words.rpartition("= ")[2] == str(count)


def test_once_one_kind_has_run_out_by_the_other_reading_the_supply_is_not_said_to_lack_the_rest(shop) -> None:
    blue = {"pawns": ["c1"], "cookies": 1}
    supply = {"coffee": 1, "milk": 5}
    table = shop(game="base", blue=blue, yellow={"pawns": ["a1"]}, red={"pawns": ["a4"]}, rulings="R14", supply=supply)
    table.do("move d1 d2 d3 c3")
    said = {event.kind: (table.game.say(table.p, event), event.ruling) for event in table.events}
    assert said["short"] == ("Of 1 coffee due on d3 the supply has 0", "")
    words = "One kind has run out: c3 gives no milk, as nothing more is taken in this move"
    assert said["dry"] == (words, "base.R14")


@pytest.mark.parametrize(
    ("game", "against", "words"),
    [
        ("winter", ("winter.move.5", "winter.R27"), "You may not stop on d2: your own second pawn stands there"),
        ("base", ("base.move.2", "base.R16"), "You may not stop on d2: your own second meeple stands there"),
    ],
)
def test_the_own_second_pawn_is_called_so(shop, game: str, against: tuple[str, ...], words: str) -> None:
    table = shop(2, game, blue={"pawns": ["d1", "d2"]}, yellow={"pawns": ["a1", "a4"]})
    verdict = table.check("move d1: d2")
    assert verdict.against_ids == against
    assert [table.game.say(table.p, reason) for reason in verdict.against] == [words]


def test_no_name_of_a_rule_is_dead(strings: set[str]) -> None:
    assert set(rule_names()) - strings == COMPARED


def test_every_name_stands_for_rules_of_its_edition_or_of_a_ruling() -> None:
    books = {id: catalogue.game(id).rulebook for id in ("base", "winter")}
    for name, ids in rule_names().items():
        for id, (clause, *ruling) in ids.items():
            assert clause in books[clause.partition(".")[0]].clauses, name
            assert all(r in books[id].rulings for r in ruling), name
            assert clause.startswith(id) or ruling, f"{name}: base borrows {clause} without a ruling that says so"


def any_action(dice: random.Random, tiles: tuple[str, ...], ingredients: tuple[str, ...]):
    """Make up an action, legal or not."""
    spaces = tuple(dice.choices(SPACES, k=dice.randint(0, 5)))
    return dice.choice(
        [
            Choose(tuple(dice.choices(tiles, k=dice.randint(2, 5)))),
            Place(dice.choice(SPACES)),
            Take(dice.randint(1, 3)),
            Activate(dice.choice(tiles)),
            Move(spaces, dice.choice(("", *SPACES)), dice.random() < 0.5),
            Pour(dice.choice(ingredients), dice.randint(1, 3)),
            Empty(dice.randint(1, 3)),
            Serve(dice.randint(1, 3), dice.choice(("", "espresso", "cocoa")), dice.randint(0, 4)),
            Next(),
        ]
    )


@pytest.mark.parametrize("game", ["winter", "base"])
@pytest.mark.parametrize("seats", [2, 3])
def test_every_verdict_and_event_finds_its_words(start, game: str, seats: int) -> None:
    table = start(seats, game, seed=seats)
    dice = random.Random(seats)
    e = table.game.edition
    for _ in range(200):
        if table.p.over:
            break
        for _ in range(6):
            action, seat = any_action(dice, e.upgrades, e.ingredients), dice.randrange(seats)
            verdict = table.game.check(table.p, seat, action)
            assert verdict.against or verdict.allows
            for what in (*verdict.against, *verdict.allows, *verdict.repairs):
                sentence = table.game.say(table.p, what)
                assert not sentence[0].islower() and "{" not in sentence
            assert all(table.game.check(table.p, seat, r.action).legal for r in verdict.repairs)
        step = table.table.act(dice.choice(table.game.legal(table.p, table.p.turn)))
        assert not any(table.game.say(table.p, event)[0].islower() for event in step.events)
