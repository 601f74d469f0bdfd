"""How ``box.toml`` is written."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tutor.core.box import Source

Few = Annotated[int, Meta(ge=0, le=99)]
Row = Literal["A", "B", "C"]
Letter = Literal["A", "B", "C", "D", "E", "F"]


class CooperativeFile(Struct, frozen=True, forbid_unknown_fields=True):
    """``spaces`` by row, ``pathways`` by upper row ("2-1": from space 2 up to space 1), ``buildings`` by kind."""

    source: Source
    spaces: dict[str, Few]
    middle: Few
    pathways: dict[str, str]
    buildings: dict[str, str]


class PlayerBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Warehouse spaces, the columns of III. Trade & Build (topmost first), the points of the Counter track."""

    source: Source
    warehouse_tops: tuple[str, ...]
    warehouse_spaces: Few
    highest_coffee: Few
    columns: tuple[tuple[str, ...], ...]
    above_hospital: tuple[int, int]
    counter_track: tuple[int, ...]


class PlantationFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A plantation space of row A, B or C, in the order from the left."""

    row: Row
    level: Literal[1, 2, 3]
    cost: Few
    bonus: str
    source: Source


class FarmFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The farm at the end of a row."""

    row: Row
    cost: Few
    source: Source


class ContractSpaceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A contract space of the player board; ``bonus`` may have a slash."""

    letter: Letter
    coins: Few
    bonus: str
    points: Few
    source: Source


class ContractFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A contract: its 3-player side and its other side, coffees from the top down."""

    card: str
    three: str
    other: str
    source: Source
    superscript: Few = 0


class BarSpaceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a Coffee Bar; ``needs`` is "any 6" for six coffees of one type."""

    value: Few
    needs: str
    coins: Few
    points: Few


class BarFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A Coffee Bar, its spaces from the top."""

    city: str
    source: Source
    spaces: tuple[BarSpaceFile, ...]

    @property
    def word(self) -> str:
        """The city as actions and scenes write it, in one word: ``rio_de_janeiro``."""
        return self.city.lower().replace(" ", "_")


class MilestoneFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A milestone tile: its letter and the points of its spaces, topmost first."""

    name: str
    letter: Literal["A", "B", "C"]
    points: tuple[Few, ...]
    source: Source


class CountersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """How many counters there are: Arabica, Animal and Stock of each colour, Wild ones in all."""

    source: Source
    arabica: Few
    animal: Few
    wild: Few
    stock: Few
    wild_stock: Few


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. ``read_off`` are the paths of single values that an owner read off the game."""

    game: Literal["traders"]
    cooperative: dict[str, CooperativeFile]
    player_board: PlayerBoard
    plantation: tuple[PlantationFile, ...]
    farm: tuple[FarmFile, ...]
    contract_space: tuple[ContractSpaceFile, ...]
    contract: tuple[ContractFile, ...]
    bar: tuple[BarFile, ...]
    milestone: tuple[MilestoneFile, ...]
    counters: CountersFile
    read_off: tuple[Annotated[str, Meta(max_length=80)], ...] = ()
