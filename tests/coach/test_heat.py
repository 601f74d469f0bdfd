"""The heat of the board against all walks, tried one by one through the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tutor import catalogue
from tutor.coach import walks
from tutor.coach.heat import heat
from tutor.coffee_rush import CoffeeRush, Move, Position
from tutor.coffee_rush.board import ALL_WAYS, SPACES, STRAIGHT
from tutor.core.errors import BadInput

SCENES: list[tuple[str, str, dict[str, Any]]] = [
    ("winter", "c2/d1/a4", {}),
    ("winter", "a1/b1/a2", {"cookies": 1}),
    ("winter", "c2/d1/a4", {"active": ["jump"], "cookies": 1}),
    ("base", "c2/d1/a4", {"active": ["diagonal movement", "double meeple"]}),
    ("winter", "c2 b3/d1 a4", {"active": ["double end space"]}),
]


def position(id: str, pawns: str, blue: dict[str, Any]) -> tuple[CoffeeRush, Position]:
    game = catalogue.game(id)
    assert isinstance(game, CoffeeRush)
    names = ("blue", "yellow", "red")
    players: dict[str, Any] = {n: {"pawns": s.split()} for n, s in zip(names, pawns.split("/"), strict=False)}
    players["blue"] |= blue
    return game, game.position({"game": id, "step": "move", "players": players})


def every_walk(game: CoffeeRush, p: Position) -> list[Move]:
    """All legal walks: every way up to a step too long is drawn, and the rules choose."""
    slanted = "diagonal movement" in p.player.active
    near, longest = (ALL_WAYS, 4) if slanted else (STRAIGHT, 6)
    found: list[Move] = []
    for pawn, jump in product(p.player.pawns, (False, True)):
        drawn = [(pawn,)]
        while drawn:
            way = drawn.pop()
            move = Move(way[1:], pawn if len(p.player.pawns) > 1 else "", jump)
            if len(way) > 1 and game.check(p, p.turn, move).legal:
                found.append(move)
            if len(way) <= longest:
                drawn += [(*way, space) for space in near[way[-1]]]
    return found


@pytest.mark.parametrize(("id", "pawns", "blue"), SCENES)
def test_every_count_is_that_of_all_legal_walks(id: str, pawns: str, blue: dict[str, Any]) -> None:
    game, p = position(id, pawns, blue)
    every = every_walk(game, p)
    ends = Counter(move.spaces[-1] for move in every)
    entered = Counter(space for move in every for space in set(move.spaces))
    for one in heat(game, p, p.turn):
        assert (one.ends, one.entered) == (ends[one.space], entered[one.space]), one.space


@pytest.mark.parametrize(("id", "pawns", "blue"), SCENES)
def test_ends_and_cookies_agree_with_the_grouped_walks(id: str, pawns: str, blue: dict[str, Any]) -> None:
    game, p = position(id, pawns, blue)
    found = walks(game, p, p.turn)
    for one in heat(game, p, p.turn):
        here = [walk for walk in found if walk.end == one.space]
        assert one.ends == sum(walk.count for walk in here)
        assert one.cookies == min((walk.cookies for walk in here), default=None)


def test_fewer_cookies_may_be_spent_than_are_held() -> None:
    game, p = position("winter", "a1/d1/a4", {"cookies": 3})
    rich, poor = heat(game, p, 0), heat(game, p, 0, cookies=0)
    assert rich[SPACES.index("d4")].cookies == 3
    assert poor[SPACES.index("d4")].cookies is None
    assert all(few.entered <= many.entered for few, many in zip(poor, rich, strict=True))


def test_who_may_not_walk_now_leaves_the_board_cold() -> None:
    game, p = position("winter", "c2/d1/a4", {})
    assert all((one.ends, one.entered, one.cookies) == (0, 0, None) for one in heat(game, p, 1))


def test_game_without_walks_is_refused() -> None:
    grab = catalogue.game("grab")
    with pytest.raises(BadInput, match="no pawn walks in 'grab'"):
        heat(grab, None, 0)  # type: ignore[arg-type]  # the game is refused before the position is looked at
