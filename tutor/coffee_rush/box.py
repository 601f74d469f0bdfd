"""The printed facts of an edition, each with the source it comes from."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from msgspec import Struct

from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.position import Order, Tokens
from tutor.core import box
from tutor.core.box import Source, read_deck
from tutor.core.errors import BadInput, choose
from tutor.core.read import convert, within

INGREDIENTS = ("coffee", "milk", "steam", "ice", "water", "tea", "chocolate", "caramel", "fruit")
Doing = Literal["pawns", "end", "corners", "signature", "specialty", "diagonal", "jump"]


MOST_COPIES = 99
MOST_TOKENS = 999
LONGEST = 20_000
"""Characters of a cup: it holds any number of tokens (winter.R28), and a long walk brings many."""


class _Board(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    rows: tuple[str, str, str, str]


class _Special(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    spaces: tuple[str, ...]


class _Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    counts: dict[str, int]


class _Cookies(Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    count: int


class Upgrade(Struct, frozen=True, forbid_unknown_fields=True):
    """An upgrade tile: its printed name and the ability of the engine it stands for."""

    name: str
    does: Doing
    source: Source


class Combination(Struct, frozen=True, forbid_unknown_fields=True):
    """A recommended choice of tiles (winter.setup.6, winter.advanced.4)."""

    source: Source
    upgrades: tuple[str, ...]
    chaos: bool = False


class Recipe(box.Recipe, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An order card of Coffee Rush; a special one gives a cookie (winter.orders.7)."""

    special: bool = False


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    board: _Board
    special: _Special
    tokens: _Tokens
    cookies: _Cookies
    upgrade: tuple[Upgrade, ...]
    order: tuple[Recipe, ...]
    combination: dict[str, Combination] = {}


class Box:
    """A checked box: ``board`` (16 ingredients, row by row), ``special`` (spaces), ``tokens`` (ingredient → count),
    ``cookies`` (count), ``upgrades``, ``cards`` (drink → order in zone 1), ``deck`` (all drinks, repeated), and
    ``sources`` (part → source)."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        file = convert(data, _File, place)
        self.game = file.game
        self.tokens = _counts(file.tokens.counts, f"{place}: tokens.counts")
        self.board = read_board(file.board.rows, tuple(self.tokens), f"{place}: board.rows")
        self.special = _spaces(file.special.spaces, f"{place}: special.spaces")
        self.cookies = within(file.cookies.count, MOST_TOKENS, f"{place}: cookies.count")
        self.upgrades = file.upgrade
        self.combinations = file.combination
        self.deck = read_deck(file.order, MOST_COPIES, f"{place}: order")
        self.cards = {r.drink: self._card(r, f"{place}: order[{i}]") for i, r in enumerate(file.order)}
        self.sources = _sources(file)
        self._check(file, place)

    def _card(self, recipe: Recipe, place: str) -> Order:
        return Order(recipe.drink, read_needs(recipe.needs, tuple(self.tokens), f"{place}.needs"), recipe.special)

    def _check(self, file: _File, place: str) -> None:
        names = [u.name for u in file.upgrade]
        if len(set(names)) != len(names):
            raise BadInput(f"{place}: upgrade", "the same upgrade stands here twice")
        for title, combination in file.combination.items():
            for name in combination.upgrades:
                choose(name, names, f"{place}: combination.{title}.upgrades", "upgrade")


def read_needs(text: str, allowed: tuple[str, ...], place: str) -> Tokens:
    """Read what an order needs, which is something; raises ``BadInput``."""
    needs = read_tokens(text, allowed, place)
    if not needs:
        raise BadInput(place, "expected at least one ingredient")
    return needs


def read_tokens(text: object, allowed: tuple[str, ...], place: str) -> Tokens:
    """Read ``"coffee milk milk"``; raises ``BadInput`` for anything that is no ingredient of the edition."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadInput(place, "expected a text of ingredients such as 'coffee milk'")
    return tuple(sorted(choose(word, allowed, place, "ingredient") for word in text.split()))


def read_board(rows: tuple[str, ...] | list[str], allowed: tuple[str, ...], place: str) -> tuple[str, ...]:
    """Read four strings of four ingredients; raises ``BadInput``."""
    if len(rows) != 4:
        raise BadInput(place, f"expected 4 rows of 4 ingredients, found {len(rows)}")
    board: list[str] = []
    for i, row in enumerate(rows):
        words = [choose(word, allowed, f"{place}[{i}]", "ingredient") for word in row.split()]
        if len(words) != 4:
            raise BadInput(f"{place}[{i}]", f"expected 4 ingredients, found {len(words)}")
        board += words
    return tuple(board)


def count(tokens: Tokens) -> dict[str, int]:
    """Return how often each ingredient occurs."""
    return dict(Counter(tokens))


def _counts(counts: dict[str, int], place: str) -> dict[str, int]:
    for name, n in counts.items():
        choose(name, INGREDIENTS, place, "ingredient")
        within(n, MOST_TOKENS, f"{place}.{name}")
    return counts


def _spaces(spaces: tuple[str, ...], place: str) -> tuple[str, ...]:
    for space in spaces:
        choose(space, SPACES, place, "space")
    if len(set(spaces)) != len(spaces):
        raise BadInput(place, "a space stands here twice")
    return spaces


def _sources(file: _File) -> dict[str, str]:
    parts: dict[str, str] = {
        "board": file.board.source,
        "special": file.special.source,
        "tokens": file.tokens.source,
        "cookies": file.cookies.source,
    }
    parts |= {u.name: u.source for u in file.upgrade} | {r.drink: r.source for r in file.order}
    return parts | {name: c.source for name, c in file.combination.items()}
