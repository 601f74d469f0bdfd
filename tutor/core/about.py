"""What a thing on a table is about: the clauses it works by, and what they say to it now."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from msgspec import Struct

from tutor.core.read import read_toml, table_of

MOST = 3
"""Clauses that are told of a thing that is pressed."""


class About(Struct, frozen=True):
    """The ids of clauses, the most telling first, and ``says``: their word on the moment, "" when there is none."""

    clauses: tuple[str, ...] = ()
    says: str = ""


def load_things(file: Traversable) -> dict[str, About]:
    """Return what each kind of thing works by, for a game whose ``about.toml`` names clauses. Raises ``BadInput``."""
    return {thing: About(ids) for thing, ids in load_about(file).items()}


def load_about(file: Traversable) -> dict[str, tuple[str, ...]]:
    """Read a game's ``about.toml``: thing → its rules, the most telling first. Raises ``BadInput``."""
    table = read_toml(file.read_text("utf-8"), file.name).get("about", {})
    return table_of(table, tuple[str, ...], f"{file.name}: about")
