"""An owner's box: all or nothing, every error in words, and every view plays with it."""

from __future__ import annotations

import json

import pytest

from tutor.coffee_traders.actions import Harvest
from tutor.coffee_traders.box import box_data
from tutor.lessons import find
from widgets.boards.traders_land import Seen, land_part, space_of
from widgets.boards.traders_tracks import bars_part
from widgets.leaf.nodes import all_of, text_in
from widgets.player.desk import LessonDesk
from widgets.progress import Place
from widgets.session import Session
from widgets.traders import marks
from widgets.traders.box_model import BoxModel
from widgets.traders.box_store import BoxStore, use_own_box
from widgets.traders.box_view import BoxView
from widgets.traders.harvest_story import story
from widgets.traders.page import TradersPage
from widgets.traders.words import wording


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
    assert set(wording("box_parts")) <= set(box.sections()) and seen > 250


@pytest.mark.parametrize(
    ("section", "bundle", "entry", "names"),
    [("bar", "London", "London space 1", ["value", "needs", "coins", "points"]),
     ("plantation", "", "row A (1)", ["level", "cost", "bonus"]),
     ("contract", "A", "A1", ["three", "other"]),
     ("contract_space", "", "A", ["coins", "bonus", "points"])],
)  # fmt: skip
def test_what_is_printed_together_stands_together(box, section, bundle, entry, names):
    box.section = section
    nodes = BoxView(box).leaf.page["nodes"]
    sets = [one for node in nodes for one in all_of(node, "fieldset")]
    found = next(one for one in sets if one[1]["key"] == f"entry-{entry}")
    assert [field.name for field in box.fields() if field.entry == entry] == names
    assert [text_in(one).partition(":")[0] for one in all_of(found, "label")] == [f"{entry}  {name}" for name in names]
    folded = [node for node in nodes if node and node[0] == "details" and found in list(all_of(node, "fieldset"))]
    assert [text_in(node[2]) for node in folded] == [bundle] * bool(bundle)
    assert sum(len(list(all_of(node, "form"))) for node in nodes) == len(box.fields())


def test_every_part_says_how_its_values_are_written(box):
    for section in box.sections():
        box.section = section
        texts = [node[2] for node in BoxView(box).leaf.page["nodes"] if node and node[0] == "p"]
        assert sum(text in wording("box_help").values() for text in texts) == 1, section


@pytest.mark.parametrize(
    ("section", "label"),
    [
        ("brazil", "spaces in row 2/3"),
        ("brazil", "pathways up to row 1/2"),
        ("brazil", "building spaces: post"),
        ("bar", "London space 1 points"),
        ("contract", "A1 three"),
        ("milestone", "Quality points"),
    ],
)
def test_values_have_names_that_can_be_read(box, section, label):
    box.section = section
    assert label in [field.label for field in box.fields()]


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


def test_what_a_bar_space_asks_for_is_entered_with_or_without_capitals_and_says_what_it_is_worth(box):
    box.section = "bar"
    seoul = [space["needs"] for space in box.data["bar"][5]["spaces"]]
    assert len(seoul) == 4
    box.enter(number(box, "Seoul space 4 needs"), "Brazil 2, ethiopia 3")  # no 4 space is left for its counter
    assert box.wrong == "Seoul: expected Seoul last, with a 3 and a 4 space (setup.6)."
    box.enter(number(box, "London space 2 needs"), "Guatemala 2")
    assert not box.wrong
    assert box.game.box.bars["london"][1].needs == (("guatemala", 2),)
    box.enter(number(box, "London space 1 needs"), "brasil 1")
    assert box.wrong == "London: unknown coffee 'brasil'; did you mean 'brazil'?"


def test_a_bar_space_is_worth_as_many_as_it_asks_for(box):
    spaces = box.data["bar"][0]["spaces"]
    del spaces[3:5]  # 1, 2, 3 and 6 are left
    box.section = "bar"
    box.enter(number(box, "London space 3 needs"), "brazil 2, ethiopia 3")
    assert not box.wrong
    assert [space.value for space in box.game.box.bars["london"]] == [1, 2, 5, 6]
    box.enter(number(box, "London space 1 needs"), "any 0")
    assert box.wrong == "London, spaces: expected spaces that ask for 1 coffee or more."


