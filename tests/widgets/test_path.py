"""The list of lessons says where to start, where to go on, and what follows a lesson."""

from __future__ import annotations

from tutor.lessons import Lesson, every_lesson, find
from tutor.lessons.outcome import ALONE
from widgets import path
from widgets.learn import LearnPage, shelf
from widgets.progress import Place, Progress
from widgets.session import NOWHERE, Session

TURN, WALK = find("base/one-turn"), find("base/movement")


def finished(*lessons: Lesson, last: Place = NOWHERE) -> Progress:
    return Progress({one.id: {step.number: ALONE for step in one.steps} for one in lessons}, last)


def test_path_names_lessons_that_exist() -> None:
    assert [one.id for one in path._path()] == list(path.PATH)


def test_path_leads_through_one_game_in_its_own_order() -> None:
    lessons = every_lesson()
    assert {one.game for one in path._path()} == {"base"}
    assert path._path() == sorted(path._path(), key=lessons.index)


def test_newcomer_starts_with_one_turn() -> None:
    to = path.onward(Progress())
    assert to and (to.title, to.call, to.place) == ("New here?", "Start", Place(TURN.id, 1))


def test_one_goes_on_at_the_very_step() -> None:
    to = path.onward(Progress({WALK.id: {1: ALONE}}, Place(WALK.id, 4, 7)))
    assert to and (to.call, to.place) == ("Go on", Place(WALK.id, 4, 7))
    assert to.words == f"{WALK.title}, step 4 of {len(WALK.steps)}"


def test_after_a_finished_lesson_the_path_goes_on() -> None:
    to = path.onward(finished(TURN, last=Place(TURN.id, 6)))
    assert to and (to.title, to.place) == ("What comes next", Place(WALK.id, 1))


def test_odd_last_place_is_no_place_to_go_on() -> None:
    for last in (Place("winter/nothing", 1), Place(WALK.id, 99)):
        to = path.onward(Progress(last=last))
        assert to and to.place == Place(TURN.id, 1)


def test_without_a_lesson_left_there_is_no_way_on() -> None:
    done = finished(*every_lesson())
    assert path.onward(done) is None and path.after(WALK, done) is None
    assert "You have done every lesson" in str(shelf(done)[1])


def test_path_is_shown_until_it_is_walked() -> None:
    assert "The path for newcomers" in str(shelf(Progress())[1])
    assert "The path for newcomers" not in str(shelf(finished(*path._path()))[1])


def test_what_follows_is_the_path_then_the_rest_of_the_game() -> None:
    assert path.after(TURN, finished(TURN)) == WALK
    last, done = path._path()[-1], finished(*path._path())
    rest = [one for one in every_lesson() if one.game == "base" and one.id not in path.PATH]
    after = path.after(last, done)
    assert after in rest and every_lesson().index(after) > every_lesson().index(last)
    assert path.after(rest[-1], done) == rest[0]


def test_button_leads_to_where_the_card_says() -> None:
    session = Session()
    page = LearnPage(session)
    session.progress = Progress({WALK.id: {1: ALONE}}, Place(WALK.id, 3))
    page._list._handle_msg({"do": "go-on", "value": "", "n": page._list.page["n"]})
    assert session.place == Place(WALK.id, 3)


def test_who_learns_another_game_sees_its_lessons() -> None:
    work = find("traders/work")
    shown = str(path.card(Progress({work.id: {1: ALONE}}, Place(work.id, 6))))
    assert "The lessons of Coffee Traders" in shown and "Assign Workers" in shown
    assert not [name for name in path.PATH if name in shown]


def test_what_comes_next_is_of_the_game_that_is_learnt() -> None:
    work, following = find("traders/work"), find("traders/assign-workers")
    first = [one for one in every_lesson() if one.game == "traders"]
    done = finished(*first[: first.index(following)], last=Place(work.id, len(work.steps)))
    to = path.onward(done)
    assert to and to.place.lesson == following.id


def test_a_game_learnt_to_its_end_leads_back_to_the_path() -> None:
    own = [one for one in every_lesson() if one.game == "grab"]
    to = path.onward(finished(*own, last=Place(own[-1].id, 1)))
    assert to and to.place.lesson == TURN.id
