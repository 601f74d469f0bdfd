"""Which tables the golden games of Coffee Rush must be played at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import golden

HEADS = [golden.head(file.read_text("utf-8")) for file in golden.files() if file.is_relative_to(Path(__file__).parent)]


@pytest.mark.parametrize("game", ["base", "winter"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_number_of_players(game: str, players: int) -> None:
    assert [h for h in HEADS if h["game"] == game and len(h["options"]["players"]) == players]


@pytest.mark.parametrize("option", ["young_barista", "chaos", "variable_upgrades", "combination", "rulings"])
def test_each_option(option: str) -> None:
    found: list[Any] = [h for h in HEADS if h["options"].get(option)]
    assert found
