"""Text as a person types it, in the letters by which it is compared."""

from __future__ import annotations

from unicodedata import combining, normalize


def plain(text: str) -> str:
    """Return a text in small letters without accents, so that it is the same however it was typed."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
