"""How many walks there are, counted by the rules and by a count that knows nothing of them.

The count here is its own small model of the board: places are pairs of numbers, and every sequence of places is tried.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tutor import catalogue
from tutor.coach import walks
from tutor.coffee_rush import CoffeeRush, Move, Position

PLACES = tuple(product(range(4), range(4)))
Place = tuple[int, int]


def place(space: str) -> Place:
    return "abcd".index(space[0]), int(space[1]) - 1


def model(pawn: str, others: str, lengths: range, diagonal: bool = False, share: bool = False) -> int:
    """Count walks of these lengths by hand: one step at a time, not ending on others' places."""
    taken = set() if share else {place(space) for space in others.split()}
    at = Counter({place(pawn): 1})
    total = 0
    for n in range(1, lengths.stop):
        following: Counter[Place] = Counter()
        for (x, y), count in at.items():
            for u, v in PLACES:
                far = max(abs(u - x), abs(v - y)) if diagonal else abs(u - x) + abs(v - y)
                if far == 1:
                    following[u, v] += count
        at = following
        total += sum(count for here, count in at.items() if here not in taken and n in lengths)
    return total


def scene(pawns: str, rulings: tuple[str, ...] = (), young: bool = False, **blue: Any) -> tuple[CoffeeRush, Position]:
    game = catalogue.game("winter")
    assert isinstance(game, CoffeeRush)
    names = ("blue", "yellow", "red", "green")
    players: dict[str, Any] = {n: {"pawns": s.split()} for n, s in zip(names, pawns.split("/"), strict=False)}
    players["blue"] |= blue
    options = {"young_barista": young, "rulings": dict.fromkeys(rulings, "other")}
    return game, game.position({"game": "winter", "step": "move", "options": options, "players": players})


JUMP, DIAGONAL = "jump", "diagonal movement"


@pytest.mark.parametrize("pawn", ["a1", "b2", "d3"])
@pytest.mark.parametrize("others", ["a2 b1", "c2 c3 d4"])
@pytest.mark.parametrize("tiles", [(), (DIAGONAL,), (JUMP,), (JUMP, DIAGONAL)])
def test_walks_without_a_cookie(pawn: str, others: str, tiles: tuple[str, ...]) -> None:
    game, p = scene("/".join([pawn, *others.split()]), active=list(tiles))
    expected = model(pawn, others, range(1, 4), DIAGONAL in tiles)
    if JUMP in tiles:
        expected += model(pawn, others, range(1, 5), DIAGONAL in tiles)
    legal = game.legal(p, 0)
    assert len(legal) == len(set(legal)) == expected == sum(w.count for w in walks(game, p, 0))


@pytest.mark.parametrize("cookies", [1, 2, 3])
@pytest.mark.parametrize("tiles", [(), (DIAGONAL,), (JUMP,), (JUMP, DIAGONAL)])
def test_walks_with_cookies(cookies: int, tiles: tuple[str, ...]) -> None:
    game, p = scene("b2/c3/a1", cookies=cookies, active=list(tiles))
    expected = model("b2", "c3 a1", range(1, 4 + cookies), DIAGONAL in tiles)
    if JUMP in tiles:
        expected += model("b2", "c3 a1", range(1, 5 + cookies), DIAGONAL in tiles)
    assert sum(w.count for w in walks(game, p, 0)) == expected
    listed = Counter(
        (m.spaces[-1], max(0, len(m.spaces) - 3 - m.jump)) for m in game.legal(p, 0) if isinstance(m, Move)
    )
    ends = {(w.end, w.cookies) for w in walks(game, p, 0)}
    assert listed.keys() == ends, "every end and price has a walk in the list"
    assert all(n == 1 for (_, paid), n in listed.items() if paid), "and only one where a cookie is paid"


@pytest.mark.parametrize(
    ("rulings", "lengths"),
    [((), range(1, 5)), (("R7",), range(1, 7)), (("R24",), range(4, 5)), (("R7", "R24"), range(4, 7))],
)
def test_jumps_by_other_readings(rulings: tuple[str, ...], lengths: range) -> None:
    game, p = scene("b2/c3/a1", rulings, active=[JUMP])
    expected = model("b2", "c3 a1", range(1, 4)) + model("b2", "c3 a1", lengths)
    assert len(game.legal(p, 0)) == expected == sum(w.count for w in walks(game, p, 0))


def test_young_baristas_share_spaces() -> None:
    game, p = scene("b2/b3/a1", young=True)
    assert len(game.legal(p, 0)) == model("b2", "b3 a1", range(1, 5), share=True)


def test_two_pawns_are_in_each_others_way() -> None:
    game, p = scene("b2 b3/c3 a1")
    expected = model("b2", "b3 c3 a1", range(1, 4)) + model("b3", "b2 c3 a1", range(1, 4))
    assert len(game.legal(p, 0)) == expected


WRITTEN = {
    (): (60, 170, 656, 1814),
    (DIAGONAL,): (281, 1695, 9831, 57840),
    (JUMP,): (230, 826, 2470, 8722),
    (JUMP, DIAGONAL): (1976, 11526, 67671, 395748),
}
"""The walks from b2 among pawns on c3 and a1 with 0, 1, 2 and 3 cookies, written down, so that no two can go wrong."""


@pytest.mark.parametrize("tiles", WRITTEN)
def test_the_numbers_stay(tiles: tuple[str, ...]) -> None:
    tables = [scene("b2/c3/a1", cookies=n, active=list(tiles)) for n in range(4)]
    assert tuple(sum(w.count for w in walks(game, p, 0)) for game, p in tables) == WRITTEN[tiles]


def test_the_model_counts_one_step() -> None:
    """By hand: a corner has 2 neighbours, an edge 3, the middle 4; with slanted steps 3, 5 and 8."""
    one = range(1, 2)
    assert [model(s, "", one) for s in ("a1", "b1", "b2")] == [2, 3, 4]
    assert [model(s, "", one, diagonal=True) for s in ("a1", "b1", "b2")] == [3, 5, 8]
    assert model("a1", "b1", one) == 1


def test_the_model_counts_two_steps() -> None:
    """By hand: from a corner over two edges with 3 neighbours each; 2 of the 6 walks come back to the corner."""
    assert model("a1", "", range(2, 3)) == 6
    assert model("a1", "a1", range(2, 3)) == 4
