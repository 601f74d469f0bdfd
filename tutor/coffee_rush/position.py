"""Everything on a Coffee Rush table, as immutable values.

Spaces are named as in a spreadsheet: columns ``a`` to ``d`` from the left, rows ``1`` to ``4`` from the top.
Words are those of the Winter rulebook; in the base game a cookie is a rush token, a Like a completed order and a
waiting zone a tab.
"""

from __future__ import annotations

from msgspec import Struct

Tokens = tuple[str, ...]
"""Ingredient tokens as names, sorted, repeated as often as there are tokens: ``("coffee", "coffee", "milk")``."""

CUPS = 3
"""Cups of a player, numbered from 1 (winter.setup.5)."""

ZONES = 4
"""Waiting zones of a queue, the newest orders in 1; what leaves the last is missed (winter.time.1, .2)."""

ORDERS_A_ZONE = 2
"""Orders that a Young Barista begins with in each zone, or more as the table agrees (winter.young.2)."""

HIDDEN = "?"
"""A card whose face the viewer may not see."""

SETUP = ("choose", "place", "take")
"""The steps of setup: choose upgrades, place a pawn, put its ingredient into a cup."""

TURN = ("activate", "move", "fill", "orders", "time")
"""The steps of a turn (winter.turn.1)."""

STEPS = SETUP + TURN


class Order(Struct, frozen=True):
    """An order card in a queue: what the cup must hold exactly, and its waiting zone (1 to 4)."""

    drink: str
    needs: Tokens
    special: bool = False
    zone: int = 1


class Options(Struct, frozen=True, omit_defaults=True):
    """What the table agreed on before play.

    ``players`` sit clockwise, the first one begins. ``upgrades`` are the tiles chosen together (none: they are chosen
    in setup); ``combination`` names a recommended choice of them. ``others`` holds the ids of the rulings played by
    their other reading, such as ``"winter.R7"``.
    """

    players: tuple[str, ...]
    upgrades: tuple[str, ...] = ()
    combination: str = ""
    chaos: bool = False
    young_barista: bool = False
    orders_a_zone: int = ORDERS_A_ZONE
    variable_upgrades: bool = False
    others: frozenset[str] = frozenset()


class Player(Struct, frozen=True):
    """One player's place at the table."""

    name: str
    pawns: tuple[str, ...] = ()
    cookies: int = 0
    likes: int = 0
    penalties: int = 0
    active: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()
    cups: tuple[Tokens, ...] = ((), (), ())
    orders: tuple[Order, ...] = ()


class Position(Struct, frozen=True):
    """The whole table between two actions.

    ``board`` lists the ingredient of each space, row by row from a1. ``deck`` names drinks, the next card first.
    ``supply`` counts the tokens left of each ingredient in the box's order; it is empty where tokens never run out.
    ``hand`` is what the player on turn has taken and not yet poured. ``stream`` is the state of the table's chance.
    """

    game: str
    options: Options
    board: tuple[str, ...]
    players: tuple[Player, ...]
    turn: int = 0
    step: str = "activate"
    deck: tuple[str, ...] = ()
    hand: Tokens = ()
    served: int = 0
    closed: bool = False
    over: bool = False
    supply: tuple[int, ...] = ()
    stream: int = 0

    def seated(self, seat: int, player: Player) -> tuple[Player, ...]:
        """Return all players with another one in ``seat``."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]


def pawns_each(players: int) -> int:
    """Return how many pawns each of so many players has (winter.two.1)."""
    return 2 if players == 2 else 1
