"""Phase 1, Action A: add a plantation to a cooperative (traders.plantation.1 to .33)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import markers
from tutor.coffee_traders.actions import Add
from tutor.coffee_traders.box import Slot
from tutor.coffee_traders.gains import gifts
from tutor.coffee_traders.land import plantation_on, spaces_free, with_donkeys, with_plantation
from tutor.coffee_traders.names import COOPERATIVES, LEVELS, ROWS
from tutor.coffee_traders.position import Choice, Donkey, Plantation, Position, bumped, coop, seated, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name, own
from tutor.coffee_traders.tasks import end_turn
from tutor.coffee_traders.transport import Way, against_way, allows_way, candidates, way_of
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Numbers, Reason

LEVEL_CLAUSE = {1: "traders.plantation.6", 2: "traders.plantation.7", 3: "traders.plantation.8"}


def next_slot(rules: Rules, p: Position, seat: int, line: str) -> Slot | None:
    """Return the leftmost plantation space of a row that still holds its plantation (traders.plantation.2)."""
    row, n = rules.box.rows["ABC".index(line)], p.players[seat].taken["ABC".index(line)]
    return row[n] if n < len(row) else None


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List every plantation that can be added, with each pathway or truck that would do."""
    if not markers.ready(p, seat):
        return []
    found: list[Action] = []
    for line in "ABC":
        slot = next_slot(rules, p, seat, line)
        if slot and slot.cost <= p.players[seat].coins:
            found += _of_slot(rules, p, seat, line, slot)
    return found


def _of_slot(rules: Rules, p: Position, seat: int, line: str, slot: Slot) -> list[Action]:
    found: list[Action] = []
    for cooperative in COOPERATIVES:
        if not own(p, seat, cooperative) and not p.players[seat].workers:
            continue
        for row in (r for r in ROWS if slot.level in LEVELS[r]):
            for space in spaces_free(rules, p, cooperative, row):
                ways = candidates(rules, p, seat, cooperative, row, space)
                found += [Add(line, cooperative, row, space, *way) for way in ways]
    return found


def against(rules: Rules, p: Position, seat: int, action: Add) -> list[Reason]:
    """Return what speaks against adding this plantation there."""
    reasons = markers.against(p, seat, 1, "traders.plantation.1")
    slot = next_slot(rules, p, seat, action.line)
    if slot is None:
        return [*reasons, why("traders.plantation.2", "row_empty", line=action.line)]
    coins = p.players[seat].coins
    if coins < slot.cost:
        reasons.append(why("traders.plantation.3", "too_few_coins", need=slot.cost, coins=coins))
    reasons += _against_space(rules, p, seat, action, slot)
    if action.space <= rules.box.lands[action.cooperative].spaces[action.row]:
        reasons += against_way(rules, p, seat, action)
    return reasons


def _against_space(rules: Rules, p: Position, seat: int, action: Add, slot: Slot) -> list[Reason]:
    reasons = []
    where: Numbers = {"cooperative": action.cooperative, "row": action.row, "space": action.space}
    if action.space > rules.box.lands[action.cooperative].spaces[action.row]:
        reasons.append(why("traders.plantation.4", "no_such_space", **where))
    elif plantation_on(p, action.cooperative, action.row, action.space):
        reasons.append(why("traders.plantation.4", "space_taken", **where))
    if slot.level not in LEVELS[action.row]:
        reasons.append(why(LEVEL_CLAUSE[slot.level], "wrong_level", level=slot.level, row=action.row))
    if not own(p, seat, action.cooperative) and not p.players[seat].workers:
        reasons.append(why("traders.plantation.23", "no_worker", cooperative=action.cooperative))
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Add) -> list[Reason]:
    """Return what allows it."""
    slot = next_slot(rules, p, seat, action.line)
    assert slot is not None
    reasons = [
        *markers.allows(p, seat, 1, "traders.plantation.1"),
        why("traders.plantation.2", "leftmost", line=action.line, level=slot.level),
        why("traders.plantation.3", "can_pay", need=slot.cost),
        why("traders.plantation.4", "space_free", row=action.row, space=action.space),
        why(LEVEL_CLAUSE[slot.level], "level_fits", level=slot.level, row=action.row),
    ]
    if not own(p, seat, action.cooperative):
        reasons.append(why("traders.plantation.23", "worker_there", cooperative=action.cooperative))
    return reasons + allows_way(rules, p, seat, action)


