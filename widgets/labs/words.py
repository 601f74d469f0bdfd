"""What the labs say."""

from __future__ import annotations

from widgets.parts.words import Words

_WORDS = Words(__package__)
phrase, wording = _WORDS.phrase, _WORDS.wording
