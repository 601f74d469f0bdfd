"""Sums of money, exact: whole cents inside, ``2.50`` outside."""

from __future__ import annotations

import re

from tutor.core.errors import BadInput, shown

MOST = 10_000_000
"""Cents; no sum of any game comes near."""


def amount(cents: int) -> str:
    """Return cents as ``2.50`` or ``-0.50``."""
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{whole}.{rest:02}"


def dollars(cents: int) -> str:
    """Return cents as ``$2.50`` or ``−$0.50``, as they are read."""
    return f"−${amount(-cents)}" if cents < 0 else f"${amount(cents)}"


def read_amount(text: object, place: str) -> int:
    """Read ``"2.50"`` as cents; raises ``BadInput`` for anything else, a float among them."""
    found = re.fullmatch(r"([-−]?)\$?(\d{1,6})\.(\d\d)", text) if isinstance(text, str) else None
    if not found:
        raise BadInput(place, f"expected an amount such as '2.50', found {shown(text)}")
    cents = int(found[2]) * 100 + int(found[3])
    if cents > MOST:
        raise BadInput(place, f"expected {amount(MOST)} at most, found {text}")
    return -cents if found[1] else cents
