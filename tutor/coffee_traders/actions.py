"""What a player can do, one type per kind. The text forms are in ``notation``."""

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


class Drop(Action, frozen=True, tag="drop"):
    """Drop out of the phase or step at hand: ``drop``."""


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


class Staff(Action, frozen=True, tag="staff"):
    """Put a worker on an own plantation: ``staff brazil 1/2 3``."""

    cooperative: str
    row: str
    space: int


class Give(Action, frozen=True, tag="give"):
    """Move a worker from one's pool to an opponent's plantation: ``give brazil 1 2``."""

    cooperative: str
    row: str
    space: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay a penalty point with a coin or a step back: ``pay coin``, ``pay brazil``."""

    what: str


class Stop(Action, frozen=True, tag="stop"):
    """Pay no more of a penalty: ``stop``."""


class GiveUp(Action, frozen=True, tag="lose"):
    """Choose the plantation that is removed: ``lose brazil 1/2 3``."""

    cooperative: str
    row: str
    space: int


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


class Pass(Action, frozen=True, tag="pass"):
    """Take no action this turn: ``pass``."""


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


class Arrange(Action, frozen=True, tag="arrange"):
    """Rearrange all warehouses: ``arrange 2 brazil ethiopia`` (two in the row, two columns)."""

    rows: int
    columns: tuple[str, ...] = ()


class Wilds(Action, frozen=True, tag="wilds"):
    """Rearrange the Wild Stock counters: ``wilds brazil``."""

    stock: tuple[str, ...]


class Done(Action, frozen=True, tag="done"):
    """End one's own part of a step: ``done``."""


class Use(Action, frozen=True, tag="use"):
    """Use a thing of the Bonus Supply: ``use marker``, ``use trader``, ``use coins``."""

    bonus: str


class Refill(Action, frozen=True, tag="refill"):
    """Put a thing back into the Bonus Supply: ``refill coins``, ``refill trader``."""

    bonus: str
