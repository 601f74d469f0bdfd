"""Coffee Traders at a lesson's desk: what is drawn, and what is said in words."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.coffee_traders.notation import write
from tutor.lessons import Lesson, Player, every_lesson, find
from widgets.boards.traders import TradersBoard
from widgets.leaf.nodes import all_of, text_in
from widgets.player.desk import LessonDesk
from widgets.player.traders import TradersView
from widgets.player.traders_beside import beside
from widgets.player.traders_words import in_words
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
    assert drawn(shown.around) == ["rows-0", "company-0"]


def test_cooperatives_of_no_use_are_not_drawn() -> None:
    shown = view("traders/assign-workers", 1)
    assert drawn(shown.place) + drawn(shown.around) == ["land-brazil", "company-0"]


def test_a_question_about_a_building_shows_the_cooperative_it_speaks_of() -> None:
    for id, number in BUILT:
        step = find(id).steps[number - 1]
        shown = view(id, number)
        towns = {part.removeprefix("town-") for part in drawn(shown.place) if part.startswith("town-")}
        said = " ".join((step.task.asks, *(one.says for one in step.task.options))).lower()
        assert towns and all(name in said for name in towns), (id, number, towns)


def test_a_stock_counter_is_seen_where_it_is_said_to_lie() -> None:
    at = desk("traders/trade-and-build", 1)
    assert "stock" not in drawn(at.view.around)
    at.submit(at.player.game.parse(at.player.table.position, "trader brazil")[1])
    (part,) = (part for part in at.view.around.scene["parts"] if part["id"] == "stock")
    assert "1 Brazil Stock counter" in str(part)


BUILT = [("traders/trade-and-build", n) for n in (12, 13, 14, 15)] + [("traders/sell", 5), ("traders/sell", 6)]
"""Steps that ask what a building in a cooperative does, or where it may stand."""


# ---- pieces and the actions that concern them -------------------------------------


def desk(id: str, number: int) -> LessonDesk:
    return LessonDesk(Session(place=Place(id, number)), find(id), number)


def press(desk: LessonDesk, id: str) -> None:
    for board in (desk.view.place, desk.view.around):
        board._handle_msg({"do": "press", "id": id, "step": board.step})


def offers(desk: LessonDesk) -> list[str]:
    return [one.words for one in desk.view.more()]


def kind(desk: LessonDesk) -> str:
    return desk.player.outcome.kind if desk.player.outcome else ""


@pytest.mark.parametrize(
    ("id", "number", "piece"),
    [
        ("traders/overview", 1, "supply-coins"),
        ("traders/overview", 7, "brazil-counter-toucan-0"),
        ("traders/work", 6, "brazil-1/2-2"),
        ("traders/work", 11, "ethiopia-farm-1"),
        ("traders/work", 13, "brazil-workers"),
        ("traders/work", 15, "brazil-1/2-2"),
        ("traders/assign-workers", 1, "brazil-1-2"),
        ("traders/assign-workers", 8, "ethiopia-1-3"),
        ("traders/trade-and-build", 2, "brazil-queue-3"),
        ("traders/harvest", 1, "guatemala-1-2"),
        ("traders/sell", 2, "contract-A"),
        ("traders/refresh", 1, "bonus-coins"),
        ("traders/tracks", 1, "arabica-ethiopia-4"),
        ("traders/tracks", 12, "aside-ethiopia-1"),
    ],
)
def test_a_piece_with_one_action_does_it(id: str, number: int, piece: str) -> None:
    at = desk(id, number)
    press(at, piece)
    assert kind(at) == "right", offers(at)


def test_a_piece_with_several_leaves_them_and_leads_back() -> None:
    at = desk("traders/work", 6)
    every = offers(at)
    press(at, "slot-A-2")
    assert offers(at) == [*(words for words in every if words.startswith("Add")), "All actions"]
    assert "With this piece:" in at.page.ask.text and at.view.begun
    at.view.use("all")
    assert offers(at) == every and not at.view.begun


def test_taking_back_offers_all_again() -> None:
    at = desk("traders/work", 6)
    every = offers(at)
    press(at, "slot-A-2")
    assert at.view.back() and offers(at) == every and not at.view.back()


@pytest.mark.parametrize(
    ("id", "number", "piece", "clause"),
    [
        ("traders/sell", 2, "contract-B", "traders.contract.1"),
        ("traders/sell", 2, "bar-london-3", "traders.bars.4"),
        ("traders/sell", 2, "bar-london-6", "traders.bars.5"),
        ("traders/work", 6, "brazil-1-3", "traders.plantation.7"),
        ("traders/assign-workers", 1, "supply-coins", "traders.overview.5"),
        ("traders/assign-workers", 5, "arabica-ethiopia-1", "traders.workers.18"),
    ],
)
def test_a_piece_without_an_action_tells_the_rule(id: str, number: int, piece: str, clause: str) -> None:
    at = desk(id, number)
    press(at, piece)
    assert kind(at) == "refused" and clause in at.player.outcome.clauses


def test_pieces_of_other_companies_and_of_questions_are_not_pressed() -> None:
    able = [piece for part in desk("traders/scoring", 14).view.place.scene["parts"] for piece in part["pieces"]]
    assert not [piece["id"] for piece in able if piece.get("press")]


def test_many_actions_of_a_kind_are_folded_and_few_stand_there() -> None:
    at = desk("traders/sell", 2)
    (group,) = [node for node in at.page.ask.page["nodes"] if node[1].get("class") == "offers"]
    standing = [text_in(one) for one in all_of(group[3], "button")]
    assert standing == ["Fulfil contract A", "Drop out"]
    assert [text_in(one) for one in all_of(group, "summary")] == ["Deliver to a Coffee Bar (6)", "Trade coffee (5)"]


def test_no_second_list_of_actions_stands_below() -> None:
    at = desk("traders/sell", 2)
    assert "Fulfil contract A" in at.page.ask.text
    assert "Fulfil contract A" not in at.page.said.text + at.view.leaf.text


# ---- a company's board ---------------------------------------------------------------


def texts(board: TradersBoard, part: str) -> list[str]:
    (found,) = [one for one in board.scene["parts"] if one["id"] == part]
    return [mark[3] for piece in found["pieces"] for mark in piece.get("marks", []) if mark[0] == "text"]


def test_signs_of_a_company_have_words() -> None:
    said = texts(desk("traders/overview", 1).view.place, "company-0")
    assert {"coins", "donkeys", "trucks", "civets", "workers", "warehouse", "hospital", "3 left"} <= set(said)
    assert {"Company Supply", "Action markers", "Bonus Supply", "Contracts"} <= set(said)


def test_action_markers_are_drawn_and_told_of_before_one_is_asked_for() -> None:
    at = desk("traders/overview", 1)
    pieces = {piece["id"]: piece for piece in at.view.place.scene["parts"][0]["pieces"]}
    assert [mark[-1] for mark in pieces["markers"]["marks"] if mark[0] == "circle"] == ["marker ready"] * 3
    assert pieces["markers"]["label"] == "3 Action markers left, 0 spent on Actions"
    assert "Action marker" in at.page.words.text


def test_rows_of_plantations_are_drawn_where_a_step_tells_of_them() -> None:
    around = desk("traders/work", 4).view.around
    slots = {p["id"]: p["label"] for part in around.scene["parts"] for p in part["pieces"] if p.get("label")}
    assert slots["slot-A-1"] == "row A, plantation 1: gone"
    assert slots["slot-A-2"] == "row A, plantation 2: level 2, costs 1 coin, brings a donkey, comes next"
    assert slots["slot-B-1"].endswith("comes next")


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


def test_where_counters_for_contracts_are_asked_about_they_are_drawn() -> None:
    shown = view("traders/setup", 5)
    assert drawn(shown.place) + drawn(shown.around) == ["stacks"]
    assert "stacks" in drawn(view("traders/sell", 8).around), "and where a contract brings one"


def test_of_all_companies_the_own_one_can_be_drawn_alone() -> None:
    shown = view("traders/setup", 7)
    assert [id.startswith("company") for id in drawn(shown.place) + drawn(shown.around)] == [True]


def test_values_to_be_reckoned_are_not_given_away() -> None:
    shown = view("traders/scoring", 2)
    assert not [id for id in drawn(shown.place) + drawn(shown.around) if id.startswith("quality")]


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=[f"{lesson.id}-{n}" for lesson, n in STEPS])
def test_words_are_no_names_of_the_notation(lesson: Lesson, number: int) -> None:
    player = Player(lesson, number)
    p, game = player.table.position, player.game
    legal = game.legal(p, player.seat)
    said = [in_words(action) for action in legal]
    assert len(set(said)) == len({write(action) for action in legal})
    for words in (*said, *beside(game, p)):
        assert "_" not in words and words[0].isupper()
        assert not [name for name in ("brazil", "colombia", "ethiopia", "guatemala", "indonesia") if name in words]


def test_the_typing_box_has_a_label_to_be_seen() -> None:
    assert '"Type an action"' in view("traders/harvest", 1).leaf.text


def test_a_lesson_says_that_printed_values_are_samples() -> None:
    assert "sample-mark" in view("traders/harvest", 1).beside.text


def test_only_the_first_board_says_how_to_ask() -> None:
    shown = view("traders/work", 6)
    assert shown.place.hints and not shown.around.hints
    assert shown.place.group == shown.around.group != view("traders/work", 6).place.group


def folded(lesson: str, number: int) -> dict[str, bool]:
    shown = view(lesson, number)
    scenes = (shown.place.scene, shown.around.scene)
    return {part["id"]: part.get("fold", False) for scene in scenes for part in scene.get("parts", [])}


def test_others_companies_are_folded_on_a_phone_unless_the_step_is_about_companies() -> None:
    building = folded("traders/trade-and-build", 15)
    assert building["company-0"] and sum(building.values()) == 1, "the own company is red's"
    assert folded("traders/scoring", 14) == {f"company-{seat}": False for seat in range(3)}


PHONE = 335
"""How wide a board is on a phone, in px."""

MOST = 1300
"""How high the boards of a step may be there, one below the other, in px: hardly two screens."""


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=[f"{lesson.id}-{number}" for lesson, number in STEPS])
def test_the_boards_of_a_step_take_hardly_two_screens_of_a_phone(lesson: Lesson, number: int) -> None:
    found = LessonDesk(Session(place=Place(lesson.id, number)), lesson, number).view
    if not isinstance(found, TradersView):
        return  # the step is about another game
    parts = [part for scene in (found.place.scene, found.around.scene) for part in scene.get("parts", [])]
    high = [44 if part.get("fold") else part["box"][1] * PHONE / part["box"][0] for part in parts]
    assert sum(high) <= MOST


DENSE = 24
"""What a finger hits where one thing lies beside the other, in px."""


def reach(piece: dict[str, Any]) -> float:
    """The smaller side of what can be pressed of a piece."""
    touch = [mark[3:5] for mark in piece["marks"] if mark[0] == "rect" and mark[-1] == "touch"]
    return min(map(max, zip(piece["size"], *touch, strict=True)))


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=[f"{lesson.id}-{number}" for lesson, number in STEPS])
def test_a_finger_hits_each_space_on_a_phone(lesson: Lesson, number: int) -> None:
    found = LessonDesk(Session(place=Place(lesson.id, number)), lesson, number).view
    scenes = (found.place.scene, found.around.scene) if isinstance(found, TradersView) else ()
    parts = [part for scene in scenes for part in scene.get("parts", [])]
    pressed = {
        one["id"]: reach(one) * PHONE / part["box"][0] for part in parts for one in part["pieces"] if one.get("press")
    }
    assert not {id: px for id, px in pressed.items() if px < DENSE}


def test_a_counter_in_a_bar_covers_neither_the_points_nor_a_marker() -> None:
    """A figure of the points is up to 20 wide on a phone, and they end at the right."""
    (part,) = (part for part in view("traders/setup", 3).place.scene["parts"] if part["id"] == "bars")
    counters = [piece for piece in part["pieces"] if "counter" in piece.get("label", "")]
    assert len(counters) == 5 + 2
    for piece in counters:
        points = next(mark for mark in piece["marks"] if mark[0] == "text" and "number" in mark[4])
        counter = piece["marks"][-1]
        assert counter[0] == "use"
        assert counter[2] + counter[4] <= points[1] - 20 * len(points[3])


@pytest.mark.parametrize("step", [7, 8, 9, 10, 13])
def test_a_question_about_blue_shows_blues_board(step: int) -> None:
    shown = view("traders/setup", step)
    titles = [part.get("title", "") for board in (shown.place, shown.around) for part in board.scene.get("parts", [])]
    assert "Blue's board" in titles and len([title for title in titles if title.endswith("'s board")]) == 1
