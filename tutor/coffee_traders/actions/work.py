"""Actions of setup and of Phase 1, Work, with what has to be chosen on the way."""

from __future__ import annotations

from tutor.core.values import Action


class Plant(Action, frozen=True, tag="plant"):
    """Place the last setup plantation on a 1 space (traders.board.30): ``plant brazil 3``."""

    cooperative: str
    space: int


class Add(Action, frozen=True, tag="add"):
    """Add the leftmost plantation of a row (Action A): ``add A brazil 1/2 3 from 2``, ``add C brazil 2/3 1 truck``.

    ``start`` is the space below whose pathway is used (0: the first that will do), ``truck`` goes without one.
    """

    line: str
    cooperative: str
    row: str
    space: int
    start: int = 0
    truck: bool = False


class Send(Action, frozen=True, tag="send"):
    """Send workers from a town center to plantations (Action B): ``send brazil``."""

    cooperative: str


class Breed(Action, frozen=True, tag="breed"):
    """Breed a donkey onto a pathway (Action C): ``breed brazil 1/2 3 from 2``."""

    cooperative: str
    row: str
    space: int
    start: int


class Civet(Action, frozen=True, tag="civet"):
    """Send a civet to Sumatra (Action D): ``civet``."""


class Coins(Action, frozen=True, tag="coins"):
    """Take two coins (Action D): ``coins``."""


class Counter(Action, frozen=True, tag="counter"):
    """Take an Animal counter from a 2/3 row: ``counter toucan``."""

    counter: str


class StepUp(Action, frozen=True, tag="step"):
    """Advance a column on an Arabica row of one's choice: ``step brazil``."""

    row: str


class Pair(Action, frozen=True, tag="pair"):
    """Choose what a Wild Animal counter is stacked with: ``pair toucan``."""

    counter: str


class Farm(Action, frozen=True, tag="farm"):
    """Pay for the farm at the end of a row and place it: ``farm brazil``."""

    cooperative: str


class Discard(Action, frozen=True, tag="discard"):
    """Remove the farm from the game: ``discard``."""


class Serve(Action, frozen=True, tag="serve"):
    """Choose whose plantation gets the next worker when there are too few: ``serve red``."""

    player: str
