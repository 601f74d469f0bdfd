"""What a race's page says."""

from __future__ import annotations

from widgets.parts.words import Words

_WORDS = Words(__package__)
say, phrase, wording = _WORDS.say, _WORDS.phrase, _WORDS.wording
