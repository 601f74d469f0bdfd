"""The lessons of Grab & Go and Caffeine Rush, and amounts of dollars as answers."""

from __future__ import annotations

import pytest

from tests.lessons.test_reading import GOOD
from tutor.lessons import Player
from tutor.lessons.check import check_lesson
from tutor.lessons.model import Lesson
from tutor.lessons.reading import parse_lesson

COUNTER = """```scene
game = "grab"
step = "over"
players.ann = { orders = [{ drink = "milk tea", under = "tea milk water" }, { drink = "espresso", under = "ice ice" }] }
players.ben = { orders = [{ drink = "espresso", under = "ice ice" }] }
```
```task
kind = "number"
asks = "How much?"
clauses = ["grab.scoring.4"]
answer = { ANSWER }
mistakes = [{ when = "WHEN", says = "The water is wrong." }]
hints = ["Count.", "Count again."]
```
"""


def counter(when: str = "1.50", answer: str = 'score = "ann", line = "milk tea: correct"') -> Lesson:
    """Return a lesson that asks for an amount, Ann's $1.00 for two ingredients unless ``answer`` says otherwise."""
    blocks = COUNTER.replace("WHEN", when).replace("ANSWER", answer)
    return parse_lesson(GOOD[: GOOD.index("```scene")] + blocks, "x.md", "grab/x")


# ---- amounts ----------------------------------------------------------------------


@pytest.mark.parametrize("given", ["1", "1.00", "$1", " $1.00 "])
def test_an_amount_may_be_given_with_or_without_cents_and_sign(given: str) -> None:
    assert Player(counter()).answer(given).kind == "right"


@pytest.mark.parametrize("given", ["1.5", "100.000", "one", "--1", "1,00", "", "1."])
def test_what_is_no_amount_is_answered_with_one(given: str) -> None:
    outcome = Player(counter()).answer(given)
    assert (outcome.kind, outcome.says) == ("wrong", "Please give an amount, such as 1.50")


@pytest.mark.parametrize("given", ["1.50", "$1.50"])
def test_a_mistake_about_an_amount_is_answered_however_it_is_written(given: str) -> None:
    assert Player(counter()).answer(given).says == "The water is wrong."


def test_the_solution_is_said_in_dollars() -> None:
    assert Player(counter()).show().says == "Right: $1.00"


@pytest.mark.parametrize("given", ["-1", "-1.00", "-$1.00"])
def test_a_loss_is_an_amount_below_zero(given: str) -> None:
    assert Player(counter(answer='score = "ben"')).answer(given).kind == "right"


@pytest.mark.parametrize("when", ["1", "$1.00", "much"])
def test_author_is_told_of_a_mistake_that_is_right_or_no_amount(when: str) -> None:
    assert check_lesson(counter(when))[-1].endswith(f"task.mistakes[0]: {when!r} is no wrong answer here")
    assert check_lesson(counter("1.50")) == []


@pytest.mark.parametrize("given", ["--1", "1.00", "$1"])
def test_a_number_that_is_no_amount_stays_a_whole_number(given: str) -> None:
    assert Player(counter(answer='holds = "players"')).answer(given).says == "Please give a whole number"
