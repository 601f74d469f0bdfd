"""The text form that all actions share: ``[@ms] [name:] verb arguments``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from tutor.core.errors import BadInput, choose, shown

LONGEST = 400
"""Characters; no action of any game needs more."""

NAME = re.compile(r"[^\W\d_][\w-]{0,23}")
"""A player's name: a letter, then letters, digits, hyphens; short enough for a place card."""


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
    words = text.strip()
    timed = re.match(r"@(\d{1,9})\s+", words)
    words = words[timed.end() :] if timed else words
    named = re.match(rf"({NAME.pattern}):\s*", words)
    if named:
        choose(named[1], names, place, "player")
        words = words[named.end() :]
    verb, _, rest = words.partition(" ")
    return Said(int(timed[1]) if timed else None, named[1] if named else None, verb.lower(), " ".join(rest.split()))


def read_number(text: str, most: int, place: str, what: str) -> int:
    """Return the number of a thing, counted from 1; raises ``BadInput``."""
    if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= most:
        return int(text)
    raise BadInput(place, f"expected the number of a {what} from 1 to {most}, found {shown(text)}")


def check_name(name: str, place: str) -> str:
    """Return ``name`` if it can be a player's; raises ``BadInput`` otherwise."""
    if not NAME.fullmatch(name):
        raise BadInput(
            place, f"{shown(name)} is no player's name: expected a letter, then letters, digits or hyphens, 24 at most"
        )
    return name
