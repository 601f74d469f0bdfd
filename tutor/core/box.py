"""What every game's box says of its printed facts, and how its cards are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from tutor.core.errors import BadInput, composed, shown
from tutor.core.notation import is_letter
from tutor.core.read import join, within

Source = Literal["rulebook", "printed", "fan-compiled", "inferred", "sample"]
"""Where a printed fact comes from; a ``sample`` stands in for one that is not known."""


LONGEST_NAME = 40
"""Characters of a part's name."""


class Ingredients(Struct, frozen=True, forbid_unknown_fields=True):
    """The ingredients of a box, and how many there are of each."""

    source: Source
    counts: dict[str, int]


class Recipe(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An order card: the drink, what it needs, and how often it is in the box."""

    drink: str
    needs: str
    source: Source
    copies: int = 1


def check_drink(name: str, place: str) -> str:
    """Return a drink's name; raises ``BadInput`` for one that no action could say.

    It has no digits: behind a drink, a number is a waiting zone.
    """
    return check_part(name, place, digits=False)


def check_part(name: str, place: str, digits: bool = True) -> str:
    """Return the name of a part; raises ``BadInput`` for one that no action could say."""
    fits = all(is_letter(c) or c in " '-" or (digits and c.isalnum()) for c in name) and any(map(is_letter, name))
    if not fits or len(name) > LONGEST_NAME or name != composed(" ".join(name.split())):
        raise BadInput(place, f"expected a name in letters, {LONGEST_NAME} at most, found {shown(name)}")
    return name


def read_deck(recipes: Sequence[Recipe], most: int, place: str) -> tuple[str, ...]:
    """Return the drinks of all order cards, each as often as it is there.

    Raises ``BadInput`` for a name that no drink bears, one that stands there twice, or more than ``most`` copies.
    """
    names = [recipe.drink for recipe in recipes]
    for i, recipe in enumerate(recipes):
        check_drink(recipe.drink, join(place, i, "drink"))
        if recipe.drink in names[:i]:
            raise BadInput(join(place, i, "drink"), f"{recipe.drink} stands here twice")
        within(recipe.copies, most, join(place, i, "copies"), 1)
    return tuple(recipe.drink for recipe in recipes for _ in range(recipe.copies))


def read_whole_deck(recipes: Sequence[Recipe], cards: int, place: str) -> tuple[str, ...]:
    """Return the drinks of all order cards as ``read_deck`` does; raises ``BadInput`` unless there are ``cards``."""
    deck = read_deck(recipes, cards, place)
    if len(deck) != cards:
        raise BadInput(place, f"expected {cards} cards in all, found {len(deck)}")
    return deck


def read_counts(ingredients: Ingredients, cards: int, place: str) -> dict[str, int]:
    """Return the cards of each ingredient; raises ``BadInput`` unless each is there and they are ``cards`` in all."""
    for name, n in ingredients.counts.items():
        if n < 1:
            raise BadInput(join(place, name), f"expected at least 1, found {n}")
    found = sum(ingredients.counts.values())
    if found != cards:
        raise BadInput(place, f"expected {cards} cards in all, found {found}")
    return ingredients.counts


def sources_of(ingredients: Ingredients, recipes: Sequence[Recipe]) -> dict[str, str]:
    """Return where the facts about the ingredients and each drink come from."""
    drinks: dict[str, str] = {recipe.drink: recipe.source for recipe in recipes}
    return {"ingredients": ingredients.source} | drinks
