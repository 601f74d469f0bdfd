"""Actions of Phase 6, Refresh, and those that belong to several phases."""

from __future__ import annotations

from tutor.core.values import Action


class Arrange(Action, frozen=True, tag="arrange"):
    """Rearrange all warehouses: ``arrange 2 brazil ethiopia`` (two in the row, two columns)."""

    rows: int
    columns: tuple[str, ...] = ()


class Wilds(Action, frozen=True, tag="wilds"):
    """Rearrange the Wild Stock counters: ``wilds brazil``."""

    stock: tuple[str, ...]


class Done(Action, frozen=True, tag="done"):
    """End one's own part of a step: ``done``."""


class Drop(Action, frozen=True, tag="drop"):
    """Drop out of the phase or step at hand: ``drop``."""


class Pass(Action, frozen=True, tag="pass"):
    """Take no action this turn: ``pass``."""


class Use(Action, frozen=True, tag="use"):
    """Use a thing of the Bonus Supply: ``use marker``, ``use trader``, ``use coins``."""

    bonus: str


class Refill(Action, frozen=True, tag="refill"):
    """Put a thing back into the Bonus Supply: ``refill coins``, ``refill trader``."""

    bonus: str
