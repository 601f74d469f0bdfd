"""A learner at the movement lesson: what comes of each thing they may try."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tutor.core.errors import BadInput
from tutor.lessons import Lesson, Player, every_lesson, find, goals
from tutor.lessons.outcome import ALONE, HELPED, SHOWN
from tutor.lessons.reading import parse_lesson

ONE, DIAGONAL, NUMBER, PASS, SPOT = 1, 2, 4, 5, 6


def at(step: int) -> Player:
    return Player(find("winter/movement"), step)


def test_right_move_is_done_alone() -> None:
    player = at(PASS)
    outcome = player.submit("move c1 d1 d2")
    assert outcome.kind == "right"
    assert "winter.move.6" in outcome.clauses
    assert outcome.steps[0].events
    assert player.done and player.results == {PASS: ALONE}


def test_refused_move_changes_nothing_and_names_all_clauses() -> None:
    player = at(PASS)
    before = player.table.position
    outcome = player.submit("move c1 d1")
    assert outcome.kind == "refused"
    assert outcome.says == "The coffee is yours, but you may not stay there."
    assert outcome.more == ("You may not stop on yellow's space",)
    assert outcome.clauses == ("winter.move.5",)
    assert player.game.say(before, outcome.repairs[0]).startswith("One step more")
    assert player.table.position == before and not player.can_undo and not player.results


def test_legal_move_that_was_not_asked_plays_and_may_be_taken_back() -> None:
    player = at(ONE)
    outcome = player.submit("move d2")
    assert outcome.kind == "miss"
    assert outcome.more == ("Still missing: 1 milk", "Too much: 1 water")
    assert player.table.position.players[0].pawns == ("d2",)
    assert not player.open_to_play
    assert player.submit("move b2") is outcome
    player.undo()
    assert player.table.position.players[0].pawns == ("c2",)
    assert player.submit("move b2").kind == "right"


def test_what_was_to_happen_is_told_as_the_engine_tells_it() -> None:
    assert at(PASS).submit("move c1").more == ("This should happen: “Blue enters d1: coffee 1”",)


@pytest.mark.parametrize("lesson", every_lesson(), ids=lambda lesson: lesson.id)
def test_every_goal_that_waits_for_something_can_tell_it(lesson: Lesson) -> None:
    for step in lesson.steps:
        player = Player(lesson, step.number)
        if not player.acting or not step.task.goal.events or step.task.goal.refused:
            continue
        solution = goals.play(player.game, player.table.position, step.task.solution)
        nothing = [replace(solution[0], events=())]
        told = goals.gaps(step.task.goal, player.game, player.seat, nothing, solution)
        assert any(line.startswith("This should happen: “") for line in told), step.place


def test_likely_mistakes_are_answered() -> None:
    assert at(ONE).submit("move c1").says.startswith("That is steam")
    assert at(ONE).submit("move c3 b3 b2").says.startswith("That is more than one milk")


def test_refusal_can_be_the_goal() -> None:
    player = at(DIAGONAL)
    assert player.submit("move c1").kind == "miss"
    player.undo()
    outcome = player.submit("move b1")
    assert outcome.kind == "right"
    assert outcome.clauses == ("winter.move.2",)
    assert player.table.position.step == "move"


def test_words_that_are_no_action_are_bad_input() -> None:
    with pytest.raises(BadInput, match="unknown space 'z9'"):
        at(ONE).submit("move z9")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("1", "You count only"),
        ("7", "Not quite: it is less than that"),
        ("0", "Not quite: it is more than that"),
        ("two", "Please give"),
        ("9" * 40, "Please"),
    ],
)
def test_a_wrong_number_is_told_why(given: str, says: str) -> None:
    player = at(NUMBER)
    assert player.answer(given).kind == "wrong"
    assert player.outcome and player.outcome.says.startswith(says)
    assert not player.done


def test_right_number_is_the_engines_and_shows_its_walk() -> None:
    player = at(NUMBER)
    assert player.right_value() == 2
    outcome = player.answer(" 2 ")
    assert outcome.kind == "right"
    assert [event.kind for event in outcome.steps[0].events].count("collect") == 3


def test_spot_the_refused_walk() -> None:
    player = at(SPOT)
    wrong = player.answer(0)
    assert wrong.kind == "wrong" and wrong.verdict and wrong.verdict.legal and wrong.steps
    assert player.answer(99).kind == "wrong"
    right = player.answer(1)
    assert right.kind == "right" and right.clauses == ("winter.move.5",) and not right.steps


def test_hints_climb_and_count_as_help() -> None:
    player = at(PASS)
    hints = player.step.task.hints
    for n in range(1, len(hints) + 1):
        assert player.hint() == hints[n - 1]
        assert player.hints == hints[:n]
    assert not player.more_hints and player.hint() == ""
    player.submit("move c1 d1 d2")
    assert player.results == {PASS: HELPED}


@pytest.mark.parametrize("step", range(1, len(find("winter/movement").steps) + 1))
def test_solution_can_be_shown_and_counts_as_shown(step: int) -> None:
    player = at(step)
    outcome = player.show()
    assert outcome.kind == "shown"
    assert player.done and player.results == {step: SHOWN}
    assert player.show() is outcome


def test_retry_skips_the_intro_and_keeps_the_best_result() -> None:
    player = at(PASS)
    assert player.intro
    player.submit("move c1 d1 d2")
    player.retry()
    assert not player.intro and not player.done and player.results == {PASS: ALONE}
    player.hint()
    player.submit("move c1 d1 d2")
    assert player.results == {PASS: ALONE}


CHANCE = """+++
title = "x"
minutes = 1
+++
## Serve
Serve.

