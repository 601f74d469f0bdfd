"""The printed facts of Caffeine Rush, each with the source it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct

from tutor.caffeine_rush.actions import choose_kind
from tutor.caffeine_rush.position import ORDERS, SET, Kinds, Order
from tutor.core import box
from tutor.core.box import Ingredients, read_counts, read_whole_deck, sources_of
from tutor.core.errors import BadInput, shown
from tutor.core.read import convert, join, read_toml

SIZES = {3: "Tall", 4: "Grande", 5: "Giganto"}
"""Sizes by the number of Ingredients (caffeine.variants.13 to .15)."""


class _Ingredients(box.Ingredients, frozen=True, forbid_unknown_fields=True):
    codes: dict[str, str]


class Recipe(box.Recipe, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Order Card of Caffeine Rush with the customer and the first word on its cup."""

    customer: str
    word: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["caffeine"]
    ingredients: _Ingredients
    order: tuple[Recipe, ...]


class Box:
    """A checked box: ``cards`` (ingredient → count in a colour's 27), ``codes`` (name or two letters → ingredient),
    ``orders`` (drink → Order), ``deck`` (all 36 drinks, repeated), and ``sources`` (part → source)."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        file = convert(data, _File, place)
        self.cards = _counts(file.ingredients, join(place, "ingredients.counts"))
        self.codes = _codes(file.ingredients.codes, self.cards, join(place, "ingredients.codes"))
        self.deck = read_whole_deck(file.order, ORDERS, join(place, "order"))
        self.orders = {r.drink: self._order(r, join(place, "order", i)) for i, r in enumerate(file.order)}
        self.sources = sources_of(file.ingredients, file.order)

    def _order(self, recipe: Recipe, place: str) -> Order:
        for field in ("customer", "word"):
            check_word(getattr(recipe, field), join(place, field))
        needs = read_kinds(recipe.needs, self.codes, join(place, "needs"))
        if len(needs) not in SIZES:
            raise BadInput(join(place, "needs"), f"expected 3 to 5 ingredients, found {len(needs)}")
        return Order(recipe.drink, tuple(sorted(needs)), recipe.customer, recipe.word)


def check_word(text: str, place: str) -> str:
    """Return a word printed on a cup; raises ``BadInput`` for anything but one short word."""
    if not text.isalpha() or len(text) > 20:
        raise BadInput(place, f"expected one word in letters, 20 at most, found {shown(text)}")
    return text


def read_kinds(text: object, codes: Mapping[str, str], place: str) -> Kinds:
    """Read ``"co mi milk"`` in that order; raises ``BadInput`` for anything that is no ingredient."""
    if not isinstance(text, str) or len(text) > 400:
        raise BadInput(place, "expected a text of ingredients such as 'coffee milk' or 'co mi'")
    return tuple(choose_kind(word, codes, place) for word in text.split())


def _counts(ingredients: Ingredients, place: str) -> dict[str, int]:
    for name in ingredients.counts:
        if not name.isalpha() or not name.islower() or not 3 <= len(name) <= 20:
            raise BadInput(place, f"expected ingredients named by one word in small letters, found {shown(name)}")
    return read_counts(ingredients, SET, place)


def _codes(codes: dict[str, str], cards: dict[str, int], place: str) -> dict[str, str]:
    if set(codes) != set(cards):
        raise BadInput(place, "expected a code for each ingredient: " + ", ".join(cards))
    short = {code.lower(): name for name, code in codes.items()}
    if len(short) != len(codes) or not all(len(code) == 2 and code.isalpha() for code in short):
        raise BadInput(place, "expected different codes of two letters")
    return short | {name: name for name in cards}


def box_data() -> dict[str, Any]:
    """Return the packaged box as plain data, for owners who change values in it."""
    return read_toml((files(__package__) / "box.toml").read_text("utf-8"), "caffeine/box.toml")
