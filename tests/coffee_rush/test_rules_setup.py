"""Setup: what lies on the table, who chooses and places when, and what chance does."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.coffee_rush.conftest import NAMES, cards
from tutor import catalogue
from tutor.coffee_rush.board import SPACES
from tutor.core.errors import BadInput

TILES = ["jump", "diagonal movement", "double corners", "double pawns"]
SIGNATURE = {"fruit", "chocolate", "water", "tea"}


@pytest.mark.parametrize(
    ("game", "seats", "rulings", "left"),
    [
        ("winter", 2, {}, 70),
        ("winter", 3, {}, 80),
        ("winter", 4, {}, 90),
        ("base", 2, {}, 80),
        ("base", 3, {}, 80),
        ("base", 4, {}, 80),
        ("base", 2, {"R6": "other"}, 60),
        ("base", 3, {"R6": "other"}, 70),
        ("base", 4, {"R6": "other"}, 80),
    ],
)
def test_how_many_cards_are_in_the_game(start, game: str, seats: int, rulings: dict[str, str], left: int) -> None:
    tiles = {"upgrades": TILES} if game == "winter" else {}
    table = start(seats, game, rulings=rulings, **tiles)
    found = cards(table.p)
    assert found.total() == left
    assert not found - Counter(table.game.box.deck)


@pytest.mark.parametrize("game", ["winter", "base"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_orders_and_cookies(start, game: str, seats: int) -> None:
    table = start(seats, game, **({"upgrades": TILES} if game == "winter" else {}))
    zones = {name: sorted(zone for _, zone in table.queue(name)) for name in NAMES[:seats]}
    assert zones == {name: [1, 1, 2] if name == "blue" else [1, 2] for name in NAMES[:seats]}
    assert {q.cookies for q in table.p.players} == {1 if game == "winter" else 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pawns_are_placed_counterclockwise_and_the_ingredient_is_taken_at_once(start, seats: int) -> None:
    table = start(seats, upgrades=TILES)
    order = list(NAMES[seats - 1 :: -1]) * (2 if seats == 2 else 1)
    for name, space in zip(order, ("b1", "d2", "a3", "c4"), strict=False):
        assert (table.p.player.name, table.p.step) == (name, "place")
        table.do(f"place {space}")
        assert (table.p.player.name, table.p.step) == (name, "take")
        table.do("take 1")
    assert (table.p.player.name, table.p.step) == ("blue", "move")
    assert all(len(q.pawns) == len(q.cups[0]) == (2 if seats == 2 else 1) for q in table.p.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_base_game_the_ingredients_are_taken_when_all_stand(start, seats: int) -> None:
    table = start(seats, "base")
    each = 2 if seats == 2 else 1
    placed = list(zip(list(NAMES[seats - 1 :: -1]) * each, ("b1", "d2", "a3", "c4"), strict=False))
    for name, space in placed:
        assert (table.p.player.name, table.p.step) == (name, "place")
        table.do(f"place {space}")
    for name in [name for name in NAMES[:seats] for _ in range(each)]:
        assert (table.p.player.name, table.p.step) == (name, "take")
        table.do("take 2")
    assert (table.p.player.name, table.p.step) == ("blue", "move")
    taken = Counter(t for q in table.p.players for t in q.cups[1])
    whole = table.game.box.tokens
    assert taken == Counter(table.p.board[SPACES.index(space)] for _, space in placed)
    assert dict(zip(whole, table.p.supply, strict=True)) == {k: n - taken[k] for k, n in whole.items()}


def test_the_table_chooses_four_of_six_tiles_together(start) -> None:
    table = start(3)
    legal = table.game.legal(table.p, 0)
    assert [set(a.upgrades) for a in legal] == [set(c) for c in combinations(table.game.edition.upgrades, 4)]
    table.do("choose " + ", ".join(TILES))
    assert {q.face_down for q in table.p.players} == {tuple(TILES)}
    assert table.p.step == "place"


@pytest.mark.parametrize("tiles", [TILES[:3], [*TILES, "double end space"], [*TILES[:3], "jump"], []])
def test_other_than_four_different_tiles_are_refused(start, tiles: list[str]) -> None:
    assert start(3).refused("choose " + ", ".join(tiles)) == ("winter.setup.6",)


def test_with_variable_upgrades_everybody_chooses_in_seating_order(start) -> None:
    table = start(3, variable_upgrades=True)
    assert table.refused("yellow: choose " + ", ".join(TILES)) == ("winter.advanced.3",)
    for name in NAMES[:3]:
        assert table.p.player.name == name
        table.do("choose " + ", ".join(TILES))
    assert table.p.step == "place" and table.p.player.name == "red"


def test_chosen_before_play_nobody_chooses_in_setup(start) -> None:
    table = start(3, upgrades=TILES)
    assert table.p.step == "place"
    assert table.refused("choose " + ", ".join(TILES)) == ("winter.setup.10",)


@pytest.mark.parametrize(
    ("name", "chaos", "clause"),
    [
        ("first game", False, "winter.setup.6"),
        ("snowy day", False, "winter.advanced.4"),
        ("windy day", True, "winter.advanced.4"),
    ],
)
def test_a_combination_brings_its_tiles_and_board(start, name: str, chaos: bool, clause: str) -> None:
    table = start(3, combination=name)
    assert table.player("red").face_down == table.game.box.combinations[name].upgrades
    assert table.p.options.chaos == chaos == ("chaos" in table.kinds)
    assert [e.clause for e in table.events if e.kind == "combination"] == [clause]


@pytest.mark.parametrize("seed", range(12))
def test_chaos_lays_signature_tiles_on_snowflakes_only(start, seed: int) -> None:
    table = start(3, chaos=True, seed=seed)
    on = dict(zip(SPACES, table.p.board, strict=True))
    assert {on[s] for s in table.game.box.special} == SIGNATURE
    assert Counter(table.p.board) == Counter(table.game.box.board)


def test_chaos_differs_from_seed_to_seed(start) -> None:
    assert len({start(3, chaos=True, seed=seed).p.board for seed in range(12)}) > 10


def test_chaos_gathers_the_signature_tiles_wherever_an_owner_laid_them() -> None:
    from tutor.coffee_rush.edition import box_data

    box = box_data("winter")
    box["board"]["rows"][0] = "fruit ice steam coffee"
    game = catalogue.make("winter", box)
    p = game.start(game.options({"players": list(NAMES[:3]), "chaos": True}), 3).position
    assert {p.board[SPACES.index(s)] for s in game.box.special} == SIGNATURE
    box["board"]["rows"][0] = "ice ice steam coffee"
    lacking = catalogue.make("winter", box)
    with pytest.raises(BadInput) as refusal:
        lacking.start(lacking.options({"players": list(NAMES[:3]), "chaos": True}), 3)
    assert str(refusal.value) == "options.chaos: 3 signature tiles do not fit on 4 snowflakes"


def test_the_same_seed_gives_the_same_table_and_another_seed_another(start) -> None:
    assert start(4, seed=7, upgrades=TILES).p == start(4, seed=7, upgrades=TILES).p
    assert start(4, seed=7, upgrades=TILES).p.deck != start(4, seed=8, upgrades=TILES).p.deck


def test_what_was_hidden_is_marked(start) -> None:
    hidden = {e.kind for e in start(3, upgrades=TILES, chaos=True).events if e.numbers.get("hidden")}
    assert hidden == {"draw", "chaos"}


@pytest.mark.parametrize(
    ("game", "text", "clauses"),
    [
        ("winter", "move b1", {"winter.setup.10"}),
        ("winter", "next", {"winter.setup.10"}),
        ("winter", "empty 1", {"winter.setup.10"}),
        ("winter", "take 1", {"winter.setup.10"}),
        ("winter", "blue: place b1", {"winter.setup.10"}),
        ("base", "take 1", {"base.setup.7"}),
        ("base", "move b1", {"base.setup.7"}),
    ],
)
def test_first_the_pawns_are_placed(start, game: str, text: str, clauses: set[str]) -> None:
    table = start(3, game, **({"upgrades": TILES} if game == "winter" else {}))
    assert set(table.refused(text)) == clauses


def test_two_players_place_by_their_own_rule(start) -> None:
    table = start(2, upgrades=TILES)
    assert table.refused("blue: place b1") == ("winter.two.2",)
    table.do("place b1", "take 1")
    assert table.refused("place b1") == ("winter.setup.11",)


# ---- young baristas -------------------------------------------------------
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (2, 8), (3, 2), (3, 3), (3, 6), (4, 2), (4, 5)])
def test_young_baristas_all_hold_equally_many_orders(start, seats: int, each: int) -> None:
    table = start(seats, young_barista=True, orders_a_zone=each)
    zones = [zone for zone in (1, 2, 3, 4) for _ in range(each)]
    assert all([zone for _, zone in table.queue(name)] == zones for name in NAMES[:seats])
    assert len(table.p.deck) == {2: 70, 3: 80, 4: 90}[seats] - 4 * each * seats
    assert {q.cookies for q in table.p.players} == {1}
    assert table.p.step == "place" and {q.face_down for q in table.p.players} == {()}


@pytest.mark.parametrize(("seats", "each", "most"), [(2, 9, 8), (3, 7, 6), (4, 6, 5), (3, 1, 6), (3, 0, 6)])
def test_more_orders_than_the_deck_has_are_refused(start, seats: int, each: int, most: int) -> None:
    with pytest.raises(BadInput) as refusal:
        start(seats, young_barista=True, orders_a_zone=each)
    assert str(refusal.value) == (
        f"options.orders_a_zone: expected 2 to {most} for {seats} players (winter.young.2), found {each}"
    )
