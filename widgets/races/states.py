"""The small values of a race's page: what is chosen before it, and what there is to see and to say in it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from widgets.races.words import phrase

ME = 0
"""The person's seat."""

MOST_TOLD = 2
"""Sentences told at once."""


class Choices(Struct, frozen=True):
    """What is chosen before a race.

    ``rivals`` computer baristas of one ``speed``; ``on``: the switches that are on; ``settings``: their values, by part
    of the address; ``others``: the ids of the rulings read the other way; ``calm``: no clock; ``seed`` mixes the cards.
    """

    game: str = "grab"
    rivals: int = 1
    speed: str = "calm"
    on: frozenset[str] = frozenset()
    settings: dict[str, str] = {}
    others: frozenset[str] = frozenset()
    calm: bool = False
    seed: int = 1

    def switched(self, id: str, on: bool) -> Choices:
        """Return the choices with a switch on or off."""
        return replace(self, on=self.on | {id} if on else self.on - {id})


class Switch(Struct, frozen=True):
    """A variant that is on or off: its id, which is its part of an address, its name, what it means, and its clause."""

    id: str
    words: str
    about: str
    clause: str


def switch(game: str, id: str, clause: str) -> Switch:
    """Return a game's switch with its words."""
    return Switch(id, phrase(f"{game}_switch", id), phrase(f"{game}_switch_about", id), clause)


class Setting(Struct, frozen=True):
    """A choice that comes with a ``switch``: value → words, of which the first is the default."""

    part: str
    label: str
    words: dict[str, str]
    switch: str

    def value(self, choices: Choices) -> str:
        """Return what is chosen."""
        return choices.settings.get(self.part, next(iter(self.words)))


class Told(Struct, frozen=True):
    """What there is to say now: sentences, the clauses behind them, and whether something was refused.

    ``read``: the rulings that decided it by their other reading.
    """

    words: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    refused: bool = False
    read: tuple[str, ...] = ()

    @property
    def latest(self) -> tuple[str, ...]:
        """The last few sentences: there is no time for more."""
        return self.words[-MOST_TOLD:]


class Sight(Struct, frozen=True):
    """What the page shows. ``view`` is all that a board may draw; ``at`` the step of a film, ``None`` in play."""

    view: Any
    stage: str
    now: int
    told: Told
    legal: frozenset[str] = frozenset()
    at: int | None = None
    last: int = 0
    running: bool = False

    @property
    def verbs(self) -> frozenset[str]:
        """What kinds of things the person may do now."""
        return frozenset(text.partition(" ")[0] for text in self.legal)
