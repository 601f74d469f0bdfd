"""The rules of Coffee Traders with one box: rulebook, printed values and sentences in one hand."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tutor.coffee_traders.box import Box, printed_box
from tutor.core.rulebook import Rulebook, load_rulebook
from tutor.core.sentences import Sentences, load_sentences


class Rules:
    """``rulebook``, ``box`` and ``sentences``; an owner's box replaces the packaged one."""

    def __init__(self, box: dict[str, Any] | None = None, place: str = "box") -> None:
        self.rulebook = _rulebook()
        self.sentences = _sentences()
        self.box = Box(box, place) if box is not None else printed_box()


@cache
def _rulebook() -> Rulebook:
    return load_rulebook(files(__package__) / "rulebook.toml")


@cache
def _sentences() -> Sentences:
    return load_sentences(files(__package__) / "en.toml")
