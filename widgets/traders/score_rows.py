"""A score sheet as rows that build up one after another: each is one clause, or one group of them, and one thing."""

from __future__ import annotations

from msgspec import Struct

from tutor.coffee_traders import CoffeeTraders, quality
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Position
from tutor.coffee_traders.quality import PRIZES
from tutor.core.agreed import other
from tutor.core.score import Line, ScoreSheet
from tutor.core.sentences import big, listed
from widgets.boards.traders_looks import shown, who
from widgets.parts.numbers import minus
from widgets.parts.rules import face
from widgets.traders.words import phrase, say, wording

_SCORING = "traders.scoring."
SECTIONS = {
    "bars": ((2,), "bars"),
    "most": ((3, 4), "bars"),
    "milestones": ((6,), "milestones"),
    "quality": ((11, 12, 13, 14), "land"),
    "arabica": ((15, 16, 17, 18), "arabica"),
    "supply": ((20,), "own"),
    "trucks": ((22,), "own"),
    "minus": ((23,), "own"),
    "row_b": ((24,), "own"),
    "workers": ((25,), "own"),
    "buildings": ((26,), "own"),
    "contracts": ((27,), "cards"),
    "counters": ((28,), "cards"),
}
"""Name → the clauses of its lines by number, and the board that shows them; in the order in which they are added."""


def clauses_of(section: str) -> tuple[str, ...]:
    """Return the clauses by which the lines of a section score."""
    return tuple(f"{_SCORING}{n}" for n in SECTIONS[section][0])


OF_CLAUSE = {id: name for name in SECTIONS for id in clauses_of(name)}
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
        """What each player gets by it."""
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


def name(row: Row) -> str:
    """Return what a row is about, in words."""
    about = row.about
    if row.section == "arabica":
        ahead = "" if about == "arabica" else f"{shown(about)}: "
        return ahead + wording("arabica")[row.clause.rpartition(".")[2]]
    if row.section == "contracts":
        return phrase("rows", "contract", letter=about)
    words = wording("milestones" if row.section == "milestones" else "rows")
    return words.get(about, shown(about))


def title(name: str) -> str:
    """Return the title of a section of the sheet."""
    return wording("sections")[name]


def why(game: CoffeeTraders, p: Position, row: Row) -> str:
    """Explain a row in a sentence or two, from the numbers of the engine."""
    if row.section == "quality":
        return _quality(p, row.about)
    if row.section == "most":
        return _most(game, p, row)
    names = [who(player.name) for player in p.players]
    said = [f"{name} {_sum(line)}" for name, line in zip(names, row.lines, strict=True) if line]
    return big(listed(said)) + "."


def _sum(line: Line) -> str:
    if line.count is not None and line.each is not None:
        return f"{line.count} × {minus(line.each)} = {minus(line.points)}"
    if line.count is None:
        return minus(line.points)
    return phrase("why", "for", points=minus(line.points), count=line.count)


def _quality(p: Position, land: str) -> str:
    values = {seat: quality.value(p, seat, land) for seat in range(len(p.players))}
    names = [who(player.name) for player in p.players]
    won, said = quality.prizes_in(p, land), []
    for rank in sorted({prize.rank for prize in won.values()}):
        seats = [seat for seat, prize in won.items() if prize.rank == rank]
        prize, value = won[seats[0]], values[seats[0]]
        those = listed([names[seat] for seat in seats])
        if len(seats) > 1:
            said.append(_shared(those, prize, value, len(p.players)))
        else:
            said.append(say("why", "alone", who=those, value=value, rank=rank, points=prize.points))
    idle = [seat for seat in values if not values[seat] and quality.of_buildings(p, seat, land)]
    if idle and not other(p, "traders.R52"):
        said.append(say("why", "idle", who=listed([names[seat] for seat in idle])))
    return " ".join(said)


def _shared(those: str, prize: quality.Prize, value: int, companies: int) -> str:
    paid = PRIZES[: 3 if companies >= 4 else 2]
    ranks = range(prize.rank, prize.rank + prize.sharing)
    sums = [paid[rank - 1] if rank <= len(paid) else 0 for rank in ranks]
    kind = "rounded" if sum(sums) % prize.sharing else "shared"
    adds = " + ".join(str(n) for n in sums)
    return say("why", kind, who=those, value=value, sums=adds, sharing=prize.sharing, points=prize.points)


def _most(game: CoffeeTraders, p: Position, row: Row) -> str:
    column = p.bars[game.box.cities.index(row.about)]
    count = {seat: column.count(seat) for seat in sorted(set(column) - {-1})}
    names = [who(player.name) for player in p.players]
    has = listed([phrase("why", "has", who=names[seat], count=n) for seat, n in count.items()])
    level = len(set(count.values())) < len(count)
    return say("why", "level" if level else "plain", has=has, rule=face("traders.scoring.5"))
