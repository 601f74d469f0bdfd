"""What a board does with what a browser sends: nothing that comes from there is trusted."""

from __future__ import annotations

import pytest

from widgets.boards.kit import Board
from widgets.boards.scene import Part, Piece, Scene


def board(on_person=None) -> Board:
    shown = Board(on_person)
    pieces = [Piece("a1", (0, 0), (10, 10), label="a1", press=True), Piece("wood", (0, 0))]
    shown.show_scene(Scene("A board", [Part("board", "The board", (10, 10), pieces)]))
    return shown


def heard() -> tuple[Board, list[tuple[str, str]]]:
    presses: list[tuple[str, str]] = []
    return board(lambda do, id: presses.append((do, id))), presses


def test_a_press_reaches_the_person_that_listens():
    shown, presses = heard()
    shown._handle_msg({"do": "press", "id": "a1", "step": 1})
    assert presses == [("press", "a1")]


@pytest.mark.parametrize(
    "data",
    [
        None,
        "press",
        [],
        {},
        {"do": "press", "id": "a1"},
        {"do": "press", "id": "a1", "step": "1"},
        {"do": "press", "id": 1, "step": 1},
        {"do": "press", "id": ["a1"], "step": 1},
        {"do": "press", "id": "a1", "step": 1, "more": 1},
        {"do": "press", "id": "a" * 61, "step": 1},
        {"do": "push", "id": "a1", "step": 1},
        {"do": "press", "id": "wood", "step": 1},
        {"do": "press", "id": "b9", "step": 1},
        {"do": "press", "id": "a1", "step": 0},
        {"do": "press", "id": "a1", "step": 2},
        {"do": "press", "id": "a1", "step": float("nan")},
    ],
)
def test_what_is_no_press_of_the_newest_scene_is_dropped(data):
    shown, presses = heard()
    shown._handle_msg(data)
    assert presses == []


def test_a_press_is_answered_even_when_nothing_changes():
    shown, _ = heard()
    shown._handle_msg({"do": "press", "id": "a1", "step": 1})
    assert shown.step == shown.scene["step"] == 2


def test_a_press_that_shows_a_scene_is_answered_by_that_scene_alone():
    shown = board()
    shown.on_person = lambda do, id: shown.show_scene(Scene("Another"))
    shown._handle_msg({"do": "press", "id": "a1", "step": 1})
    assert (shown.step, shown.scene["label"]) == (2, "Another")


def test_a_press_is_answered_even_when_the_listener_fails():
    shown = board(lambda do, id: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        shown._handle_msg({"do": "press", "id": "a1", "step": 1})
    assert shown.step == 2


def test_the_same_press_twice_is_played_once():
    shown, presses = heard()
    for _ in range(2):
        shown._handle_msg({"do": "press", "id": "a1", "step": 1})
    assert presses == [("press", "a1")]


def test_what_a_browser_writes_into_the_scene_changes_nothing_here():
    shown, presses = heard()
    shown.scene = {"step": 9, "parts": []}
    shown._handle_msg({"do": "press", "id": "a1", "step": 9})
    shown._handle_msg({"do": "press", "id": "a1", "step": 1})
    assert presses == [("press", "a1")]


def test_boards_share_nothing():
    one, other = board(), board()
    one.show_scene(Scene("Elsewhere"))
    assert other.step == 1
    assert other.scene["label"] == "A board"
