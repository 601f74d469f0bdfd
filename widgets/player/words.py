"""What a lesson's page says, from ``en.toml``: a translation is another file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.core.sentences import Sentences, load_sentences

LANGUAGE = "en"


@cache
def _sentences() -> Sentences:
    return load_sentences(files(__package__) / f"{LANGUAGE}.toml")


def section(name: str) -> Mapping[str, str]:
    """Return all words of a section, by kind; raises ``KeyError`` for an unknown one."""
    return _sentences().templates[name]


def say(section: str, kind: str, nouns: Sentences | None = None, /, **numbers: Any) -> str:
    """Return words by section and kind, with a game's own ``nouns``; raises ``KeyError`` for unknown ones."""
    template = _sentences().templates[section][kind]
    return _sentences().vformat(template, (), numbers) if nouns is None else worded(template, nouns, **numbers)


def worded(template: str, nouns: Sentences, /, **numbers: Any) -> str:
    """Fill in a game's own words for things."""
    return nouns.vformat(template, (), numbers | {"word": nouns.words})
