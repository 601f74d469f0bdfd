"""Lessons played through their desks, as a browser would: by presses on boards and leaves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tutor.core.money import dollars
from tutor.lessons import Lesson, LessonStep, every_lesson, find
from tutor.lessons.model import ACTING
from widgets.boards.coffee_rush import queue
from widgets.leaf import Leaf
from widgets.leaf.nodes import all_of, text_in
from widgets.path import after
from widgets.player.caffeine import CaffeineView
from widgets.player.desk import LessonDesk
from widgets.player.grab import GrabView
from widgets.player.plain import PlainView
from widgets.progress import Place
from widgets.session import Session

STEPS = [(lesson, step) for lesson in every_lesson() for step in lesson.steps]
IDS = [f"{lesson.id}-{step.number}" for lesson, step in STEPS]


def desk_at(lesson: Lesson, number: int) -> LessonDesk:
    return LessonDesk(Session(place=Place(lesson.id, number)), lesson, number)


def press(desk: LessonDesk, *ids: str) -> None:
    for id in ids:
        desk.view.board._handle_msg({"do": "press", "id": id, "step": desk.view.board.step})


def push(leaf: Leaf, do: str, value: str = "") -> None:
    leaf._handle_msg({"do": do, "value": value, "n": leaf.page["n"]})


def play(desk: LessonDesk, text: str) -> None:
    """Do an action as a person at the table would."""
    verb, *words = text.split()
    if isinstance(desk.view, PlainView):
        push(desk.view.leaf, "type", text)
    elif isinstance(desk.view, GrabView):
        grab(desk, text.rpartition(": ")[2])
    elif isinstance(desk.view, CaffeineView):
        caffeine(desk, *text.rpartition(": ")[2].split())
    else:
        {"move": walk, "serve": serve, "choose": choose}.get(verb, other)(desk, verb, words)


def grab(desk: LessonDesk, text: str) -> None:
    verb, _, number = text.partition(" ")
    piece = {"flip": "card", "call": "order", "draw": "deck"}.get(verb)
    if piece:
        press(desk, f"{piece}-{number}")
    else:
        push(desk.page.said, "use", text)


def caffeine(desk: LessonDesk, verb: str, *words: str) -> None:
    player = desk.player.table.position.players[desk.player.seat]
    if words[-1:] == ("beside",):
        press(desk, f"beside-{words[1]}")
    elif verb == "match":
        held = player.hand is not None and player.hand.kind == words[0]
        press(desk, "hand" if held else f"prep-{words[0]}", f"place-{words[1]}")
    elif verb == "message":
        cups = [drink.order.word for drink in player.drinks]
        press(desk, *(f"word-{cups.index(word) + 1}" for word in words), "say")
    else:
        piece = {"flip": "pile", "aside": "prep", "up": "place", "latte": "place", "turn": "orders"}.get(verb, verb)
        press(desk, "-".join((piece, *words)))


def walk(desk: LessonDesk, verb: str, words: list[str]) -> None:
    if words[0] == "jump":
        push(desk.page.acts, "use", "jump")
        words = words[1:]
    if words[0].endswith(":"):
        pawn = words.pop(0)[:-1]
        if desk.player.table.position.player.pawns[0] != pawn:
            push(desk.page.said, "use", "pawn")
    press(desk, *words)
    if not desk.player.outcome:
        push(desk.page.acts, "do")


def serve(desk: LessonDesk, verb: str, words: list[str]) -> None:
    orders = queue(desk.player.table.position.players[desk.player.seat])
    drink, zone = (" ".join(words[1:-1]), int(words[-1])) if len(words) > 1 else ("", 0)
    fits = [id for id, o in orders if (o.drink, o.zone) == (drink, zone)] or [id for id, _ in orders][::-1]
    cup = desk.player.table.position.players[desk.player.seat].cups[int(words[0]) - 1]
    same = [id for id, o in orders[::-1] if o.needs == cup]
    press(desk, f"cup-{words[0]}", fits[0] if drink else (same or fits)[0])


def choose(desk: LessonDesk, verb: str, words: list[str]) -> None:
    press(desk, *(f"upgrade-{'-'.join(name.split())}" for name in " ".join(words).split(", ")))
    push(desk.page.acts, "do")


def other(desk: LessonDesk, verb: str, words: list[str]) -> None:
    if verb == "pour":
        press(desk, f"hand-{words[0]}", f"cup-{words[1]}")
    elif verb == "empty":
        press(desk, f"cup-{words[0]}")
        push(desk.page.acts, "use", "empty")
    elif verb == "next":
        push(desk.page.acts, "do")
    else:
        press(desk, {"place": "", "take": "cup-", "activate": "upgrade-"}[verb] + "-".join(words))


def solve(desk: LessonDesk, step: LessonStep) -> None:
    if step.task.kind in ACTING:
        for text in step.task.solution:
            play(desk, text)
    elif step.task.kind == "number":
        value = desk.player.right_value()
        push(desk.page.acts, "answer", dollars(value) if desk.player.question.money else str(value))
    else:
        right = next(i for i, option in enumerate(step.task.options) if desk.player.is_right(option))
        push(desk.page.ask, "choose", str(right))


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=IDS)
def test_every_step_can_be_solved_at_its_desk(lesson: Lesson, step: LessonStep) -> None:
    desk = desk_at(lesson, step.number)
    solve(desk, step)
    assert desk.player.outcome and desk.player.outcome.kind == "right"
    assert desk.session.progress.best(lesson.id, step.number) == 3


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=IDS)
def test_every_solution_can_be_shown(lesson: Lesson, step: LessonStep) -> None:
    desk = desk_at(lesson, step.number)
    for _ in step.task.hints:
        push(desk.page.acts, "hint")
    push(desk.page.acts, "show")
    assert desk.session.progress.best(lesson.id, step.number) == 1
    assert ("Next" in str(desk.page.acts.page)) or step.number == len(lesson.steps)


@pytest.fixture
def in_words(monkeypatch: pytest.MonkeyPatch) -> LessonDesk:
    """Step 5 of the movement lesson, as it stands where no board is drawn."""
    monkeypatch.setattr("widgets.player.views.VIEWS", {})
    return movement(5)


def test_table_in_words_needs_no_board(in_words: LessonDesk) -> None:
    assert "c2" in shown(in_words.view.board)
    push(in_words.view.board, "try", "move c1")
    assert in_words.player.outcome and in_words.player.outcome.kind == "miss"
    push(in_words.page.acts, "back")
    push(in_words.view.board, "type", "move c1 d1")
    assert in_words.player.outcome.kind == "refused"
    push(in_words.page.said, "repair", "0")
    assert in_words.player.done


def test_words_that_are_no_action_are_answered(in_words: LessonDesk) -> None:
    push(in_words.view.board, "type", "mve c1 <b>")
    assert "unknown action 'mve'; did you mean 'move'?" in shown(in_words.view.board)


def texts(node: object) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, list):
        for child in node[2:]:
            yield from texts(child)


def shown(leaf: Leaf) -> str:
    return " ".join(text for node in leaf.page["nodes"] for text in texts(node))


def movement(number: int) -> LessonDesk:
    return desk_at(find("winter/movement"), number)


def test_walk_is_previewed_before_it_is_tried() -> None:
    desk = movement(5)
    press(desk, "c1", "d1")
    assert "The walk may not stop on d1. Walk on." in shown(desk.page.said)
    press(desk, "d2")
    assert "c1 1 d1 1 d2 1" in " ".join(shown(desk.page.said).split())
    assert not desk.session.progress.lessons


def test_repair_is_played_at_once() -> None:
    desk = movement(5)
    press(desk, "c1", "d1")
    push(desk.page.acts, "do")
    assert "Go on to d2" in shown(desk.page.said)
    push(desk.page.said, "repair", "0")
    assert desk.player.done


def test_after_a_slip_the_way_back_stands_out_and_the_end_of_the_step_does_not() -> None:
    desk = desk_at(find("base/one-turn"), 2)
    press(desk, "hand-coffee", "cup-2")
    press(desk, "hand-steam", "cup-1")
    acts = {node[2]: node[1]["class"].split() for node in desk.page.acts.page["nodes"][-1][2:] if node}
    assert "go" in acts["Take back"] and "go" not in acts["Done filling"]


def test_a_title_that_asks_is_read_aloud_as_it_is_written() -> None:
    desk = desk_at(find("base/time"), 1)
    desk.open(find("base/time"), 2)
    assert desk.view.board.scene["say"].startswith("Whose time? You are yellow")
    desk.open(find("base/time"), 3)
    assert desk.view.board.scene["say"].startswith("Out of the door. You have one")


def test_two_ways_round_have_different_words() -> None:
    desk = movement(3)
    press(desk, "d3")
    assert "Go round over d2 to d3" in shown(desk.page.said) and "Go round over c3 to d3" in shown(desk.page.said)


def test_end_of_a_step_stands_out_only_when_nothing_is_left_to_do() -> None:
    desk = desk_at(find("base/one-turn"), 5)
    seen = []
    for text in desk.player.step.task.solution[:3]:
        play(desk, text)
        seen.append((first_act(desk)[2], "go" in first_act(desk)[1]["class"].split()))
    (filling, waiting), (_, poured), (serving, served) = seen
    assert (filling, serving) == ("Done filling", "Done serving")
    assert (waiting, poured, served) == (False, True, True)


def test_end_of_a_step_does_not_stand_out_where_a_refusal_is_to_be_seen() -> None:
    words, about = (first_act(desk_at(find("base/orders"), 2))[n] for n in (2, 1))
    assert words == "Done serving" and "go" not in about["class"].split()


def test_tile_to_activate_is_not_taken_for_a_walk() -> None:
    desk = desk_at(find("winter/doubling"), 1)
    assert "This gives" in shown(desk.page.said) and "Walk" not in shown(desk.page.acts)
    press(desk, "d1")
    assert "This walk gives" in shown(desk.page.said) and first_act(desk)[2] == "Walk"


def first_act(desk: LessonDesk) -> list:
    return desk.page.acts.page["nodes"][-1][2]


def how(desk: LessonDesk) -> str:
    """What stands above the buttons at the foot of a phone's screen, "" where they stand alone."""
    lines = [node for node in desk.page.acts.page["nodes"] if "how" in node[1]["class"]]
    return " ".join(text_in(lines[0]).split()) if lines else ""


