"""Golden playthroughs: whole races, saved with the hash of every position. A change of any rule shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor import catalogue
from tutor.core import Record
from tutor.core.table import replay

FOLDER = Path(__file__).parent / "golden"
REVENUES = {
    "three": {"ann": "9.00", "ben": "11.00", "cat": "2.50"},
    "first-game-of-two": {"ann": "8.00", "ben": "12.50"},
    "master-baristas": {"ann": "10.50", "ben": "12.50", "cat": "5.00", "dan": "8.00"},
    "coffee-roaster": {"ann": "12.50"},
    "coffee-millionaire": {"ann": "52.00", "ben": "37.00"},
}


@pytest.mark.parametrize("name", REVENUES)
def test_a_race_plays_as_it_did(name: str) -> None:
    game = catalogue.game("grab")
    record = Record.load((FOLDER / f"{name}.json").read_text("utf-8"), name)
    table = replay(game, record, name)
    sheet = game.score(table.position)
    assert game.over(table.position) and table.record() == record
    assert {total.name: game.points(total.total) for total in sheet.players} == REVENUES[name]


def test_every_saved_race_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(REVENUES)