def apply(rules: Rules, p: Position, seat: int, action: Add, log: Log) -> Position:
    """Pay, bring it there, place it, and put its rewards in line."""
    slot = next_slot(rules, p, seat, action.line)
    assert slot is not None
    way = way_of(rules, p, seat, action)
    first = not own(p, seat, action.cooperative)
    p = markers.spend(p, seat, 1, "traders.plantation.1", log)
    p = _pay(p, seat, slot, log)
    p = _bring(p, seat, action, way, log)
    support = 0 if way.truck else way.start
    where: Numbers = {"cooperative": action.cooperative, "row": action.row, "space": action.space}
    note(log, "traders.plantation.4", seat, "add", player=name(p, seat), level=slot.level, **where)
    p = with_plantation(p, action.cooperative, Plantation(seat, slot.level, action.row, action.space, False, support))
    if first:
        p = _first_here(p, seat, action.cooperative, log)
    return _rewards(rules, p, seat, action, slot)


def _pay(p: Position, seat: int, slot: Slot, log: Log) -> Position:
    if not slot.cost:
        return p
    note(log, "traders.plantation.3", seat, "pays", player=name(p, seat), coins=slot.cost)
    return seated(p, seat, coins=p.players[seat].coins - slot.cost)


def _bring(p: Position, seat: int, action: Add, way: Way, log: Log) -> Position:
    player = p.players[seat]
    if way.truck:
        note(log, "traders.plantation.21", seat, "by_truck", player=player.name, space=action.space)
        note(log, "traders.plantation.30", seat, "truck_alone", player=player.name)
        trucks = tuple(sorted((*coop(p, action.cooperative).trucks, (seat, action.space)), key=lambda t: t[1]))
        return settled(seated(p, seat, trucks=player.trucks - 1), action.cooperative, trucks=trucks)
    if way.missing:
        clause = "traders.plantation.12" if action.row == "1/2" else "traders.plantation.18"
        note(log, clause, seat, "by_donkey", player=player.name, donkeys=way.missing)
        p = seated(p, seat, donkeys=player.donkeys - way.missing)
        donkey = Donkey(seat, action.row, way.start, action.space)
        return with_donkeys(p, action.cooperative, donkey, way.missing)
    return p


def _first_here(p: Position, seat: int, cooperative: str, log: Log) -> Position:
    note(log, "traders.plantation.22", seat, "first_here", player=name(p, seat), cooperative=cooperative)
    p = seated(p, seat, workers=p.players[seat].workers - 1)
    return settled(p, cooperative, workers=coop(p, cooperative).workers + 1)


def _rewards(rules: Rules, p: Position, seat: int, action: Add, slot: Slot) -> Position:
    i = "ABC".index(action.line)
    taken = bumped(p.players[seat].taken, i)
    p = seated(p, seat, taken=taken)
    if action.line == "B" and taken[1] == len(rules.box.rows[1]):
        p = seated(p, seat, row_b_level_3=True)
    tasks = list(gifts(seat, slot.bonus, "traders.plantation.24"))
    if action.row == "1/2":
        tasks.append(Choice("advance", seat, "traders.plantation.25", action.cooperative))
    if action.row == "2/3":
        tasks.append(Choice("advance", seat, "traders.plantation.26", action.cooperative))
        tasks.append(Choice("counter", seat, "traders.plantation.27", action.cooperative))
    if taken[i] == len(rules.box.rows[i]) and p.players[seat].farms[i]:
        tasks.append(Choice("farm", seat, "traders.plantation.32", action.line))
    if all(n == len(row) for n, row in zip(taken, rules.box.rows, strict=True)):
        tasks.append(Choice("gift", seat, "traders.plantation.33", "civet"))
    return end_turn(replace(p, pending=(*tasks, *p.pending)))
