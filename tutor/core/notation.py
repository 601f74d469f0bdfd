"""The text form that all actions share: ``[@ms] [name:] verb arguments``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import category

from msgspec import Struct

from tutor.core.errors import BadInput, choose, composed, shown

LONGEST = 400
"""Characters; no action of any game needs more."""

LONGEST_NAME = 24
"""Characters of a player's name: it fits on a place card."""


class Said(Struct, frozen=True):
    """An action's text taken apart: the moment in ms, the player's name, the verb and what follows it."""

    moment: int | None
    name: str | None
    verb: str
    rest: str


def take_apart(text: object, names: Sequence[str], place: str = "action") -> Said:
    """Split an action's text; raises ``BadInput`` for an unknown player or an empty text."""
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST:
        raise BadInput(place, f"expected a short text such as 'next', found {shown(text)}")
    words = composed(text.strip())
    timed = re.match(r"@(\d{1,9})\s+", words, re.ASCII)
    words = words[timed.end() :] if timed else words
    if words.startswith("@"):
        raise BadInput(place, f"expected a moment such as '@900' in front, found {shown(words.split()[0])}")
    name, colon, behind = words.partition(":")
    named = bool(colon) and _is_name(name)
    if named:
        choose(name, names, place, "player")
        words = behind.lstrip()
    verb, _, rest = words.partition(" ")
    return Said(int(timed[1]) if timed else None, name if named else None, verb.lower(), " ".join(rest.split()))


def take_apart_untimed(text: object, names: Sequence[str], place: str) -> Said:
    """Split an action's text in a game without a clock; raises ``BadInput`` for one with a moment, too."""
    said = take_apart(text, names, place)
    if said.moment is not None:
        raise BadInput(place, f"there is no clock in this game, found {shown(text)}")
    return said


def read_number(text: str, most: int, place: str, what: str) -> int:
    """Return the number of a thing, counted from 1; raises ``BadInput``."""
    if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= most:
        return int(text)
    raise BadInput(place, f"expected the number of {_one(what)} from 1 to {most}, found {shown(text)}")


def _one(thing: str) -> str:
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def check_name(name: str, place: str) -> str:
    """Return ``name``, composed, if it can be a player's; raises ``BadInput`` otherwise."""
    name = composed(name)
    if not _is_name(name):
        expected = f"expected a letter, then letters, digits or hyphens, {LONGEST_NAME} at most"
        raise BadInput(place, f"{shown(name)} is no player's name: {expected}")
    return name


def is_letter(c: str) -> bool:
    """Say whether a character is a letter, or a mark on one: an accent, a vowel sign."""
    return c.isalpha() or category(c)[0] == "M"


def _is_name(text: str) -> bool:
    begins = text[:1].isalpha() and len(text) <= LONGEST_NAME
    return begins and all(is_letter(c) or c.isalnum() or c in "-_" for c in text)
