"""A changed table as an address keeps it: what is written is read again, and nonsense is named."""

from __future__ import annotations

from urllib.parse import parse_qs

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.coffee_traders import CoffeeTraders
from tutor.core.errors import BadInput
from widgets.traders import changes, harvest_story, score_story, table_text
from widgets.traders.harvest_model import HarvestModel
from widgets.traders.people import SEATS
from widgets.traders.score_model import ScoringModel

GAME = CoffeeTraders()
CITIES = GAME.box.cities


@pytest.mark.parametrize("people", SEATS)
@pytest.mark.parametrize("story", [harvest_story.story, score_story.story])
def test_a_table_read_again_is_the_same_table(story, people):
    scene = story(people)
    told = table_text.written(scene, CITIES)
    again = story(people) | {"cooperatives": {name: {} for name in scene["cooperatives"]}}
    for part, text in told.items():
        table_text.reader(again, part, CITIES)(text)
    assert table_text.written(again, CITIES) == told
    assert GAME.position(again) == GAME.position(scene)


@pytest.mark.parametrize("kind", [HarvestModel, ScoringModel])
def test_a_link_shares_a_changed_table(kind):
    model, other = kind(GAME), kind(GAME)
    model.change(lambda s: changes.grown(s, "colombia", "1/2", 2, "red"), "planted")
    model.change(lambda s: changes.with_buildings(s, "brazil", "posts", "blue", 1), "built")
    model.change(lambda s: changes.with_count(s, "yellow", "coins", 12), "rich")
    assert other.read(parse_qs(model.write())) == []
    assert other.position == model.position and other.changed
    other.reset()
    assert not other.changed and "colombia" not in other.write()


def test_milestones_and_all_of_a_player_are_shared():
    model, other = ScoringModel(GAME), ScoringModel(GAME)
    model.lay(0, "houses")
    model.row_b("red")
    model.column("red", model.game.box.warehouse_tops[0])
    model.counters("red", "zebu", 1)
    model.arabica("red", "brazil", 5)
    model.press("bar-seoul-4")
    model.press("milestone-1")
    assert other.read(parse_qs(model.write())) == []
    assert other.sheet == model.sheet


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("guatemala", "<script>"),
        ("guatemala", "b191"),  # no such space
        ("guatemala", "b111b111"),  # two on one space
        ("guatemala", "::bbbbbbbb"),
        ("blue", "1.2.3"),
        ("blue", "99.99.99.99.99.99.99.99.99"),
        ("blue", "0.0.0.0.0.0.0.0.1:::99999"),
        ("violet", "0.0.0.0.0.0.0.0.1"),  # with four at the table, violet is not there
        ("milestones", "nothing-b"),
        ("milestones", "contracts-x"),
        ("milestones", "contracts-bbbb"),
    ],
)
def test_nonsense_is_named_and_left_out(part, text):
    model = ScoringModel(GAME)
    before = model.position
    assert model.read({part: [text]}) == [part]
    assert model.position == before and not model.changed


def test_what_cannot_be_read_takes_nothing_else_with_it():
    model = HarvestModel(GAME)
    good = table_text.land_text(
        changes.with_buildings(model.scene, "brazil", "posts", "red", 1)["cooperatives"]["brazil"]
    )
    assert model.read({"brazil": [good], "colombia": ["?"], "at": ["3"]}) == ["colombia"]
    assert model.scene["cooperatives"]["brazil"]["posts"] == ["yellow", "red"] and model.view.step == 3


PIECES = st.text("abrygv0123456789w.:,-GCBEIgcekABCDEF", max_size=60)


@settings(max_examples=200, deadline=None)
@given(PIECES)
def test_any_text_is_read_or_refused(text):
    for read in (table_text.read_land, table_text.read_milestones, lambda t: table_text.read_player(t, CITIES)):
        try:
            read(text)
        except BadInput:
            continue


@settings(max_examples=60, deadline=None)
@given(
    st.fixed_dictionaries({}, optional={"guatemala": PIECES, "blue": PIECES, "milestones": PIECES, "people": PIECES})
)
def test_any_address_leaves_a_table_that_can_be(parts):
    model = ScoringModel(GAME)
    model.read({name: [text] for name, text in parts.items()})
    assert model.sheet.players and 0 <= model.view.step <= model.last
