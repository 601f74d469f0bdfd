"""Lesson files with mistakes: one clear error, naming file, step or line, field and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.core.errors import BadInput
from tutor.lessons.reading import lesson_id, parse_lesson, read_lesson

GOOD = """+++
title = "Walking"
minutes = 2
+++
Hello.

## One step
Walk.

```scene
game = "winter"
[players.blue]
pawns = ["c2"]
[players.red]
pawns = ["a4"]
[players.green]
pawns = ["d4"]
```
```task
kind = "do"
asks = "Take a steam."
clauses = ["winter.move.3"]
goal = { exactly = { steam = 1 } }
solution = ["move c1"]
hints = ["Look up.", "Step to c1."]
```
"""


def error(old: str, new: str) -> str:
    assert old in GOOD
    with pytest.raises(BadInput) as found:
        parse_lesson(GOOD.replace(old, new), "x.md", "winter/x")
    return str(found.value)


def test_good_lesson_is_read() -> None:
    lesson = parse_lesson(GOOD, "x.md", "winter/x")
    assert (lesson.title, lesson.minutes, lesson.intro) == ("Walking", 2, "Hello.")
    step = lesson.step(1)
    assert (step.title, step.text, step.game) == ("One step", "Walk.", "winter")
    assert step.task.goal.exactly == {"steam": 1}
    with pytest.raises(IndexError, match="1 to 1, not 2"):
        lesson.step(2)


def test_step_without_a_scene_goes_on_with_the_one_before() -> None:
    task = GOOD[GOOD.index("```task") :]
    lesson = parse_lesson(GOOD + "\n## Again\nOnce more.\n\n" + task, "x.md", "winter/x")
    assert lesson.step(2).scene == lesson.step(1).scene


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 2", "minuts = 2", "x.md: minuts: unknown field; did you mean 'minutes'?"),
        ("minutes = 2", "minutes = 200", "x.md: minutes: expected 1 to 60, found 200"),
        ("minutes = 2\n", "", "x.md: minutes: is missing"),
        ("+++\ntitle", "title", "x.md: expected a lesson to begin with title"),
        ("## One step", "# One step", "x.md: expected 1 to 40 steps, each beginning with a line '## Title', found 0"),
        ("```scene", "```scen", "x.md: step 1 (line 7): unknown block 'scen'; did you mean 'scene'?"),
        ('game = "winter"', 'game = "wintr"', "x.md: step 1 (line 7): scene.game: unknown game 'wintr'; did you mean"),
        ('kind = "do"', 'kind = "spt"', "step 1 (line 7): task.kind: unknown kind of task 'spt'; did you mean 'spot'?"),
        ("asks =", "ask =", "x.md: step 1 (line 7): task.ask: unknown field; did you mean 'asks'?"),
        ("exactly =", "exacty =", "task.goal.exacty: unknown field; did you mean 'exactly'?"),
        ("steam = 1 }", 'steam = "one" }', "task.goal.exactly"),
        ('solution = ["move c1"]\n', "", "task.solution: is missing; a task of kind 'do' needs it"),
        ("hints =", "options = ['x']\nhints =", "task.options: says nothing in a task of kind 'do'"),
        ('hints = ["Look up.", "Step to c1."]', "hints = []", "task.hints: expected at least one"),
        ('asks = "Take', "asks = Take", "task: is not TOML"),
        ("hints =", "mistakes = [{ when = 'move b2' }]\nhints =", "task.mistakes[0].says: is missing"),
    ],
)
def test_mistake_in_a_file_is_named(old: str, new: str, said: str) -> None:
    assert said in error(old, new)


def test_toml_error_counts_the_lines_of_the_file() -> None:
    line = GOOD[: GOOD.index("asks =")].count("\n") + 1
    assert f"line {line}" in error('asks = "Take', "asks = Take")


def test_open_block_is_noticed() -> None:
    with pytest.raises(BadInput, match="not closed"):
        parse_lesson(GOOD.rstrip().removesuffix("```"), "x.md", "winter/x")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("{ gains = 'milk', count = 'collect' }", "task.answer: expected exactly one of"),
        ("{ gain = 'milk' }", "task.answer.gain: unknown field; did you mean 'gains'?"),
    ],
)
def test_answer_is_one_thing(answer: str, said: str) -> None:
    asked = GOOD.replace('kind = "do"', 'kind = "number"').replace("goal = { exactly = { steam = 1 } }\n", "")
    asked = asked.replace('solution = ["move c1"]', f"answer = {answer}")
    with pytest.raises(BadInput) as found:
        parse_lesson(asked, "x.md", "winter/x")
    assert said in str(found.value)


def test_id_is_the_path_without_the_number() -> None:
    assert lesson_id(Path("a/winter/02-movement.md")) == "winter/movement"


def test_missing_file_is_one_error(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no such file"):
        read_lesson(tmp_path / "none.md")
