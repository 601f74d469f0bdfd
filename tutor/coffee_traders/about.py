"""What each thing on the table is about, from ``about.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from tutor.coffee_traders.position import Plantation, Position
from tutor.coffee_traders.table import few
from tutor.core.about import load_about


@cache
def things() -> Mapping[str, tuple[str, ...]]:
    """Return thing → its clauses, the most telling first."""
    return MappingProxyType(load_about(files(__package__) / "about.toml"))


def about(*names: str) -> tuple[str, ...]:
    """Return what one thing, or several in one, are about. Raises ``KeyError`` for a thing that is not in the file."""
    return tuple(dict.fromkeys(clause for name in names for clause in things()[name]))


def company(p: Position) -> str:
    """Return the words that tell things apart by the number of players (traders.harvest.2, .3, .10, .11)."""
    return "few players" if few(p) else "many players"


def plantation(p: Position, row: str, standing: Plantation | None) -> tuple[str, ...]:
    """Return what a plantation space of a row is about, by what stands there."""
    if standing is None:
        return about(f"row {row}")
    return about(f"staffed, {company(p)}" if standing.staffed else "unstaffed", f"row {row}")
