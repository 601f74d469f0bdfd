"""Sentences by kind, from a language file: the only place where rules turn into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from string import Formatter
from typing import Any

from tutor.core.errors import BadInput
from tutor.core.people import PEOPLE, called
from tutor.core.read import read_toml


class Sentences(Formatter):
    """Templates such as ``"{player} pays {n:cookie}"`` by section (event, reason, repair) and kind.

    A word behind the colon is a noun that is counted (``2 cookies``); the section ``words`` may give an edition's own
    word for it (``2 rush tokens``), and ``{word[cookie]}`` is that word alone. ``{n:worker waits|workers wait}`` gives
    both forms, ``{n:|waits|wait}`` the form without the number; of a list each thing is counted
    (``{coffees:coffee}``: ``1 Brazil coffee and 2 Ethiopia coffees``). Players' names, which ``PEOPLE`` tells, are
    shown as they are called; the section ``people`` may give a game's own figure a name in this language.
    """

    def __init__(self, templates: dict[str, dict[str, str]]) -> None:
        self.templates = templates
        self.words = templates.get("words", {})
        self.counted = templates.get("counted", {})
        self.people = templates.get("people", {})

    def render(self, section: str, kind: str, numbers: dict[str, Any]) -> str:
        """Return the sentence; raises ``KeyError`` when the language file lacks it or the numbers do not fit."""
        return big(self.vformat(self.templates[section][kind], (), numbers | {"word": self.words}))

    def called(self, about: str) -> str:
        """Return what a line of a score sheet counts, or what decided, in the edition's own words."""
        return self.counted.get(about, about)

    def person(self, name: str) -> str:
        """Return a player's name as it stands within a sentence."""
        return self.people.get(name) or called(name)

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Return the value of a field, players as they are called."""
        value = super().get_value(key, args, kwargs)
        return self._named(value) if key in PEOPLE else value

    def _named(self, value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            return [self._named(name) for name in value]
        return self.person(value) if isinstance(value, str) else value

    def format_field(self, value: Any, spec: str) -> str:
        """Return one value: a list as ``a, b and c``, a number with its noun as ``2 cookies``."""
        if isinstance(value, (tuple, list)):
            return listed([self._noun(n, f"{item} {spec}") for item, n in Counter(value).items()] if spec else value)
        return self._noun(value, spec) if spec else str(value)

    def _noun(self, n: int, noun: str) -> str:
        return plural(n, self.words.get(noun, noun))


def big(text: str) -> str:
    """Return a text with a capital in front."""
    return text[:1].upper() + text[1:]


def ended(words: str) -> str:
    """Return words with a full stop, if they lack one."""
    return words if words[-1:] in ".!?" else words + "."


def listed(items: tuple[Any, ...] | list[Any]) -> str:
    """Return ``a, b and c``; the same things following each other are counted (``2 milk and tea``)."""
    counts: dict[str, int] = {}
    for item in items:
        counts[str(item)] = counts.get(str(item), 0) + 1
    words = [f"{n} {word}" if n > 1 else word for word, n in counts.items()]
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words) or "nothing"


def plural(n: int, noun: str) -> str:
    """Return ``1 cookie``, ``2 cookies`` or ``2 Penalties``.

    A noun such as ``worker waits|workers wait`` gives both forms, with an empty one before them the number is left out.
    """
    if "|" in noun:
        *bare, one, many = noun.split("|")
        form = one if n == 1 else many
        return form if bare else f"{n} {form}"
    if n == 1:
        return f"1 {noun}"
    return f"{n} {noun[:-1]}ies" if noun.endswith("y") else f"{n} {noun}s"


def load_sentences(*files: Traversable) -> Sentences:
    """Read one or several language files; a later file adds to an earlier one. Raises ``BadInput``."""
    merged: dict[str, dict[str, str]] = {}
    for file in files:
        for section, table in read_toml(file.read_text("utf-8"), file.name).items():
            if not isinstance(table, dict) or not all(isinstance(t, str) for t in table.values()):
                raise BadInput(f"{file.name}: {section}", "expected a table of sentences")
            merged.setdefault(section, {}).update(table)
    return Sentences(merged)
