"""Going through a harvest, changing its table, and asking "what if?"."""

from __future__ import annotations

import pytest

from tutor.coffee_traders import CoffeeTraders
from tutor.core import Table
from widgets.traders.harvest_model import ALL, HarvestModel
from widgets.traders.people import SEATS
from widgets.traders.what_if import answers

GAME = CoffeeTraders()


@pytest.fixture
def model():
    return HarvestModel(GAME)


def gains(model, scene=None):
    """What the engine's own summary says of the table's harvest in the cooperative in sight."""
    step = Table(GAME, GAME.position(scene or model.scene)).act("harvest")
    found = GAME.gains(step.position, step.events)
    return tuple(found.get(name, {}).get(model.land, 0) for name in model.names)


def test_one_coffee_and_back_again(model):
    model.one()
    model.one()
    assert [len(model.frame.took), model.view.step] == [2, 2]
    model.back()
    assert model.frame.took == (1,)


def test_it_stops_at_both_ends(model):
    model.back()
    assert model.view.step == 0
    for _ in range(40):
        model.one()
    assert model.view.step == len(model.span) - 1 == 16
    assert model.frame.share == "waste"


def test_a_round_goes_to_the_end_of_its_share(model):
    seen = []
    for _ in range(8):
        model.round()
        seen.append((model.frame.share, model.frame.round, len(model.frame.took)))
    rounds = [("round", n, 3 + 3 * n) for n in range(1, 5)]
    assert seen == [("post", 0, 2), ("first", 0, 3), *rounds, ("waste", 0, 15), ("waste", 0, 15)]


def test_the_sentence_names_who_takes_and_the_next_two(model):
    model.go(3)
    assert model.sentence() == "Blue's trader, the 1st, takes 1 Guatemala coffee; 12 left."
    assert model.coming() == ["blue", "red"]


@pytest.mark.parametrize("people", SEATS)
def test_every_number_of_players_can_be_gone_through(people):
    model = HarvestModel(GAME, people)
    model.look(ALL)
    for _ in model.span:
        assert model.frame.land
        model.one()
    assert model.frame.land == "sumatra"
    assert model.people == people and len(model.names) == max(3, people)


def test_a_worker_less_is_three_coffees_less(model):
    before = model.told.last("guatemala").total
    model.press("guatemala-1-1")
    assert model.told.last("guatemala").total == before - 3
    assert "without a worker" in model.said


def test_planting_and_taking_away(model):
    model.choose("yellow")
    model.take_tool("plant")
    model.press("guatemala-1-6")
    assert model.told.last("guatemala").total == 18
    model.take_tool("clear")
    model.press("guatemala-1-6")
    assert model.told.last("guatemala").total == 15


def test_what_the_game_refuses_changes_nothing_and_is_explained(model):
    before = model.scene
    for _ in range(2):
        model.posts("yellow", 4)
    assert model.scene is before
    assert model.said.startswith("That cannot be: ") and "found" not in model.said


def test_a_press_on_an_empty_space_says_how_to_plant(model):
    before = model.scene
    model.press("guatemala-2/3-1")
    assert model.scene is before and "plant" in model.said


def test_a_trader_goes_forward(model):
    model.press("trader-1")
    assert model.scene["cooperatives"]["guatemala"]["traders"] == ["red", "blue", "yellow"]
    assert model.told.gains("guatemala") == gains(model)


def test_starting_afresh(model):
    model.press("guatemala-1-1")
    model.reset()
    assert model.told.last("guatemala").total == 15 and not model.changed


def test_what_if_says_what_the_engine_would(model):
    before = gains(model)
    found = answers(GAME, model.scene, model.told, "guatemala", "yellow")
    assert {a.question for a in found} >= {"one more post here", "my trader first in the queue", "no trader here"}
    for answer in found:
        then = gains(model, answer.scene)
        assert answer.more == tuple(b - a for a, b in zip(before, then, strict=True))


def test_trying_an_answer_takes_its_table_over(model):
    first = next(a for a in answers(GAME, model.scene, model.told, "guatemala", "yellow") if "first" in a.question)
    model.change(lambda _: first.scene, "So be it.")
    assert model.scene["cooperatives"]["guatemala"]["traders"][0] == "yellow"


def test_coffee_from_before_reaches_the_threshold(model):
    model.look(ALL)
    for coffee in ("guatemala", "colombia", "brazil", "ethiopia", "indonesia"):
        model.hold("red", coffee, 6)
    assert model.told.frames[-1].held[1][5] == 2


def test_the_address_says_the_state():
    model = HarvestModel(GAME)
    model.set_people("5")
    model.look("ethiopia")
    model.go(4)
    other = HarvestModel(GAME)
    parts = dict(part.split("=") for part in model.write().split("&"))
    assert other.read({name: [value] for name, value in parts.items()}) == []
    assert (other.people, other.view.scope, other.view.step) == (5, "ethiopia", 4)


def test_an_odd_address_is_named_and_left_out(model):
    assert model.read({"land": ["<b>"], "people": ["9"], "at": ["-1"]}) == ["land", "people", "at"]
    assert (model.people, model.view.scope, model.view.step) == (3, "guatemala", 0)
