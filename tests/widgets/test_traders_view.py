"""Coffee Traders at a lesson's desk: what is drawn, and what is said in words."""

from __future__ import annotations

import pytest

from tutor.coffee_traders.notation import write
from tutor.lessons import Lesson, Player, every_lesson, find
from widgets.boards.traders import TradersBoard
from widgets.player.desk import LessonDesk
from widgets.player.traders import TradersView
from widgets.player.traders_beside import beside
from widgets.player.traders_words import plain
from widgets.progress import Place
from widgets.session import Session

STEPS = [(lesson, step.number) for lesson in every_lesson() if lesson.game == "traders" for step in lesson.steps]


def view(id: str, number: int) -> TradersView:
    found = LessonDesk(Session(place=Place(id, number)), find(id), number).view
    assert isinstance(found, TradersView)
    return found


def drawn(board: TradersBoard) -> list[str]:
    return [part["id"] for part in board.scene.get("parts", [])]


def test_a_cooperative_in_use_is_drawn_large_and_the_learners_board_with_it() -> None:
    shown = view("traders/work", 6)
    assert drawn(shown.place) == ["land-brazil"]
    assert "company-0" in drawn(shown.around)


def test_two_cooperatives_in_use_are_both_drawn() -> None:
    assert {"land-brazil", "land-ethiopia"} <= set(drawn(view("traders/harvest", 10).place))


def test_of_many_cooperatives_the_pressed_one_is_large() -> None:
    shown = view("traders/setup", 11)
    assert drawn(shown.place)[:2] == ["glance", "land-guatemala"]
    shown.place._handle_msg({"do": "press", "id": "coop-ethiopia", "step": shown.place.step})
    assert drawn(shown.place)[:2] == ["glance", "land-ethiopia"]


def test_without_cooperatives_comes_first_on_what_something_lies() -> None:
    shown = view("traders/scoring", 7)
    assert drawn(shown.place) == ["bars"]


def test_boards_to_be_compared_are_all_there() -> None:
    shown = view("traders/scoring", 14)
    assert drawn(shown.place) + drawn(shown.around) == ["company-0", "company-1", "company-2"]


def test_only_what_a_step_asks_for_is_drawn() -> None:
    shown = view("traders/work", 6)
    shown.open(shown._game, shown._position, 0, ("company",))
    shown.show(shown._position, press=False)
    assert drawn(shown.place) + drawn(shown.around) == ["company-0"]


def test_of_all_companies_the_own_one_can_be_drawn_alone() -> None:
    shown = view("traders/setup", 5)
    assert [id.startswith("company") for id in drawn(shown.place) + drawn(shown.around)] == [True]


def test_values_to_be_reckoned_are_not_given_away() -> None:
    shown = view("traders/scoring", 2)
    assert not [id for id in drawn(shown.place) + drawn(shown.around) if id.startswith("quality")]


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=[f"{lesson.id}-{n}" for lesson, n in STEPS])
def test_words_are_no_names_of_the_notation(lesson: Lesson, number: int) -> None:
    player = Player(lesson, number)
    p, game = player.table.position, player.game
    legal = game.legal(p, player.seat)
    said = [plain(action) for action in legal]
    assert len(set(said)) == len({write(action) for action in legal})
    for words in (*said, *beside(game, p)):
        assert "_" not in words and words[0].isupper()
        assert not [name for name in ("brazil", "colombia", "ethiopia", "guatemala", "indonesia") if name in words]


def test_the_typing_box_has_a_label_to_be_seen() -> None:
    assert '"Type an action"' in view("traders/harvest", 1).leaf.text


def test_a_lesson_says_that_printed_values_are_samples() -> None:
    assert "sample-mark" in view("traders/harvest", 1).beside.text