def test_a_phone_has_what_is_begun_above_the_buttons_and_the_task_keeps_its_height() -> None:
    desk = desk_at(find("base/one-turn"), 5)
    task, said = desk.page.ask.page["nodes"], [how(desk)]
    for id in ("d3", "d4"):
        press(desk, id)
        said.append(how(desk))
        assert desk.page.ask.page["nodes"] == task
    assert said == ["Press the spaces, one after the other.", "This walk gives: 1", "This walk gives: 1 1"]
    press(desk, "c4")
    push(desk.page.acts, "do")
    press(desk, "hand-coffee")
    assert how(desk) == "You hold the coffee. Press the cup that gets it." and desk.page.ask.page["nodes"] == task
    assert not how(desk_at(find("winter/movement"), 5)), "there the board is all there is, and the card is near"


def test_what_is_pressed_next_comes_into_sight_on_a_phone() -> None:
    desk = desk_at(find("base/one-turn"), 5)
    seen = []
    for text in desk.player.step.task.solution:
        play(desk, text)
        seen.append(desk.view.board.sight.partition(" ")[2])
    assert seen[0] == "hand" and "cups" in seen and not desk.view.board.sight.startswith(f"{desk.view.board.step} ")


def test_hints_are_folded_away_when_the_step_is_done() -> None:
    desk = movement(5)
    push(desk.page.acts, "hint")
    hint = desk.player.hints[0]
    assert [node[0] for node in desk.page.said.page["nodes"] if hint in str(node)] == ["section"]
    for text in desk.player.step.task.solution:
        play(desk, text)
    [folded] = [node for node in desk.page.said.page["nodes"] if hint in str(node)]
    assert desk.player.done and folded[0] == "details" and "open" not in folded[1]


