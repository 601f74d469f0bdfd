"""Phase 4: Harvest. Each cooperative shares out its coffee, then Sumatra's civets give kopi luwak."""

from __future__ import annotations

from tutor.coffee_traders.actions import Harvest
from tutor.coffee_traders.names import COOPERATIVES, INDEX, LUWAK
from tutor.coffee_traders.position import Position, bumped, coop, is_andre, people, seated
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import civets_left, few, name, note_full, take_coffee
from tutor.coffee_traders.tasks import end_turn
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

ROUNDS = 5
"""Times that the traders of a house take a coffee, one after the other (traders.harvest.7)."""


def per_plantation(p: Position) -> int:
    """Return the coffee of a staffed plantation (traders.harvest.2, .3)."""
    return 3 if few(p) else 2


def threshold(p: Position) -> int:
    """Return how much of each coffee brings a civet (traders.harvest.10, .11)."""
    return 6 if few(p) else 4


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the one action of the phase."""
    return [Harvest()]


def against(rules: Rules, p: Position, seat: int, action: Harvest) -> list[Reason]:
    """Return nothing: a harvest is never refused in its phase."""
    return []


def allows(rules: Rules, p: Position, seat: int, action: Harvest) -> list[Reason]:
    """Return what makes the harvest happen."""
    return [why("traders.overview.8", "harvest_now"), why("traders.harvest.1", "harvest_each")]


def apply(rules: Rules, p: Position, seat: int, action: Harvest, log: Log) -> Position:
    """Harvest all five cooperatives and Sumatra."""
    for cooperative in COOPERATIVES:
        note(log, "traders.harvest.1", None, "harvest", cooperative=cooperative)
        p = share_out(rules, p, cooperative, log)
    for seat in (s for s in p.order if not is_andre(p, s)):
        p = _threshold_civet(p, seat, log)
    for seat in people(p):
        p = _sumatra(rules, p, seat, log)
    return end_turn(p)


def share_out(rules: Rules, p: Position, cooperative: str, log: Log) -> Position:
    """Share out the coffee of one cooperative (traders.harvest.2 to .9)."""
    total, before = _total(p, cooperative, log), p
    claims = _claims(p, cooperative)[:total]
    for n, (seat, clause, turn) in enumerate(claims, 1):
        p = _take(rules, p, seat, cooperative, clause, total - n, turn, log)
    if total > len(claims):
        note(log, "traders.harvest.9", None, "waste", cooperative=cooperative, count=total - len(claims))
    _note_received(before, p, cooperative, [seat for seat, _, _ in claims], log)
    return p


def _total(p: Position, cooperative: str, log: Log) -> int:
    staffed = sum(q.staffed for q in coop(p, cooperative).plantations)
    each = per_plantation(p)
    total = staffed * each
    clause = "traders.harvest.2" if few(p) else "traders.harvest.3"
    if staffed:
        note(log, clause, None, "yield", cooperative=cooperative, plantations=staffed, each=each, total=total)
        note(log, "traders.harvest.4", None, "total", cooperative=cooperative, total=total)
        if p.andre:
            note(log, "traders.andre.42", None, "andre_yield", cooperative=cooperative, each=each)
    return total


def _claims(p: Position, cooperative: str) -> list[tuple[int, str, int]]:
    """List who takes a coffee, one after another: seat, clause and round."""
    here = coop(p, cooperative)
    posts = [seat for seat in p.order for b in here.buildings if b.kind == "post" and b.seat == seat]
    claims = [(seat, "traders.harvest.5", 0) for seat in posts]
    claims += [(seat, "traders.harvest.6", 0) for seat in here.traders[:1]]
    rounds = range(1, ROUNDS + 1)
    return claims + [(seat, "traders.harvest.7", turn) for turn in rounds for seat in here.traders]


_KIND = {"traders.harvest.5": "post_takes", "traders.harvest.6": "first_takes", "traders.harvest.7": "trader_takes"}


def _take(
    rules: Rules, p: Position, seat: int, cooperative: str, clause: str, left: int, turn: int, log: Log
) -> Position:
    i = INDEX[cooperative]
    held = p.players[seat].coffee
    fits = held[i] < rules.box.highest_coffee
    taken = {"player": name(p, seat), "coffee": cooperative, "count": int(fits), "round": turn, "left": left}
    note(log, clause, seat, _KIND[clause], ruling="traders.R45" if clause == "traders.harvest.5" else "", **taken)
    if is_andre(p, seat):
        return p
    if not fits:
        note_full(p, seat, cooperative, 1, log)
        return p
    return seated(p, seat, coffee=bumped(held, i))


def _note_received(before: Position, p: Position, cooperative: str, taken: list[int], log: Log) -> None:
    """Note what each player marks in the warehouse, and what André throws away."""
    for seat in sorted(set(taken), key=p.order.index):
        if is_andre(p, seat):
            count = taken.count(seat)
            note(log, "traders.andre.43", seat, "throws_away", player=name(p, seat), coffee=cooperative, lost=count)
            continue
        had, now = (q.players[seat].coffee[INDEX[cooperative]] for q in (before, p))
        if now > had:
            who = name(p, seat)
            note(log, "traders.harvest.8", seat, "mark", player=who, coffee=cooperative, received=now - had, now=now)


def _threshold_civet(p: Position, seat: int, log: Log) -> Position:
    need = threshold(p)
    if min(p.players[seat].coffee[:5]) < need or not civets_left(p, seat):
        return p
    clause = "traders.harvest.10" if few(p) else "traders.harvest.11"
    note(log, clause, seat, "threshold", player=name(p, seat), need=need)
    return seated(p, seat, civets_in_sumatra=p.players[seat].civets_in_sumatra + 1)


def _sumatra(rules: Rules, p: Position, seat: int, log: Log) -> Position:
    civets = p.players[seat].civets_in_sumatra
    if not civets:
        return p
    for _ in range(civets):
        p = take_coffee(rules, p, seat, LUWAK, 1, "traders.harvest.12", log, "luwak")
    note(log, "traders.harvest.13", seat, "civets_home", player=name(p, seat), civets=civets)
    return seated(p, seat, civets_in_sumatra=0)
