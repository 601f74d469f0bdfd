"""What the explorer's pages are written with: their words, links that are followed in place, and whole sentences."""

from __future__ import annotations

from typing import Any

from tutor.core.sentences import big
from widgets import leaf
from widgets.leaf.leaf import GO
from widgets.leaf.nodes import Node
from widgets.parts.words import Words

_WORDS = Words(__package__)
phrase, script, wording = _WORDS.phrase, _WORDS.script, _WORDS.wording

HERE = "./rules"
"""The address of the page of the rules; what stands behind its question mark says what is shown."""


def link(address: str, *inside: Node, cls: str = "", **more: Any) -> Node:
    """Return a link; an address on the rules page opens there, without a new load."""
    here = {"act": GO, "value": address.removeprefix(HERE)} if address.startswith(HERE) else {}
    return leaf.link(address, *inside, cls=cls, **here, **more)


def people(n: int) -> str:
    """Return how many play, in words."""
    return phrase("page", "alone" if n == 1 else "people", n=n)


def sentence(text: str) -> str:
    """Return a text with a capital in front and a full stop behind."""
    return big(text) + ("" if text[-1:] in ".?!:…" else ".")
