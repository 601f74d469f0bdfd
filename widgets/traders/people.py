"""Who sits at the tables that the views of Coffee Traders open with."""

from __future__ import annotations

from typing import Any

from tutor.coffee_traders.names import ANDRE
from widgets.boards.traders_looks import LOOKS
from widgets.traders.words import phrase

Scene = dict[str, Any]
SEATS = (2, 3, 4, 5)
PLAYERS = {str(n): phrase("page", "two") if n == 2 else str(n) for n in SEATS}
"""How many people, and in words."""

STAND_IN = "yellow"
"""Whose pieces André has when he plays."""


def seated(people: int) -> dict[str, str]:
    """Return who of a story for five sits at a table of 2 (and André) to 5 people: name → name at that table."""
    names = {name: name for name in LOOKS[: max(3, people)]}
    return names | {STAND_IN: ANDRE} if people == 2 else names
