"""Actions of the Harvest and of Phase 5, Sell, with what has to be chosen on the way."""

from __future__ import annotations

from tutor.core.values import Action


class Harvest(Action, frozen=True, tag="harvest"):
    """Harvest all cooperatives: ``harvest``."""


class Fulfil(Action, frozen=True, tag="fulfil"):
    """Fulfil a contract: ``fulfil C``, ``fulfil C luwak brazil brazil`` (kopi luwak spent as those)."""

    letter: str
    luwak: tuple[str, ...] = ()


class Deliver(Action, frozen=True, tag="deliver"):
    """Deliver to a bar space: ``deliver london 2``, ``deliver london 6 brazil``, ``… luwak brazil``."""

    city: str
    space: int
    coffee: str = ""
    luwak: tuple[str, ...] = ()


class Exchange(Action, frozen=True, tag="trade"):
    """Trade coffee at the own ratio: ``trade brazil 3 kopi_luwak 1 for ethiopia``."""

    gives: tuple[str, ...]
    takes: str


class Buy(Action, frozen=True, tag="buy"):
    """Buy a coffee: ``buy brazil``."""

    coffee: str


class Spend(Action, frozen=True, tag="spend"):
    """Spend three or five different Stock counters for warehouses: ``spend brazil colombia ethiopia``."""

    stock: tuple[str, ...]


class Take(Action, frozen=True, tag="side"):
    """Take the bonuses left or right of the slash: ``choose left``."""

    side: str


class Claim(Action, frozen=True, tag="claim"):
    """Take a bonus right of the contracts: ``claim animal``, ``claim civet``, ``claim trader``."""

    bonus: str


class PlaceWild(Action, frozen=True, tag="wild"):
    """Put a won Wild Stock counter on a Stock space: ``wild brazil``."""

    stock: str
