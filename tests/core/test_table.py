"""A table: nothing half done, back to the very start, and forth again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tutor import catalogue
from tutor.coffee_rush import Move, Next
from tutor.core import BadInput, Refused, Table
from tutor.core.game import digest

GAME = catalogue.game("winter")
SCENE: dict[str, Any] = {
    "game": "winter",
    "step": "move",
    "deck": 6,
    "players": {
        "blue": {"pawns": ["b2"], "cups": ["coffee steam", "", ""], "orders": [{"drink": "espresso"}]},
        "red": {"pawns": ["c3"]},
        "green": {"pawns": ["a1"]},
    },
}


@pytest.fixture
def table() -> Table:
    return Table(GAME, GAME.position(SCENE))


def test_texts_and_actions_are_the_same(table: Table) -> None:
    by_text = table.act("move b1")
    table.undo()
    assert table.act(Move(("b1",))) == by_text


@pytest.mark.parametrize("text", ["move c3", "red: move c2", "serve 1", "empty 2"])
def test_a_refused_action_changes_nothing(table: Table, text: str) -> None:
    before = table.position, table.record()
    with pytest.raises(Refused):
        table.act(text)
    assert (table.position, table.record()) == before
    assert not table.can_undo


@pytest.mark.parametrize("text", ["", "dance", "move z9", "pour gin 1", "nobody: next"])
def test_what_cannot_be_read_changes_nothing(table: Table, text: str) -> None:
    with pytest.raises(BadInput):
        table.act(text)
    assert not table.can_undo


def test_a_refused_action_keeps_what_can_be_redone(table: Table) -> None:
    table.act("move b1")
    table.undo()
    with pytest.raises(Refused):
        table.act("move c3")
    assert table.redo()


def test_undo_to_the_start_and_redo(table: Table) -> None:
    positions = [table.position]
    for text in ("move b1", "pour fruit 2", "serve 1", "next", "next"):
        table.act(text)
        positions.append(table.position)
    for position in reversed(positions[:-1]):
        assert table.undo()
        assert table.position == position
    assert table.undo() is None and not table.can_undo
    for position in positions[1:]:
        assert table.redo()
        assert table.position == position
    assert table.redo() is None


def test_another_action_forgets_what_was_undone(table: Table) -> None:
    table.act("move b1")
    table.undo()
    table.act("move b3")
    assert table.redo() is None


def test_taking_back_a_draw_is_remembered(table: Table) -> None:
    for text in ("move b1", "serve 1", "next"):
        table.act(text)
    assert table.undo() and table.saw_chance, "the draw showed which cards lie on the deck"
    table.undo()
    assert table.saw_chance


def test_taking_back_a_walk_shows_nothing(table: Table) -> None:
    table.act("move b1")
    table.undo()
    assert not table.saw_chance


def test_after_the_end_an_action_is_refused() -> None:
    over = Table(GAME, GAME.position(SCENE | {"over": True, "closed": True}))
    with pytest.raises(Refused, match=r"refused by winter\.end\.1"):
        over.act(Next())


def test_where_several_could_act_a_seat_is_asked_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "actors", lambda self, p: (0, 2))
    with pytest.raises(BadInput, match=r"seat: several players could act; expected one of blue, green"):
        table.act(Next())


HASH = """
from tutor import catalogue
from tutor.core.game import digest
game = catalogue.game("winter")
rulings = dict.fromkeys(("R1", "R2", "R4", "R6", "R7", "R8", "R14"), "other")
print(digest(game.start(game.options({"players": ["blue", "red"], "rulings": rulings}), 3).position))
"""


def test_a_position_has_the_same_hash_in_every_process(root: Path) -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", HASH], cwd=root, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(found) == 1 and re.fullmatch(rb"[0-9a-f]{16}\s*", found.pop())


def test_another_position_has_another_hash() -> None:
    assert digest(GAME.position(SCENE)) == digest(GAME.position(SCENE))
    assert digest(GAME.position(SCENE | {"seed": 1})) != digest(GAME.position(SCENE))


CHOSEN: dict[str, dict[str, Any]] = {
    "base": {"players": ["blue", "red"]},
    "winter": {"players": ["blue", "red"], "combination": "snowy day"},
    "traders": {"players": ["ann", "ben", "cat", "dan"], "harder": {"ben": 4, "ann": 2}, "experienced": True},
    "grab": {"players": ["ann", "ben"], "coffee_millionaire": True, "master_barista": True},
    "caffeine": {"players": ["ann", "ben"], "variations": ["size", "latte_art", "fair_trade"]},
}


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_equal_positions_are_one_key_whatever_was_agreed(id: str) -> None:
    game: Any = catalogue.game(id)
    rulings = dict.fromkeys((ruling.partition(".")[2] for ruling in game.rulebook.options), "other")
    p = game.start(game.options(CHOSEN[id] | {"rulings": rulings}), 3).position
    assert p.options.others
    assert {p, game.position(game.scene(p))} == {p}
