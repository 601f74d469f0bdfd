"""All boards at once: every table and every part can be shown and read."""

from __future__ import annotations

from collections import Counter

import pytest

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
