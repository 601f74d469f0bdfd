"""Quality Value in a cooperative, and who ranks where (traders.scoring.7 to .14)."""

from __future__ import annotations

from msgspec import Struct

from tutor.coffee_traders.position import Position, coop
from tutor.coffee_traders.table import FEW
from tutor.core.agreed import other

PRIZES = (16, 8, 4)
"""Points of the ranks; the third only with four or five players (traders.scoring.11 to .13)."""

RANK_CLAUSES = ("traders.scoring.11", "traders.scoring.12", "traders.scoring.13")


class Prize(Struct, frozen=True):
    """What a seat wins in a cooperative: its rank (from 1), how many share it, the points and the clause."""

    rank: int
    sharing: int
    points: int
    clause: str


def of_plantations(p: Position, seat: int, cooperative: str) -> int:
    """Return the Quality Value of a player's plantations (traders.scoring.7)."""
    return sum(q.level for q in coop(p, cooperative).plantations if q.seat == seat)


def of_buildings(p: Position, seat: int, cooperative: str) -> int:
    """Return the Quality Value of a player's buildings, counting or not (traders.scoring.9, .10, build.38 to .43)."""
    mine = [b.kind for b in coop(p, cooperative).buildings if b.seat == seat]
    return sum(2 if kind == "hospital" else 1 for kind in mine)


def value(p: Position, seat: int, cooperative: str) -> int:
    """Return a player's Quality Value; buildings count only beside a plantation (traders.scoring.8)."""
    plantations = of_plantations(p, seat, cooperative)
    return plantations + of_buildings(p, seat, cooperative) if plantations else 0


def prizes(values: list[int], companies: int, zero_ranks: bool) -> dict[int, Prize]:
    """Return each seat's prize for Quality Values by seat; seats that win nothing are left out.

    ``zero_ranks`` lets players without Quality Value rank too (the other reading of traders.R52).
    """
    won: dict[int, Prize] = {}
    paid = PRIZES[: 2 if companies <= FEW else 3]
    rank = 0
    for best in sorted({v for v in values if v or zero_ranks}, reverse=True):
        seats = [seat for seat, v in enumerate(values) if v == best]
        sum_of_ranks = sum(paid[rank : rank + len(seats)])
        points = -(-sum_of_ranks // len(seats))
        if points:
            clause = "traders.scoring.14" if len(seats) > 1 else RANK_CLAUSES[rank]
            won |= {seat: Prize(rank + 1, len(seats), points, clause) for seat in seats}
        rank += len(seats)
    return won


def prizes_in(p: Position, cooperative: str) -> dict[int, Prize]:
    """Return what each seat wins in a cooperative as the table stands."""
    values = [value(p, seat, cooperative) for seat in range(len(p.players))]
    return prizes(values, len(p.players), other(p, "traders.R52"))
