"""What a table agrees on before play, in any game: who sits there, and which rulings are read the other way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from tutor.core.errors import BadInput, choose
from tutor.core.notation import check_name
from tutor.core.people import at_head
from tutor.core.read import join
from tutor.core.rulebook import Rulebook


def check_players(names: tuple[str, ...], least: int, most: int, place: str) -> tuple[str, ...]:
    """Return the names if so many players with names of their own can sit there; raises ``BadInput``."""
    if not least <= len(names) <= most:
        raise BadInput(place, f"expected {least} to {most} players, found {len(names)}")
    names = tuple(check_name(name, place) for name in names)
    if len({at_head(name) for name in names}) != len(names):  # "ann" and "Ann" are told as one
        raise BadInput(place, "two players have the same name")
    return names


def read_others(rules: Rulebook, rulings: Mapping[str, str], place: str) -> frozenset[str]:
    """Return the ids of the rulings played by their other reading, from ``{"R1": "other"}``; raises ``BadInput``."""
    short = {id.partition(".")[2]: id for id in rules.options}
    for name, reading in rulings.items():
        choose(name, short, place, "ruling with an option")
        choose(reading, ("adopted", "other"), join(place, name), "reading")
    return frozenset(short[name] for name, reading in rulings.items() if reading == "other")


def write_others(rules: Rulebook, others: frozenset[str]) -> dict[str, str]:
    """Return rulings as ``read_others`` reads them, in the order of the rulebook."""
    return {id.partition(".")[2]: "other" for id in rules.options if id in others}


class Agreed(Protocol):
    """What the options of every game say."""

    @property
    def others(self) -> frozenset[str]:
        """The ids of the rulings played by their other reading."""


class AtATable(Protocol):
    """What the position of every game holds of the table at which it is played."""

    @property
    def options(self) -> Agreed:
        """What the table agreed on."""


def other(p: AtATable, ruling: str) -> bool:
    """Say whether this table plays a ruling by its other reading."""
    return ruling in p.options.others
