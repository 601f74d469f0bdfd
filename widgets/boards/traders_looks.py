"""What all drawings of Coffee Traders share: the players' looks, coffees, countries and counted words."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coffee_traders.names import ANDRE, ANIMALS
from tutor.coffee_traders.position import Position
from tutor.core.people import called
from tutor.core.sentences import big
from widgets.boards.scene import Mark, use
from widgets.boards.words import phrase, wording

LOOKS = ("blue", "red", "yellow", "green", "violet")
"""A colour with a sign of its own: dot, cross, bar, ring and diamond."""


def looks(names: Sequence[str]) -> tuple[str, ...]:
    """Return each player's look: by name where the name is one of the five, André his own, the others what is left."""
    free = iter(look for look in LOOKS if look not in names)
    return tuple(name if name in LOOKS else ANDRE if name == ANDRE else next(free, LOOKS[-1]) for name in names)


def looks_of(p: Position) -> tuple[str, ...]:
    """Return the look of each seat."""
    return looks([player.name for player in p.players])


def who(name: str) -> str:
    """Return a player's name as it is read."""
    return phrase("traders", "andre") if name == ANDRE else called(name)


def titled(name: str) -> str:
    """Return a player's name as it stands at the head of a row."""
    return big(who(name))


def shown(word: str) -> str:
    """Return a word of the rules as it is read: ``scarlet_macaw`` as Scarlet Macaw."""
    return wording("traders_names").get(word, word.replace("_", " ").title())


def ordinal(place: int) -> str:
    """Return how a place in a row is read: ``1st``."""
    return phrase("traders_place", str(place))


def owned(icon: str, look: str, x: float, y: float, size: float) -> Mark:
    """Return a piece in its owner's colour."""
    return use(icon, x, y, size, cls=f"own-{look}")


def sign(look: str, x: float, y: float, size: float) -> Mark:
    """Return the owner's sign."""
    return use(f"sign-{look}", x, y, size)


def counter_icon(counter: str) -> str:
    """Return the picture of an Arabica or Animal counter: its coffee's bean, or a Wild's star."""
    colour = ANIMALS.get(counter, counter)
    return f"bean-{colour}" if colour != "wild" else "wild"
