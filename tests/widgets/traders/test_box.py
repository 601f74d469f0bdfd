"""An owner's box: all or nothing, every error in words, and every view plays with it."""

from __future__ import annotations

import json

import pytest

from tutor.coffee_traders.box import box_data
from widgets.session import Session
from widgets.traders import marks
from widgets.traders.box_model import SECTION_WORDS, BoxModel
from widgets.traders.box_store import BoxStore
from widgets.traders.box_view import BoxView
from widgets.traders.page import TradersPage


@pytest.fixture
def box():
    return BoxModel()


def number(box, label):
    return next(n for n, field in enumerate(box.fields()) if field.label == label)


def test_every_printed_value_has_a_field(box):
    seen = 0
    for section in box.sections():
        box.section = section
        assert box.fields() and all(field.label and field.source for field in box.fields())
        seen += len(box.fields())
    assert set(SECTION_WORDS) <= set(box.sections()) and seen > 250


def test_a_value_is_entered_checked_and_kept(box):
    box.section = "contract_space"
    n = number(box, "A points")
    box.enter(n, " 5 ")
    assert box.game.box.spaces["A"].points == 5
    assert "points = 5" in box.kept and box.said and not box.wrong


@pytest.mark.parametrize("text", ["", "many", "-1", "1e3", "99999", "<script>"])
def test_what_is_no_number_is_refused_in_words(box, text):
    box.section = "contract_space"
    before = box.data
    box.enter(number(box, "A points"), text)
    assert box.data is before and box.kept == ""
    assert "A points" in box.wrong and "whole number" in box.wrong


def test_what_the_game_refuses_leaves_the_box_as_it_was(box):
    box.section = "contract"
    game = box.game
    box.enter(number(box, "A1 three"), "atlantis 2, brazil 1, colombia 1")
    assert box.game is game and "atlantis" in box.wrong


def test_a_list_is_read_as_a_list(box):
    box.section = "player_board"
    track = box.game.box.track_points
    box.enter(number(box, "counter track"), ", ".join(str(n + 1) for n in track))
    assert box.game.box.track_points == tuple(n + 1 for n in track)


def test_a_file_replaces_the_box_and_comes_back_the_same(box):
    other = BoxModel()
    other.section = "contract_space"
    other.enter(number(other, "F points"), "20")
    box.load(other.text(), "mine.toml")
    assert box.game.box.spaces["F"].points == 20 and box.data == other.data
    box.forget()
    assert box.kept == "" and box.data == box_data()


@pytest.mark.parametrize("text", ["x = [", "", "cooperative = 3", "[cooperative.atlantis]\nsource = 'sample'", "\x00"])
def test_a_bad_file_is_named_and_changes_nothing(box, text):
    game = box.game
    box.load(text, "mine.toml")
    assert box.game is game and box.wrong.startswith("mine.toml") and box.kept == ""


def test_a_stored_box_that_no_longer_fits_is_left_out(box):
    box.restore("nonsense")
    assert "stored box" in box.wrong and box.kept == ""


def test_only_what_an_owner_confirms_loses_the_mark(box):
    box.section = "guatemala"
    box.enter(number(box, "middle"), "3")
    assert marks.mark(box.game, "guatemala")
    box.confirm()
    assert marks.mark(box.game, "guatemala") is None and marks.mark(box.game, "brazil")


def test_what_a_browser_sends_is_checked(box):
    store = BoxStore(box)
    for sent in (
        {},
        [],
        {"type": "file"},
        {"type": "run", "name": "", "text": ""},
        {"type": "file", "name": "x" * 99, "text": ""},
    ):
        store._handle_msg(sent)
    assert not box.wrong and not box.kept
    store._handle_msg({"type": "file", "name": "mine.toml", "text": BoxModel().text()})
    assert box.kept and store.state["keep"] == box.kept


def test_the_form_shows_text_as_text(box):
    view = BoxView(box)
    box.load("x = [", "<b>mine</b>.toml")
    assert "<b>mine</b>.toml" in json.dumps(view.leaf.page)


def test_every_view_of_the_page_plays_with_it():
    page = TradersPage(Session())
    for name in ("scoring", "boards", "box", "harvest"):
        page._go(name)
    page.box.section = "contract_space"
    page.box.enter(number(page.box, "A points"), "9")
    for name in ("scoring", "boards", "harvest"):
        assert page._views[name].model.game is page.box.game
    row = next(r for r in page._views["scoring"].model.rows if (r.section, r.about) == ("contracts", "A"))
    assert row.points[0] == 9
