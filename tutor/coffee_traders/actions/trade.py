"""Actions of Phase 3, Trade & Build."""

from __future__ import annotations

from tutor.core.values import Action


class Trader(Action, frozen=True, tag="trader"):
    """Open a trading house with a trader: ``trader brazil``."""

    cooperative: str


class Join(Action, frozen=True, tag="join"):
    """Place a trader on the next space of the house just opened: ``join``."""


class Decline(Action, frozen=True, tag="decline"):
    """Take no part in another player's action: ``decline``."""


class Hire(Action, frozen=True, tag="hire"):
    """Hire a contractor: ``hire station brazil 2``, ``hire warehouse row``, ``hire warehouse brazil``.

    ``place`` is a cooperative, or for a warehouse a coffee track or "row". ``space`` 0 is the first free one;
    ``column`` (``column 2`` at the end) is needed only where two columns show the same building.
    """

    kind: str
    place: str
    space: int = 0
    column: int = 0


class Piggyback(Action, frozen=True, tag="piggyback"):
    """Build along with another player: ``piggyback post brazil 2 paying ethiopia``."""

    kind: str
    place: str
    pays: str
    space: int = 0
    column: int = 0


class Build(Action, frozen=True, tag="build"):
    """Build free of charge: ``build hospital brazil``, ``build warehouse row``."""

    kind: str
    place: str
    space: int = 0
    column: int = 0


class TakeCoffee(Action, frozen=True, tag="take"):
    """Take the coffee of a new warehouse: ``take brazil``."""

    coffee: str


class RemoveTrader(Action, frozen=True, tag="remove"):
    """Remove a trader from the game for two Arabica steps: ``remove trader``."""
