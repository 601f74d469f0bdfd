"""Progress is merged, never replaced, and nothing strange gets in."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.errors import BadInput
from tutor.lessons.outcome import ALONE, HELPED, SHOWN
from widgets.progress import Place, Progress

LESSONS = st.sampled_from(["winter/movement", "base/orders", "traders/harvest"])
PLACES = st.builds(Place, st.one_of(st.just(""), LESSONS), st.integers(1, 99), st.integers(0, 9))
PROGRESS = st.builds(
    Progress, st.dictionaries(LESSONS, st.dictionaries(st.integers(1, 99), st.integers(SHOWN, ALONE))), PLACES
)


@given(PROGRESS)
def test_what_is_written_is_read(progress: Progress) -> None:
    assert Progress.read(progress.write()) == progress


@given(PROGRESS, PROGRESS)
def test_merging_keeps_the_best_of_both(one: Progress, other: Progress) -> None:
    merged = one.merge(other)
    for lesson in one.lessons | other.lessons:
        for step in range(1, 100):
            assert merged.best(lesson, step) == max(one.best(lesson, step), other.best(lesson, step))
    assert merged.merge(one).lessons == merged.lessons == other.merge(one).lessons


def test_worse_result_changes_nothing() -> None:
    progress = Progress().with_result("winter/movement", 2, ALONE)
    assert progress.with_result("winter/movement", 2, HELPED) == progress
    assert progress.done("winter/movement") == 1


def test_last_place_is_the_later_one() -> None:
    here, there = Progress(last=Place("winter/movement", 3)), Progress(last=Place("base/orders"))
    assert here.merge(there).last == there.last
    assert here.merge(Progress()).last == here.last


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "null", "[]", "{", "{}x", '{"lessons": 1}', '{"lessons": {"movement": {"1": 1}}}',
        '{"lessons": {"winter/<b>": {"1": 1}}}', '{"lessons": {"winter/movement\\n": {"1": 1}}}',
        '{"lessons": {"winter/movement": {"0": 1}}}', '{"lessons": {"winter/movement": {"100": 1}}}',
        '{"lessons": {"winter/movement": {"1": 4}}}', '{"lessons": {"winter/movement": {"1": true}}}',
        '{"lessons": {"winter/movement": {"one": 1}}}', '{"last": {"lesson": "../x"}}', '{"last": {"step": -1}}',
        "[" * 5000, "\ud800", " " * (Progress.LARGEST + 1),
    ],
)  # fmt: skip  # short ones side by side
def test_strange_text_is_refused_with_one_error(text: str) -> None:
    with pytest.raises(BadInput, match=r"^progress: "):
        Progress.read(text)


def test_all_lessons_fit() -> None:
    full = Progress({f"traders/lesson-{n}": dict.fromkeys(range(1, 21), 3) for n in range(100)})
    assert len(full.write()) < Progress.LARGEST
    assert Progress.read(full.write()) == full


def test_too_many_lessons_are_refused() -> None:
    many = {"lessons": {f"a/{n}": {"1": 1} for n in range(501)}}
    with pytest.raises(BadInput):
        Progress.read(msgspec.json.encode(many).decode())
