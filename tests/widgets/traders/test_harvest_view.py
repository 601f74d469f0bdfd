"""The harvest view: every moment of every table can be shown, and nothing is built anew."""

from __future__ import annotations

import json

import pytest

from widgets.traders import HarvestView
from widgets.traders.harvest_model import ALL, SCOPES
from widgets.traders.people import SEATS


@pytest.mark.parametrize("people", SEATS)
def test_every_moment_of_the_whole_harvest_can_be_shown(people):
    view = HarvestView(people=people)
    view.model.look(ALL)
    kept = list(view.__panel__())
    for n in view.model.span:
        view.model.go(n)
        assert view.steps.state["value"] == n
        assert view.model.sentence() in json.dumps(view.words.page, ensure_ascii=False)
    assert list(view.__panel__()) == kept


@pytest.mark.parametrize("scope", SCOPES)
def test_every_question_has_an_answer_that_can_be_shown(scope):
    view = HarvestView()
    view.model.look(scope)
    view.model.ask()
    for name in view.model.names:
        view.model.choose(name)
        assert "Try it" in json.dumps(view.what_if.page)


def test_the_flow_chart_is_built_when_it_is_looked_at_and_says_the_same_numbers():
    view = HarvestView()
    assert view.flow is None
    view._build_flow()
    flows = view._flows()
    told = view.model.told
    for seat, name in enumerate(view.model.names):
        assert sum(f.coffees for f in flows if f.target == f"{name} ") == told.gains("guatemala")[seat]
    assert sum(f.coffees for f in flows if f.source in ("posts", "first trader", "rounds", "left over")) == 15
    grown = sum(f.coffees for f in flows if f.target in ("posts", "first trader", "rounds", "left over"))
    assert grown == told.last("guatemala").total
    before = view.flow.pane.object
    view.model.one()
    assert view.flow.pane.object is before
    view.model.press("guatemala-1-1")
    assert view.flow.pane.object is not before


def test_what_a_browser_sends_is_checked():
    view = HarvestView()
    for sent in (999, -1, True, "no such deed", {"do": "one"}, None, 1.5):
        view.steps._handle_msg(sent)
    assert view.model.view.step == 0
    view.steps._handle_msg("back")  # off at the beginning
    assert view.model.view.step == 0
    view.steps._handle_msg(3)
    assert view.model.view.step == 3
