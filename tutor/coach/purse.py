"""Two ways to count what walks give: by adding, and, where entries depend on earlier ones, by keeping a ledger."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from tutor.coffee_rush.board import INDEX, SPACES
from tutor.coffee_rush.position import Tokens
from tutor.coffee_rush.ways import Taking, Ways

Layer = dict[Any, tuple[int, tuple[str, ...]]]
"""Walks of one length: by key (the space they stand on and what they gave), their number and one of them."""


class Purse(Protocol):
    """Counts what walks give; a key is one space with the tokens that led there."""

    def begin(self) -> Layer:
        """Return the walk without a step."""

    def spread(self, layer: Layer, jumped: bool, onto: Collection[str], ending: Collection[str]) -> Layer:
        """Return the walks one step longer onto the spaces ``onto``; entries of ``ending`` count as the end."""

    def outcome(self, key: Any) -> Any:
        """Return what remains of a key when the walk stops: the space and its tokens."""

    def tokens(self, outcome: Any) -> Tokens:
        """Return the tokens of an outcome, sorted."""


class Sums:
    """For walks whose entries do not depend on each other: a key is one number, and a step adds to it.

    Its lowest four bits are the space, above them stand the counts of the ingredients.
    """

    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        dues = [ways.due(space, False, True) for space in SPACES]
        longest = max(max(ways.lengths(jump)) for jump in ways.jumps())
        self._bits = (longest * max(due for _, due in dues)).bit_length()
        self._kinds = sorted({kind for kind, _ in dues})
        self._known: dict[int, Tokens] = {}

    def begin(self) -> Layer:
        """Return the walk without a step."""
        return {INDEX[self._ways.start]: (1, ())}

    def spread(self, layer: Layer, jumped: bool, onto: Collection[str], ending: Collection[str]) -> Layer:
        """Return the walks one step longer."""
        steps = self._steps(jumped, onto, ending)
        longer: Layer = {}
        for key, (count, walk) in layer.items():
            for more, space in steps[key & 15]:
                following = key + more
                known = longer.get(following)
                longer[following] = (count + known[0], known[1]) if known else (count, (*walk, space))
        return longer

    def _steps(self, jumped: bool, onto: Collection[str], ending: Collection[str]) -> list[list[tuple[int, str]]]:
        gains = {s: self._gain(*self._ways.due(s, jumped, s in ending)) for s in onto}
        near = self._ways.near
        return [[(gains[s] + INDEX[s] - INDEX[here], s) for s in near[here] if s in gains] for here in SPACES]

    def _gain(self, kind: str, due: int) -> int:
        return due << 4 + self._bits * self._kinds.index(kind)

    def outcome(self, key: int) -> int:
        """Return the key: there is nothing else in it."""
        return key

    def tokens(self, outcome: int) -> Tokens:
        """Return the tokens of an outcome, sorted."""
        counts = outcome >> 4
        if counts not in self._known:
            self._known[counts] = self._read(counts)
        return self._known[counts]

    def _read(self, counts: int) -> Tokens:
        found: Tokens = ()
        mask = (1 << self._bits) - 1
        for kind in self._kinds:
            found += (kind,) * (counts & mask)
            counts >>= self._bits
        return found


class Ledger:
    """For walks whose entries depend on earlier ones: a key is the space and all that later entries ask."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways

    def begin(self) -> Layer:
        """Return the walk without a step."""
        return {(self._ways.start, Taking()): (1, ())}

    def spread(self, layer: Layer, jumped: bool, onto: Collection[str], ending: Collection[str]) -> Layer:
        """Return the walks one step longer."""
        longer: Layer = {}
        for (here, so_far), (count, walk) in layer.items():
            for space in self._ways.near[here]:
                if space in onto:
                    following = space, self._ways.enter(so_far, space, jumped, space in ending)
                    known = longer.get(following)
                    longer[following] = (count + known[0], known[1]) if known else (count, (*walk, space))
        return longer

    def outcome(self, key: tuple[str, Taking]) -> tuple[str, Tokens]:
        """Return the space and its tokens."""
        return key[0], key[1].tokens

    def tokens(self, outcome: tuple[str, Tokens]) -> Tokens:
        """Return the tokens of an outcome, sorted."""
        return outcome[1]
