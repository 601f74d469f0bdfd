"""The home page says only what is true of the lessons there are."""

from __future__ import annotations

import pytest

from tutor.lessons import Lesson, LessonStep, every_lesson
from widgets import home
from widgets.races.raced import RACED


def lesson(id: str, steps: int = 2, minutes: int = 4) -> Lesson:
    step = LessonStep(1, "A step", "", {"game": id.partition("/")[0]}, None, "")  # type: ignore[arg-type] # no task is played
    return Lesson(id, "A lesson", minutes, "", (step,) * steps)


@pytest.fixture
def lessons(monkeypatch: pytest.MonkeyPatch) -> list[Lesson]:
    """The lessons that the home page finds; a test fills the list."""
    found: list[Lesson] = []
    monkeypatch.setattr(home, "every_lesson", lambda: tuple(found))
    return found


def test_games_with_lessons_come_first_and_count_them(lessons: list[Lesson]) -> None:
    lessons += [lesson("traders/harvest"), lesson("winter/movement", 7), lesson("winter/orders", 3)]
    shown = home.shelves()
    assert [shelf.game for shelf in shown] == ["winter", "traders", "base", "grab", "caffeine"]
    assert [shelf.steps for shelf in shown[:3]] == [10, 2, 0]
    assert [shelf.line.partition(" ·")[0] for shelf in shown[:3]] == ["2 lessons", "1 lesson", "No lessons yet"]


def test_games_in_real_time_lead_to_their_race() -> None:
    page = home.home()
    for game in RACED:
        assert f'href="./play?game={game}"' in page
    assert page.count("Race the computer</a>") == len(RACED)


def test_newcomers_start_with_the_first_drink_where_there_is_one(lessons: list[Lesson]) -> None:
    lessons += [lesson("winter/movement"), lesson("base/one-turn", minutes=1)]
    first = home.first(home.shelves())
    assert first["lesson"].id == "base/one-turn"
    assert first["call"] == "Serve your first drink"
    assert first["words"].endswith("in a minute.")


def test_newcomers_are_promised_no_drink_where_there_is_none(lessons: list[Lesson]) -> None:
    lessons.append(lesson("winter/movement"))
    assert home.first(home.shelves())["call"] == "Take your first steps"


def test_home_opens_without_any_lesson(lessons: list[Lesson]) -> None:
    assert home.first(home.shelves())["lesson"] is None


def test_every_lesson_has_its_card() -> None:
    carded = {one.id for shelf in home.shelves() for one in shelf.lessons}
    assert carded == {one.id for one in every_lesson()}


def test_a_game_that_is_new_stands_on_the_page_before_it_has_words_or_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(home.GAMES, "new", home.GAMES["grab"]._replace(title="New beans"))
    assert home.shelves()[-1].line == "No lessons yet"
    assert "New beans" in home.home.__wrapped__()


def test_titles_are_escaped(lessons: list[Lesson]) -> None:
    lessons.append(Lesson("winter/x", "</script><b>", 1, "", ()))
    page = home.home.__wrapped__()
    assert "<b>" not in page
    assert "</script>\\u003cb" not in page
