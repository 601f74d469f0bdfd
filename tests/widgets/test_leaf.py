"""A leaf sends trees of nodes, and takes from a browser only what stands on its newest page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from widgets.explorer.leaf import RuleLeaf
from widgets.explorer.words import link, sentence
from widgets.leaf import Leaf, all_of, button, h, icon, text_in
from widgets.leaf import leaf as room

WIDGETS = Path(room.__file__).parents[1]


def test_nodes_drop_what_is_nothing_and_keep_texts_as_texts() -> None:
    node = h("p", "<b>", None, [h("a", "x"), None, ""], cls="big", hidden=False, aria_label=None, data_tip="go")
    assert node == ["p", {"class": "big", "data-tip": "go"}, "<b>", ["a", {}, "x"]]


@pytest.mark.parametrize(("on", "said"), [(True, "true"), (False, "false"), (None, None)])
def test_a_state_is_said_either_way(on: bool | None, said: str | None) -> None:
    assert button("On", "turn", aria_pressed=on)[1].get("aria-pressed") == said
    assert "disabled" not in button("On", "turn", disabled=False)[1]


def test_text_and_nodes_are_found_anywhere() -> None:
    node = h("ul", [h("li", link("./rules", f"{n}")) for n in range(3)])
    assert text_in(node) == "0 1 2"
    assert len(list(all_of(node, "a"))) == 3


def test_icon_is_only_seen_unless_it_has_a_label() -> None:
    assert "aria-label" not in icon("tick")[1]
    assert icon("tick", label="Allowed")[1]["aria-label"] == "Allowed"
    with pytest.raises(KeyError):
        icon("no such drawing")


@pytest.mark.parametrize(("text", "said"), [("a pawn", "A pawn."), ("Why?", "Why?"), ("", "")])
def test_a_sentence_has_a_capital_and_an_end(text: str, said: str) -> None:
    assert sentence(text) == said


def test_leaf_sends_its_nodes_with_what_belongs_to_the_page() -> None:
    leaf = Leaf()
    leaf.show_nodes(h("p", "<script>"), title="T")
    assert json.loads(leaf.text) == {
        "n": 1,
        "nodes": [["p", {}, "<script>"]],
        "reveal": False,
        "focus": "",
        "title": "T",
    }


def test_what_stands_there_already_is_not_sent_again() -> None:
    leaf = Leaf()
    for title in ("T", "T", "U"):
        leaf.show_nodes(h("p", "x"), title=title)
    assert leaf.page["n"] == 2


PAGE = (
    button("One", "one", "1"),
    button("Off", "off", disabled=True),
    h("form", h("input", act="typed"), act="said"),
    h("select", h("option", "A", value="a"), h("option", "B", value="b"), act="chosen"),
    link("./rules?clause=winter.move.5", "a rule"),
    link("./learn", "elsewhere"),
)
ODD = [
    None, 5, [], {}, {"do": 5}, {"do": "one", "value": "1"}, {"do": "one", "value": 1, "n": 1},
    {"do": "one", "value": "1", "n": 0}, {"do": "one", "value": "2", "n": 1}, {"do": "off", "value": "", "n": 1},
    {"do": "unknown", "value": "", "n": 1}, {"do": "typed", "value": "x" * 2001, "n": 1},
    {"do": "one", "value": "1", "n": 1, "more": 1}, {"do": "x" * 41, "value": "", "n": 1},
    {"do": "chosen", "value": "c", "n": 1}, {"do": "go", "value": "?clause=winter.move.6", "n": 1},
    {"do": "go", "value": "./learn", "n": 1},
]  # fmt: skip  # short ones side by side
GOOD = [("one", "1"), ("typed", "any words"), ("said", "any words"), ("chosen", "b"), ("go", "?clause=winter.move.5")]


def opened(**params: bool) -> tuple[Leaf, list[tuple[str, str]]]:
    done: list[tuple[str, str]] = []
    leaf = Leaf(lambda do, value: done.append((do, value)), **params)
    leaf.show_nodes(*PAGE)
    return leaf, done


@pytest.mark.parametrize("odd", ODD, ids=str)
def test_what_makes_no_sense_is_late_or_stands_nowhere_is_dropped(odd: object) -> None:
    leaf, done = opened()
    leaf._handle_msg(odd)
    assert done == []


@pytest.mark.parametrize(("do", "value"), GOOD)
def test_what_a_person_does_is_told_and_always_answered(do: str, value: str) -> None:
    leaf, done = opened()
    leaf._handle_msg({"do": do, "value": value, "n": 1})
    assert done == [(do, value)] and leaf.page["n"] == 2


def test_a_press_is_answered_even_when_what_it_does_fails() -> None:
    leaf = Leaf(lambda do, value: 1 / 0)
    leaf.show_nodes(*PAGE)
    with pytest.raises(ZeroDivisionError):
        leaf._handle_msg({"do": "one", "value": "1", "n": 1})
    assert leaf.page["n"] == 2


def test_back_button_speaks_to_the_leaf_that_leads_whatever_stands_there() -> None:
    leaf, done = opened(leads=True)
    leaf._handle_msg({"do": "go", "value": "?q=pawn", "n": 0})
    assert done == [("go", "?q=pawn")]


def test_deeds_of_the_rules_are_done_by_name() -> None:
    done: list[str] = []
    leaf = RuleLeaf({"find": done.append})
    leaf.show_nodes(h("input", act="find"), button("?", "unknown"))
    for do in ("find", "unknown"):
        leaf._handle_msg({"do": do, "value": "pawn" if do == "find" else "", "n": leaf.page["n"]})
    assert done == ["pawn"]


def test_browser_knows_every_tag_that_pages_are_made_of() -> None:
    script = (WIDGETS / "leaf" / "leaf.js").read_text("utf-8")
    known = set("".join(re.findall(r'"([a-z0-9 ]+)"', script[: script.index(".split(")])).split())
    used = {tag for file in WIDGETS.rglob("*.py") for tag in re.findall(r'\bh\(\s*"(\w+)"', file.read_text("utf-8"))}
    assert used and used <= known


def test_in_a_notebook_what_leads_elsewhere_is_words_and_what_acts_is_kept() -> None:
    away, here = (
        h("a", "the lesson", href="./learn?lesson=x"),
        h("a", "Move 5", href="./rules?clause=x", act="go", value="x"),
    )
    leaf = Leaf(paged=False)
    leaf.show_nodes(h("p", "Learn it: ", away, " ", here))
    assert leaf.page["nodes"] == [["p", {}, "Learn it: ", ["span", {}, "the lesson"], " ", here]]
    paged = Leaf()
    paged.show_nodes(h("p", away))
    assert paged.page["nodes"] == [["p", {}, away]]
