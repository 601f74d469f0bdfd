"""André, the automaton of the two-player game (traders.andre.1 to .49)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import andre_lands, send
from tutor.coffee_traders import trade as houses
from tutor.coffee_traders.box import Needs
from tutor.coffee_traders.land import building_spaces, with_building, with_plantation
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Building, Position, coop, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import andre_seat, buildings_left, drawn, unstaffed
from tutor.core.notes import Log, note

TURNS = 4
"""His turns of Phase 1 (traders.andre.8)."""

TRADERS = 3
"""His traders (traders.andre.3)."""

MARKERS_A_PERIOD = 2
"""Scoring markers that he puts in the Coffee Bars (traders.andre.44)."""


def visible(rules: Rules, p: Position) -> tuple[str, ...]:
    """Return the top, middle and bottom coffee of his visible contract (traders.andre.9); none if he has none."""
    if p.andre is None or not p.andre.contracts:
        return ()
    (top, _), (middle, _), (bottom, _) = rules.box.contracts[p.andre.contracts[0]].three
    return top, middle, bottom


def take_counters(p: Position, log: Log) -> Position:
    """Give him his five Arabica counters face down, before the stacks are drawn (traders.andre.6, R12)."""
    assert p.andre is not None
    his = p.andre
    p, counters = drawn(p, COOPERATIVES)
    note(log, "traders.andre.6", andre_seat(p), "andre_counters", ruling="traders.R12", hidden=True)
    return replace(p, andre=replace(his, counters=counters))


def take_contract(p: Position, card: str, log: Log) -> Position:
    """Stack his A, B and C contracts, A on top (traders.andre.5)."""
    assert p.andre is not None
    note(log, "traders.andre.5", andre_seat(p), "andre_contract", letter=card[0], hidden=True)
    return replace(p, andre=replace(p.andre, contracts=(*p.andre.contracts, card)))


def set_up(rules: Rules, p: Position, f: Needs, log: Log) -> Position:
    """Set up his board and his three production stations (traders.andre.1 to .4, board.31, .32)."""
    seat = andre_seat(p)
    for clause in ("traders.setup.3", "traders.andre.1", "traders.andre.2", "traders.andre.3", "traders.andre.4"):
        note(log, clause, seat, "andre_" + clause.partition(".")[2].replace(".", "_"))
    players = (*p.players[:seat], replace(p.players[seat], traders=TRADERS))
    p = replace(p, players=players)
    for cooperative, _ in f:
        prints = rules.box.lands[cooperative].buildings["station"]
        free = building_spaces(rules, p, seat, cooperative, "station")
        space = next((s for s in free if prints[s - 1].big), free[0])
        note(log, "traders.board.31", seat, "andre_station", cooperative=cooperative, space=space)
        p = with_building(p, cooperative, Building(seat, "station", space))
    note(log, "traders.board.32", seat, "andre_discards_f")
    return p


def work(rules: Rules, p: Position, log: Log) -> Position:
    """Take his next turn of Phase 1 (traders.andre.8 to .27)."""
    assert p.andre is not None
    seat, turn = andre_seat(p), p.andre.turns + 1
    if turn > TURNS:
        return replace(p, out=(*p.out, seat))
    clause = ("traders.andre.10", "traders.andre.20", "traders.andre.21", "traders.andre.27")[turn - 1]
    note(log, "traders.andre.8", seat, "andre_turn", turn=turn)
    p = replace(p, andre=replace(p.andre, turns=turn))
    if turn == TURNS:
        p = replace(p, out=(*p.out, seat))
    seen = visible(rules, p)
    if not seen:
        return p
    cooperative = seen[0] if turn in (1, 3) else seen[1]
    note(log, clause, seat, "andre_acts", cooperative=cooperative, turn=turn)
    if turn <= 2:
        return andre_lands.add(rules, p, cooperative, log)
    return _staff(p, cooperative, log)


def _staff(p: Position, cooperative: str, log: Log) -> Position:
    if not send.waiting(p, cooperative):
        note(log, "traders.andre.26", andre_seat(p), "andre_nobody_to_staff", cooperative=cooperative)
        return p
    return send.hand_out(p, andre_seat(p), cooperative)


def fill(p: Position, log: Log) -> Position:
    """Staff his bare plantations from their town centers, then from the general supply (traders.andre.28, .29)."""
    seat = andre_seat(p)
    for cooperative in COOPERATIVES:
        for q in unstaffed(p, seat, cooperative):
            workers = coop(p, cooperative).workers
            clause = "traders.andre.28" if workers else "traders.andre.29"
            where = {"cooperative": cooperative, "row": q.row, "space": q.space}
            note(log, clause, seat, "andre_filled", ruling="traders.R69", **where)
            p = settled(p, cooperative, workers=max(0, workers - 1))
            p = with_plantation(p, cooperative, replace(q, staffed=True))
    return p


def trade(p: Position, log: Log) -> Position:
    """Turn up Arabica counters until one shows a house without traders, and open it (traders.andre.30, .31, R34)."""
    assert p.andre is not None
    seat = andre_seat(p)
    while p.players[seat].traders and p.andre and p.andre.turned < len(p.andre.counters):
        colour = p.andre.counters[p.andre.turned]
        p = replace(p, andre=replace(p.andre, turned=p.andre.turned + 1))
        note(log, "traders.andre.30", seat, "andre_turns_up", coffee=colour, hidden=True)
        if not coop(p, colour).traders:
            p = houses.place(replace(p, passes=0), seat, colour, "traders.andre.30", log)
            note(log, "traders.andre.34", seat, "andre_no_stock", cooperative=colour)
            note(log, "traders.andre.32", seat, "andre_joined", cooperative=colour)
            return houses.offer(p, seat, colour)
        note(log, "traders.andre.31", seat, "andre_house_taken", ruling="traders.R34", cooperative=colour)
    clause = "traders.andre.31" if p.players[seat].traders else "traders.andre.33"
    note(log, clause, seat, "andre_passes")
    return replace(p, passes=p.passes + 1)


def post(rules: Rules, p: Position, log: Log) -> Position:
    """Build his fair trade post when both people have passed (traders.andre.38 to .41, R59)."""
    seen = visible(rules, p)
    if not seen:
        return p
    seat, cooperative = andre_seat(p), seen[2]
    prints = rules.box.lands[cooperative].buildings["post"]
    free = building_spaces(rules, p, seat, cooperative, "post")
    if not free or not buildings_left(p, seat, "post"):
        note(log, "traders.andre.38", seat, "andre_no_post", ruling="traders.R59", cooperative=cooperative)
        return p
    space = min(free, key=lambda s: (not prints[s - 1].big, not prints[s - 1].step, s))
    note(log, "traders.andre.38", seat, "andre_post", ruling="traders.R59", cooperative=cooperative, space=space)
    kind = prints[space - 1]
    clause = "traders.andre.39" if kind.big else "traders.andre.40" if kind.step else "traders.andre.41"
    note(log, clause, seat, "andre_prefers", cooperative=cooperative, space=space)
    return with_building(p, cooperative, Building(seat, "post", space))


def sell(rules: Rules, p: Position, log: Log) -> Position:
    """Open Phase 5 with two Scoring markers (traders.andre.44 to .46, R55)."""
    seat, seen = andre_seat(p), visible(rules, p)
    note(log, "traders.andre.44", seat, "andre_delivers", ruling="traders.R55", count=MARKERS_A_PERIOD)
    for coffee, clause in zip(seen[1:], ("traders.andre.45", "traders.andre.46"), strict=False):
        p = _deliver(rules, p, coffee, clause, log)
    return replace(p, out=(*p.out, seat))


def _deliver(rules: Rules, p: Position, coffee: str, clause: str, log: Log) -> Position:
    matches = [
        (space.value, i, j)
        for i, city in enumerate(rules.box.cities)
        for j, space in enumerate(rules.box.bars[city])
        if p.bars[i][j] < 0 and any(coffee == wanted for wanted, _ in space.needs)
    ]
    if not matches:
        note(log, clause, andre_seat(p), "andre_no_match", ruling="traders.R58", coffee=coffee)
        return p
    value, i, j = min(matches)
    note(
        log,
        clause,
        andre_seat(p),
        "andre_marker",
        ruling="traders.R58",
        city=rules.box.cities[i],
        space=j + 1,
        value=value,
    )
    column = (*p.bars[i][:j], andre_seat(p), *p.bars[i][j + 1 :])
    return replace(p, bars=(*p.bars[:i], column, *p.bars[i + 1 :]))


def refresh(p: Position, log: Log) -> Position:
    """Discard his visible contract and shuffle his counters face down (traders.andre.47 to .49)."""
    assert p.andre is not None
    seat, his = andre_seat(p), p.andre
    note(log, "traders.andre.48", seat, "andre_discards", card=his.contracts[0] if his.contracts else "")
    p, counters = drawn(p, his.counters)
    note(log, "traders.andre.49", seat, "andre_shuffles", hidden=True)
    return replace(p, andre=replace(his, contracts=his.contracts[1:], counters=counters, turned=0))
