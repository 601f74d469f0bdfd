"""The two ways in which the core says no."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, time
from difflib import get_close_matches
from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from tutor.core.values import Verdict


MOST_NAMES = 16
"""The most names that an error lists."""


class Told(Exception):
    """An error that says all that a person needs: a notebook shows its words and no traceback."""

    def _render_traceback_(self) -> list[str]:  # IPython asks for it by this name
        return [str(self)]


class BadInput(Told, ValueError):
    """Something given from outside cannot be read.

    ``place`` names the file and field (``scene.toml: players.blue.cups[1]``), ``problem`` says what is wrong there and
    what was expected.
    """

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place
        self.problem = problem


class Unreadable(BadInput):
    """A file that is no text the tutor could read, whatever it says."""


class Refused(Told):
    """The rules do not allow an action; ``verdict`` holds every clause against it."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__("refused by " + ", ".join(verdict.against_ids))
        self.verdict = verdict


def choose(word: object, allowed: Iterable[str], place: str, what: str) -> str:
    """Return ``word`` if it is one of ``allowed``; otherwise raise ``BadInput`` with the nearest name or all names."""
    names = list(allowed)
    word = composed(word) if isinstance(word, str) else word
    if isinstance(word, str) and word in names:
        return word
    near = get_close_matches(word, names, 1) if isinstance(word, str) else []
    hint = f"did you mean {near[0]!r}?" if near else "expected " + _some(names)
    raise BadInput(place, f"unknown {what} {shown(word)}; {hint}")


def composed(name: str) -> str:
    """Return a name in Unicode's form NFC: it is one name, however its accents were typed."""
    return normalize("NFC", name)


def _some(names: list[str]) -> str:
    """Return all names, or the first few of many."""
    if len(names) > MOST_NAMES:
        return f"one of {len(names)} such as " + ", ".join(names[:3])
    return ", ".join(names) or "none at all"


def shown(value: object) -> str:
    """Return ``value`` as it stands in an error: quoted, on one line and not longer than a line."""
    text = str(value) if isinstance(value, date | time) else repr(value)
    return text if len(text) <= 60 else text[:57] + "…" + text[-1]
