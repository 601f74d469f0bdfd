"""What a race's page says."""

from __future__ import annotations

from widgets.parts.words import Words

_WORDS = Words(__package__)
say, phrase, script, wording = _WORDS.say, _WORDS.phrase, _WORDS.script, _WORDS.wording
