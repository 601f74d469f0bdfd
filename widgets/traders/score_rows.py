"""A score sheet as rows that build up one after another: each is one clause, or one group of them, and one thing."""

from __future__ import annotations

from msgspec import Struct

from tutor.coffee_traders import CoffeeTraders, quality
from tutor.coffee_traders.position import COOPERATIVES, Position
from tutor.coffee_traders.quality import PRIZES
from tutor.coffee_traders.rules import other
from tutor.core.score import Line, ScoreSheet
from tutor.core.sentences import listed
from widgets.boards.traders_looks import shown, tally, who

SECTIONS = {
    "bars": ("Markers in the Coffee Bars", ("traders.scoring.2",), "bars"),
    "most": ("Most and second most in a bar", ("traders.scoring.3", "traders.scoring.4"), "bars"),
    "milestones": ("Milestones", ("traders.scoring.6",), "milestones"),
    "quality": (
        "Quality Value in the cooperatives",
        ("traders.scoring.11", "traders.scoring.12", "traders.scoring.13", "traders.scoring.14"),
        "quality",
    ),
    "arabica": (
        "Arabica track",
        ("traders.scoring.15", "traders.scoring.16", "traders.scoring.17", "traders.scoring.18"),
        "arabica",
    ),
    "supply": ("Donkeys and civets", ("traders.scoring.20",), "company"),
    "trucks": ("Trucks", ("traders.scoring.22",), "company"),
    "minus": ("Tokens of −3 points", ("traders.scoring.23",), "company"),
    "row_b": ("The level 3 plantation of row B", ("traders.scoring.24",), "company"),
    "workers": ("Workers in the Worker Pool", ("traders.scoring.25",), "company"),
    "buildings": ("Buildings", ("traders.scoring.26",), "company"),
    "contracts": ("Contracts", ("traders.scoring.27",), "company"),
    "counters": ("Counter track", ("traders.scoring.28",), "company"),
}
"""Name → title, the clauses of its lines, and the board that shows them; in the order in which they are added."""

OF_CLAUSE = {clause: name for name, (_, clauses, _) in SECTIONS.items() for clause in clauses}
ONE_BY_ONE = ("most", "quality")
"""The sections with a row for each city or cooperative, whichever clause gives the points there."""


class Row(Struct, frozen=True):
    """One row: its section, what it is about, and for each player the line of the sheet (None: no points)."""

    section: str
    about: str
    clause: str
    lines: tuple[Line | None, ...]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(line.points if line else 0 for line in self.lines)

    @property
    def clauses(self) -> list[str]:
        """The clauses of its lines."""
        return list(dict.fromkeys(line.clause for line in self.lines if line))


def rows(sheet: ScoreSheet) -> tuple[Row, ...]:
    """Return the rows of a sheet, in the order in which they are added up; all their points are the sheet's."""
    found: dict[tuple[str, str, str], dict[int, Line]] = {}
    for seat, total in enumerate(sheet.players):
        for line in total.lines:
            section = OF_CLAUSE[line.clause]
            clause = "" if section in ONE_BY_ONE else line.clause
            found.setdefault((section, line.about, clause), {})[seat] = line
    order = list(SECTIONS)
    keys = sorted(found, key=lambda key: (order.index(key[0]), key[2], _place(key[1])))
    seats = range(len(sheet.players))
    return tuple(Row(*key, tuple(found[key].get(seat) for seat in seats)) for key in keys)


def _place(about: str) -> tuple[int, str]:
    return (COOPERATIVES.index(about), about) if about in COOPERATIVES else (len(COOPERATIVES), "")


WORDS = {
    "row_b_level_3": "row B's level 3",
    "counter_track": "spaces filled",
    "minus_token": "−3 tokens",
    "arabica": "all rows",
    "donkey": "donkeys",
    "civet": "civets",
    "truck": "trucks",
    "worker": "workers",
    "post": "fair trade posts",
    "station": "production stations",
    "hospital": "hospital",
    "warehouse": "warehouses",
    "stations_and_posts": "stations and posts",
}
ARABICA = {
    "traders.scoring.15": "every row at column 2",
    "traders.scoring.16": "every row at column 3",
    "traders.scoring.17": "column 6",
    "traders.scoring.18": "column 7",
}


def name(row: Row) -> str:
    """Return what a row is about, in words."""
    about = row.about
    if row.section == "arabica":
        ahead = "" if about == "arabica" else f"{shown(about)}: "
        return ahead + ARABICA[row.clause]
    if row.section == "contracts":
        return f"contract {about}"
    if row.section == "milestones":
        return WORDS.get(about, about.replace("_", " "))
    return WORDS.get(about, shown(about))


def why(game: CoffeeTraders, p: Position, row: Row) -> str:
    """Explain a row in a sentence or two, from the numbers of the engine."""
    if row.section == "quality":
        return _quality(p, row.about)
    if row.section == "most":
        return _most(game, p, row)
    names = [who(player.name) for player in p.players]
    said = [f"{name} {_sum(line)}" for name, line in zip(names, row.lines, strict=True) if line]
    return listed(said) + "."


def _sum(line: Line) -> str:
    points = f"{line.points}".replace("-", "−")
    if line.count is not None and line.each is not None:
        return f"{line.count} × {line.each} = {points}".replace("-", "−")
    return f"{points} for {line.count}" if line.count is not None else points


def _quality(p: Position, land: str) -> str:
    values = {seat: quality.value(p, seat, land) for seat in range(len(p.players))}
    names = [who(player.name) for player in p.players]
    won, said = quality.prizes_in(p, land), []
    for rank in sorted({prize.rank for prize in won.values()}):
        seats = [seat for seat, prize in won.items() if prize.rank == rank]
        prize = won[seats[0]]
        those = listed([names[seat] for seat in seats])
        said.append(_shared(those, prize, values[seats[0]], len(p.players)) if len(seats) > 1 else
                    f"{those} has {values[seats[0]]} and takes rank {rank}: {prize.points}.")  # fmt: skip
    idle = [seat for seat in values if not values[seat] and quality.of_buildings(p, seat, land)]
    if idle and not other(p, "traders.R52"):
        those = listed([names[seat] for seat in idle])
        said.append(f"Without a plantation there, {those}'s buildings do not count.")
    return " ".join(one[:1].upper() + one[1:] for one in said)


def _shared(those: str, prize: quality.Prize, value: int, companies: int) -> str:
    paid = PRIZES[: 3 if companies >= 4 else 2]
    ranks = range(prize.rank, prize.rank + prize.sharing)
    sums = [paid[rank - 1] if rank <= len(paid) else 0 for rank in ranks]
    rounded = ", rounded up" if sum(sums) % prize.sharing else ""
    adds = " + ".join(str(n) for n in sums)
    return f"{those} tie at {value}: ({adds}) ÷ {prize.sharing} = {prize.points} each{rounded}."


def _most(game: CoffeeTraders, p: Position, row: Row) -> str:
    column = p.bars[game.box.cities.index(row.about)]
    count = {seat: column.count(seat) for seat in sorted(set(column) - {-1})}
    names = [who(player.name) for player in p.players]
    has = listed([f"{names[seat]} has {tally(n, 'marker')}" for seat, n in count.items()])
    level = len(set(count.values())) < len(count)
    told = f"{has}{'; of equals the one furthest down goes first (traders.scoring.5)' if level else ''}."
    return told[:1].upper() + told[1:]
