"""The one place that lists the games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from tutor.core.errors import BadInput, choose
from tutor.core.examples import Example, load_examples
from tutor.core.game import Game
from tutor.core.read import read_toml, table_of


class Entry(NamedTuple):
    """Where a game's rules live: a module, its game class, what the class is called with, and its folder of data."""

    title: str
    module: str
    make: str
    given: tuple[str, ...]
    folder: str


GAMES = {
    "base": Entry("Coffee Rush", "tutor.coffee_rush", "CoffeeRush", ("base",), "base"),
    "winter": Entry("Coffee Rush: Winter", "tutor.coffee_rush", "CoffeeRush", ("winter",), "winter"),
    "traders": Entry("Coffee Traders", "tutor.coffee_traders", "CoffeeTraders", (), ""),
    "grab": Entry("Coffee Rush: Grab & Go", "tutor.grab_and_go", "GrabAndGo", (), ""),
    "caffeine": Entry("Caffeine Rush", "tutor.caffeine_rush", "CaffeineRush", (), ""),
}
"""The games by id, in the order in which they are shown."""


@cache
def game(id: str) -> Game[Any]:
    """Return a game with its packaged box; raises ``BadInput`` for an unknown id."""
    return make(choose(id, GAMES, "game", "game"))


def id_in(data: dict[str, Any], place: str) -> str:
    """Return the id of the game that a scene or a box is for; raises ``BadInput`` when it names none."""
    if "game" not in data:
        raise BadInput(f"{place}: game", "is missing; expected " + ", ".join(GAMES))
    return choose(data["game"], GAMES, f"{place}: game", "game")


def make(id: str, box: dict[str, Any] | None = None, place: str = "box") -> Game[Any]:
    """Return a game, with an owner's box if one is given; raises ``BadInput`` for a box with errors."""
    entry = GAMES[id]
    kind = getattr(import_module(entry.module), entry.make)
    found: Game[Any] = kind(*entry.given, box, place) if box is not None else kind(*entry.given)
    return found


def room(id: str) -> Traversable:
    """Return the folder with a game's data files (``rulebook.toml``, ``box.toml``, ``examples.toml``)."""
    entry = GAMES[id]
    return files(entry.module) / entry.folder


@cache
def examples(id: str) -> tuple[Example, ...]:
    """Return a game's worked examples, none while its package has no such file."""
    file = room(id) / "examples.toml"
    return load_examples(file) if file.is_file() else ()


@cache
def asked(id: str) -> dict[str, tuple[str, ...]]:
    """Return how people ask for each clause of a game, by id; none while its package has no such file."""
    file = room(id) / "asked.toml"
    if not file.is_file():
        return {}
    table = read_toml(file.read_text("utf-8"), file.name).get("asked", {})
    return table_of(table, tuple[str, ...], f"{file.name}: asked")
