"""What the player itself says, from ``en/words.toml``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tutor.core.sentences import Sentences, load_sentences

LANGUAGE = "en"


@cache
def _sentences() -> Sentences:
    return load_sentences(files(__package__) / LANGUAGE / "words.toml")


def say(kind: str, **numbers: Any) -> str:
    """Return a sentence by kind."""
    return _sentences().render("player", kind, numbers)
