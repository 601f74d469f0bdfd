"""Everything on a Grab & Go table, as immutable values.

Money is counted in cents. Places of the stock, orders in front of a player and decks are numbered from 1.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

Kinds = tuple[str, ...]
"""Ingredient cards as names."""

HIDDEN = "?"
"""A card whose face the viewer may not see."""

GAP = ""
"""A place of the stock whose card was taken."""

IN_FRONT = 2
"""Orders before each player (grab.order.6)."""

TO_CLOSE = 5
"""Completed orders that close the shop (grab.play.4)."""

DECKS = 3
TIMER = 300_000
"""Coffee Roaster's five minutes in ms (grab.variants.10)."""

GOAL = 5000
"""Coffee Millionaire's goal in cents (grab.variants.3)."""

STEPS = ("ready", "play", "closing", "round", "over")
"""Before the count of three; searching; after "Closed!" with cards still in hand; between rounds; the end."""


class Order(Struct, frozen=True):
    """An order card with the cards under it, in the order in which they were slotted. ``pays`` is in cents."""

    drink: str
    needs: Kinds
    pays: int
    takeout: bool = False
    under: Kinds = ()

    @property
    def name(self) -> str:
        """The drink's name, or words for a card that bears none."""
        return self.drink or "the order"


class Options(Struct, frozen=True, omit_defaults=True):
    """What the table agreed on; one player alone plays Coffee Roaster.

    ``others`` holds the ids of the rulings played by their other reading, such as ``"grab.R6"``.
    """

    players: tuple[str, ...]
    no_takeout: bool = False
    coffee_millionaire: bool = False
    master_barista: bool = False
    others: frozenset[str] = frozenset()


class Player(Struct, frozen=True):
    """One player: orders in front and set aside, the card in hand and its place in the stock, earlier revenue."""

    name: str
    orders: tuple[Order, ...] = ()
    done: tuple[Order, ...] = ()
    hand: str = ""
    hand_from: int = 0
    total: int = 0


class Position(Struct, frozen=True):
    """The whole table between two actions.

    ``stock`` has one entry for each place. ``decks`` name drinks, the top card first. ``moment`` is that of the last
    action in ms since the count of three, ``closed_by`` the seat that said "Closed!".
    """

    options: Options
    players: tuple[Player, ...]
    stock: Kinds
    decks: tuple[Kinds, ...] = ((), (), ())
    step: str = "ready"
    moment: int = 0
    round: int = 1
    closed_by: int | None = None
    stream: int = 0
    game: str = "grab"

    def seated(self, seat: int, player: Player) -> Position:
        """Return the position with another player in ``seat``."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    @property
    def solo(self) -> bool:
        """Whether this is Coffee Roaster."""
        return len(self.players) == 1


def face_down(p: Position, order: Order) -> bool:
    """Say whether cards go face down under an order (grab.find.5, grab.find.8)."""
    return order.takeout and not p.options.no_takeout


def owes_order(p: Position, seat: int) -> bool:
    """Say whether a seat has too few orders in front although a deck has cards (grab.order.6, grab.R12)."""
    return p.step == "play" and len(p.players[seat].orders) < IN_FRONT and any(p.decks)
