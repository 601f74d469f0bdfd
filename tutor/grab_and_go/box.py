"""The printed facts of Grab & Go, each with the source it comes from."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct

from tutor.core import box
from tutor.core.box import Ingredients, read_counts, read_whole_deck, sources_of
from tutor.core.errors import BadInput, choose, shown
from tutor.core.money import read_amount
from tutor.core.read import convert, join, read_toml
from tutor.grab_and_go.actions import CARDS
from tutor.grab_and_go.position import Kinds, Order

ORDERS = 33
"""Order cards in the box (grab.components.2)."""


class Recipe(box.Recipe, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An order card of Grab & Go with what it pays ("1.50")."""

    pays: str
    takeout: bool = False


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["grab"]
    ingredients: Ingredients
    order: tuple[Recipe, ...]


class Box:
    """A checked box: ``cards`` (ingredient → count, 104 in all), ``orders`` (drink → order with nothing under it),
    ``deck`` (all 33 drinks, repeated), and ``sources`` (part → source)."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        file = convert(data, _File, place)
        self.cards = _counts(file.ingredients, join(place, "ingredients.counts"))
        self.kinds = tuple(self.cards)
        self.deck = read_whole_deck(file.order, ORDERS, join(place, "order"))
        self.orders = {r.drink: self._order(r, join(place, "order", i)) for i, r in enumerate(file.order)}
        self.sources = sources_of(file.ingredients, file.order)

    def _order(self, recipe: Recipe, place: str) -> Order:
        needs = read_kinds(recipe.needs, self.kinds, join(place, "needs"))
        if not needs:
            raise BadInput(join(place, "needs"), "expected at least one ingredient")
        return Order(recipe.drink, tuple(sorted(needs)), read_pays(recipe.pays, join(place, "pays")), recipe.takeout)


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


def _counts(ingredients: Ingredients, place: str) -> dict[str, int]:
    for name in ingredients.counts:
        if not name.isalpha() or len(name) > 20:
            raise BadInput(place, f"expected ingredients named by one word, found {shown(name)}")
    return read_counts(ingredients, CARDS, place)


def box_data() -> dict[str, Any]:
    """Return the packaged box as plain data, for owners who change values in it."""
    return read_toml((files(__package__) / "box.toml").read_text("utf-8"), "grab/box.toml")
