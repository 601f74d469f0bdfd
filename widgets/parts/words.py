"""What a room says, from the language file beside it: a translation is another file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any

from tutor.core.sentences import Sentences, big, load_sentences

LANGUAGE = "en"


class Words:
    """The words of a room, which is a package with an ``en.toml`` in it: sections of words by kind.

    Words may count things (:class:`tutor.core.sentences.Sentences`); what is said about a game's own things is filled
    in with that game's ``nouns``.
    """

    def __init__(self, room: str) -> None:
        self._room = room

    @cached_property
    def _language(self) -> Sentences:
        return load_sentences(files(self._room) / f"{LANGUAGE}.toml")

    def wording(self, section: str) -> Mapping[str, str]:
        """Return all words of a section, by kind; raises ``KeyError`` for an unknown one."""
        return self._language.templates[section]

    def script(self, *sections: str) -> str:
        """Return sections for a component's script, which stands behind it and finds them in ``WORDS``, by kind."""
        said = {kind: words for section in sections for kind, words in self.wording(section).items()}
        return f"const WORDS = {json.dumps(said, ensure_ascii=False)}\n"

    def phrase(self, section: str, kind: str, nouns: Sentences | None = None, /, **numbers: Any) -> str:
        """Return words as they stand within a sentence; raises ``KeyError`` for unknown ones."""
        speaker = nouns or self._language
        return speaker.vformat(self.wording(section)[kind], (), numbers | {"word": speaker.words})

    def say(self, section: str, kind: str, nouns: Sentences | None = None, /, **numbers: Any) -> str:
        """Return a sentence, or a heading: it begins with a capital letter; raises ``KeyError`` for unknown ones."""
        return big(self.phrase(section, kind, nouns, **numbers))


phrase = Words(__package__).phrase
"""What the parts that pages share say themselves."""
