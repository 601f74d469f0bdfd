"""Each edition of Coffee Rush speaks of its own things at its own table, whatever it borrows from the other."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from tests.widgets.test_lesson_desk import desk_at, play, texts
from tutor.lessons import Lesson, LessonStep, every_lesson
from tutor.lessons.model import ACTING
from widgets.player.desk import LessonDesk

STEPS = [(one, step) for one in every_lesson() if one.game in ("base", "winter") for step in one.steps]
OTHERS = {
    "base": r"winter\.|\bcookie|\bLikes?\b|\bwaiting zone|\bpawns?\b|\bfruit|snowflake|[Ss]ignature",
    "winter": r"base\.|rush token|\btabs?\b|meeple|ribbon|caramel|specialty",
}
"""What an edition's own table does not know: ids, and words for things."""


def said(desk: LessonDesk) -> Iterator[str]:
    """Everything that the board says of its pieces: labels, reasons, ids and sentences of rules."""
    for part in desk.view.board.scene["parts"]:
        yield from (part["label"], part.get("title", ""))
        for piece in part["pieces"]:
            yield from (piece.get("label", ""), piece.get("why", ""), *piece.get("about", ()))
    for id, told in json.loads(desk.view.board.rules or "{}").items():
        yield from (id, *told)


def chips(node: object) -> Iterator[str]:
    """What stands on the rules of a verdict, and the ids behind them."""
    if isinstance(node, list):
        if "chip" in str(node[1].get("class", "")):
            yield from (node[1]["value"], *texts(node))
        for child in node[2:]:
            yield from chips(child)


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=[f"{lesson.id}-{step.number}" for lesson, step in STEPS])
def test_a_table_speaks_of_its_own_edition(lesson: Lesson, step: LessonStep) -> None:
    desk = desk_at(lesson, step.number)
    found = [*said(desk)]
    for text in step.task.solution if step.task.kind in ACTING else ():
        play(desk, text)
        cited = [*chips(["div", {}, *desk.page.said.page["nodes"]])]
        found += [*said(desk), *cited]
        assert cited
    assert not [words for words in found if re.search(OTHERS[step.game], words)]
