"""What a board shows, as plain data: a scene has parts, a part has pieces, a piece has marks.

The browser (``kit.js``) draws a scene and knows no game. Lengths are in units of the part's own box, x to the right and
y down.

A piece may say what it is about, so that people can ask why: give it ``about``, ids of at most three clauses, the most
telling first, and where there is one thing to say now, ``why``, a sentence of the engine (``game.say(p, reason)``). The
kit does the rest, without asking the server: the piece's label, its ``why`` and the links to its clauses stand in a
strip of the board while the piece is pointed at or focused, or after it is asked about on a phone. Ids come from the
engine: the ``against_ids`` or ``for_ids`` of a verdict, or the game's own ``about.toml`` (:mod:`tutor.core.about`).
Give them to pieces that have a label, and not to one that lies on top of a piece that is pressed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

Point = tuple[float, float]
Mark = list[Any]
"""One drawn thing: its kind, its numbers, and last the class it is styled by."""


class Gain(Struct, omit_defaults=True):
    """What floats up where a moving piece arrives: an icon and a short text such as ``+2``."""

    icon: str
    text: str


class Halt(Struct, omit_defaults=True):
    """A place that a moving piece passes (its ``at`` there), what it gains there, and where that floats to."""

    at: Point
    gains: list[Gain] = []
    above: Point = (0, 0)


class Piece(Struct, omit_defaults=True):
    """Something with a place. ``label`` is what is read aloud; without it the piece is only seen.

    ``press``: a person may press it. ``via``: the way it takes from where it was, the last halt being ``at``.
    ``about``: the clauses it is about, ``why``: what they say to it now (see above).
    """

    id: str
    at: Point
    size: Point = (0, 0)
    marks: list[Mark] = []
    label: str = ""
    press: bool = False
    cls: str = ""
    via: list[Halt] = []
    about: Sequence[str] = ()
    why: str = ""


class Part(Struct, omit_defaults=True):
    """One drawing with its own box (width, height): the board, the cups, the orders.

    ``focus`` is the piece where the keyboard begins. Parts of one ``column`` stand below each other. One with ``fold``
    is folded on a phone, under its title, until somebody wants to see it.
    """

    id: str
    label: str
    box: Point
    pieces: list[Piece] = []
    title: str = ""
    focus: str = ""
    column: int = 0
    fold: bool = False


class Scene(Struct, omit_defaults=True):
    """All that a board shows now, and ``say``, the sentence announced with it."""

    label: str
    parts: list[Part] = []
    say: str = ""


def as_dict(scene: Scene) -> dict[str, Any]:
    """The scene as lists and dicts, the form in which it is sent."""
    plain: dict[str, Any] = msgspec.to_builtins(scene)
    return plain


def text_of(name: str) -> str:
    """The text of one of this folder's data files."""
    return files("widgets.boards").joinpath(name).read_text("utf-8")


@cache
def icons() -> dict[str, str]:
    """Every icon: its name and its SVG markup within a box of 64 by 64."""
    read: dict[str, str] = json.loads(text_of("icons.json"))
    return read


# ---- marks ------------------------------------------------------------------


def use(icon: str, x: float, y: float, width: float, height: float | None = None, cls: str = "") -> Mark:
    """An icon in a box, a square one where no ``height`` is given."""
    return ["use", icon, x, y, width, width if height is None else height, cls]


def rect(x: float, y: float, width: float, height: float, rx: float, cls: str) -> Mark:
    """A rectangle with corners of the radius ``rx``."""
    return ["rect", x, y, width, height, rx, cls]


def circle(x: float, y: float, r: float, cls: str) -> Mark:
    """A circle around (x, y)."""
    return ["circle", x, y, r, cls]


def path(d: str, cls: str) -> Mark:
    """A path in the words of SVG."""
    return ["path", d, cls]


def words(x: float, y: float, text: str, cls: str) -> Mark:
    """A line of text on the baseline through (x, y)."""
    return ["text", x, y, text, cls]


def line(points: Sequence[Point], cls: str) -> Mark:
    """Straight strokes from point to point."""
    return path("M" + "L".join(f"{x:g} {y:g}" for x, y in points), cls)
