"""The lessons of Coffee Traders, and what they ask of the lesson model: sums of events and lines of one clause."""

from __future__ import annotations

import pytest

from tests.lessons.test_reading import GOOD
from tutor.core.errors import BadInput
from tutor.lessons import Player, every_lesson, find
from tutor.lessons.reading import parse_lesson

LESSONS = [lesson for lesson in every_lesson() if lesson.game == "traders"]
STEPS = [(lesson.id, step.number) for lesson in LESSONS for step in lesson.steps]

TABLE = """```scene
game = "traders"
phase = "PHASE"
players.blue = { bars = [{ city = "london", space = 2 }, { city = "milan", space = 1 }] }
players.red = { bars = [{ city = "milan", space = 2 }] }
players.yellow = {}
cooperatives.brazil.plantations = [{ owner = "blue", level = 1, staffed = true }]
cooperatives.brazil.posts = ["red"]
cooperatives.ethiopia.plantations = [{ owner = "blue", level = 1, staffed = true }]
```
```task
kind = "number"
asks = "How many?"
clauses = ["traders.harvest.9"]
answer = ANSWER
hints = ["Count.", "Count again."]
```
"""


def player(answer: str, phase: str = "harvest") -> Player:
    blocks = TABLE.replace("ANSWER", answer).replace("PHASE", phase)
    return Player(parse_lesson(GOOD[: GOOD.index("```scene")] + blocks, "x.md", "traders/x"))


# ---- what the model can ask -------------------------------------------------------


@pytest.mark.parametrize(
    ("of", "value"),
    [
        ('{ kind = "waste" }', 5),
        ('{ kind = "waste", cooperative = "brazil" }', 2),
        ('{ kind = "waste", cooperative = "colombia" }', 0),
    ],
)
def test_answer_may_be_a_sum_over_events(of: str, value: int) -> None:
    assert player(f'{{ after = ["harvest"], adds = "count", of = {of} }}').right_value() == value


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ('adds = "count", of = { kind = "wast" }', "task.answer.of.kind: unknown event 'wast'; did you mean 'waste'?"),
        ('adds = "cout", of = { kind = "waste" }', "task.answer.adds: unknown number 'cout'; did you mean 'count'?"),
        ('adds = "count"', "task.answer: adds names a number and of the events that have it"),
        ('count = "waste", of = { kind = "waste" }', "task.answer: adds names a number and of the events"),
    ],
)
def test_author_is_told_what_no_event_says(answer: str, said: str) -> None:
    with pytest.raises(BadInput) as found:
        player(f'{{ after = ["harvest"], {answer} }}').right_value()
    assert said in str(found.value)


@pytest.mark.parametrize(("line", "points"), [("milan", 4), ("traders.scoring.2", 6), ("traders.scoring.3", 4)])
def test_line_is_all_lines_about_a_thing_or_by_a_clause(line: str, points: int) -> None:
    assert player(f'{{ score = "blue", line = "{line}" }}', "end").right_value() == points


# ---- the course -------------------------------------------------------------------


def test_lessons_follow_a_period_and_then_the_whole_game() -> None:
    assert [lesson.id.partition("/")[2] for lesson in LESSONS][:12] == [
        *("overview", "setup", "work", "assign-workers", "trade-and-build", "harvest", "sell", "refresh"),
        *("tracks", "milestones", "scoring", "andre"),
    ]


def test_a_newcomer_begins_with_an_action() -> None:
    assert LESSONS[0].step(1).task.solution == ("coins",)


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_a_board_task_leaves_little_to_search(id: str, number: int) -> None:
    player = Player(find(id), number)
    assert not player.acting or len(player.game.legal(player.table.position, player.seat)) <= 16