def test_nobody_is_asked_to_walk_where_no_board_is_shown() -> None:
    desk = desk_at(find("base/base-to-winter"), 11)
    assert "board" not in desk.player.step.task.shows
    said = str([leaf.page["nodes"] for leaf in (desk.page.ask, desk.page.said, desk.page.acts)])
    assert "Press a tile that lies face down." in said
    assert "spaces" not in said


def test_wrong_option_is_tried_out_and_leaves_the_table_as_it_was() -> None:
    desk = movement(6)
    push(desk.page.ask, "choose", "0")
    assert "That is allowed." in shown(desk.page.said)
    pawn = next(p for part in desk.view.board.scene["parts"] for p in part["pieces"] if p["id"] == "pawn-0-0")
    assert len(pawn["via"]) == 4
    assert desk.player.table.position.player.pawns == ("b2",)


def test_last_step_leads_to_the_next_lesson() -> None:
    desk = movement(10)
    solve(desk, desk.player.step)
    following = after(find("winter/movement"), desk.session.progress)
    push(desk.page.acts, "follow", following.id)
    assert desk.session.place == Place(following.id, 1)


def test_clause_opens_and_closes() -> None:
    desk = movement(5)
    press(desk, "c1", "d1")
    push(desk.page.acts, "do")
    rule = desk.player.game.rulebook.says("winter.move.5")
    push(desk.page.said, "clause", "winter.move.5")
    assert rule in shown(desk.page.said)
    push(desk.page.said, "clause", "winter.move.5")
    assert rule not in shown(desk.page.said)


