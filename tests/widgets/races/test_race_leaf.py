"""Presses on the leaf of a race, which changes by itself."""

from __future__ import annotations

import pytest

from widgets.leaf import Node, button, h
from widgets.races.leaf import RaceLeaf


def changed(*then: Node) -> tuple[RaceLeaf, list[tuple[str, str]]]:
    """Return a leaf that had a button and now shows other nodes, and what was done on it."""
    done: list[tuple[str, str]] = []
    leaf = RaceLeaf(lambda do, value: done.append((do, value)))
    leaf.show_nodes(h("p", "0:01"), button("Halt", "run", "no"))
    leaf.show_nodes(h("p", "0:02"), *then)
    return leaf, done


@pytest.mark.parametrize("n", [1, 2])
def test_press_counts_although_words_have_changed_since(n: int) -> None:
    leaf, done = changed(button("Halt", "run", "no"))
    leaf._handle_msg({"do": "run", "value": "no", "n": n})
    assert done == [("run", "no")]


def test_press_of_what_is_gone_is_dropped() -> None:
    leaf, done = changed(button("Play", "run", "yes"))
    leaf._handle_msg({"do": "run", "value": "no", "n": 1})
    assert done == []


def test_press_of_what_never_stood_there_is_dropped() -> None:
    leaf, done = changed(button("Halt", "run", "no"))
    leaf._handle_msg({"do": "run", "value": "no", "n": 3})
    assert done == []
