"""The lessons of Grab & Go and Caffeine Rush, and amounts of dollars as answers."""

from __future__ import annotations

import pytest

from tests.lessons.test_reading import GOOD
from tutor import catalogue as shelf
from tutor.lessons import Player, every_lesson, find, goals
from tutor.lessons.check import check_lesson
from tutor.lessons.model import NUMBER, SPOT, Lesson
from tutor.lessons.reading import parse_lesson

GAMES = ("grab", "caffeine")
LESSONS = [lesson for lesson in every_lesson() if lesson.game in GAMES]
STEPS = [(lesson.id, step.number) for lesson in LESSONS for step in lesson.steps]

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


@pytest.mark.parametrize("given", ["-1", "-1.00", "-$1.00", "−$1.00"])
def test_a_loss_is_an_amount_below_zero(given: str) -> None:
    assert Player(counter(answer='score = "ben"')).answer(given).kind == "right"


@pytest.mark.parametrize("when", ["1", "$1.00", "much"])
def test_author_is_told_of_a_mistake_that_is_right_or_no_amount(when: str) -> None:
    assert check_lesson(counter(when))[-1].endswith(f"task.mistakes[0]: {when!r} is no wrong answer here")
    assert check_lesson(counter("1.50")) == []


@pytest.mark.parametrize("given", ["--1", "1.00", "$1"])
def test_a_number_that_is_no_amount_stays_a_whole_number(given: str) -> None:
    assert Player(counter(answer='holds = "players"')).answer(given).says == "Please give a whole number"


# ---- the courses ------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_course_goes_from_playing_over_scoring_to_what_may_be_added(game: str) -> None:
    last = {"grab": "variants", "caffeine": "special-cards-and-variations"}[game]
    course = [lesson.id for lesson in LESSONS if lesson.game == game]
    assert course[:3] == [f"{game}/{name}" for name in ("how-to-play", "scoring", last)]


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_begins_by_turning_a_card(game: str) -> None:
    first = find(f"{game}/how-to-play").step(1)
    assert first.task.goal.events == ({"kind": "flip", "player": "ann"},)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_taught(game: str) -> None:
    named = {id for lesson in LESSONS if lesson.game == game for step in lesson.steps for id in step.task.clauses}
    assert [id for id in shelf.game(game).rulebook.rulings if id not in named] == []


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_numbers_are_missed_in_two_ways(id: str, number: int) -> None:
    task = find(id).step(number).task
    assert task.kind != NUMBER or len(task.mistakes) > 1


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_a_task_at_the_table_offers_a_handful_of_actions(id: str, number: int) -> None:
    player = Player(find(id), number)
    assert not player.acting or len(player.game.legal(player.table.position, player.seat)) <= 6


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_every_verdict_asked_for_cites_a_rule_of_the_step(id: str, number: int) -> None:
    player = Player(find(id), number)
    task = player.step.task
    asked = [option.does for option in task.options if task.kind == SPOT and player.is_right(option)]
    for text in [*asked, *([task.answer.legal] if task.answer.legal else [])]:
        steps = goals.play(player.game, player.table.position, task.answer.after)
        p = steps[-1].position if steps else player.table.position
        seat, action = player.game.parse(p, text)
        verdict = player.game.check(p, seat, action)
        assert {*verdict.against_ids, *verdict.for_ids} & set(task.clauses)


@pytest.mark.parametrize("place", [1, 2, 3])
def test_whatever_card_a_newcomer_turns_is_right(place: int) -> None:
    assert Player(find("grab/how-to-play"), 1).submit(f"ann: flip {place}").kind == "right"


def test_any_sentence_of_the_own_words_is_a_message() -> None:
    player = Player(find("caffeine/special-cards-and-variations"), 17)
    assert player.submit("message monday dragon").kind == "right"
