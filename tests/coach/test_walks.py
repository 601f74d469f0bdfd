"""The grouped walks against all walks, tried one by one through the rules."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tutor import catalogue
from tutor.coach import routes, walks
from tutor.coffee_rush import CoffeeRush, Move, Position
from tutor.coffee_rush.board import ALL_WAYS, SPACES, STRAIGHT
from tutor.core.errors import BadInput, Refused

Outcome = tuple[str, str, tuple[str, ...], int]


def game_of(id: str) -> CoffeeRush:
    found = catalogue.game(id)
    assert isinstance(found, CoffeeRush)
    return found


def scene(id: str = "winter", pawns: str = "b2/c3/a1", others: tuple[str, ...] = (), **blue: Any) -> Position:
    names = ("blue", "red", "green", "yellow")
    players: dict[str, Any] = {n: {"pawns": s.split()} for n, s in zip(names, pawns.split("/"), strict=False)}
    table = {k: blue.pop(k) for k in ("supply", "board") if k in blue}
    options = {"rulings": dict.fromkeys(others, "other")} | blue.pop("options", {})
    players["blue"] |= blue
    return game_of(id).position({"game": id, "step": "move", "options": options, "players": players, **table})


def tries(p: Position, longest: int) -> Iterator[Move]:
    """Every path of up to ``longest`` steps, with and without a Jump; what is legal the rules shall say."""
    near = ALL_WAYS if "diagonal movement" in p.player.active else STRAIGHT
    for pawn in sorted(set(p.player.pawns)):
        paths = deque([(pawn,)])
        while paths:
            path = paths.popleft()
            if len(path) > 1:
                name = pawn if len(p.player.pawns) > 1 else ""
                plain = len(path) - 1 <= 5 + p.player.cookies
                yield from (Move(path[1:], name, jump) for jump in (False, True) if jump or plain)
            if len(path) <= longest:
                paths.extend((*path, space) for space in near[path[-1]])


def brute(game: CoffeeRush, p: Position, longest: int) -> tuple[Counter[Outcome], dict[Outcome, int]]:
    counts: Counter[Outcome] = Counter()
    shortest: dict[Outcome, int] = {}
    for move in tries(p, longest):
        try:
            after = game.apply(p, p.turn, move)
        except Refused:
            continue
        paid = p.player.cookies - after.player.cookies
        outcome = move.pawn or p.player.pawns[0], move.spaces[-1], after.hand, paid
        counts[outcome] += 1
        shortest[outcome] = min(shortest.get(outcome, 99), len(move.spaces))
    return counts, shortest


def compare(id: str, p: Position, longest: int) -> None:
    game = game_of(id)
    found = walks(game, p, p.turn)
    counts, shortest = brute(game, p, longest)
    assert {(w.pawn, w.end, w.tokens, w.cookies): w.count for w in found} == counts
    assert {(w.pawn, w.end, w.tokens, w.cookies): w.steps for w in found} == shortest
    for w in found:
        after = game.apply(p, p.turn, w.move)
        assert after.hand == w.tokens
        assert p.player.cookies - after.player.cookies == w.cookies


J, D, E, P, C, S = (
    "jump",
    "diagonal movement",
    "double end space",
    "double pawns",
    "double corners",
    "double signature ingredients",
)

CASES = {
    "plain": (scene(cookies=2), 6),
    "in a corner among pawns": (scene(pawns="a1/b1/a2/b2", cookies=1), 5),
    "diagonal and end": (scene(active=[D, E], cookies=1), 4),
    "all that doubles": (scene(active=[E, P, C, S], cookies=1), 5),
    "jump": (scene(active=[J, E, P], cookies=1), 6),
    "jump and diagonal": (scene(active=[J, D]), 4),
    "R4": (scene(active=[J, E, C], others=("R4",), cookies=1), 5),
    "R6": (scene(active=[J, E, P, C], others=("R6",)), 5),
    "R6 and R4": (scene(active=[J, E, P, C], others=("R6", "R4")), 5),
    "R7": (scene(active=[J], others=("R7",)), 6),
    "R21": (scene(active=[J, C], others=("R21",), cookies=1), 6),
    "R21 with the end": (scene(active=[J, E, C], others=("R21",), cookies=1), 5),
    "R21, R6 and the end": (scene(active=[J, E, P], others=("R21", "R6")), 5),
    "R24": (scene(active=[J, C], others=("R24",), cookies=1), 6),
    "R7 and R24": (scene(active=[J], others=("R7", "R24")), 6),
    "two pawns": (scene(pawns="b2 b3/c3 a1", active=[P], cookies=1), 4),
    "young": (scene(options={"young_barista": True}, cookies=1), 6),
    "young, two pawns on one space": (scene(pawns="b2 b2/b3 b2", options={"young_barista": True}), 5),
}

SHORT = {"coffee": 1, "milk": 2, "steam": 0, "ice": 1, "water": 3, "tea": 0}
BASE_CASES = {
    "plenty": (scene("base", active=["double corners", "double specialty"], cookies=1), 5),
    "diagonal": (scene("base", active=["diagonal movement", "double meeple"]), 3),
    "short": (scene("base", active=["double corners", "double specialty"], cookies=1, supply=SHORT), 5),
    "R14": (scene("base", active=["double corners"], others=("R14",), cookies=1, supply=SHORT), 5),
    "two pawns, short": (scene("base", "b2 b3/c3 a1", active=["double meeple"], supply=SHORT), 4),
}


@pytest.mark.parametrize("case", CASES)
def test_winter_walks_are_all_walks(case: str) -> None:
    compare("winter", *CASES[case])


@pytest.mark.parametrize("case", BASE_CASES)
def test_base_walks_are_all_walks(case: str) -> None:
    compare("base", *BASE_CASES[case])


RULINGS = ("R4", "R6", "R7", "R21", "R24")


@settings(max_examples=12, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(st.sampled_from(SPACES), min_size=4, max_size=4, unique=True),
    st.sets(st.sampled_from((J, E, P, C, S)), max_size=4),
    st.sets(st.sampled_from(RULINGS)),
    st.permutations(("ice fruit steam coffee", "coffee milk ice water", "tea steam milk coffee", "milk ice ice steam")),
)
def test_walks_at_any_table_are_all_walks(
    spaces: list[str], tiles: set[str], others: set[str], board: list[str]
) -> None:
    two = "R7" not in others
    pawns = f"{spaces[0]} {spaces[1]}/{spaces[2]} {spaces[3]}" if two else "/".join(spaces)
    p = scene(pawns=pawns, active=sorted(tiles), others=tuple(sorted(others)), board=board)
    compare("winter", p, 6 if "R7" in others and J in tiles else 4)


def test_cookies_can_be_kept_back() -> None:
    p = scene(cookies=3)
    game = game_of("winter")
    assert walks(game, p, 0, cookies=1) == tuple(w for w in walks(game, p, 0) if w.cookies <= 1)


def test_one_pawn_of_two() -> None:
    game, p = game_of("winter"), scene(pawns="b2 b3/c3 a1")
    every = walks(game, p, 0)
    assert walks(game, p, 0, "b3") == tuple(w for w in every if w.pawn == "b3") != ()
    with pytest.raises(BadInput, match=r"pawn: unknown pawn 'd4'; expected b2, b3"):
        walks(game, p, 0, "d4")


def test_nobody_walks_out_of_turn_or_time() -> None:
    game, p = game_of("winter"), scene()
    assert walks(game, p, 1) == ()
    assert walks(game, game.apply(p, 0, Move(("b1",))), 0) == ()


def test_a_view_is_enough() -> None:
    game, p = game_of("winter"), scene(active=[J, E], cookies=1)
    assert walks(game, game.view(p, 0), 0) == walks(game, p, 0)


def test_routes_are_the_cheapest_then_the_shortest() -> None:
    game, p = game_of("winter"), scene(active=[J, D], cookies=2)
    wanted = ("coffee", "fruit", "ice", "water")
    counts, shortest = brute(game, p, 4)
    assert not any(set(wanted) <= set(tokens) for _, _, tokens, cookies in counts if cookies == 0)
    best = routes.best(game, p, 0, wanted)
    assert [(w.cookies, w.steps) for w in best] == sorted((w.cookies, w.steps) for w in best)
    paths = [o for o in counts if set(wanted) <= set(o[2])]
    assert (best[0].cookies, best[0].steps) == min((o[3], shortest[o]) for o in paths) == (1, 4)
    assert all(set(wanted) <= set(w.tokens) for w in best)


def test_routes_count_what_is_wanted_twice() -> None:
    game, p = game_of("winter"), scene()
    best = routes.best(game, p, 0, ("coffee", "coffee"))
    assert best and all(w.tokens.count("coffee") >= 2 for w in best)
    assert routes.best(game, p, 0, ("coffee",) * 9) == ()
