"""Computer baristas: they play by their view, the same again from the same seed, and faster is better."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from tutor import catalogue
from tutor.coach.baristas import SPEEDS, Crew, play_until
from tutor.core import BadInput, Table
from tutor.core.chance import shuffled
from tutor.core.game import act
from tutor.core.moments import Timed

LONG = 10_000_000
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "grab": [
        {"players": ["cal", "stef", "quin"]},
        {"players": ["cal", "stef", "quin"], "no_takeout": True},
        {"players": ["cal", "stef", "quin"], "master_barista": True, "rulings": {"R3": "other"}},
    ],
    "caffeine": [
        {"players": ["cal", "stef", "quin"]},
        {"players": ["cal", "stef", "quin"], "variations": ["size", "opponents_claim", "supervisor", "latte_art"]},
        {"players": ["cal", "stef", "quin"], "variations": ["quality_assurance", "call_customer", "fair_trade"]},
    ],
}
CASES = [(id, options) for id, every in OPTIONS.items() for options in every]
THREE = dict(enumerate(SPEEDS))


def race(id: str, options: dict[str, Any], seed: int, speeds: dict[int, str] = THREE) -> Table:
    """A whole round between baristas; the first seat counts to three."""
    game: Any = catalogue.game(id)
    table = Table.start(game, game.options(options), seed)
    crew = Crew(game, speeds, seed)
    table.act(f"{game.names(table.position)[0]}: go")
    play_until(table, crew, LONG)
    return table


@pytest.mark.parametrize(("id", "options"), CASES)
def test_a_round_among_them_comes_to_its_end(id: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        table = race(id, options, seed)
        assert table.position.step != "play" and len(table.steps) < 3000
        assert {step.seat for step in table.steps[2:]} == {0, 1, 2}


@pytest.mark.parametrize(("id", "options"), CASES)
def test_the_same_seed_gives_the_same_race(id: str, options: dict[str, Any]) -> None:
    assert race(id, options, 3).record() == race(id, options, 3).record()
    assert race(id, options, 3).record().actions != race(id, options, 4).record().actions


@pytest.mark.parametrize("id", OPTIONS)
def test_how_often_they_are_asked_changes_nothing(id: str) -> None:
    game: Any = catalogue.game(id)
    options = game.options(OPTIONS[id][0])
    tables = []
    for pause in (LONG, 130, 1700):
        table, crew = Table.start(game, options, 9), Crew(game, THREE, 9)
        table.act(f"{options.players[0]}: go")
        for now in range(pause, 250_000 + pause, pause):
            play_until(table, crew, now)
        tables.append(table.record())
    assert tables[0].actions == tables[1].actions == tables[2].actions


@pytest.mark.parametrize("id", OPTIONS)
def test_the_quick_one_is_ahead_of_the_calm_one(id: str) -> None:
    game = catalogue.game(id)
    ahead = 0
    for seed in range(8):
        totals = [total.total for total in game.score(race(id, OPTIONS[id][0], seed).position).players]
        ahead += totals[2] > totals[0]
    assert ahead >= 6


def test_a_barista_acts_on_its_view_alone() -> None:
    """What nobody can see is dealt anew before every question; the answers stay the same."""
    game: Any = catalogue.game("grab")
    first = game.start(game.options(OPTIONS["grab"][0]), 5).position
    p = act(game, first, 0, game.parse(first, "cal: go")[1]).position
    plain, fooled = Crew(game, THREE, 5), Crew(game, THREE, 5)
    for i in range(60):
        found = plain.due(p, LONG)
        assert found == fooled.due(with_other_stock(p, i), LONG)
        assert found is not None
        p = game.apply(p, *found)


def with_other_stock(p: Any, seed: int) -> Any:
    pile = list(shuffled(seed, [card for card in p.stock if card])[1])
    return replace(p, stock=tuple(card and pile.pop() for card in p.stock))


def test_moments_never_run_backwards_and_hands_need_time() -> None:
    table = race("grab", OPTIONS["grab"][0], 2)
    moments: list[int] = []
    by_seat: dict[int, list[int]] = {}
    for step in table.steps[2:]:
        assert isinstance(step.action, Timed) and step.seat is not None
        moments.append(step.action.moment)
        by_seat.setdefault(step.seat, []).append(step.action.moment)
    assert moments == sorted(moments)
    least = {seat: min(b - a for a, b in pairwise(own)) for seat, own in by_seat.items()}
    for seat, name in THREE.items():
        assert least[seat] >= SPEEDS[name].movement * (100 - SPEEDS[name].spread) // 100


def test_nobody_moves_before_the_count_of_three() -> None:
    game: Any = catalogue.game("grab")
    table = Table.start(game, game.options(OPTIONS["grab"][0]), 1)
    assert Crew(game, THREE, 1).due(table.position, LONG) is None


def test_an_unknown_speed_is_named() -> None:
    with pytest.raises(BadInput, match="unknown speed 'qick'; did you mean 'quick'"):
        Crew(catalogue.game("grab"), {0: "qick"})


def test_a_seat_that_is_not_there_is_named() -> None:
    game: Any = catalogue.game("grab")
    first = game.start(game.options({"players": ["ann", "ben"]})).position
    with pytest.raises(BadInput, match="nobody sits on seat 2 of 2"):
        Crew(game, {2: "calm"}).due(first, LONG)


def test_a_game_in_turns_has_no_baristas() -> None:
    with pytest.raises(BadInput, match="no computer barista plays 'base'"):
        Crew(catalogue.game("base"), {0: "calm"})
