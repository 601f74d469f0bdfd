"""The printed facts of Grab & Go, each with the source it comes from."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct

from tutor.core.box import Source
from tutor.core.errors import BadInput, choose
from tutor.core.money import read_amount
from tutor.core.read import convert, join, read_toml
from tutor.grab_and_go.actions import CARDS
from tutor.grab_and_go.position import Kinds, Order

ORDERS = 33
"""Order cards in the box (grab.components.2)."""


class _Ingredients(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    counts: dict[str, int]


class Recipe(Struct, frozen=True, forbid_unknown_fields=True):
    """An order card: the drink, what it needs, what it pays ("1.50"), and how often it is in the box."""

    drink: str
    needs: str
    pays: str
    copies: int
    source: Source
    takeout: bool = False


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["grab"]
    ingredients: _Ingredients
    order: tuple[Recipe, ...]


class Box:
    """A checked box: ``cards`` (ingredient → count, 104 in all), ``orders`` (drink → order with nothing under it),
    ``deck`` (all 33 drinks, repeated), and ``sources`` (part → source)."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        file = convert(data, _File, place)
        self.cards = _counts(file.ingredients.counts, join(place, "ingredients.counts"))
        self.kinds = tuple(self.cards)
        self.orders: dict[str, Order] = {}
        for i, recipe in enumerate(file.order):
            self._add(recipe, join(place, "order", i))
        self.deck = tuple(r.drink for r in file.order for _ in range(r.copies))
        self.sources: dict[str, str] = {"ingredients": file.ingredients.source}
        self.sources |= {r.drink: r.source for r in file.order}
        if len(self.deck) != ORDERS:
            raise BadInput(join(place, "order"), f"expected {ORDERS} cards in all, found {len(self.deck)}")

    def _add(self, recipe: Recipe, place: str) -> None:
        if recipe.drink in self.orders:
            raise BadInput(join(place, "drink"), f"{recipe.drink} stands here twice")
        if not 1 <= recipe.copies <= ORDERS:
            raise BadInput(join(place, "copies"), f"expected 1 to {ORDERS}, found {recipe.copies}")
        needs = read_kinds(recipe.needs, self.kinds, join(place, "needs"))
        if not needs:
            raise BadInput(join(place, "needs"), "expected at least one ingredient")
        pays = read_pays(recipe.pays, join(place, "pays"))
        self.orders[recipe.drink] = Order(recipe.drink, tuple(sorted(needs)), pays, recipe.takeout)


def read_pays(text: object, place: str) -> int:
    """Read an order's price as cents; raises ``BadInput`` for one below zero."""
    cents = read_amount(text, place)
    if cents < 0:
        raise BadInput(place, f"expected an amount that is earned, found {text}")
    return cents


def read_kinds(text: object, allowed: tuple[str, ...], place: str) -> Kinds:
    """Read ``"tea milk milk"`` in that order; raises ``BadInput`` for anything that is no ingredient."""
    if not isinstance(text, str) or len(text) > 2000:
        raise BadInput(place, "expected a text of ingredients such as 'coffee milk'")
    return tuple(choose(word, allowed, place, "ingredient") for word in text.split())


def _counts(counts: dict[str, int], place: str) -> dict[str, int]:
    for name, n in counts.items():
        if not name.isalpha() or len(name) > 20:
            raise BadInput(place, f"expected ingredients named by one word, found {name!r}")
        if n < 1:
            raise BadInput(join(place, name), f"expected at least 1, found {n}")
    if sum(counts.values()) != CARDS:
        raise BadInput(place, f"expected {CARDS} cards in all, found {sum(counts.values())}")
    return counts


def box_data() -> dict[str, Any]:
    """Return the packaged box as plain data, for owners who change values in it."""
    return read_toml((files(__package__) / "box.toml").read_text("utf-8"), "grab/box.toml")
