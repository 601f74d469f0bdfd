"""Which tables the golden games of Coffee Traders must be played at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import golden

HEADS = [golden.head(file.read_text("utf-8")) for file in golden.files() if file.is_relative_to(Path(__file__).parent)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_number_of_players(players: int) -> None:
    assert [h for h in HEADS if len(h["options"]["players"]) == players]


@pytest.mark.parametrize("option", ["harder", "experienced", "vicious", "rulings"])
def test_each_option(option: str) -> None:
    assert [h for h in HEADS if h["options"].get(option)]
