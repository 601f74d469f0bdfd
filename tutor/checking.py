"""What is wrong with a file: lessons, scenes, examples, boxes and records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutor import catalogue
from tutor.core.errors import BadInput, Unreadable, choose
from tutor.core.examples import read_examples
from tutor.core.game import Game
from tutor.core.proof import problems
from tutor.core.read import read_text, read_toml
from tutor.core.table import Record, replay


def check_file(path: Path) -> list[str]:
    """Return what is wrong with a file, each problem with its place; empty when all is well.

    Raises ``Unreadable`` for a file that cannot be read or is of no kind that the tutor knows.
    """
    try:
        return _check(path)
    except Unreadable:
        raise
    except BadInput as error:
        return [str(error)]


def _check(path: Path) -> list[str]:
    if path.suffix == ".md":
        from tutor.lessons.check import check_file as check_lesson  # lessons load every game's sentences

        return check_lesson(path)
    place, text = str(path), read_text(path)
    if path.suffix == ".json":
        record = Record.load(text, place)
        replay(catalogue.game(choose(record.game, catalogue.GAMES, f"{place}: game", "game")), record, place)
        return []
    if path.suffix != ".toml":
        raise Unreadable(place, "expected a lesson (.md), a record (.json), or a scene, box or examples (.toml)")
    return _check_toml(text, place)


def _check_toml(text: str, place: str) -> list[str]:
    data = read_toml(text, place)
    if "example" in data:
        return [
            p for e in read_examples(text, place) for p in problems(_game_of(e.clauses, place), e, f"{place}: {e.id}")
        ]
    id = catalogue.id_in(data, place)
    if _is_box(data):
        catalogue.make(id, data, place)
    else:
        catalogue.game(id).position(data, place)
    return []


def _is_box(data: dict[str, Any]) -> bool:
    """Say whether some part names its source, as every part of a box does and none of a scene."""
    parts = [part for value in data.values() for part in (value if isinstance(value, list) else [value])]
    return "players" not in data and any(isinstance(part, dict) and "source" in part for part in parts)


def _game_of(clauses: tuple[str, ...], place: str) -> Game[Any]:
    id = clauses[0].partition(".")[0] if clauses else ""
    return catalogue.game(choose(id, catalogue.GAMES, f"{place}: clauses", "game"))
