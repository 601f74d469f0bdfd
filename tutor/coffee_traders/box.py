"""The printed facts of Coffee Traders, each with the source it comes from."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from tutor.coffee_traders import box_file
from tutor.coffee_traders.box_check import check
from tutor.coffee_traders.names import COOPERATIVES, LETTERS
from tutor.core.errors import BadInput, choose
from tutor.core.read import convert, read_toml
from tutor.core.sentences import plural

Needs = tuple[tuple[str, int], ...]
"""Coffees with their numbers, from the top of a card down: ``(("brazil", 2), ("ethiopia", 1))``."""

GIFTS = ("coin", "worker", "donkey", "truck", "civet", "step", "build", "hospital")
"""What a printed bonus can be (traders.contract.8 to .16)."""


class Place(Struct, frozen=True):
    """A building space: whether it shows the Arabica step and whether it is for four or five players only."""

    step: bool
    big: bool


class Land(Struct, frozen=True):
    """A cooperative's print: spaces by row, the middle 1 space, for each upper row and space the spaces that lead to
    it from the row below, and its building spaces by kind."""

    spaces: dict[str, int]
    middle: int
    ways: dict[str, dict[int, tuple[int, ...]]]
    buildings: dict[str, tuple[Place, ...]]


class Slot(Struct, frozen=True):
    """A plantation space of the player board."""

    level: int
    cost: int
    bonus: tuple[str, ...]


class ContractSpace(Struct, frozen=True):
    """A contract space: its coins, the bonus or the two sides of its slash, and its points."""

    coins: int
    sides: tuple[tuple[str, ...], ...]
    points: int


class Contract(Struct, frozen=True):
    """A contract card with both sides; ``superscript`` is 0 on A to D."""

    card: str
    superscript: int
    three: Needs
    other: Needs


class BarSpace(Struct, frozen=True):
    """A space of a Coffee Bar; ``needs`` is empty where it asks for ``value`` coffees of any one type."""

    value: int
    needs: Needs
    coins: int
    points: int


class Box:
    """A checked box: ``lands`` by cooperative, ``rows`` (slots of rows A, B, C) and ``farms`` (their cost, -1: none),
    ``columns`` of III. Trade & Build, ``contracts`` by card, ``bars`` by city and ``milestones`` by name (letter and
    points), and ``sources`` (part → source)."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        file = convert(data, box_file.BoxFile, place)
        for name in file.cooperative:
            choose(name, COOPERATIVES, f"{place}: cooperative", "cooperative")
        check(file, place)
        self.lands = {n: _land(file.cooperative[n], f"{place}: cooperative.{n}") for n in COOPERATIVES}
        self.rows = tuple(tuple(_slot(s, place) for s in file.plantation if s.row == row) for row in "ABC")
        costs: dict[str, int] = {farm.row: farm.cost for farm in file.farm}
        self.farms: tuple[int, ...] = tuple(costs.get(row, -1) for row in "ABC")
        self._player_board(file.player_board)
        self.spaces: dict[str, ContractSpace] = {s.letter: _contract_space(s, place) for s in file.contract_space}
        self.contracts = {c.card: _contract(c, f"{place}: contract {c.card}") for c in file.contract}
        self.cards = {letter: tuple(c for c in self.contracts if c[0] == letter) for letter in LETTERS}
        self.bars = {b.word: tuple(_bar_space(s, f"{place}: bar {b.city}") for s in b.spaces) for b in file.bar}
        self.cities = tuple(self.bars)
        self.milestones = {m.name: (m.letter, m.points) for m in file.milestone}
        self.arabica = file.counters.arabica
        self.stock = file.counters.stock
        self.sources = _sources(file)

    def _player_board(self, board: box_file.PlayerBoard) -> None:
        self.columns = board.columns
        self.above_hospital = tuple(n - 1 for n in board.above_hospital)
        self.warehouse_tops = board.warehouse_tops
        self.warehouse_spaces = board.warehouse_spaces
        self.highest_coffee = board.highest_coffee
        self.track_points = board.counter_track


