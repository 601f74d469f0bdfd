"""Whole games come out as they did; every game has some."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import golden
from tutor import catalogue

HOW = "if it should, run: python -m tests.golden"


@pytest.mark.parametrize("file", golden.files(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_game_comes_out_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    assert golden.replayed(text) == text, f"{file.name} comes out otherwise; {HOW}"


@pytest.mark.parametrize("file", golden.files(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_game_is_played_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    table = golden.opened(**golden.head(text))
    for action in golden.actions(text):
        assert not table.game.over(table.position)
        table.act(action)
    assert table.game.over(table.position)


def test_a_missing_event_is_noticed() -> None:
    text = golden.files()[0].read_text("utf-8")
    events = [line for line in text.splitlines(keepends=True) if line.startswith("  ")]
    spoiled = text.replace(events[-1], "", 1)
    assert golden.replayed(spoiled) == text != spoiled


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_no_game_lacks_a_golden_file(id: str) -> None:
    found = [file for file in golden.files() if golden.head(file.read_text("utf-8"))["game"] == id]
    assert found, f"play one: python -m tests.golden tests/…/golden/NAME.txt {id} 1 OPTIONS"
