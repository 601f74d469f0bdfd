"""Text as a person types it, in the letters by which it is compared."""

from __future__ import annotations

import pytest

from widgets.parts.letters import plain


@pytest.mark.parametrize(
    ("typed", "letters"),
    [("Café", "cafe"), ("Cafe\u0301", "cafe"), ("ANDRÉ", "andre"), ("Straße", "strasse"), ("", "")],
)
def test_text_is_the_same_however_it_was_typed(typed: str, letters: str) -> None:
    assert plain(typed) == letters
