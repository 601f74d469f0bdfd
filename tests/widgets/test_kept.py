"""A step begun goes to the browser and comes back; what the browser sends is checked like anything from outside."""

from __future__ import annotations

import pytest

from tests.widgets.test_lesson_desk import press, push
from tutor.core.errors import BadInput
from tutor.lessons import find
from tutor.lessons.begun import Begun
from widgets.kept import Kept
from widgets.player.desk import LessonDesk
from widgets.player.desk_page import LEAVES
from widgets.progress import Place
from widgets.session import Session

TURN = Place("base/one-turn", 5)


def desk_at(place: Place, session: Session | None = None) -> LessonDesk:
    return LessonDesk(session or Session(place=place), find(place.lesson), place.step)


def come_back(desk: LessonDesk) -> LessonDesk:
    """Return the desk that a reload of the page gives."""
    again = desk_at(desk.session.place)
    again.session.load(desk.session.stored[1], desk.session.kept.write())
    return again


def seen(desk: LessonDesk) -> list[object]:
    leaves = [getattr(desk.page, name).page["nodes"] for name in LEAVES]
    return [desk.view.board.scene["parts"], *leaves]


@pytest.mark.parametrize(
    ("place", "pieces"),
    [
        (TURN, ["d1"]),
        (TURN, ["d1", "!", "hand-coffee"]),
        (TURN, ["d1", "!", "hand-coffee", "cup-1", "cup-1"]),
        (Place("winter/movement", 5), ["c1", "d1"]),
        (Place("winter/movement", 5), ["c1", "d1", "!"]),
        (Place("winter/movement", 3), ["d2", "!"]),
    ],
)
def test_half_played_step_looks_the_same_after_a_reload(place: Place, pieces: list[str]) -> None:
    desk = desk_at(place)
    desk.session.load("")
    for piece in pieces:
        if piece == "!":
            push(desk.page.acts, "do")
        else:
            press(desk, piece)
    push(desk.page.acts, "hint")
    _settle(desk)
    assert not desk.session.kept.empty
    assert seen(come_back(desk)) == seen(desk)


def _settle(desk: LessonDesk) -> None:
    """Show the table as it lies, without the motion that led there."""
    desk.refresh()


def test_desk_opened_from_the_list_takes_the_step_up_too() -> None:
    desk = desk_at(TURN)
    desk.session.load("")
    press(desk, "d1")
    session = Session()
    session.load("", desk.session.kept.write())
    session.place = TURN
    assert desk_at(TURN, session).view.sketch == "move d1"


def test_trying_again_forgets_what_was_begun() -> None:
    desk = desk_at(TURN)
    desk.session.load("")
    press(desk, "d1")
    push(desk.page.acts, "back")
    assert desk.session.kept.empty


def test_nothing_is_kept_before_the_browser_has_sent_what_it_has() -> None:
    kept = Kept(TURN, sketch="move d1").write()
    desk = desk_at(TURN)
    assert desk.session.kept == Kept()
    desk.session.load("", kept)
    assert desk.view.sketch == "move d1"


def test_learner_who_was_quicker_than_the_browser_is_not_disturbed() -> None:
    desk = desk_at(TURN)
    press(desk, "c2")
    desk.session.load("", Kept(TURN, sketch="move d1").write())
    assert desk.view.sketch == "move c2"


@pytest.mark.parametrize(
    "sketch", ["move a1", "move z9", "x", "hand-gold", "cup-9", "upgrade-jump", "next", "serve 1", "red: move d1", "é"]
)
def test_sketch_that_does_not_fit_is_dropped(sketch: str) -> None:
    desk, fresh = desk_at(TURN), desk_at(TURN)
    desk.session.load("", Kept(TURN, sketch=sketch).write())
    assert seen(desk) == seen(fresh)


def test_step_of_another_place_or_seed_is_left_alone() -> None:
    for other in (Place("base/one-turn", 4), Place("base/one-turn", 5, 3), Place("winter/movement", 5)):
        desk = desk_at(TURN)
        desk.session.load("", Kept(other, Begun(hints=1), "move d1").write())
        assert not desk.view.begun and not desk.player.hinted


@pytest.mark.parametrize(
    "text",
    [
        "7", "[]", "{", '{"place": {"lesson": "../x"}}', '{"begun": {"actions": "next"}}', '{"begun": {"hints": -1}}',
        '{"begun": {"actions": [' + ",".join(['"next"'] * 61) + "]}}", '{"sketch": "' + "x" * 201 + '"}',
        '{"begun": {"saw": 1}}', "[" * 5000, "\ud800", " " * (Kept.LARGEST + 1),
    ],
)  # fmt: skip  # short ones side by side
def test_strange_text_is_refused_with_one_error(text: str) -> None:
    with pytest.raises(BadInput, match=r"^kept: "):
        Kept.read(text)
    session = Session()
    session.load("", text)
    assert session.kept == Kept() and session.loaded


def test_longest_step_fits() -> None:
    longest = Kept(TURN, Begun(("x" * 200,) * 60, "x" * 200, 99, True, True, True), "x" * 200)
    assert Kept.read(longest.write()) == longest
