"""Every state of every page on a phone: it is reached without a fault, and nothing scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Watch
from tests.pictures import take
from tests.states import State, states

SIDEWAYS = """() => {
  const found = [];
  const look = node => {
    for (const one of node.children) {
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
      if (scrolls && one.scrollWidth > one.clientWidth + 1) found.push(one.tagName + "." + one.className);
      look(one);
      if (one.shadowRoot) look(one.shadowRoot);
    }
  };
  look(document.body);
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page");
  return found;
}"""
"""What scrolls sideways, also within shadow roots."""


@pytest.mark.parametrize("state", states(), ids=[one.name for one in states()])
def test_state_is_reached_on_a_phone_and_nothing_scrolls_sideways(
    phone: Page, address: str, state: State, watch: Watch
) -> None:
    take(phone, address, state)
    assert phone.evaluate(SIDEWAYS) == []
    if state.name == "lost":
        watch.forgive("404")
