"""What the views of Coffee Traders say themselves; the words of its rules come from the game."""

from __future__ import annotations

from widgets.parts.words import Words

_WORDS = Words(__package__)
phrase, say, script, wording = _WORDS.phrase, _WORDS.say, _WORDS.script, _WORDS.wording
