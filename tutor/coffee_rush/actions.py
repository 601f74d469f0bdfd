"""What a player can do, one type per kind, and its text form."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.position import CUPS, ZONES
from tutor.core.errors import BadInput, choose, shown
from tutor.core.notation import read_number
from tutor.core.values import Action


class Choose(Action, frozen=True, tag="choose"):
    """Choose upgrade tiles in setup (winter.setup.6, winter.advanced.3)."""

    upgrades: tuple[str, ...]


class Place(Action, frozen=True, tag="place"):
    """Place a pawn in setup (winter.setup.10)."""

    space: str


class Take(Action, frozen=True, tag="take"):
    """Put the ingredient of the pawn just placed into a cup, 1 to 3 (winter.setup.12)."""

    cup: int


class Activate(Action, frozen=True, tag="activate"):
    """Turn an upgrade face up for three Likes (winter.activate.1)."""

    upgrade: str


class Move(Action, frozen=True, tag="move", gc=False):
    """Walk over ``spaces`` in order. ``pawn`` is where it starts, empty when the player has one pawn only."""

    spaces: tuple[str, ...]
    pawn: str = ""
    jump: bool = False


class Pour(Action, frozen=True, tag="pour"):
    """Put one token received this turn into a cup, 1 to 3 (winter.fill.1)."""

    ingredient: str
    cup: int


class Empty(Action, frozen=True, tag="empty"):
    """Return all tokens of a cup, 1 to 3, to the supply (winter.fill.3)."""

    cup: int


class Serve(Action, frozen=True, tag="serve"):
    """Serve a cup for an order; without drink and zone the matching order next to leave (winter.orders.1)."""

    cup: int
    drink: str = ""
    zone: int = 0


class Next(Action, frozen=True, tag="next"):
    """End the step at hand."""


def write(action: Action) -> str:
    """Return an action's text without the player's name."""
    match action:
        case Choose(upgrades):
            return ("choose " + ", ".join(upgrades)).rstrip()
        case Place(space):
            return f"place {space}"
        case Take(cup) | Empty(cup):
            return f"{'take' if isinstance(action, Take) else 'empty'} {cup}"
        case Activate(upgrade):
            return f"activate {upgrade}"
        case Move(spaces, pawn, jump):
            return " ".join(["move", *["jump"] * jump, *[f"{pawn}:"] * bool(pawn), *spaces])
        case Pour(ingredient, cup):
            return f"pour {ingredient} {cup}"
        case Serve(cup, drink, zone):
            return " ".join(["serve", str(cup), *[drink] * bool(drink), *[str(zone)] * bool(zone)])
        case _:
            return "next"


def read(edition: Edition, verb: str, rest: str, place: str) -> Action:
    """Read an action; raises ``BadInput`` for words that are none of this edition's."""
    reader = _READERS[choose(verb, _READERS, place, "action")]
    return reader(edition, rest, place)


def _choose(edition: Edition, rest: str, place: str) -> Action:
    names = [name.strip() for name in rest.split(",")] if rest else []
    return Choose(tuple(_named(n, edition.upgrades, place, "upgrade") for n in names))


def _place(edition: Edition, rest: str, place: str) -> Action:
    return Place(_named(rest, SPACES, place, "space"))


def _take(edition: Edition, rest: str, place: str) -> Action:
    return Take(read_number(rest, CUPS, place, "cup"))


def _activate(edition: Edition, rest: str, place: str) -> Action:
    return Activate(_named(rest, edition.upgrades, place, "upgrade"))


def _move(edition: Edition, rest: str, place: str) -> Action:
    words = rest.lower().split()
    jump = words[:1] == ["jump"]
    words = words[jump:]
    pawn = words.pop(0)[:-1] if words and words[0].endswith(":") else ""
    spaces = tuple(_named(word, SPACES, place, "space") for word in words)
    return Move(spaces, _named(pawn, SPACES, place, "space") if pawn else "", jump)


def _pour(edition: Edition, rest: str, place: str) -> Action:
    ingredient, _, cup = rest.partition(" ")
    return Pour(_named(ingredient, edition.ingredients, place, "ingredient"), read_number(cup, CUPS, place, "cup"))


def _empty(edition: Edition, rest: str, place: str) -> Action:
    return Empty(read_number(rest, CUPS, place, "cup"))


def _serve(edition: Edition, rest: str, place: str) -> Action:
    found = re.fullmatch(r"(\S+)(?: (\D*?))?(?: (\d+))?", rest)
    if not found:
        raise BadInput(place, f"expected 'serve CUP DRINK ZONE', found {shown('serve ' + rest)}")
    cup = read_number(found[1], CUPS, place, "cup")
    drink = _in_capitals_too((found[2] or "").strip(), edition.box.cards)
    return Serve(cup, drink, read_number(found[3], ZONES, place, "waiting zone") if found[3] else 0)


def _next(edition: Edition, rest: str, place: str) -> Action:
    if rest:
        raise BadInput(place, f"'next' stands alone, found {shown(rest)} behind it")
    return Next()


def _named(word: str, allowed: Iterable[str], place: str, what: str) -> str:
    return choose(_in_capitals_too(word, allowed), allowed, place, what)


def _in_capitals_too(word: str, names: Iterable[str]) -> str:
    """Return the name that ``word`` means when people write it with other capitals, otherwise ``word``."""
    return next((name for name in names if name.casefold() == word.casefold()), word)


_READERS = {
    "choose": _choose,
    "place": _place,
    "take": _take,
    "activate": _activate,
    "move": _move,
    "pour": _pour,
    "empty": _empty,
    "serve": _serve,
    "next": _next,
}
