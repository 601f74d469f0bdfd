"""What the charts say themselves; most of their words come with what they show."""

from __future__ import annotations

from widgets.parts.words import Words

phrase = Words(__package__).phrase
