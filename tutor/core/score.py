"""Score sheets: every point with the clause that gives it."""

from __future__ import annotations

from msgspec import Struct

from tutor.core.money import amount


class Line(Struct, frozen=True):
    """One line of a sheet: ``count`` things of ``each`` points; both are ``None`` where they mean nothing."""

    clause: str
    about: str
    count: int | None
    each: int | None
    points: int

    @classmethod
    def of(cls, clause: str, about: str, count: int, each: int) -> Line:
        """Return the line of so many things at so many points each."""
        return cls(clause, about, count, each, count * each)


class Total(Struct, frozen=True):
    """One player's lines and their sum."""

    name: str
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of all lines, in points."""
        return sum(line.points for line in self.lines)


class ScoreSheet(Struct, frozen=True):
    """All players' totals in seating order, who wins, and what decided it.

    ``by`` is "points", the name of the tie-break that decided, or "shared"; ``decided_by`` the clause that says so.
    Where points are ``money`` they are cents.
    """

    players: tuple[Total, ...]
    winners: tuple[str, ...]
    decided_by: str
    by: str
    money: bool = False

    def shown(self, points: int) -> int | str:
        """Return points as people write them: a number, or an amount of money such as ``"2.50"``."""
        return amount(points) if self.money else points

    def worked(self, line: Line) -> str:
        """Return how a line's points come about: ``3 × 2 = 6``, or the points alone where nothing is counted."""
        if line.count is None or line.each is None:
            return str(self.shown(line.points))
        return f"{line.count} × {self.shown(line.each)} = {self.shown(line.points)}"


def decide(names: list[str], *measures: tuple[str, list[int]]) -> tuple[tuple[str, ...], str]:
    """Return the winners and what decided, given (name, value per player) from points down to the last tie-break."""
    leaders = list(range(len(names)))
    for by, values in measures:
        best = max(values[i] for i in leaders)
        leaders = [i for i in leaders if values[i] == best]
        if len(leaders) == 1:
            return (names[leaders[0]],), by
    return tuple(names[i] for i in leaders), "shared"