def test_no_number_of_spaces_is_entered_that_no_board_has(box):
    box.section = "guatemala"
    box.enter(number(box, "spaces in row 1"), "99")
    assert box.wrong == "Guatemala, spaces: expected at most 9 spaces in a row, found 99." and box.kept == ""


def test_the_largest_board_that_is_taken_can_be_drawn(box):
    box.section = "guatemala"
    for row in ("1", "1/2", "2/3"):
        box.enter(number(box, f"spaces in row {row}"), "9")
    land = box.game.box.lands["guatemala"]
    p = box.game.position({"game": "traders", "players": {"blue": {}, "red": {}, "yellow": {}}})
    drawn = land_part(Seen(p, land, "guatemala"))
    spaces = [piece for piece in drawn.pieces if space_of(piece.id)]
    assert len(spaces) == 27
    assert all(piece.size[0] >= 40 and piece.at[0] + piece.size[0] <= drawn.box[0] for piece in spaces)


def test_a_shorter_row_says_that_its_pathways_come_first(box):
    box.section = "guatemala"
    box.enter(number(box, "spaces in row 1"), "5")
    assert box.wrong.startswith(
        "Guatemala, pathways: expected spaces of rows 1 (5 spaces) and 1/2 (5 spaces), not '6-5'"
    )
    box.enter(number(box, "pathways up to row 1/2"), "1-1 2-1 2-2 3-2 3-3 4-3 4-4 5-4 5-5")
    box.enter(number(box, "spaces in row 1"), "5")
    assert box.game.box.lands["guatemala"].spaces["1"] == 5 and not box.wrong


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
    box.enter(number(box, "middle space of row 1"), "3")
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


def test_the_mark_goes_where_the_drawings_hold_printed_values_only():
    model = BoxModel()
    p = model.game.position(story(3))
    parts = [land_part(Seen(p, model.game.box.lands["guatemala"], "guatemala")), bars_part(p, model.game.box)]
    assert set(marks.parts_drawn(model.game, parts)) == {"guatemala", *model.game.box.cities}
    assert marks.mark(model.game, *marks.parts_drawn(model.game, parts[:1]))
    model.section = "guatemala"
    model.confirm()
    assert not marks.mark(model.game, *marks.parts_drawn(model.game, parts[:1]))
    assert marks.mark(model.game, *marks.parts_drawn(model.game, parts))


def test_a_lesson_plays_with_the_box_that_the_browser_sends():
    desk = LessonDesk(Session(place=Place("traders/harvest")), find("traders/harvest"), 1)
    use_own_box(desk)
    store, mine = desk.__panel__()[-1], BoxModel()
    mine.section = "guatemala"
    mine.confirm()
    store._handle_msg({"type": "stored", "name": "", "text": mine.kept})
    assert desk.player.game.box.sources["guatemala"] == "printed" and not desk.player.left_aside
    desk.open(find("traders/sell"), 2)
    assert desk.player.game.box.sources["guatemala"] == "printed"


def test_a_box_that_arrives_late_waits_for_the_next_step():
    desk = LessonDesk(Session(place=Place("traders/harvest")), find("traders/harvest"), 1)
    desk.submit(Harvest())
    packaged = desk.player.game
    own = BoxModel().game
    desk.use_game(own)
    assert desk.player.game is packaged
    desk.open(find("traders/harvest"), 2)
    assert desk.player.game is own


def test_a_value_that_was_entered_is_a_printed_one_also_if_it_is_that_of_the_sample(box):
    box.section = "contract_space"
    fields = [field for field in box.fields() if field.label.startswith("A ")]
    box.enter(number(box, "A points"), next(field.text for field in fields if field.label == "A points"))
    sources = {field.label: field.source for field in box.fields()}
    assert sources["A points"] == "printed" and sources["A coins"] == sources["B points"] == "sample"
    assert marks.mark(box.game, "contract space A")
    for field in fields:
        box.enter(number(box, field.label), field.text)
    assert not marks.mark(box.game, "contract space A") and marks.mark(box.game, "contract space B")
    again = BoxModel()
    again.restore(box.kept)
    again.section = "contract_space"
    assert again.fields() == box.fields()
