"""Numbers as they are read: with a minus sign, not a hyphen."""

from __future__ import annotations


def minus(n: int | str) -> str:
    """Return a number, or words with numbers, with the sign that stands before a loss."""
    return str(n).replace("-", "−")


def signed(n: int) -> str:
    """Return a difference as it is read: ``+3``, ``−2`` or ``0``."""
    return minus(f"{n:+d}") if n else "0"
