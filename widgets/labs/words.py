"""What the labs say, from ``en.toml``: a translation is another file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tutor import catalogue
from tutor.core.game import Game
from tutor.core.sentences import Sentences, load_sentences

LANGUAGE = "en"


@cache
def _sentences(game: str) -> Sentences:
    """The labs' words with an edition's own nouns."""
    found = load_sentences(files(__package__) / f"{LANGUAGE}.toml")
    nouns = catalogue.game(game).sentences.words if game else {}
    return Sentences(found.templates | {"words": nouns})


def say(what: str, game: Game[Any] | None = None, **numbers: Any) -> str:
    """Return words by section and kind, "ask.head", with a game's own nouns; raises ``KeyError`` for unknown ones."""
    section, _, kind = what.partition(".")
    found = _sentences(game.id if game else "")
    return found.vformat(found.templates[section][kind], (), numbers | {"word": found.words})


def section(name: str) -> dict[str, str]:
    """Return all words of a section, by kind."""
    return _sentences("").templates[name]
