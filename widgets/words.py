"""What the pages say that have no room of their own: home, the list of lessons, the server's answers, notebooks."""

from __future__ import annotations

from widgets.parts.words import Words

_WORDS = Words(__package__)
phrase, say, script, wording = _WORDS.phrase, _WORDS.say, _WORDS.script, _WORDS.wording