def test_late_or_strange_press_is_dropped() -> None:
    desk = movement(5)
    press(desk, "c1", "d1", "d2")
    before = desk.page.acts.page
    for odd in (
        {"do": "do", "value": "", "n": before["n"] - 1},
        {"do": "leave", "value": "", "n": before["n"]},
        "do",
        {"do": 7},
    ):
        desk.page.acts._handle_msg(odd)
    assert not desk.player.done
    push(desk.page.acts, "do")
    desk.page.acts._handle_msg({"do": "do", "value": "", "n": before["n"]})
    assert len(desk.player.table.steps) == 2


def test_every_press_is_answered_by_a_new_page() -> None:
    desk = movement(5)
    number = desk.page.acts.page["n"]
    push(desk.page.acts, "do")
    assert desk.page.acts.page["n"] == number + 1


def test_markup_in_a_lesson_stays_text() -> None:
    from widgets.player.leaves import prose

    nodes = prose("A **bold** <img src=x onerror=alert(1)> [link](javascript:alert(1)) ![i](http://x/y.png) `code`")
    assert nodes[0][0] == "p"
    assert "<img src=x onerror=alert(1)>" in "".join(texts(nodes[0]))
    assert {node[0] for node in nodes[0][2:] if isinstance(node, list)} == {"strong", "code"}


def test_place_leads_to_the_step_and_back_to_the_list() -> None:
    from widgets.learn import LearnPage

    session = Session()
    page = LearnPage(session)
    push(page._list, "play", "winter/movement")
    assert session.place == Place("winter/movement", 1)
    desk = page._desks["winter"]
    session.place = Place("winter/movement", 4)
    assert desk.player.number == 4
    push(desk.page.head, "open", "5")
    assert session.place.step == 5
    push(desk.page.head, "leave")
    assert session.place == Place() and page._list.visible and not desk.__panel__().visible


def test_of_many_rules_under_an_answer_the_first_few_are_shown_and_the_others_folded() -> None:
    desk = desk_at(find("traders/overview"), 8)
    push(desk.page.acts, "answer", "5")
    (card,) = desk.page.said.page["nodes"]
    every = [one[1]["value"] for one in all_of(card, "button")]
    assert len(every) == len(find("traders/overview").step(8).task.clauses) == 15
    (folded,) = all_of(card, "details")
    assert text_in(folded).startswith("11 more rules")
    assert [one[1]["value"] for one in all_of(folded, "button")] == every[4:]


def test_the_task_comes_back_into_sight_for_another_try() -> None:
    desk = desk_at(find("traders/overview"), 1)
    play(desk, "drop")
    assert not desk.page.ask.page["reveal"]
    push(desk.page.acts, "back")
    assert desk.page.ask.page["reveal"]
