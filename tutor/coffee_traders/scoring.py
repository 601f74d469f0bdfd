"""The end: every line of the score (traders.scoring.1 to .31)."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.coffee_traders import quality
from tutor.coffee_traders.names import COOPERATIVES, LETTERS
from tutor.coffee_traders.position import Position, is_andre, people
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import built
from tutor.coffee_traders.tracks import height
from tutor.core.score import Line, ScoreSheet, Total, decide

VP = {"warehouse": (0, 1, 3, 5, 6), "station": (1, 2, 3), "post": (1, 2, 3), "hospital": (4,), "farm": (0, 0)}
"""Points of a player's first, second … building of a kind (traders.build.12 to .29)."""

MOST_IN_BAR, SECOND_IN_BAR = 4, 2


def score(rules: Rules, p: Position) -> ScoreSheet:
    """Score the position as it stands; André gets the lines of the game board and never wins (traders.R54)."""
    totals = tuple(Total(player.name, _lines(rules, p, seat)) for seat, player in enumerate(p.players))
    seats = list(people(p))
    winners, by = decide(
        [totals[seat].name for seat in seats],
        ("points", [totals[seat].total for seat in seats]),
        ("coins", [p.players[seat].coins for seat in seats]),
    )
    clause = {"points": "traders.scoring.29", "coins": "traders.scoring.30", "shared": "traders.scoring.31"}[by]
    return ScoreSheet(totals, winners, clause, by)


def _lines(rules: Rules, p: Position, seat: int) -> tuple[Line, ...]:
    lines = [*_bars(rules, p, seat), *_cooperatives(p, seat)]
    if not is_andre(p, seat):
        lines += [*_milestones(rules, p, seat), *_arabica(p, seat), *_supplies(p, seat), *_boards(rules, p, seat)]
    return tuple(line for line in lines if line.points)


def _bars(rules: Rules, p: Position, seat: int) -> Iterator[Line]:
    for city, column in zip(rules.box.cities, p.bars, strict=True):
        mine = [i for i, owner in enumerate(column) if owner == seat]
        if mine:
            points = sum(rules.box.bars[city][i].points for i in mine)
            yield Line("traders.scoring.2", city, len(mine), None, points)
        place = bar_ranks(column).index(seat) if mine else 2
        if place == 0:
            yield Line("traders.scoring.3", city, None, None, MOST_IN_BAR)
        elif place == 1:
            yield Line("traders.scoring.4", city, None, None, SECOND_IN_BAR)


def bar_ranks(column: tuple[int, ...]) -> list[int]:
    """Return the seats with markers in a bar, the most first; of equals the one furthest down (traders.scoring.5)."""
    seats = {seat for seat in column if seat >= 0}
    lowest = {seat: max(i for i, owner in enumerate(column) if owner == seat) for seat in seats}
    return sorted(seats, key=lambda seat: (-column.count(seat), -lowest[seat]))


def _cooperatives(p: Position, seat: int) -> Iterator[Line]:
    for cooperative in COOPERATIVES:
        prize = quality.prizes_in(p, cooperative).get(seat)
        if prize:
            yield Line(prize.clause, cooperative, None, None, prize.points)


def _milestones(rules: Rules, p: Position, seat: int) -> Iterator[Line]:
    for milestone in p.milestones:
        if seat in milestone.seats:
            points = rules.box.milestones[milestone.name][1][milestone.seats.index(seat)]
            yield Line("traders.scoring.6", milestone.name, None, None, points)


def _arabica(p: Position, seat: int) -> Iterator[Line]:
    columns = p.players[seat].arabica
    if min(columns) >= 2:
        yield Line("traders.scoring.15", "arabica", None, None, 3)
    if min(columns) >= 3:
        yield Line("traders.scoring.16", "arabica", None, None, 7)
    for row, column in zip(COOPERATIVES, columns, strict=True):
        if column >= 6:
            yield Line.of("traders.scoring.17", row, 1, 6)
        if column == 7:
            yield Line.of("traders.scoring.18", row, 1, 4)


def _supplies(p: Position, seat: int) -> Iterator[Line]:
    player = p.players[seat]
    counted = (
        ("traders.scoring.20", "donkey", player.donkeys, 1),
        ("traders.scoring.20", "civet", player.civets, 1),
        ("traders.scoring.22", "truck", player.trucks, 3),
        ("traders.scoring.23", "minus_token", player.minus_tokens, -3),
        ("traders.scoring.25", "worker", player.workers, 1),
    )
    for clause, about, n, each in counted:
        yield Line.of(clause, about, n, each)


def _boards(rules: Rules, p: Position, seat: int) -> Iterator[Line]:
    player = p.players[seat]
    yield Line("traders.scoring.24", "row_b_level_3", None, None, 4 * player.row_b_level_3)
    for kind, points in VP.items():
        n = built(p, seat, kind)
        count = n - (kind == "warehouse")
        yield Line("traders.scoring.26", kind, count, None, sum(points[:n]))
    for letter, card in zip(LETTERS, player.contracts, strict=True):
        if card == "done":
            yield Line("traders.scoring.27", letter, None, None, rules.box.spaces[letter].points)
    filled = height(rules, player.counters)
    points_for_height = (0, *rules.box.track_points)[filled]
    yield Line("traders.scoring.28", "counter_track", filled, None, points_for_height)
