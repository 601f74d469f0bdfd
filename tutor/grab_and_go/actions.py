"""What a player can do, one type per kind, and its text form. Each carries its moment."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tutor.core.errors import BadInput, choose, shown
from tutor.core.moments import Timed
from tutor.core.notation import read_number
from tutor.core.values import Action
from tutor.grab_and_go.position import DECKS

CARDS = 104
"""Places of the stock (grab.components.1)."""


class Go(Timed, frozen=True, tag="go"):
    """Count to three: all start together (grab.play.2)."""


class Flip(Timed, frozen=True, tag="flip"):
    """Turn the card on a place of the stock face up (grab.find.1)."""

    place: int


class Slot(Timed, frozen=True, tag="slot"):
    """Put the card in hand under an order (grab.find.4).

    ``owner`` is a player's name, empty for oneself; ``face`` is "up", "down" or empty for the right one.
    """

    order: int
    owner: str = ""
    face: str = ""


class Back(Timed, frozen=True, tag="back"):
    """Return the card in hand to the stock (grab.find.9)."""


class Call(Timed, frozen=True, tag="call"):
    """Call out the drink and set the order aside (grab.order.2); without ``drink`` the right name is called."""

    order: int
    drink: str = ""


class Draw(Timed, frozen=True, tag="draw"):
    """Take the top order of a deck (grab.order.5)."""

    deck: int


class Look(Timed, frozen=True, tag="look"):
    """Look at an own order and what lies under it; allowed where both lie open anyway (grab.find.6)."""

    order: int


class Pull(Timed, frozen=True, tag="pull"):
    """Take a slotted card out again, which the rules do not allow (grab.R4)."""

    order: int


class Time(Timed, frozen=True, tag="time"):
    """Coffee Roaster's timer rings (grab.variants.13)."""


class Round(Timed, frozen=True, tag="round"):
    """Coffee Millionaire: set up another round (grab.variants.3)."""


_PLAIN: dict[str, type[Timed]] = {"go": Go, "back": Back, "time": Time, "round": Round}
_VERBS = ("go", "flip", "slot", "back", "call", "draw", "look", "pull", "time", "round")


def write(action: Action) -> str:
    """Return an action's text without moment and name."""
    match action:
        case Flip(place):
            return f"flip {place}"
        case Slot(order, owner, face):
            return " ".join(["slot", *[owner] * bool(owner), str(order), *[face] * bool(face)])
        case Call(order, drink):
            return f"call {order} {drink}".rstrip()
        case Draw(deck):
            return f"draw {deck}"
        case Look(order) | Pull(order):
            return f"{'look' if isinstance(action, Look) else 'pull'} {order}"
        case _:
            return next(verb for verb, kind in _PLAIN.items() if isinstance(action, kind))


def read(verb: str, rest: str, moment: int, names: Sequence[str], drinks: Sequence[str], place: str) -> Timed:
    """Read an action; raises ``BadInput`` for words that are none."""
    choose(verb, _VERBS, place, "action")
    if verb in _PLAIN:
        if rest:
            raise BadInput(place, f"{verb!r} stands alone, found {shown(rest)} behind it")
        return _PLAIN[verb](moment=moment)
    if verb == "slot":
        return _slot(rest, moment, names, place)
    if verb == "call":
        return _call(rest, moment, drinks, place)
    if verb == "flip":
        return Flip(read_number(rest, CARDS, place, "place of the stock"), moment=moment)
    if verb == "draw":
        return Draw(read_number(rest, DECKS, place, "deck"), moment=moment)
    kind = Look if verb == "look" else Pull
    return kind(_order(rest, place), moment=moment)


def _slot(rest: str, moment: int, names: Sequence[str], place: str) -> Slot:
    found = re.fullmatch(r"(?:([^\W\d]\S*) )?(\d+)(?: (\S+))?", rest)
    if not found:
        raise BadInput(place, f"expected 'slot ORDER', found {shown('slot ' + rest)}")
    owner = choose(found[1], names, place, "player") if found[1] else ""
    face = choose(found[3], ("up", "down"), place, "side") if found[3] else ""
    return Slot(_order(found[2], place), owner, face, moment=moment)


def _call(rest: str, moment: int, drinks: Sequence[str], place: str) -> Call:
    number, _, drink = rest.partition(" ")
    return Call(_order(number, place), choose(drink, drinks, place, "drink") if drink else "", moment=moment)


def _order(text: str, place: str) -> int:
    return read_number(text, 9, place, "order in front")
