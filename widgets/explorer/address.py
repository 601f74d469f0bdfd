"""Addresses of the rules page: what each part may say, and how it is written.

``/rules?clause=winter.move.5`` is a clause, ``/rules?view=setup&game=winter&players=3`` the set-up for three. A part
that makes no sense is left out, and told of by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlencode

import msgspec
from msgspec import Struct

from tutor import catalogue, glossary
from tutor.core.errors import BadInput, choose
from widgets.explorer import rules
from widgets.explorer.words import phrase
from widgets.menu import PAGES
from widgets.parts.address import Arguments, given

VIEWS = ("find", "compare", "setup", "questions", "glossary", "trace", "aid")
"""What the page can show; the player aid is reached from the set-up."""

WALKS, PLAYERS, VARIANTS = "walks", "players", "variants"
AGAINST = (WALKS, PLAYERS, VARIANTS)
"""What can be compared besides the two editions."""

SAME, DIFFERENT, ONLY, ALL = "same", "different", "only", "all"
EDITIONS = ("base", "winter")
ALIKE = (SAME, DIFFERENT, ONLY, ALL, *EDITIONS)
"""Which rules of the two editions are compared, in the part that elsewhere names a kind of rule."""

LONGEST = 200
LONGEST_BACK = 900
BACK = re.compile(r"(?:\./)?(?P<page>[a-z]+)(?P<query>\?[\w.~%=&+,:;/@!*()'-]*)?", re.ASCII)
SHOWN = 30
"""Characters of an odd value that are told."""


class Address(Struct, frozen=True, omit_defaults=True):
    """What the page shows. Empty parts are left out of the address.

    ``clause`` is whatever stood in the address, known or not. ``q`` is the question; ``game``, ``kind``, ``players``
    and ``section`` narrow it. ``with_`` are the options chosen for a set-up, ``against`` what a game is compared with.
    ``back`` is the page of the tutor that the reader came from.
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
    back: str = ""

    def but(self, **parts: str) -> Address:
        """Return the address with other parts."""
        return msgspec.structs.replace(self, **parts)

    def __str__(self) -> str:
        """Return the address relative to the tutor's home."""
        parts = msgspec.to_builtins(self)
        return "./rules" + (f"?{urlencode(parts)}" if parts else "")


class Reading(NamedTuple):
    """An address as it was understood, and what was odd in it, each as the name of the part and what stood there."""

    at: Address
    odd: tuple[str, ...] = ()


def of_clause(id: str) -> str:
    """Return the address of a clause's page; a ruling's is that of the first clause it is about."""
    return str(Address(clause=id))


def read(arguments: Arguments) -> Reading:
    """Return what arguments (name → values) say; a part that makes no sense is left out, and named."""
    game = given(arguments, "game") or _usual_game(given(arguments, "view") or "")
    parts: dict[str, Any] = {}
    odd = []
    for name, check in _PARTS.items():
        text = (given(arguments, name) or "").strip()
        if not text:
            continue
        try:
            if len(text) > (LONGEST_BACK if name == "back" else LONGEST):
                raise BadInput("address", f"expected {LONGEST} characters at most")
            parts["with_" if name == "with" else name] = check(text, game)
        except BadInput:
            odd.append(f"{name} “{text[:SHOWN]}{'…' if len(text) > SHOWN else ''}”")
    return Reading(Address(**parts), tuple(odd))


def read_search(search: str) -> Reading:
    """Return what stands behind the question mark of a link; raises nothing."""
    try:
        return read(parse_qs(search.lstrip("?"), max_num_fields=50))
    except ValueError:
        return Reading(Address(), (phrase("page", "too_many"),))


# ---- what a part may say --------------------------------------------------------------


def _words(text: str, game: str) -> str:
    return text


def _of(known: Callable[[str], Collection[str]]) -> Callable[[str, str], str]:
    return lambda text, game: choose(text, known(game), "address", "part")


def set_up_games() -> list[str]:
    """Return the games that have a set-up here."""
    return [game for game in catalogue.GAMES if glossary.set_up(game)]


def _usual_game(view: str) -> str:
    """The game that a view shows when the address names none; most show all."""
    return set_up_games()[0] if view in ("setup", "aid") else ""


def _games(game: str) -> list[str]:
    return [game] if game in catalogue.GAMES else list(catalogue.GAMES)


def _counts(game: str) -> list[str]:
    """The numbers of players of a game, or of all."""
    offers = [glossary.set_up(id) for id in _games(game)]
    found = {n for offer in offers if offer for n in offer.players}
    return [str(n) for n in sorted(found.union(*(rules.player_counts(id) for id in _games(game))))]


def _sections(game: str) -> list[str]:
    return [name for id in _games(game) for name in rules.sections(id)]


def _variants(text: str, game: str) -> str:
    offers = [glossary.set_up(id) for id in _games(game)]
    known = [one.id for offer in offers if offer for one in offer.variant]
    return ",".join(choose(id, known, "address", "variant") for id in text.split(","))


def _back(text: str, game: str) -> str:
    """A page of the tutor with what stands behind its question mark: nothing that leads out of it."""
    found = BACK.fullmatch(text)
    if not found:
        raise BadInput("address", "expected a page of the tutor")
    return choose(found["page"], [page.path for page in PAGES], "address", "page") + (found["query"] or "")


_PARTS: dict[str, Callable[[str, str], str]] = {
    "view": _of(lambda game: VIEWS),
    "clause": _words,
    "q": _words,
    "game": _of(lambda game: catalogue.GAMES),
    "kind": _of(lambda game: (*rules.KINDS, *ALIKE)),
    "players": _of(_counts),
    "section": _of(_sections),
    "with": _variants,
    "against": _of(lambda game: AGAINST),
    "back": _back,
}