```scene
game = "winter"
step = "orders"
deck = ["americano", "green tea"]
[players.blue]
pawns = ["c2"]
cups = ["coffee steam", "", ""]
orders = [{ drink = "espresso", zone = 2 }]
[players.red]
pawns = ["a4"]
[players.green]
pawns = ["d4"]
```
```task
kind = "reach"
asks = "Serve the espresso and end the step."
clauses = ["winter.orders.1"]
goal = { holds = { step = "time" } }
solution = ["serve 1", "next"]
hints = ["Serve.", "Then end the step."]
```
"""


def test_undo_past_chance_does_not_count() -> None:
    fair = Player(parse_lesson(CHANCE, "x.md", "winter/x"))
    assert [fair.submit("serve 1").kind, fair.submit("next").kind] == ["on", "right"]
    assert fair.results == {1: ALONE}
    other = Player(parse_lesson(CHANCE, "x.md", "winter/x"))
    other.submit("serve 1")
    other.table.act("next")
    other.table.undo()
    outcome = other.submit("next")
    assert outcome.kind == "right" and other.results == {1: SHOWN}
    assert outcome.more[-1].startswith("You had seen")


def test_a_turn_that_ended_too_early_is_to_be_taken_back() -> None:
    player = Player(find("base/one-turn"), 5)
    for text in ("move d1", "next", "next"):
        assert player.submit(text).kind in ("on", "miss")
    over = player.submit("next")
    assert over.kind == "miss" and over.says.startswith("Your turn is over")
    assert player.can_undo and player.undo() is not None
    assert player.submit("next").says == over.says


@pytest.mark.parametrize("step", [7, 8, 9, 10, 13])
def test_a_question_about_a_companys_own_board_is_seen_from_its_seat(step: int) -> None:
    player = Player(find("traders/setup"), step)
    assert player.step.task.asks.casefold().count("blue")
    assert player.game.names(player.table.position)[player.seat] == "blue"
    assert player.game.actors(player.table.position) != (player.seat,), "another is on turn"


def test_what_was_taken_back_is_played_and_judged_once_more() -> None:
    player = at(ONE)
    assert player.redo() is None
    outcome = player.submit("move d2")
    there = player.table.position
    player.undo()
    assert player.redo() == outcome == player.outcome
    assert player.table.position == there and player.redo() is None
