"""What ``check`` finds: each mistake an author can make, made once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.test_reading import GOOD
from tutor.lessons.check import check_file

CHOICE = """kind = "choose"
asks = "May blue stop on a4?"
clauses = ["winter.move.5"]
answer = { legal = "move c1" }
options = [{ says = "Yes", is = true }, { says = "No", is = false }]
hints = ["Look.", "Look again."]
"""


def problems(folder: Path, text: str) -> list[str]:
    path = folder / "winter" / "01-x.md"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    return check_file(path)


def with_task(task: str) -> str:
    return GOOD[: GOOD.index("```task") + 8] + task + "```\n"


def test_nothing_is_wrong_with_a_good_lesson(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD) == []


def test_unreadable_file_is_a_problem(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, "no lesson")
    assert "01-x.md: expected a lesson to begin" in found


def test_two_lessons_of_one_name_are_told_of_each_other(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD) == []
    first, second = tmp_path / "winter" / "01-x.md", tmp_path / "winter" / "12-x.md"
    second.write_text(GOOD, "utf-8")
    for one, other in ((first, second), (second, first)):
        said = f"{one}: is called 'winter/x', as {other.name} is; expected other words behind the number"
        assert check_file(one) == [said]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"move c1"', '"move c2"', "task.solution: does not reach the goal"),
        ('"move c1"', '"mve c1"', "task.solution: 'mve c1': unknown action 'mve'; did you mean 'move'?"),
        ('"move c1"', '"move c1", "next"', "task.solution[0]: 'move c1' gives 'right' before the end"),
        ("exactly = { steam", "gains = { steam", "task.goal: also accepts move"),
        ("hints =", "accepts = 3\nhints =", "task.accepts: 3 are declared, 1 meet the goal: move c1"),
        ("hints =", "also = ['move b2']\nhints =", "task.also: 'move b2' does not reach the goal"),
        ("winter.move.3", "winter.move.33", "task.clauses: winter.move.33 is neither a clause nor a ruling"),
        ('"Look up."', '"Go to c1."', "task.hints[0]: gives 'c1' away"),
        ('["Look up.", "Step to c1."]', '["Step to c1."]', "task.hints: expected at least 2"),
        (
            "hints =",
            "mistakes = [{ when = 'move c1', says = 'No.' }]\nhints =",
            "task.mistakes[0]: 'move c1' is no mistake",
        ),
        (
            "hints =",
            "mistakes = [{ when = { gains = { tea = 9 } }, says = 'No.' }]\nhints =",
            "no legal action does that",
        ),
        ('pawns = ["a4"]', 'pawns = ["c2"]', "scene.players.blue.pawns: two pawns stand on c2"),
        ('pawns = ["a4"]', 'pawn = ["c2"]', "scene.players.red.pawn: unknown field; did you mean 'pawns'?"),
    ],
)
def test_author_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    assert said in "\n".join(problems(tmp_path, GOOD.replace(old, new)))


def test_goal_reached_before_the_last_action_is_noticed(tmp_path: Path) -> None:
    long = GOOD.replace('kind = "do"', 'kind = "reach"').replace('["move c1"]', '["move c1", "pour steam 1"]')
    long = long.replace("{ exactly = { steam = 1 } }", '{ holds = { step = "fill" } }')
    assert "before the end" in "\n".join(problems(tmp_path, long))


def test_way_shorter_than_the_solution_is_found(tmp_path: Path) -> None:
    solution = '["move c1 d1", "pour steam 1", "pour coffee 1"]'
    long = GOOD.replace('kind = "do"', 'kind = "reach"').replace('["move c1"]', solution)
    long = long.replace("{ exactly = { steam = 1 } }", '{ events = [{ kind = "pour", ingredient = "coffee" }] }')
    (found,) = problems(tmp_path, long)
    assert "pour coffee" in found and "reaches the goal in fewer actions" in found


def test_reach_with_several_actions_is_played(tmp_path: Path) -> None:
    long = GOOD.replace('kind = "do"', 'kind = "reach"').replace('["move c1"]', '["move c1", "pour steam 1"]')
    long = long.replace("{ exactly = { steam = 1 } }", '{ events = [{ kind = "collect" }, { kind = "pour" }] }')
    long = long.replace('"Step to c1."', '"Step to c1, then pour it into cup 1."')
    assert problems(tmp_path, long) == []


def test_choice_is_settled_by_the_engine(tmp_path: Path) -> None:
    assert problems(tmp_path, with_task(CHOICE)) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("is = false", "is = true", "task.options: expected exactly one right option, found 2"),
        ('"move c1" }', '"move c1", after = ["move d9"] }', "task.answer: 'move d9': unknown space 'd9'"),
        ('"move c1" }', '"move c1", after = ["move d1"] }', "task.answer: an action of it is refused by winter.move.2"),
        (
            "hints =",
            "mistakes = [{ when = 'Yes', says = 'No.' }]\nhints =",
            "task.mistakes[0]: 'Yes' is no wrong answer",
        ),
    ],
)
def test_author_of_a_question_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in CHOICE
    assert said in "\n".join(problems(tmp_path, with_task(CHOICE.replace(old, new))))
