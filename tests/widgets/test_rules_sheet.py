"""The sheet sends trees of words, and takes only what it knows from a browser."""

from __future__ import annotations

import json

import pytest

from widgets.explorer.sheet import Sheet
from widgets.explorer.words import all_of, link, sentence, tag, text_in


def test_tags_drop_what_is_nothing_and_keep_texts_as_texts() -> None:
    node = tag("p", "<b>", None, [tag("a", "x"), None], cls="big", hidden=False, aria_label=None, data_do="go")
    assert node == ["p", {"class": "big", "data-do": "go"}, "<b>", ["a", {}, "x"]]


def test_text_and_tags_are_found_anywhere() -> None:
    node = tag("ul", [tag("li", link("./rules", f"{n}")) for n in range(3)])
    assert text_in(node) == "0 1 2"
    assert len(list(all_of(node, "a"))) == 3


@pytest.mark.parametrize(("text", "said"), [("a pawn", "A pawn."), ("Why?", "Why?"), ("", "")])
def test_sentences(text: str, said: str) -> None:
    assert sentence(text) == said


def test_sheet_sends_the_node_with_what_belongs_to_it() -> None:
    sheet = Sheet()
    sheet.show(tag("p", "<script>"), title="T")
    assert json.loads(sheet.content) == {"node": ["p", {}, "<script>"], "title": "T"}


@pytest.mark.parametrize(
    "odd",
    [
        None, 5, [], {}, {"do": 5}, {"do": "unknown"}, {"do": "find", "value": 5}, {"do": "find", "value": "x" * 1001},
        {"do": "find", "value": "x", "more": 1}, {"do": "x" * 41},
    ],
)  # fmt: skip
def test_messages_that_make_no_sense_are_dropped(odd: object) -> None:
    done: list[str] = []
    Sheet({"find": done.append})._handle_msg(odd)
    assert done == []


def test_a_deed_is_done_with_its_value() -> None:
    done: list[str] = []
    Sheet({"find": done.append})._handle_msg({"do": "find", "value": "pawn"})
    assert done == ["pawn"]
