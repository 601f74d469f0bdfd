"""Whole games come out as they did; every game has some."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import golden
from tutor import catalogue, glossary

HOW = "if it should, run: python -m tests.golden"
NEW = "play one: python -m tests.golden tests/…/golden/NAME.txt"

TABLES = [(id, n) for id in catalogue.GAMES if (offer := glossary.set_up(id)) for n in offer.players]
"""Every game with every number of players."""


def options() -> Iterator[tuple[str, str, Any]]:
    """Go through what the variants of all games set: game, option and value."""
    for id in catalogue.GAMES:
        offer = glossary.set_up(id)
        for name, value in (pair for one in (offer.variant if offer else ()) for pair in one.options.items()):
            yield from ((id, name, one) for one in (value if isinstance(value, list) else [value]))


UNOFFERED = [("base", "rulings"), ("winter", "rulings"), ("traders", "rulings"), ("traders", "harder")]
"""What a table may agree on that is no variant of the set-up helper."""


def agreed(id: str) -> list[dict[str, Any]]:
    """Return what the tables of a game's golden files agree on."""
    heads = (golden.head(file.read_text("utf-8")) for file in golden.files())
    return [head["options"] for head in heads if head["game"] == id]


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
    assert agreed(id), f"{NEW} {id} 1 OPTIONS"


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_each_number_of_players_plays(id: str, players: int) -> None:
    assert [one for one in agreed(id) if len(one["players"]) == players], NEW


@pytest.mark.parametrize(("id", "name", "value"), sorted(set(options())))
def test_each_variant_is_played(id: str, name: str, value: Any) -> None:
    assert [one for one in agreed(id) if value in (one.get(name), *_several(one.get(name)))], NEW


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


@pytest.mark.parametrize(("id", "name"), UNOFFERED)
def test_what_is_no_variant_is_played_too(id: str, name: str) -> None:
    assert [one for one in agreed(id) if one.get(name)], NEW
