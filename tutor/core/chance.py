"""Chance as a value: a stream's state goes in, the next state comes out.

The numbers are SplitMix64 (Steele, Lea and Flood 2014), so that a seed gives the same game on every machine and in
every version of Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


def stream(seed: int) -> int:
    """Return the state of a new stream; any whole number is a seed."""
    return seed & _MASK


def below(state: int, n: int) -> tuple[int, int]:
    """Return the next state and an even pick from ``range(n)``, n from 1 to 2**32."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        if z < limit:
            return state, z % n


class Chance:
    """A stream of chance that remembers its state."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """Return an even pick from ``range(n)``."""
        self.state, found = below(self.state, n)
        return found


def shuffled(state: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Return the next state and ``items`` in random order (Fisher–Yates)."""
    pile = list(items)
    for i in range(len(pile) - 1, 0, -1):
        state, j = below(state, i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return state, tuple(pile)
