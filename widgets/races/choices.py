"""What a person chooses before a race of Grab & Go, and how the address of the page says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

from msgspec import Struct
from msgspec.structs import replace

from tutor.coach.baristas import SPEEDS
from tutor.core.errors import BadInput, choose

NAMES = ("blue", "yellow", "red", "green")
"""The players by seat; the person is the first."""

MOST_RIVALS = len(NAMES) - 1
MOST_SEED = 1_000_000


class Choices(Struct, frozen=True):
    """``rivals`` computer baristas of one ``speed``; the variants; ``calm``: no clock; ``seed`` mixes the cards."""

    rivals: int = 1
    speed: str = "calm"
    no_takeout: bool = True
    master_barista: bool = False
    coffee_millionaire: bool = False
    calm: bool = False
    seed: int = 1

    @property
    def names(self) -> tuple[str, ...]:
        """The players of the race, the person first."""
        return NAMES[: self.rivals + 1]

    def options(self) -> dict[str, Any]:
        """Return the options in the form in which the game reads them."""
        switches = {name: True for name in SWITCHES if getattr(self, name)}
        return {"players": list(self.names), **switches}

    def with_rivals(self, rivals: int) -> Choices:
        """Return the choices with other rivals; alone there are no rounds to add up."""
        return replace(self, rivals=rivals, coffee_millionaire=self.coffee_millionaire and rivals > 0)

    def switched(self, name: str) -> Choices:
        """Return the choices with a variant or the calm mode turned over."""
        return replace(self, **{name: not getattr(self, name)})


SWITCHES = ("no_takeout", "master_barista", "coffee_millionaire")

Reader = Callable[[Choices, str], Choices]


def _rivals(before: Choices, text: str) -> Choices:
    return before.with_rivals(_number(text, 0, MOST_RIVALS, "rivals"))


def _speed(before: Choices, text: str) -> Choices:
    return replace(before, speed=choose(text, SPEEDS, "speed", "speed"))


def _seed(before: Choices, text: str) -> Choices:
    return replace(before, seed=_number(text, 0, MOST_SEED, "seed"))


def _switch(name: str) -> Reader:
    def read(before: Choices, text: str) -> Choices:
        on = choose(text, ("yes", "no"), name, "answer") == "yes"
        return replace(before, **{name: on and (name != "coffee_millionaire" or before.rivals > 0)})

    return read


def _number(text: str, least: int, most: int, place: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8 and least <= int(text) <= most):
        raise BadInput(place, f"expected a number from {least} to {most}")
    return int(text)


READERS: Mapping[str, Reader] = {
    "rivals": _rivals,
    "speed": _speed,
    "takeout": lambda before, text: replace(
        before, no_takeout=choose(text, ("yes", "no"), "takeout", "answer") == "no"
    ),
    "master": _switch("master_barista"),
    "rounds": _switch("coffee_millionaire"),
    "calm": _switch("calm"),
    "seed": _seed,
}
"""Part of the address → what takes its text into the choices."""


def address(choices: Choices, seed: bool) -> str:
    """Return the address of the page with these choices; the ``seed`` only once nothing is hidden any more."""
    start = Choices()
    said = {
        "rivals": str(choices.rivals) if choices.rivals != start.rivals else "",
        "speed": choices.speed if choices.speed != start.speed else "",
        "takeout": "" if choices.no_takeout else "yes",
        "master": "yes" if choices.master_barista else "",
        "rounds": "yes" if choices.coffee_millionaire else "",
        "calm": "yes" if choices.calm else "",
        "seed": str(choices.seed) if seed else "",
    }
    kept = {name: text for name, text in said.items() if text}
    return "./play" + (f"?{urlencode(kept)}" if kept else "")
