"""The mark of sample values, on a page of the tutor and in a notebook."""

from __future__ import annotations

from types import SimpleNamespace

import panel as pn
import pytest
from bokeh.document import Document

from tutor import catalogue
from tutor.coffee_traders import CoffeeTraders
from widgets.leaf.nodes import all_of, text_in
from widgets.traders.marks import mark


def game() -> CoffeeTraders:
    found = catalogue.game("traders")
    assert isinstance(found, CoffeeTraders)
    return found


def test_in_a_notebook_no_link_leads_to_a_page_that_is_not_there() -> None:
    found = mark(game(), "guatemala")
    assert list(all_of(found, "a")) == []
    assert text_in(found).endswith("in the tutor, on its page Traders")


def test_on_a_page_of_the_tutor_a_link_leads_to_ones_own_box(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Document()
    page._session_context = lambda: SimpleNamespace()
    monkeypatch.setattr(type(pn.state), "curdoc", page)
    (link,) = all_of(mark(game(), "guatemala"), "a")
    assert (link[1]["href"], text_in(link)) == ("./traders?view=box", "enter yours")
