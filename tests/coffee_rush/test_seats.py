"""Seats are alike, and a saved game goes on as it would have."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests import golden
from tests.coffee_rush.barista import pick
from tutor import catalogue
from tutor.coffee_rush import Position
from tutor.coffee_rush.position import TURN
from tutor.core import Record, Step, Table
from tutor.core.table import replay

OPTIONS: dict[str, Any] = {
    "base": {},
    "winter": {"combination": "snowy day"},
}


def played(id: str, players: int, seed: int = 5) -> Table:
    table = golden.opened(id, seed, {"players": ["blue", "yellow", "red", "green"][:players]} | OPTIONS[id])
    golden.play(table, pick, seed)
    return table


def turned(p: Position, by: int) -> Position:
    """The same table with everybody moved on by some seats; another one is then the first player."""
    n = len(p.players)
    players = tuple(p.players[(seat - by) % n] for seat in range(n))
    names = tuple(player.name for player in players)
    return replace(p, players=players, turn=(p.turn + by) % n, options=replace(p.options, players=names))


def open_steps(table: Table) -> Iterator[tuple[Position, Step]]:
    """The steps of the turns while the shop is open: only its closing looks at who is the first player."""
    for before, step in zip(table.steps, table.steps[1:], strict=False):
        if before.position.step in TURN and not step.position.closed:
            yield before.position, step


@pytest.mark.parametrize("id", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_permuted_give_the_game_permuted(id: str, players: int) -> None:
    game = catalogue.game(id)
    found = list(open_steps(played(id, players)))
    assert len(found) > 50
    for p, step in found:
        for by in range(1, players):
            q = turned(p, by)
            assert game.legal(q, q.turn) == game.legal(p, p.turn)
            assert game.check(q, q.turn, step.action) == game.check(p, p.turn, step.action)
            assert game.apply(q, q.turn, step.action) == turned(step.position, by)


@pytest.mark.parametrize("id", OPTIONS)
def test_a_game_saved_at_any_step_goes_on_as_it_would_have(id: str) -> None:
    table = played(id, 3)
    game, whole = table.game, table.record()
    for n in range(0, len(whole.actions) + 1, 7):
        early = replace(whole, actions=whole.actions[:n], hashes=whole.hashes[: n + 1])
        loaded = replay(game, Record.load(early.save()))
        for action in whole.actions[n:]:
            loaded.act(action)
        assert loaded.record() == whole


@pytest.mark.parametrize("id", OPTIONS)
def test_a_scene_in_mid_game_goes_on_as_the_game_did(id: str) -> None:
    table = played(id, 4)
    game, actions = table.game, table.record().actions
    for n in range(0, len(actions), 11):
        scene = Table(game, game.position(game.scene(table.steps[n].position)))
        for action in actions[n:]:
            scene.act(action)
        assert scene.position == table.position


@pytest.mark.parametrize("id", OPTIONS)
def test_a_seed_is_a_game_and_another_seed_another(id: str) -> None:
    assert played(id, 3, 1).record() == played(id, 3, 1).record()
    assert played(id, 3, 1).record().hashes[0] != played(id, 3, 2).record().hashes[0]


@pytest.mark.parametrize("id", OPTIONS)
def test_random_games_end(id: str) -> None:
    """However badly one plays: queues run dry or over."""
    for seed in range(6):
        table = golden.opened(id, seed, {"players": ["blue", "yellow", "red"][: 2 + seed % 2]} | OPTIONS[id])
        random = Random(seed)
        for _ in range(5000):
            if table.game.over(table.position):
                break
            seat = table.position.turn
            table.act(golden.at_random(table.game, table.position, seat, random))
        assert table.game.over(table.position)
