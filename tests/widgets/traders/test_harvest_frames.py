"""The frames of a harvest against what the engine itself says of it."""

from __future__ import annotations

import pytest

from tutor.coffee_traders import COOPERATIVES, CoffeeTraders
from tutor.core import Table
from widgets.boards.traders_shelves import LOST
from widgets.traders.harvest_frames import SUMATRA, tell
from widgets.traders.harvest_story import story
from widgets.traders.people import SEATS

GAME = CoffeeTraders()


@pytest.fixture(params=SEATS)
def told(request):
    return tell(GAME, GAME.position(story(request.param)))


def test_gains_and_waste_are_the_engines(told):
    step = Table(GAME, told.position).act("harvest")
    gains, waste = GAME.gains(step.position, step.events), GAME.results(step.position, step.events)["waste"]
    for land in COOPERATIVES:
        names = [player.name for player in told.position.players]
        assert told.gains(land) == tuple(gains.get(name, {}).get(land, 0) for name in names)
        assert told.lost(land) == waste.get(land, 0)


def test_the_last_frame_holds_what_the_engine_leaves_in_the_warehouses(told):
    after = Table(GAME, told.position).act("harvest").position
    assert told.frames[-1].held == tuple(player.coffee for player in after.players)
    assert told.frames[-1].civets == tuple(player.civets_in_sumatra for player in after.players)


def test_each_frame_moves_one_coffee(told):
    for land in COOPERATIVES:
        frames = [told.frames[n] for n in told.where(land)]
        assert frames[0].took == ()
        assert [len(f.took) for f in frames[:-1]] == list(range(len(frames) - 1))
        assert len(frames[-1].took) == frames[-1].total
        assert LOST not in frames[-2].took


def test_the_cooperatives_come_in_order_and_sumatra_last(told):
    lands = list(dict.fromkeys(frame.land for frame in told.frames))
    assert lands == [*COOPERATIVES, SUMATRA]


def test_a_cooperative_without_workers_has_nothing_to_share():
    scene = story(3)
    scene["cooperatives"]["brazil"] = {"traders": ["blue"], "posts": [], "plantations": []}
    told = tell(GAME, GAME.position(scene))
    assert told.last("brazil").total == 0 and told.gains("brazil") == (0, 0, 0)


def test_too_little_coffee_for_the_posts_ends_with_them():
    scene = story(3)
    land = scene["cooperatives"]["brazil"]
    land.update(posts=["blue", "red", "yellow", "yellow"], donkeys=[])
    land["plantations"] = [{"owner": "red", "level": 1, "row": "1", "space": 1, "staffed": True}]
    scene["cooperatives"]["guatemala"]["posts"] = []
    told = tell(GAME, GAME.position(scene))
    assert {told.frames[n].share for n in told.where("brazil")} == {"", "post", "waste"}
    assert told.gains("brazil") == (1, 1, 1)
