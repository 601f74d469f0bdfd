"""What a player can do, one type per kind, and its text form. Each carries its moment."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tutor.core.errors import BadInput, choose, shown
from tutor.core.moments import Timed
from tutor.core.notation import read_number
from tutor.core.values import Action

MOST_PLACES = 13
"""Two between each two of six players, and one for those who tie (caffeine.setup.3, R7)."""

WHICH = ("all", "own", "others")


class Go(Timed, frozen=True, tag="go"):
    """Turn the Orders up and begin (caffeine.order.1)."""


class Flip(Timed, frozen=True, tag="flip"):
    """Turn the top card of the own Ingredient Pile (caffeine.flip.1)."""


class Match(Timed, frozen=True, tag="match"):
    """Put an Ingredient to an Order (caffeine.match.1).

    ``owner`` names the colour of the card, empty for the own or any; ``where`` is "top", "beside" or empty for the
    right way; ``covers`` is the part of the Order Card it covers in per cent, ``near`` the hand's distance in cm: both
    count only when two players finish an Order at the same moment.
    """

    kind: str
    place: int
    owner: str = ""
    where: str = ""
    covers: int = 100
    near: int = 0


class Aside(Timed, frozen=True, tag="aside"):
    """Lay the card just turned in the Prep Area (caffeine.aside.1)."""


class Up(Timed, frozen=True, tag="up"):
    """Shout "Order up!" and take a finished Order (caffeine.orderup.1)."""

    place: int


class Latte(Timed, frozen=True, tag="latte"):
    """Cover a finished Order with a Latte Art Card (caffeine.special.12); ``owner`` is empty for the own card."""

    place: int
    owner: str = ""


class Call(Timed, frozen=True, tag="call"):
    """Call the customer of the Order just taken (caffeine.variants.23)."""

    customer: str


class Turn(Timed, frozen=True, tag="turn"):
    """Turn up the next Order; ``place`` 0 stands for the vacant place (caffeine.orderup.4)."""

    place: int = 0


class Shuffle(Timed, frozen=True, tag="shuffle"):
    """Reshuffle cards of fulfilled Orders: "all", the "own" colour or the "others" (caffeine.runout.1)."""

    which: str = "all"


class Clean(Timed, frozen=True, tag="clean"):
    """Clean up the Prep Area (caffeine.special.3)."""


class Message(Timed, frozen=True, tag="message"):
    """Form a sentence from the first words of the own cups (caffeine.variants.29)."""

    words: tuple[str, ...]


class Pass(Timed, frozen=True, tag="pass"):
    """Leave the message to the next player (caffeine.variants.30)."""


class Round(Timed, frozen=True, tag="round"):
    """TipTop: set up another round (caffeine.variants.10)."""


_PLAIN: dict[str, type[Timed]] = {
    "go": Go,
    "flip": Flip,
    "aside": Aside,
    "clean": Clean,
    "pass": Pass,
    "round": Round,
}
_VERBS = (*_PLAIN, "match", "up", "latte", "call", "turn", "shuffle", "message")


def write(action: Action) -> str:
    """Return an action's text without moment and name."""
    match action:
        case Match():
            return _written_match(action)
        case Up(place):
            return f"up {place}"
        case Latte(place, owner):
            return f"latte {place} {owner}".rstrip()
        case Call(customer):
            return f"call {customer}"
        case Turn(place):
            return f"turn {place}" if place else "turn"
        case Shuffle(which):
            return f"shuffle {which}"
        case Message(words):
            return "message " + " ".join(words)
        case _:
            return next(verb for verb, kind in _PLAIN.items() if isinstance(action, kind))


def _written_match(action: Match) -> str:
    card = f"{action.owner}:{action.kind}" if action.owner else action.kind
    words = ["match", card, str(action.place), *[action.where] * bool(action.where)]
    words += [f"{action.covers}%"] * (action.covers != 100) + [f"{action.near}cm"] * bool(action.near)
    return " ".join(words)


def read(verb: str, rest: str, moment: int, names: Sequence[str], codes: Mapping[str, str], place: str) -> Timed:
    """Read an action; ``codes`` maps names and two-letter codes to ingredients. Raises ``BadInput``."""
    choose(verb, _VERBS, place, "action")
    if verb in _PLAIN:
        if rest:
            raise BadInput(place, f"{verb!r} stands alone, found {shown(rest)} behind it")
        return _PLAIN[verb](moment=moment)
    if verb == "match":
        return _match(rest, moment, names, codes, place)
    if verb == "latte":
        number, _, owner = rest.partition(" ")
        return Latte(_place(number, place), choose(owner, names, place, "player") if owner else "", moment=moment)
    return _with_words(verb, rest, moment, place)


def _with_words(verb: str, rest: str, moment: int, place: str) -> Timed:
    if verb == "up":
        return Up(_place(rest, place), moment=moment)
    if verb == "turn":
        return Turn(_place(rest, place) if rest else 0, moment=moment)
    if verb == "shuffle":
        return Shuffle(choose(rest or "all", WHICH, place, "part of the fulfilled Orders"), moment=moment)
    if not rest:
        raise BadInput(place, f"expected words behind {verb!r}")
    return Call(rest, moment=moment) if verb == "call" else Message(tuple(rest.split()), moment=moment)


def _match(rest: str, moment: int, names: Sequence[str], codes: Mapping[str, str], place: str) -> Match:
    card, _, where = rest.partition(" ")
    found = re.fullmatch(r"(\S+)(?: (top|beside))?(?: (\d{1,3})%)?(?: (\d{1,3})cm)?", where, re.ASCII)
    if not found:
        raise BadInput(place, f"expected 'match INGREDIENT PLACE', found {shown('match ' + rest)}")
    owner, _, kind = card.rpartition(":")
    covers = int(found[3] or 100)
    if covers > 100:
        raise BadInput(place, f"expected 0% to 100% of the Order Card, found {covers}%")
    return Match(
        choose_kind(kind, codes, place),
        _place(found[1], place),
        choose(owner, names, place, "player") if owner else "",
        found[2] or "",
        covers,
        int(found[4] or 0),
        moment=moment,
    )


def choose_kind(word: str, codes: Mapping[str, str], place: str) -> str:
    """Return the ingredient that a name or a two-letter code stands for; raises ``BadInput``."""
    if word.lower() in codes:
        return codes[word.lower()]
    return choose(word, [name for name in codes if len(name) > 2], place, "ingredient")


def _place(text: str, place: str) -> int:
    return read_number(text, MOST_PLACES, place, "place")
