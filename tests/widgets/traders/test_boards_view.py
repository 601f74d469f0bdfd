"""All boards at once: every table and every part can be shown and read."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace as change

from tutor.coffee_traders import COOPERATIVES, CoffeeTraders
from widgets.boards.scene import icons
from widgets.boards.traders import TABLE, scene
from widgets.traders.boards import BoardsView
from widgets.traders.boards_model import TABLES, BoardsModel
from widgets.traders.people import SEATS

GAME = CoffeeTraders()


@pytest.mark.parametrize("people", SEATS)
@pytest.mark.parametrize("table", TABLES)
def test_every_table_can_be_shown_whole(table, people):
    model = BoardsModel(GAME)
    model.set_people(str(people))
    model.set_table(table)
    shown = scene(GAME, model.position, parts=TABLE)
    ids = Counter(piece.id for part in shown.parts for piece in part.pieces)
    assert max(ids.values()) == 1
    used = {m[1] for part in shown.parts for piece in part.pieces for m in piece.marks if m[0] == "use"}
    assert used <= set(icons())


def test_a_press_on_a_card_shows_that_cooperative():
    view = BoardsView()
    for land in COOPERATIVES:
        view.board.on_person("press", f"coop-{land}")
        assert {"land-" + land, "town-" + land} <= {part["id"] for part in view.board.scene["parts"]}


def test_counts_in_words_are_those_of_the_position():
    model = BoardsModel(GAME)
    labels = {piece.id: piece.label for part in scene(GAME, model.position).parts for piece in part.pieces}
    assert labels["coop-guatemala"] == (
        "Guatemala: blue 2 plantations, red 3 plantations, yellow 1 plantation; "
        "in the trading house blue, red, yellow; red's post, yellow's post"
    )
    assert labels["arabica-guatemala-1"] == "Guatemala, column 1: blue, red, yellow"
    assert labels["bar-london-2"] == "London, space 2, 4 points, asks for 1 Colombia and 1 Brazil"
    assert labels["built-post"] == "2 of 3 posts built"


def test_the_arabica_track_shows_what_its_columns_bring():
    fresh = GAME.start(GAME.options({"players": ["blue", "red", "yellow"]}), 1).position
    (part,) = scene(GAME, fresh, parts=("arabica",)).parts
    pieces = {piece.id: piece for piece in part.pieces}
    icons_of = {id: [m[1] for m in piece.marks if m[0] == "use"] for id, piece in pieces.items()}
    assert pieces["column-2"].label == "the trader at the top of column 2 still waits for blue, red and yellow"
    assert pieces["column-3"].label == "the truck at the top of column 3 still waits for blue, red and yellow"
    assert icons_of["column-2"][0] == "trader" and icons_of["column-3"][0] == "truck"
    for land in COOPERATIVES:
        assert icons_of[f"arabica-{land}-4"] == ["coin"] and icons_of[f"arabica-{land}-5"] == ["donkey"]
    assert pieces["arabica-brazil-5"].label == "Brazil, column 5 with a donkey for the first: nobody"
    gone = change(fresh, players=tuple(change(q, column_2_trader=False) for q in fresh.players))
    (part,) = scene(GAME, gone, parts=("arabica",)).parts
    assert {piece.id: piece.label for piece in part.pieces}["column-2"] == ""


def test_a_coin_of_a_trading_house_is_seen_at_a_glance():
    fresh = GAME.start(GAME.options({"players": ["blue", "red", "yellow"]}), 1).position
    taken = change(fresh, cooperatives=(change(fresh.cooperatives[0], coin=False), *fresh.cooperatives[1:]))
    (part,) = scene(GAME, taken, parts=("glance",)).parts
    with_coin = {piece.id for piece in part.pieces if any(m[:2] == ["use", "coin"] for m in piece.marks)}
    assert with_coin == {f"coop-{land}" for land in COOPERATIVES[1:]}
    assert {piece.id for piece in part.pieces if "nobody, and a coin" in piece.label} == with_coin


def test_the_words_of_a_company_follow_its_numbers_and_its_rows_end_together():
    fresh = GAME.start(GAME.options({"players": ["blue", "red", "yellow", "green", "violet"]}), 1).position
    (part,) = scene(GAME, fresh, 0, parts=("company",)).parts
    pieces = {piece.id: piece for piece in part.pieces}
    word = {id: [m[3] for m in piece.marks if m[0] == "text"][-1] for id, piece in pieces.items()}
    assert (word["supply-donkeys"], word["supply-workers"], word["supply-trucks"]) == ("donkey", "worker", "trucks")
    ends = [pieces[id].at[0] + pieces[id].size[0] for id in ENDS]
    assert all(abs(end - ends[0]) <= 1 for end in ends), ends


ENDS = ("supply-minus", "built-farm", "bonus-coins", "contract-F", "track-10")
"""The last cell of each row of a company's board."""


def test_stock_counters_lie_at_the_foot_of_the_warehouse():
    fresh = GAME.start(GAME.options({"players": ["blue", "red", "yellow"]}), 1).position
    (plain,) = scene(GAME, fresh, parts=("stock",)).parts
    blue = change(fresh.players[0], stock=(2, 0, 0, 0, 0), wild_stock=(0, 0, 1, 0, 0))
    (part,) = scene(GAME, change(fresh, players=(blue, *fresh.players[1:])), parts=("stock",)).parts
    before, after = ({piece.id: piece for piece in one.pieces} for one in (plain, part))
    below = [m[1] for m in after["stock-0"].marks if m[0] == "use" and m[3] > 50]
    assert below == ["bean-guatemala", "bean-guatemala", "wild"]
    assert after["stock-0"].label.endswith("; below: 2 Guatemala Stock counters and 1 Wild Stock counter on Brazil")
    assert after["stock-1"].label == before["stock-1"].label
    assert after["stock-1"].at[1] == after["stock-0"].at[1] + after["stock-0"].size[1] + 4
    assert after["stock-1"].size == before["stock-1"].size and part.box[1] > plain.box[1]


def test_only_the_named_parts_are_shown():
    model = BoardsModel(GAME)
    assert [part.id for part in scene(GAME, model.position, parts=("bars", "arabica")).parts] == ["arabica", "bars"]


def test_the_address_says_the_state():
    model = BoardsModel(GAME)
    model.set_people("4")
    model.set_table("end")
    model.look("brazil")
    parts = dict(part.split("=") for part in model.write().split("&"))
    other = BoardsModel(GAME)
    assert other.read({name: [value] for name, value in parts.items()}) == []
    assert other.view == model.view
    assert other.read({"table": ["x"], "land": ["atlantis"]}) == ["table", "land"]
