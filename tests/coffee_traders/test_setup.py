"""Setup uses just the pieces there are, for every number of players."""

from __future__ import annotations

import pytest

from tutor.coffee_traders import COOPERATIVES, CoffeeTraders, Position
from tutor.coffee_traders import table as pieces
from tutor.coffee_traders.names import ANIMALS
from tutor.coffee_traders.position import people

PEOPLE = ("ann", "ben", "cat", "dan", "eve")


@pytest.fixture(params=[2, 3, 4, 5])
def p(game: CoffeeTraders, request: pytest.FixtureRequest) -> Position:
    found: Position = game.start(game.options({"players": list(PEOPLE[: request.param])}), 11).position
    return found


def test_contract_bonus_stacks(p: Position) -> None:
    assert sum(map(len, p.stacks)) == {3: 14, 4: 20, 5: 26}[len(p.players)]
    colours = [c for stack in p.stacks for c in stack]
    most = 6 - (p.andre is not None)
    assert max(colours.count(c) for c in COOPERATIVES) <= most


def test_animals_and_wilds(p: Position) -> None:
    lying = [c for coop in p.cooperatives for c in coop.counters] + [c for bar in p.bar_counters for c in bar if c]
    dealt = [c for seat in people(p) for c in p.players[seat].row_bonuses if c in ANIMALS]
    assert lying.count("wild") == 7
    assert all(lying.count(animal) == 2 for animal in ANIMALS)
    assert len(dealt) == len(set(dealt)) == len(people(p))
    assert [bar[-1] in ANIMALS for bar in p.bar_counters] == [True] * 5 + [False]
    assert p.bar_counters[5][2:] == ("wild", "wild")


def test_every_player_has_the_pieces_of_one_colour(p: Position) -> None:
    companies = len(p.players)
    for seat in people(p):
        q = p.players[seat]
        traders = q.traders + ("trader" in q.bonus) + q.column_2_trader + ("trader" in q.row_bonuses)
        assert traders == 6 and q.traders == (4 if companies == 3 else 3)
        assert (q.markers, q.own_marker) == (3, "ready" if companies == 4 else "")
        assert (q.coins, q.donkeys, q.workers) == (3, 1, 1 if companies == 5 else 2)
        assert pieces.civets_left(p, seat) == 4 and q.civets_in_sumatra == 1
        assert pieces.trucks_left(p, seat) == 1 and q.column_3_truck
        assert pieces.donkeys_left(p, seat) == 8 and pieces.beans_left(p, seat) == 18
        assert sum(q.coffee) == 4 and q.contracts[4][1:] == q.contracts[5][1:]
    assert p.wild_stock == (companies if companies >= 4 else 0)


def test_five_players_step_once(p: Position) -> None:
    steps = [sum(p.players[seat].arabica) - 5 for seat in people(p)]
    assert steps == [1 if len(p.players) == 5 else 0] * len(people(p))


def test_cooperatives_begin_alike_and_their_plantations_on_row_1(p: Position) -> None:
    for coop in p.cooperatives:
        assert (coop.workers, coop.coin, coop.stock) == (6, True, 3)
        assert all(q.level == 1 and q.row == "1" and not q.staffed for q in coop.plantations)


def test_andre_has_what_his_board_lists(game: CoffeeTraders) -> None:
    p = game.start(game.options({"players": ["ann", "ben"]}), 11).position
    assert p.andre is not None and p.order[-1] == 2
    assert [card[0] for card in p.andre.contracts] == ["A", "B", "C"]
    assert sorted(p.andre.counters) == sorted(COOPERATIVES)
    assert [pieces.plantations_left(p, 2, level) for level in (1, 2, 3)] == [2, 4, 2]
    assert p.players[2].traders == 3
    stations = [b for c in p.cooperatives for b in c.buildings]
    assert [(b.seat, b.kind) for b in stations] == [(2, "station")] * 3
    assert all(
        game.box.lands[c].buildings["station"][b.space - 1].big
        for c, coop in zip(COOPERATIVES, p.cooperatives, strict=True)
        for b in coop.buildings
    )
