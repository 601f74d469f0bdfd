"""Scenes: a scene and its position are the same thing, in every example and at every step of whole games."""

from __future__ import annotations

import random
import tomllib

import pytest
import tomli_w

from tests.coffee_rush.conftest import cards
from tutor import catalogue
from tutor.coffee_rush.board import SPACES
from tutor.core.examples import play

EXAMPLES = [e for id in ("base", "winter") for e in catalogue.examples(id)]


def same_again(game, p) -> None:
    """Write a position as a scene, through TOML, and read it: nothing may change, in the text neither."""
    scene = game.scene(p)
    text = tomli_w.dumps(scene)
    again = game.position(tomllib.loads(text))
    assert again == p
    assert game.scene(again) == scene


@pytest.mark.parametrize("example", EXAMPLES, ids=[e.id for e in EXAMPLES])
def test_every_position_of_the_examples(example) -> None:
    game = catalogue.game(example.id.partition(".")[0])
    for step in play(game, example).steps:
        same_again(game, step.position)


@pytest.mark.parametrize(
    ("seats", "game", "options"),
    [
        (2, "winter", {}),
        (3, "winter", {"variable_upgrades": True}),
        (4, "winter", {"combination": "windy day", "rulings": {"R7": "other", "R14": "other"}}),
        (2, "winter", {"young_barista": True, "orders_a_zone": 3}),
        (3, "winter", {"young_barista": True, "chaos": True}),
        (2, "base", {}),
        (3, "base", {"rulings": {"R6": "other", "R14": "other"}}),
        (4, "base", {}),
    ],
)
def test_every_position_of_a_whole_game(start, seats: int, game: str, options: dict) -> None:
    table = start(seats, game, seed=seats, **options)
    dice = random.Random(seats)
    held = cards(table.p)
    for _ in range(160):
        if table.p.over:
            break
        same_again(table.game, table.p)
        table.table.act(dice.choice(table.game.legal(table.p, table.p.turn)))
        assert not cards(table.p) - held
    same_again(table.game, table.p)


def test_what_is_left_out_is_the_default(shop) -> None:
    p = shop(4).p
    assert [q.pawns for q in p.players] == [("a1",), ("b1",), ("c1",), ("d1",)]
    assert (p.turn, p.step, p.deck, p.closed, p.over, p.served) == (0, "move", (), False, False, 0)
    assert {(q.cookies, q.likes, q.penalties, q.cups, q.orders) for q in p.players} == {(0, 0, 0, ((), (), ()), ())}
    assert p.board == catalogue.game("winter").box.board


def test_pawns_left_out_stand_on_the_first_free_spaces(shop) -> None:
    p = shop(2, yellow={"pawns": ["b1", "c1"]}).p
    assert p.players[0].pawns == ("a1", "d1")


def test_the_turn_begins_with_the_move_where_nothing_can_be_activated(shop) -> None:
    assert shop(blue={"likes": 3, "face_down": ["jump"]}).p.step == "activate"
    assert shop(blue={"likes": 2, "face_down": ["jump"]}).p.step == "move"
    assert shop(blue={"likes": 3}).p.step == "move"


@pytest.mark.parametrize("game", ["winter", "base"])
def test_a_number_draws_so_many_cards_with_the_seed(shop, game: str) -> None:
    orders = {"orders": [{"drink": "espresso"}, {"drink": "espresso"}]}
    table = shop(game=game, deck=20, seed=5, blue=orders)
    assert len(table.p.deck) == 20 and table.p.deck == shop(game=game, deck=20, seed=5, blue=orders).p.deck
    assert table.p.deck != shop(game=game, deck=20, seed=6, blue=orders).p.deck
    whole = len(table.game.box.deck) - 2
    assert shop(game=game, deck=whole, blue=orders).p.deck.count("espresso") == 0
    assert len(table.game.scene(table.p)["deck"]) == 20


def test_the_ribbon_belongs_to_the_space_and_the_doubling_to_the_ingredient(shop) -> None:
    board = ["milk steam steam coffee", "water milk ice milk", "ice steam milk coffee", "milk ice ice steam"]
    stands = {"yellow": {"pawns": ["d4"]}, "red": {"pawns": ["c4"]}}
    base = shop(game="base", board=board, blue={"pawns": ["a1"], "active": ["double specialty"]}, **stands)
    assert base.do("move b1 a1 a2").gains == {"blue": {"steam": 2, "milk": 1, "water": 1}}
    tile = ["double signature ingredients"]
    winter = shop(board=board, blue={"pawns": ["a1"], "active": tile}, **stands)
    assert winter.do("move b1 a1 a2").gains == {"blue": {"steam": 1, "milk": 1, "water": 2}}


def test_the_supply_is_the_box_less_the_tokens_in_sight(shop) -> None:
    table = shop(game="base", step="fill", blue={"hand": "tea", "cups": ["tea tea", "", ""]}, supply={"ice": 2})
    left = dict(zip(table.game.edition.ingredients, table.p.supply, strict=True))
    assert left == table.game.box.tokens | {"tea": 9, "ice": 2}


def test_an_order_may_be_made_up(shop) -> None:
    order = {"drink": "Grandma's cocoa", "needs": "chocolate chocolate milk", "special": True, "zone": 2}
    table = shop(step="orders", blue={"cups": ["chocolate milk chocolate", "", ""], "orders": [order]})
    same_again(table.game, table.p)
    table.do("serve 1")
    assert table.player("blue").likes == 1 and table.player("blue").cookies == 1


def test_an_order_without_a_name_is_served_too(shop) -> None:
    blue = {"cups": ["coffee water steam", "", ""], "orders": [{"needs": "coffee water steam", "zone": 2}]}
    table = shop(step="orders", blue=blue)
    same_again(table.game, table.p)
    assert table.do("serve 1").player("blue").likes == 1


def test_young_baristas_may_share_a_space_and_own_pawns_too(shop) -> None:
    table = shop(2, options={"young_barista": True}, blue={"pawns": ["a1", "a1"]}, yellow={"pawns": ["a1", "b1"]})
    same_again(table.game, table.p)


def test_every_space_can_be_named(shop) -> None:
    for space in SPACES:
        other = "a1" if space != "a1" else "b1"
        same_again(catalogue.game("winter"), shop(2, blue={"pawns": [space, other]}, yellow={}).p)


def test_the_text_of_every_legal_action_reads_back(start) -> None:
    table = start(2, combination="snowy day", seed=9)
    dice = random.Random(9)
    for _ in range(60):
        for action in table.game.legal(table.p, table.p.turn):
            text = table.game.write(table.p, table.p.turn, action)
            assert table.game.parse(table.p, text) == (table.p.turn, action)
        table.table.act(dice.choice(table.game.legal(table.p, table.p.turn)))
        if table.p.over:
            break
