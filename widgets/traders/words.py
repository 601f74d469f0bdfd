"""The views' own words, from a file by language; those of the rules come from the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.core.sentences import Sentences, big, load_sentences

LANGUAGE = "en"


@cache
def _language() -> Sentences:
    return load_sentences(files(__package__) / f"{LANGUAGE}.toml")


def say(section: str, kind: str, **numbers: Any) -> str:
    """Return a sentence, or a heading: it begins with a capital letter."""
    return big(phrase(section, kind, **numbers))


def phrase(section: str, kind: str, **numbers: Any) -> str:
    """Return words as they stand within a sentence."""
    return _language().vformat(table(section)[kind], (), numbers)


def table(section: str) -> Mapping[str, str]:
    """Return the words of a section as they stand there, by name."""
    return _language().templates[section]


def signed(n: int) -> str:
    """Return a difference as it is read: ``+3``, ``−2`` or ``0``."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def minus(n: int) -> str:
    """Return a number with a minus sign, not a hyphen."""
    return f"{n}".replace("-", "−")
