"""Moments: who was first, what is too late, and that a race replays exactly."""

from __future__ import annotations

from typing import Any

import pytest

from tests.refusals import refused
from tutor import catalogue
from tutor.core import BadInput, Table
from tutor.core.moments import rank

GRAB: Any = catalogue.game("grab")
FULL = [
    {"drink": "espresso", "under": "coffee steam", "done": False},
    {"drink": "cocoa"},
    *[{"drink": "americano", "under": "coffee water steam"}] * 2,
    *[{"drink": "milk tea", "under": "tea milk steam"}] * 2,
]


def table(**players: Any) -> Table:
    two = [{"drink": "black tea"}, {"drink": "caffe latte"}]
    seats = {"ann": {"orders": two}, "ben": {"orders": two}} | players
    return Table(GRAB, GRAB.position({"game": "grab", "stock": "milk tea water", "players": seats}))


def test_the_earlier_moment_comes_first_whatever_the_seat() -> None:
    assert rank(900, seat=1) < rank(901, seat=0)


def test_at_the_same_moment_the_seat_decides() -> None:
    assert sorted([2, 0, 1], key=lambda seat: rank(900, seat)) == [0, 1, 2]


def test_a_late_click_is_raised_to_the_last_moment_and_not_put_before_it() -> None:
    race = table()
    race.act("@900 ann: flip 1")
    race.act("@850 ben: flip 2")
    assert race.position.moment == 900
    assert race.record().actions == ("@900 ann: flip 1", "@850 ben: flip 2")


def test_a_click_without_a_moment_counts_now() -> None:
    race = table()
    race.act("@900 ann: flip 1")
    race.act("ben: flip 2")
    assert race.position.moment == 900


def test_a_refused_click_moves_no_moment() -> None:
    race = table()
    race.act("@900 ann: flip 1")
    assert refused(race, "@5000 ben: flip 1") == ("grab.find.1", "grab.R8")
    assert race.position.moment == 900


def test_after_closed_nobody_searches_even_at_the_same_moment() -> None:
    race = table(ann={"orders": FULL}, ben={"hand": "ice", "orders": [{"drink": "black tea"}]})
    race.act("@5000 ann: call 1")
    assert race.position.step == "closing" and GRAB.actors(race.position) == (1,)
    assert "grab.closing.2" in refused(race, "@5000 ben: flip 1")
    assert "grab.closing.2" in refused(race, "@4000 ann: flip 1")
    race.act("slot 1")
    assert race.position.step == "over" and GRAB.actors(race.position) == ()
    assert refused(race, "@9000 ann: flip 1") == ("grab.closing.2",)


def test_a_double_click_turns_one_card() -> None:
    race = table()
    race.act("@900 ann: flip 1")
    assert set(refused(race, "@900 ann: flip 1")) == {"grab.find.1", "grab.R8", "grab.find.2", "grab.find.3"}


def test_alone_the_timer_ends_the_round_and_what_comes_later_is_refused() -> None:
    scene = {"game": "grab", "players": {"ann": {"hand": "milk", "orders": [{"drink": "milk tea"}]}}}
    race = Table(GRAB, GRAB.position(scene))
    assert refused(race, "@300000 back") == ("grab.variants.10",)
    race.act("@299999 back")
    assert refused(race, "@299999 time") == ("grab.variants.10",)
    race.act("@300000 time")
    assert race.position.step == "over"


def test_who_acts_is_said_where_several_could() -> None:
    with pytest.raises(BadInput, match="say who acts: 'ann: flip …'"):
        GRAB.parse(table().position, "flip 1")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ann: flap 1", "unknown action 'flap'; did you mean 'flip'"),
        ("ann: flip 105", "a place of the stock from 1 to 104"),
        ("ann: flip ²", "a place of the stock from 1 to 104"),
        ("ann: slot", "expected 'slot ORDER'"),
        ("ann: slot 1 sideways", "unknown side 'sideways'"),
        ("ann: slot eve 1", "unknown player 'eve'"),
        ("ann: call 1 lemonade", "unknown drink 'lemonade'"),
        ("ann: draw 4", "a deck from 1 to 3"),
        ("ann: back again", "'back' stands alone"),
        ("eve: back", "unknown player 'eve'"),
        ("@12345678901 ann: back", "expected a moment such as '@900'"),
    ],
)
def test_words_that_are_no_action(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match="action") as error:
        GRAB.parse(table().position, text)
    assert problem in str(error.value)


def test_a_new_round_begins_with_a_new_count_of_three() -> None:
    players = {"ann": {"hand": "ice", "orders": FULL[1:]}, "ben": {"orders": FULL[1:2]}}
    scene = {
        "game": "grab",
        "step": "closing",
        "moment": 90_000,
        "options": {"coffee_millionaire": True},
        "players": players,
    }
    race = Table(GRAB, GRAB.position(scene))
    race.act("ann: back")
    assert race.position.step == "round" and refused(race, "ben: flip 1") == ("grab.play.2",)
    race.act("ben: round")
    assert (race.position.step, race.position.moment, race.position.round) == ("ready", 0, 2)
    assert [q.total for q in race.position.players] == [600, 0]
    race.act("ben: go")
    race.act("@100 ann: flip 1")
    assert race.position.moment == 100
