"""Every board in the tutor says of everything on it which rules it works by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tutor import catalogue
from tutor.lessons import Lesson, Player, every_lesson, find
from widgets.boards.coffee_rush import CoffeeRushBoard
from widgets.boards.kit import Board
from widgets.boards.scene import Part, Piece, Scene
from widgets.explorer.tables import table_for
from widgets.explorer.trial import Trial
from widgets.labs.movement_board import LabBoard
from widgets.labs.movement_model import MovementModel
from widgets.parts.rules import face
from widgets.player.views import VIEWS, Hands, view_of
from widgets.traders.boards import BoardsView

SILENT = ("wood", "rounds")
"""Pieces with words that are about no rule: the ground, and dots that count."""

DRAWN = [(lesson, step.number) for lesson in every_lesson() if lesson.game in VIEWS for step in lesson.steps]


def boards(shown: Any) -> Iterator[Board]:
    """Go through the boards inside what Panel shows."""
    if isinstance(shown, Board):
        yield shown
    for inside in getattr(shown, "objects", ()):
        yield from boards(inside)


def untold(board: Board) -> list[str]:
    pieces = [piece for part in board.scene.get("parts", []) for piece in part.get("pieces", [])]
    assert [piece for piece in pieces if piece.get("about")]
    return [
        piece["id"]
        for piece in pieces
        if piece.get("label") and not piece.get("about") and piece["id"].partition("-")[0] not in SILENT
    ]


def sentences(board: Board) -> dict[str, str]:
    found: dict[str, tuple[str, str]] = msgspec.json.decode(board.rules)
    assert all(shown == face(id) for id, (shown, _) in found.items())
    return {id: says for id, (_, says) in found.items()}


@pytest.mark.parametrize(("lesson", "number"), DRAWN, ids=[f"{lesson.id}-{n}" for lesson, n in DRAWN])
def test_everything_on_the_board_of_a_lesson(lesson: Lesson, number: int) -> None:
    player = Player(lesson, number)
    view = view_of(lesson.game, Hands(lambda: None, lambda action: None))
    view.open(player.game, player.table.position, player.seat, player.step.task.shows)
    view.show(player.table.position, press=True)
    for board in boards(view.board):
        if board.scene.get("parts"):
            assert untold(board) == []


def test_everything_on_the_boards_of_the_movement_lab() -> None:
    board, model = LabBoard(), MovementModel()
    board.show_lab(model)
    assert untold(board) == []
    model.play("0")
    board.show_lab(model)
    assert untold(board) == []


def test_everything_on_the_boards_of_the_traders_page() -> None:
    found = [board for board in boards(BoardsView().__panel__()) if board.scene]
    assert found
    assert [untold(board) for board in found] == [[] for _ in found]


@pytest.mark.parametrize("game", VIEWS)
def test_everything_on_the_boards_of_examples(game: str) -> None:
    table = table_for(game, lambda: None)
    assert table
    table.show(Trial(game, catalogue.examples(game)[0]))
    for board in boards(table.board):
        if board.scene.get("parts"):
            assert untold(board) == []


def test_a_space_says_why_not_in_the_rulebooks_words() -> None:
    player = Player(find("winter/movement"), 5)
    board = CoffeeRushBoard()
    board.show_position(player.game, player.table.position, walk=("c1",))
    told = {piece["id"]: piece for piece in board.scene["parts"][0]["pieces"]}
    assert (told["d1"]["why"], told["d1"]["about"][0]) == ("You may not stop on yellow's space", "winter.move.5")
    assert sentences(board)["winter.move.5"] == player.game.rulebook.says("winter.move.5")


# ---- what the kit sends -----------------------------------------------------------------


def scene(*ids: str) -> Scene:
    return Scene("A board", [Part("board", "The board", (10, 10), [Piece("a1", (0, 0), label="a1", about=ids)])])


def test_a_clause_is_sent_once_and_with_it_what_was_sent_before() -> None:
    board = Board()
    board.show_scene(scene("winter.move.1"))
    assert list(sentences(board)) == ["winter.move.1"]
    before = board.rules
    board.show_scene(scene("winter.move.1"))
    assert board.rules is before
    board.show_scene(scene("base.move.1", "winter.move.1"))
    assert set(sentences(board)) == {"winter.move.1", "base.move.1"}


def test_a_board_that_is_about_nothing_sends_no_rules() -> None:
    board = Board()
    board.show_scene(scene())
    assert board.rules == ""
    assert "about" not in board.scene["parts"][0]["pieces"][0]
