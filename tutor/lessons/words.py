"""What the player itself says, from ``en/words.toml``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tutor import catalogue
from tutor.catalogue import GAMES
from tutor.core.sentences import Sentences, load_sentences

LANGUAGE = "en"


@cache
def _sentences() -> Sentences:
    return load_sentences(files(__package__) / LANGUAGE / "words.toml")


def rule(id: str) -> str:
    """Return the sentence of a clause or ruling of any game; raises ``KeyError`` for an unknown id.

    A game may cite another's: where the base rules of Coffee Rush are silent, Winter's speak.
    """
    game = id.partition(".")[0]
    if game not in GAMES:
        raise KeyError(id)
    return catalogue.game(game).rulebook.says(id)


def say(kind: str, **numbers: Any) -> str:
    """Return a sentence by kind."""
    return _sentences().render("player", kind, numbers)
