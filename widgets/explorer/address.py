"""Addresses of the rules page: what each part may say, and how it is written.

``/rules?clause=winter.move.5`` is a clause, ``/rules?view=setup&game=winter&players=3`` the set-up for three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any
from urllib.parse import parse_qs, urlencode

import msgspec
from msgspec import Struct

from tutor import catalogue

VIEWS = {
    "find": "Find a rule",
    "compare": "Compare",
    "setup": "Set-up",
    "questions": "Questions",
    "glossary": "Glossary",
    "trace": "Rule trace",
    "aid": "Player aid",
}
"""View → its name in the row below the page's menu; the player aid is reached from the set-up."""

LONGEST = 200


class Address(Struct, frozen=True, omit_defaults=True):
    """What the page shows. Empty parts are left out of the address.

    ``clause`` is whatever stood in the address, known or not. ``q`` is the question; ``game``, ``kind``, ``players``
    and ``section`` narrow it. ``with_`` are the options chosen for a set-up, ``against`` what a game is compared with.
    """

    view: str = "find"
    clause: str = ""
    q: str = ""
    game: str = ""
    kind: str = ""
    players: str = ""
    section: str = ""
    with_: str = msgspec.field(default="", name="with")
    against: str = ""

    def but(self, **parts: str) -> Address:
        """Return the address with other parts."""
        return msgspec.structs.replace(self, **parts)

    def __str__(self) -> str:
        """Return the address relative to the tutor's home."""
        parts = msgspec.to_builtins(self)
        return "./rules" + (f"?{urlencode(parts)}" if parts else "")


def of_clause(id: str) -> str:
    """Return the address of a clause's page; a ruling's is that of the first clause it is about."""
    return str(Address(clause=id))


def read(arguments: Mapping[str, Iterable[bytes | str]]) -> Address:
    """Return the address that arguments (name → values) say; a part that makes no sense is left out."""
    parts: dict[str, Any] = {}
    for name, allowed in _PARTS.items():
        for value in list(arguments.get(name, ()))[:1]:
            text = (value.decode("utf-8", "replace") if isinstance(value, bytes) else value)[:LONGEST].strip()
            if allowed(text):
                parts["with_" if name == "with" else name] = text
    return Address(**parts)


def read_search(search: str) -> Address:
    """Return the address behind the question mark of a link; raises nothing."""
    try:
        return read(parse_qs(search.lstrip("?")[:2000], max_num_fields=50))
    except ValueError:
        return Address()


def _any(text: str) -> bool:
    return True


def _count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


_PARTS: dict[str, Callable[[str], bool]] = {
    "view": VIEWS.__contains__,
    "clause": _any,
    "q": _any,
    "game": catalogue.GAMES.__contains__,
    "kind": str.isalpha,
    "players": _count,
    "section": _any,
    "with": _any,
    "against": _any,
}
