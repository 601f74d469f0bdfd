"""Setup of the game board: bars, milestones, cooperatives and Contract Bonus stacks (traders.setup.1 to .26)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import andre
from tutor.coffee_traders.names import ANIMAL_OF, ANIMALS, COOPERATIVES, LETTERS, WILD
from tutor.coffee_traders.position import Milestone, Position, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import drawn, few
from tutor.core.notes import Log, note

WORKERS = 6
"""Workers of a town center (traders.setup.14)."""

SEOUL_SPACES = (3, 4)
"""Values of the spaces of Seoul with a Wild counter (traders.setup.6)."""


def lay(rules: Rules, p: Position, log: Log) -> Position:
    """Lay out everything that belongs to no player."""
    note(log, "traders.setup.1", None, "board")
    p = _bars(rules, p, log)
    p = _milestones(rules, p, log)
    for cooperative in COOPERATIVES:
        p = _cooperative(rules, p, cooperative, log)
    note(log, "traders.setup.15", None, "general_supply")
    return _stacks(rules, p, log)


def _bars(rules: Rules, p: Position, log: Log) -> Position:
    companies = len(p.players)
    if not few(p):
        note(log, "traders.setup.4", None, "wild_stock", count=companies)
        p = replace(p, wild_stock=companies)
    p, animals = drawn(p, list(ANIMALS))
    rows = [list(row) for row in p.bar_counters]
    for city, row, animal in zip(rules.box.cities, rows, animals, strict=False):
        note(log, "traders.setup.5", None, "bar_animal", city=city, counter=animal, hidden=True)
        row[-1] = animal
    for i, space in enumerate(rules.box.bars["seoul"]):
        if space.value in SEOUL_SPACES:
            rows[5][i] = WILD
    note(log, "traders.setup.6", None, "seoul_wilds", spaces=list(SEOUL_SPACES))
    return replace(p, bar_counters=tuple(tuple(row) for row in rows))


def _milestones(rules: Rules, p: Position, log: Log) -> Position:
    chosen = []
    for letter in "ABC":
        p, names = drawn(p, [n for n, (own, _) in rules.box.milestones.items() if own == letter])
        note(log, "traders.setup.7", None, "lay_milestone", letter=letter, milestone=names[0], hidden=True)
        chosen.append(Milestone(names[0]))
    note(log, "traders.setup.8", None, "milestones_left", count=6)
    return replace(p, milestones=tuple(chosen))


def _cooperative(rules: Rules, p: Position, cooperative: str, log: Log) -> Position:
    where = {"cooperative": cooperative}
    note(log, "traders.setup.12", None, "lay_stock", count=rules.box.stock, **where)
    note(
        log, "traders.setup.13", None, "lay_coin", ruling="traders.R4" if p.andre else "", space=len(p.players), **where
    )
    note(log, "traders.setup.14", None, "lay_workers", count=WORKERS, **where)
    note(log, "traders.setup.16", None, "lay_animals", counter=ANIMAL_OF[cooperative], **where)
    counters = (ANIMAL_OF[cooperative], WILD)
    return settled(p, cooperative, workers=WORKERS, coin=True, counters=counters, stock=rules.box.stock)


def _stacks(rules: Rules, p: Position, log: Log) -> Position:
    if p.andre:
        p = andre.take_counters(p, log)
    each = rules.box.arabica - (p.andre is not None)
    p, counters = drawn(p, [c for c in COOPERATIVES for _ in range(each)])
    more = max(0, len(p.players) - 3)
    sizes = [(3 if letter in "AB" else 2) + more for letter in LETTERS]
    stacks = []
    for letter, size in zip(LETTERS, sizes, strict=True):
        stacks.append(counters[:size])
        counters = counters[size:]
        clause = "traders.setup.21" if letter in "AB" else "traders.setup.22"
        note(log, clause, None, "stack", letter=letter, counters=stacks[-1], hidden=True)
    if more:
        clause = "traders.setup.23" if more == 1 else "traders.setup.24"
        note(log, clause, None, "higher_stacks", players=len(p.players), more=more, high=sizes[0], low=sizes[-1])
    note(log, "traders.setup.26", None, "counters_left", count=len(counters))
    return replace(p, stacks=tuple(stacks))
