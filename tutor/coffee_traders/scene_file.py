"""How a scene of Coffee Traders is written. Left out means none."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class PlantationEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A plantation; ``row`` and ``space`` left out are the first that hold it.

    ``support`` is the space below that carries it (0: none; left out: the first own plantation below that a pathway
    joins and that carries no other).
    """

    owner: str
    level: int
    row: str | int = ""
    space: int = 0
    staffed: bool = False
    support: int | None = None


class DonkeyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A donkey on the pathway from ``start`` in the row below up to ``space`` in ``row`` ("1/2" or "2/3")."""

    owner: str
    row: str
    start: int
    space: int


class TruckEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A truck beside a 2/3 space."""

    owner: str
    space: int


class BuildingEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A building on a certain space; elsewhere the owner's name alone will do."""

    owner: str
    space: int


class CooperativeEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One cooperative. ``counters`` are the Animal counters left in its 2/3 row, ``stock`` its Stock counters left."""

    plantations: tuple[PlantationEntry, ...] = ()
    donkeys: tuple[DonkeyEntry, ...] = ()
    trucks: tuple[TruckEntry, ...] = ()
    posts: tuple[str | BuildingEntry, ...] = ()
    stations: tuple[str | BuildingEntry, ...] = ()
    farms: tuple[str | BuildingEntry, ...] = ()
    hospitals: tuple[str | BuildingEntry, ...] = ()
    traders: tuple[str, ...] = ()
    workers: int = 0
    coin: bool | int = False
    counters: tuple[str, ...] = ()
    stock: int = 0


class WarehousesEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The warehouses, that of setup included: so many in the row, and one in each of these columns."""

    rows: int = 1
    columns: tuple[str, ...] = ()


class BarEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A Scoring marker in a Coffee Bar, on the space counted from the top."""

    city: str
    space: int


class PlayerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A player. Beyond the counts: ``contracts`` are the letters done and ``hand`` those to do ({B = "B3"}),
    ``taken`` the plantations gone from rows A, B and C ({A = 2}) and ``farms`` the rows whose farm still lies there,
    ``columns`` the buildings gone from each column (both worked out from the board if left out)."""

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
    taken: dict[str, int] | None = None
    farms: str = ""
    row_b_level_3: bool = False
    columns: tuple[int, ...] | None = None
    warehouses: WarehousesEntry = WarehousesEntry()
    coffee: dict[str, int] = {}
    arabica: dict[str, int] = {}
    counters: tuple[str, ...] = ()
    contracts: tuple[str, ...] = ()
    hand: dict[str, str] = {}
    hard: str = ""
    row_bonuses: tuple[str, ...] = ()
    civets_in_sumatra: int = 0
    stock: dict[str, int] = {}
    wild_stock: dict[str, int] = {}
    wild_stock_won: bool = False
    houses: tuple[str, ...] = ()
    bars: tuple[BarEntry, ...] = ()


class AndreEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """André: his traders not in houses, contract cards left (the visible one first), Arabica counters with the first
    ``turned`` face up, and how many turns of Phase 1 he has had."""

    traders: int = 0
    contracts: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    turned: int = 0
    turns: int = 0
    bars: tuple[BarEntry, ...] = ()


class MilestoneEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A milestone laid out, with the players on its spaces, topmost first."""

    name: str
    players: tuple[str, ...] = ()


class ChoiceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice still to be settled, as in ``Choice``."""

    kind: str
    player: str
    clause: str = ""
    about: str = ""
    n: int = 0
    among: tuple[str, ...] = ()


class SceneFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole scene. The players stand in seating order; ``order`` is the turn order if that is another one.

    ``bar_counters`` maps a city to the counters on its spaces ({london = {6 = "toucan"}}), ``stacks`` a letter to its
    Contract Bonus counters, topmost first.
    """

    game: str
    players: dict[str, Any]
    options: dict[str, Any] = {}
    seed: int = 0
    period: int = 1
    phase: str = "work"
    step: str = ""
    turn: str | None = None
    order: tuple[str, ...] | None = None
    next_order: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    passes: int = 0
    delivered: int = 0
    wild_stock: int = 0
    cooperatives: dict[str, Any] = {}
    milestones: tuple[MilestoneEntry, ...] = ()
    bar_counters: dict[str, dict[str, str]] = {}
    stacks: dict[str, tuple[str, ...]] = {}
    choices: tuple[ChoiceEntry, ...] = ()
