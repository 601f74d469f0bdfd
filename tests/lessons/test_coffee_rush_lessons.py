"""The lessons of Coffee Rush and Winter, and what they ask of the lesson model: score sheets and whole beginnings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.test_check import CHOICE, problems, with_task
from tests.lessons.test_reading import GOOD
from tutor.coffee_rush.board import SPACES
from tutor.core.errors import BadInput
from tutor.lessons import Player, every_lesson, find
from tutor.lessons.model import ACTING
from tutor.lessons.reading import parse_lesson

LESSONS = [lesson for lesson in every_lesson() if lesson.game in ("base", "winter")]
STEPS = [(lesson.id, step.number) for lesson in LESSONS for step in lesson.steps]

SCORED = """```scene
game = "winter"
closed = true
over = true
players.blue = { likes = 4, penalties = 1, active = ["jump", "double corners"] }
players.yellow = { likes = 6, active = ["jump"] }
```
```task
kind = "number"
asks = "How many?"
clauses = ["winter.scoring.1"]
answer = ANSWER
hints = ["Count.", "Count again."]
```
"""

BEGUN = """```scene
game = "winter"
seed = 4
start = { players = ["blue", "yellow"] }
```
```task
kind = "number"
asks = "How many cards are in the deck?"
clauses = ["winter.setup.2"]
answer = { holds = "deck" }
hints = ["Count.", "Count again."]
```
"""


def lesson_of(blocks: str) -> str:
    return GOOD[: GOOD.index("```scene")] + blocks


def player(blocks: str) -> Player:
    return Player(parse_lesson(lesson_of(blocks), "x.md", "winter/x"))


@pytest.mark.parametrize(
    ("answer", "value"),
    [
        ('{ score = "blue" }', 17),
        ('{ score = "blue", line = "likes" }', 8),
        ('{ score = "blue", line = "penalties" }', -1),
        ('{ winner = "who" }', "yellow"),
        ('{ winner = "by" }', "likes"),
    ],
)
def test_answer_comes_from_the_score_sheet(answer: str, value: int | str) -> None:
    assert player(SCORED.replace("ANSWER", answer)).right_value() == value


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ('{ score = "blu" }', "task.answer.score: unknown player 'blu'; did you mean 'blue'?"),
        ('{ score = "blue", line = "like" }', "task.answer.line: unknown line 'like'; did you mean 'likes'?"),
        ('{ winner = "whom" }', "task.answer.winner: unknown question 'whom'; did you mean 'who'?"),
        ('{ count = "stop", line = "likes" }', "task.answer.line: is a line of a player's score"),
    ],
)
def test_author_is_told_what_is_not_on_the_sheet(answer: str, said: str) -> None:
    with pytest.raises(BadInput) as found:
        player(SCORED.replace("ANSWER", answer)).right_value()
    assert said in str(found.value)


def test_scene_may_be_a_whole_beginning() -> None:
    begun = player(BEGUN)
    assert begun.right_value() == 70
    assert begun.table.position.step == "choose"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("start =", 'turn = "blue"\nstart =', "scene: unknown field of a scene with a start 'turn'"),
        ('"blue", "yellow"', '"blue"', "scene.start.players: expected 2 to 4 players, found 1"),
        ("seed = 4", 'seed = "4"', "scene.seed: expected"),
    ],
)
def test_author_is_told_what_is_wrong_with_a_beginning(old: str, new: str, said: str) -> None:
    with pytest.raises(BadInput) as found:
        player(BEGUN.replace(old, new))
    assert said in str(found.value)


def test_editions_may_be_compared_in_one_lesson(tmp_path: Path) -> None:
    task = CHOICE.replace("winter.move.5", "base.move.2")
    assert problems(tmp_path, with_task(task).replace('game = "winter"', 'game = "base"')) == []


# ---- the course -----------------------------------------------------------------


def test_a_newcomer_begins_with_a_walk() -> None:
    first = LESSONS[0]
    assert first.id == "base/one-turn"
    assert first.minutes == 2
    assert [text.split()[0] for text in first.step(1).task.solution] == ["move"]


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_last_hint_names_the_spaces_of_the_solution(id: str, number: int) -> None:
    step = find(id).step(number)
    spaces = {word for text in step.task.solution for word in text.replace(":", "").split() if word in SPACES}
    assert step.task.kind not in ACTING or all(space in step.task.hints[-1] for space in spaces)


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_cookies_that_a_step_speaks_of_are_drawn(id: str, number: int) -> None:
    step, p = find(id).steps[number - 1], Player(find(id), number).table.position
    said = f"{step.text} {step.task.asks}".lower()
    if p.players[p.turn].cookies and ("cookie" in said or "rush token" in said):
        assert "tally" in step.task.shows
