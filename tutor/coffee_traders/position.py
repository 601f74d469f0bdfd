"""Everything on a Coffee Traders table, as immutable values.

A seat is a player's place in seating order, counted from 0; in a two-player game André sits last, as seat 2.
Spaces are counted from 1: from the left in a row of a cooperative, from the top in a Coffee Bar.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor.coffee_traders.names import INDEX


class Options(Struct, frozen=True, omit_defaults=True):
    """What the table agreed on before play.

    ``players`` are the people in seating order. ``harder`` pairs experienced players, in seating order, with their
    contracts of the harder side (traders.board.23: 2 or 4), ``experienced`` lets the players place the last setup
    plantation themselves (traders.board.30), ``vicious`` uses each milestone's topmost space only
    (traders.milestones.4), and ``others`` holds the ids of the rulings played by their other reading.
    """

    players: tuple[str, ...]
    harder: tuple[tuple[str, int], ...] = ()
    experienced: bool = False
    vicious: bool = False
    others: frozenset[str] = frozenset()


class Plantation(Struct, frozen=True):
    """A plantation in a cooperative; ``support`` is the space below that carries it (0: none, as with a truck)."""

    seat: int
    level: int
    row: str
    space: int
    staffed: bool = False
    support: int = 0


class Donkey(Struct, frozen=True):
    """A donkey on the pathway from ``start`` in the row below up to ``space`` in ``row``."""

    seat: int
    row: str
    start: int
    space: int


class Building(Struct, frozen=True):
    """A building in a cooperative: its kind and the space of that kind it stands on."""

    seat: int
    kind: str
    space: int


class Cooperative(Struct, frozen=True):
    """One cooperative with its town center and trading house.

    ``trucks`` are (seat, 2/3 space) pairs, ``traders`` seats in trader order, ``workers`` those in the town center,
    ``coin`` whether the trading house holds its coin, ``counters`` the Animal counters left, ``stock`` the Stock
    counters left.
    """

    plantations: tuple[Plantation, ...] = ()
    donkeys: tuple[Donkey, ...] = ()
    trucks: tuple[tuple[int, int], ...] = ()
    buildings: tuple[Building, ...] = ()
    traders: tuple[int, ...] = ()
    workers: int = 0
    coin: bool = False
    counters: tuple[str, ...] = ()
    stock: int = 0


class Player(Struct, frozen=True):
    """One company's board and supplies.

    ``markers`` are in Company Markers, ``spent`` on Actions (black ones), ``own_marker`` is "", "ready" or "spent"
    (four players). ``bonus`` lists what lies in the Bonus Supply: "marker", "trader", "coins". ``traders`` and
    ``contractors`` count those in Traders & Contractors and on III. Trade & Build; ``fresh_trader`` says that a trader
    was received that may still refill the Bonus Supply. ``taken`` counts the plantations gone from rows A, B, C and
    ``farms`` whether each row still holds its farm. ``columns`` counts the buildings gone from each column.
    ``warehouse_rows`` and ``warehouse_columns`` are the built warehouses, ``coffee`` follows ``COFFEES``, ``arabica``
    and ``stock`` follow ``COOPERATIVES``. ``contracts`` has for each letter "", a card such as "A3", or "done";
    ``hard`` the letters whose harder side lies up. ``row_bonuses`` lie right of the contracts. ``counters`` are in the
    order received ("wild:brazil": a Wild set to pair with that counter).
    """

    name: str
    coins: int = 0
    donkeys: int = 0
    trucks: int = 0
    civets: int = 0
    minus_tokens: int = 0
    markers: int = 0
    spent: int = 0
    own_marker: str = ""
    bonus: tuple[str, ...] = ()
    workers: int = 0
    traders: int = 0
    contractors: int = 0
    fresh_trader: bool = False
    column_2_trader: bool = False
    column_3_truck: bool = False
    taken: tuple[int, int, int] = (0, 0, 0)
    farms: tuple[bool, bool, bool] = (False, False, False)
    row_b_level_3: bool = False
    columns: tuple[int, ...] = ()
    warehouse_rows: int = 1
    warehouse_columns: tuple[str, ...] = ()
    coffee: tuple[int, ...] = (0,) * 6
    arabica: tuple[int, ...] = (1,) * 5
    counters: tuple[str, ...] = ()
    contracts: tuple[str, ...] = ("",) * 6
    hard: str = ""
    row_bonuses: tuple[str, ...] = ()
    civets_in_sumatra: int = 0
    stock: tuple[int, ...] = (0,) * 5
    wild_stock: tuple[int, ...] = (0,) * 5
    wild_stock_won: bool = False
    houses: tuple[str, ...] = ()


class Andre(Struct, frozen=True):
    """What lies on André's board: contracts left (the visible one first), his five Arabica counters with the first
    ``turned`` of them face up, and how many turns of Phase 1 he has had."""

    contracts: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    turned: int = 0
    turns: int = 0


class Milestone(Struct, frozen=True):
    """A milestone tile and the seats on its spaces, topmost first."""

    name: str
    seats: tuple[int, ...] = ()


class Choice(Struct, frozen=True):
    """Something still to be settled, first things first: ``kind`` says what, ``seat`` who decides.

    ``clause`` made it arise; ``about`` (a cooperative, row or card), ``n`` and ``among`` are its details.
    """

    kind: str
    seat: int
    clause: str = ""
    about: str = ""
    n: int = 0
    among: tuple[str, ...] = ()


class Position(Struct, frozen=True):
    """The whole table between two actions.

    ``bars`` has for each Coffee Bar the seat on each space (-1: none), ``bar_counters`` the counters lying there;
    ``stacks`` the Contract Bonus stacks A to F, topmost first. ``order`` and ``next_order`` are the two rows of the
    Turn Order area. ``step`` is "own", "others" or "penalty" in Phase 2, else empty. ``out`` are the seats that dropped
    out, ``passes`` counts passes one after another, ``delivered`` the deliveries of this turn. ``pending`` are the
    choices still to be settled before play goes on. ``stream`` is the state of the table's chance.
    """

    options: Options
    players: tuple[Player, ...]
    cooperatives: tuple[Cooperative, ...]
    bars: tuple[tuple[int, ...], ...]
    bar_counters: tuple[tuple[str, ...], ...]
    milestones: tuple[Milestone, ...] = ()
    stacks: tuple[tuple[str, ...], ...] = ((),) * 6
    order: tuple[int, ...] = ()
    next_order: tuple[int, ...] = ()
    period: int = 1
    phase: str = "setup"
    step: str = ""
    turn: int = 0
    out: tuple[int, ...] = ()
    passes: int = 0
    delivered: int = 0
    pending: tuple[Choice, ...] = ()
    wild_stock: int = 0
    andre: Andre | None = None
    stream: int = 0
    game: str = "traders"


def seated(p: Position, seat: int, **fields: Any) -> Position:
    """Return the position with some fields of a player changed."""
    players = p.players
    return replace(p, players=(*players[:seat], replace(players[seat], **fields), *players[seat + 1 :]))


def settled(p: Position, cooperative: str, **fields: Any) -> Position:
    """Return the position with some fields of a cooperative changed."""
    i, all_five = INDEX[cooperative], p.cooperatives
    return replace(p, cooperatives=(*all_five[:i], replace(all_five[i], **fields), *all_five[i + 1 :]))


def bumped(counts: tuple[int, ...], i: int, by: int = 1) -> tuple[int, ...]:
    """Return a row of counts with one of them changed."""
    return (*counts[:i], counts[i] + by, *counts[i + 1 :])


def is_andre(p: Position, seat: int) -> bool:
    """Say whether a seat is André's."""
    return p.andre is not None and seat == len(p.players) - 1


def people(p: Position) -> range:
    """Return the seats of all players but André."""
    return range(len(p.players) - (p.andre is not None))


def coop(p: Position, name: str) -> Cooperative:
    """Return a cooperative by name."""
    return p.cooperatives[INDEX[name]]