def _land(file: box_file.CooperativeFile, place: str) -> Land:
    ways = {row: _ways(text, f"{place}.pathways") for row, text in file.pathways.items()}
    kinds = {kind: tuple(_place(w, place) for w in text.split()) for kind, text in file.buildings.items()}
    return Land(file.spaces, file.middle, ways, kinds)


def _ways(text: str, place: str) -> dict[int, tuple[int, ...]]:
    ways: dict[int, tuple[int, ...]] = {}
    for word in text.split():
        start, _, space = word.partition("-")
        if not (start.isdecimal() and space.isdecimal()):
            raise BadInput(place, f"expected pathways such as '2-1', found {word!r}")
        ways[int(space)] = (*ways.get(int(space), ()), int(start))
    return ways


def _place(word: str, place: str) -> Place:
    choose(word, ("plain", "step", "4-5", "4-5+step"), f"{place}.buildings", "building space")
    return Place("step" in word, "4-5" in word)


def gifts(text: str, place: str) -> tuple[str, ...]:
    """Read a printed bonus such as ``"worker step"``; raises ``BadInput``."""
    return tuple(choose(word, GIFTS, place, "bonus") for word in text.split())


def _slot(slot: box_file.PlantationFile, place: str) -> Slot:
    bonus = gifts(slot.bonus, f"{place}: plantation.bonus")
    for gift in bonus:
        choose(gift, GIFTS[:6], f"{place}: plantation.bonus", "bonus of a plantation")
    return Slot(slot.level, slot.cost, bonus)


def _contract_space(space: box_file.ContractSpaceFile, place: str) -> ContractSpace:
    sides = tuple(gifts(side, f"{place}: contract_space {space.letter}.bonus") for side in space.bonus.split("/"))
    return ContractSpace(space.coins, sides, space.points)


def read_needs(text: str, place: str) -> Needs:
    """Read coffees with their numbers, ``"brazil 2, ethiopia 1"``; raises ``BadInput``."""
    needs = []
    for part in text.split(","):
        name, _, n = part.strip().partition(" ")
        choose(name, COOPERATIVES, place, "coffee")
        if not (n.isdecimal() and 1 <= int(n) <= 9):
            raise BadInput(place, f"expected a number from 1 to 9 behind {name}, found {n!r}")
        needs.append((name, int(n)))
    return tuple(needs)


def _contract(card: box_file.ContractFile, place: str) -> Contract:
    return Contract(card.card, card.superscript, read_needs(card.three, place), read_needs(card.other, place))


def _bar_space(space: box_file.BarSpaceFile, place: str) -> BarSpace:
    any_type = space.needs == f"any {space.value}"
    needs = () if any_type else read_needs(space.needs, place)
    if needs and sum(n for _, n in needs) != space.value:
        raise BadInput(place, f"space {space.value} asks for {space.needs!r}: expected {plural(space.value, 'coffee')}")
    return BarSpace(space.value, needs, space.coins, space.points)


def _sources(file: box_file.BoxFile) -> dict[str, str]:
    parts: dict[str, str] = {name: c.source for name, c in file.cooperative.items()}
    parts |= {f"row {s.row}": s.source for s in file.plantation} | {f"farm {f.row}": f.source for f in file.farm}
    parts |= {f"contract space {s.letter}": s.source for s in file.contract_space}
    parts |= {c.card: c.source for c in file.contract} | {b.word: b.source for b in file.bar}
    parts |= {m.name: m.source for m in file.milestone}
    return parts | {"player board": file.player_board.source, "counters": file.counters.source}


def box_data() -> dict[str, Any]:
    """Return the packaged box as plain data, for owners who change values in it."""
    return read_toml((files(__package__) / "box.toml").read_text("utf-8"), "box.toml")


@cache
def printed_box() -> Box:
    """Return the box that comes with the package."""
    return Box(box_data(), "traders/box.toml")


def count(needs: Needs) -> Counter[str]:
    """Return coffees by type."""
    return Counter(dict(needs))
