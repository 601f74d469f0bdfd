"""The drawings of Coffee Traders: every piece has its place and its words."""

from __future__ import annotations

from collections import Counter

import pytest

from tutor.coffee_traders import COOPERATIVES, CoffeeTraders
from widgets.boards.scene import icons
from widgets.boards.traders_company import company_part
from widgets.boards.traders_land import Seen, land_part, space_of
from widgets.boards.traders_looks import looks, shown
from widgets.boards.traders_shelves import HEAP, Shares, shelves_part
from widgets.boards.traders_stacks import stacks_part
from widgets.boards.traders_takes import Now, takes_part
from widgets.traders.harvest_story import story

GAME = CoffeeTraders()


def position(people=3):
    return GAME.position(story(people))


def land(p, name="guatemala"):
    return land_part(Seen(p, GAME.box.lands[name], name, press=True))


@pytest.mark.parametrize("name", COOPERATIVES)
def test_every_space_can_be_pressed_and_is_named(name):
    spaces = [piece for piece in land(position(), name).pieces if piece.press]
    assert len(spaces) == sum(GAME.box.lands[name].spaces.values())
    assert all(space_of(piece.id) and piece.label.startswith("row ") for piece in spaces)
    assert len({piece.at for piece in spaces}) == len(spaces)


def test_a_plantation_says_owner_level_and_worker():
    labels = {piece.id: piece.label for piece in land(position()).pieces}
    assert labels["guatemala-1-1"] == "row 1, space 1: red's plantation, level 1, with a worker"
    assert labels["guatemala-1-3"].endswith("no worker")
    assert labels["guatemala-1-4"].endswith("empty")


@pytest.mark.parametrize("letter", ["A", "F"])
def test_a_contract_draws_and_says_every_coffee_that_it_asks_for(letter):
    game = CoffeeTraders()
    p = game.position(
        {"game": "traders", "players": {"blue": {"hand": {letter: f"{letter}1"}}, "red": {}, "yellow": {}}}
    )
    piece = next(x for x in company_part(p, 0, game.rules).pieces if x.id == f"contract-{letter}")
    asked = game.box.contracts[f"{letter}1"].three
    beans = [mark for mark in piece.marks if mark[0] == "use"]
    assert len(beans) == sum(n for _, n in asked)
    assert all(f"{n} {shown(coffee)}" in piece.label for coffee, n in asked)


def test_every_icon_drawn_exists():
    p, known = position(5), icons()
    parts = [land(p), takes_part(p, 4, Now("guatemala", posts=2, first=True)), shelves_part(p, Shares("guatemala", 9))]
    used = {mark[1] for part in parts for piece in part.pieces for mark in piece.marks if mark[0] == "use"}
    assert used <= set(known)


def test_coffees_move_from_heap_to_shelf_and_none_is_lost_on_the_way():
    p = position()
    for took in ((), (0,), (0, 1, 1, 2), (0, 0, 0, 1, -1, -1)):
        part = shelves_part(p, Shares("guatemala", 6, took))
        beans = [piece for piece in part.pieces if piece.id.startswith("bean-")]
        assert len(beans) == 6 and len({bean.at for bean in beans}) == 6
        heap_bottom = 36 + 36 * (6 // HEAP + 1)
        on_heap = sum(bean.at[1] < heap_bottom for bean in beans)
        assert on_heap == 6 - sum(seat >= 0 for seat in took)


def test_ids_are_unique_in_every_part():
    p = position(5)
    for part in (land(p), takes_part(p, 4, Now("guatemala")), shelves_part(p, Shares("guatemala", 9))):
        assert max(Counter(piece.id for piece in part.pieces).values()) == 1


def test_looks_follow_names_and_never_repeat():
    assert looks(("red", "ann", "andre")) == ("red", "blue", "andre")
    assert len(set(looks(("a", "b", "c", "d", "e")))) == 5


def test_contract_bonus_shows_every_counter_of_its_stacks_the_topmost_uppermost():
    game = CoffeeTraders()
    stacks = {"B": ["ethiopia", "brazil"], "F": ["guatemala"]}
    p = game.position({"game": "traders", "stacks": stacks, "players": {"blue": {}, "red": {}, "yellow": {}}})
    pieces = {piece.id: piece for piece in stacks_part(p).pieces}
    assert list(pieces) == [f"stack-{letter}" for letter in "ABCDEF"]
    assert pieces["stack-B"].label == "Contract Bonus B: 2 Arabica counters, from the top Ethiopia and Brazil"
    assert pieces["stack-A"].label == "Contract Bonus A: no counter"
    for letter in "ABCDEF":
        drawn = sorted((mark[3], mark[1]) for mark in pieces[f"stack-{letter}"].marks if mark[0] == "use")
        assert [icon for _, icon in drawn] == [f"bean-{coffee}" for coffee in stacks.get(letter, [])]


@pytest.mark.parametrize(("players", "high", "low"), [(3, 3, 2), (4, 4, 3), (5, 5, 4)])
def test_contract_bonus_after_set_up_is_as_high_as_the_rules_say(players, high, low):
    names = ["blue", "red", "yellow", "green", "violet"][:players]
    pieces = stacks_part(GAME.start(GAME.options({"players": names}), 5).position).pieces
    assert [sum(mark[0] == "use" for mark in piece.marks) for piece in pieces] == [high, high, low, low, low, low]
