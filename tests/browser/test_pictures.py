"""The command that takes the pictures: it knows every page, and reaches what it says."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests import pictures
from tests.states import State, states
from widgets.menu import PAGES


def test_every_page_has_a_picture_and_every_picture_a_name() -> None:
    pages = {one.address.partition("?")[0] for one in states()}
    assert {page.path for page in PAGES} <= pages
    names = [one.name for one in states()]
    assert len(names) == len(set(names))


def test_state_is_reached_in_both_themes_and_three_widths(browser: Browser, address: str, tmp_path: Path) -> None:
    refused = next(one for one in states() if one.name == "step-refused")
    assert list(pictures.album(browser, address, [refused], tmp_path)) == []
    for theme in pictures.THEMES:
        for width in pictures.WIDTHS:
            picture = (tmp_path / f"step-refused-{theme}-{width}.png").read_bytes()
            assert struct.unpack(">I", picture[16:20]) == (width,)
    assert "step-refused-dark-375.png" in (tmp_path / "index.html").read_text("utf-8")


def test_state_that_cannot_be_reached_is_named(
    browser: Browser, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "WIDTHS", {375: 780})
    monkeypatch.setattr(pictures, "THEMES", ("light",))
    monkeypatch.setattr(pictures, "PATIENCE", 200)
    never = State("never", "lost", ("button No such button",))
    missed = list(pictures.album(browser, address, [never], tmp_path))
    assert [line.partition(":")[0] for line in missed] == ["never, light, 375 px"]
