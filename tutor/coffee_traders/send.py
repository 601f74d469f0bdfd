"""Phase 1, Action B: send workers from a town center to plantations (traders.workers.1 to .7)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import markers
from tutor.coffee_traders.actions import Send, Serve
from tutor.coffee_traders.gains import advance
from tutor.coffee_traders.land import with_plantation
from tutor.coffee_traders.names import COOPERATIVES, RANK
from tutor.coffee_traders.position import Choice, Plantation, Position, coop, is_andre, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name, unstaffed
from tutor.coffee_traders.tasks import end_turn, popped
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Numbers, Reason


def waiting(p: Position, cooperative: str) -> list[int]:
    """Return the seats with an unstaffed plantation in a cooperative, in turn order."""
    return [seat for seat in p.order if unstaffed(p, seat, cooperative)]


def lowest(p: Position, seat: int, cooperative: str) -> list[Plantation]:
    """Return a player's unstaffed plantations in the lowest row that has one (traders.workers.4)."""
    bare = unstaffed(p, seat, cooperative)
    row = min((RANK[q.row] for q in bare), default=0)
    return [q for q in bare if RANK[q.row] == row]


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the cooperatives with somebody to staff."""
    if not markers.ready(p, seat):
        return []
    return [Send(c) for c in COOPERATIVES if any(not q.staffed for q in coop(p, c).plantations)]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against sending workers there, or serving that player."""
    if isinstance(action, Serve):
        among = p.pending[0].among
        wrong = action.player not in among
        clause = p.pending[0].clause
        return [why(clause, "cannot_serve", player=action.player, among=among)] if wrong else []
    assert isinstance(action, Send)
    reasons = markers.against(p, seat, 1, "traders.workers.1")
    if not waiting(p, action.cooperative):
        nobody = why("traders.workers.3", "nobody_to_staff", ruling="traders.R14", cooperative=action.cooperative)
        reasons.append(nobody)
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, Serve):
        return [why(p.pending[0].clause, "may_serve", player=action.player)]
    assert isinstance(action, Send)
    there = why("traders.workers.2", "may_send", cooperative=action.cooperative)
    return [*markers.allows(p, seat, 1, "traders.workers.1"), there]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Send the workers, or serve one player more."""
    if isinstance(action, Serve):
        return _serve(p, action, log)
    assert isinstance(action, Send)
    p = markers.spend(p, seat, 1, "traders.workers.1", log)
    note(log, "traders.workers.2", seat, "sends", player=name(p, seat), cooperative=action.cooperative)
    return end_turn(hand_out(p, seat, action.cooperative))


def hand_out(p: Position, seat: int, cooperative: str) -> Position:
    """Put in line: a worker for everyone waiting; too few are given out as ``seat`` chooses (traders.workers.5).

    André's turns go the same way, with him last and Player 1 choosing (traders.andre.21 to .23, R71).
    """
    seats, workers = waiting(p, cooperative), coop(p, cooperative).workers
    andres = is_andre(p, seat)
    if andres and len(seats) > workers:
        seats = [s for s in seats if not is_andre(p, s)] or seats
    clause = "traders.andre.21" if andres else "traders.workers.3"
    if len(seats) <= workers:
        tasks = [Choice("staff", s, clause, cooperative) for s in seats]
    else:
        short, chooser = ("traders.andre.23", p.order[0]) if andres else ("traders.workers.5", seat)
        tasks = [Choice("serve", chooser, short, cooperative, workers, tuple(name(p, s) for s in seats))]
    others = len(seats) <= workers and any(s != seat for s in seats)
    tasks += [Choice("town", seat, "", cooperative), Choice("reward", seat, "", cooperative, int(others))]
    return replace(p, pending=(*tasks, *p.pending))


def _serve(p: Position, action: Serve, log: Log) -> Position:
    head, rest = p.pending[0], p.pending[1:]
    served = next(s for s in range(len(p.players)) if name(p, s) == action.player)
    note(log, head.clause, head.seat, "serves", player=name(p, head.seat), served=action.player)
    left = tuple(n for n in head.among if n != action.player)
    more = (replace(head, n=head.n - 1, among=left),) if head.n > 1 and left else ()
    clause = "traders.andre.21" if head.clause == "traders.andre.23" else "traders.workers.3"
    rest = tuple(replace(c, n=1) if c.kind == "reward" and c.seat != served else c for c in rest)
    return replace(p, pending=(Choice("staff", served, clause, head.about), *more, *rest))


def serve_options(p: Position) -> list[Action]:
    """List whose plantation may get the next worker."""
    return [Serve(player) for player in p.pending[0].among]


def ready_to_serve(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Skip the choice when the town center is empty (traders.R14)."""
    return popped(p) if not c.n else None


def staff_lowest(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Staff the lowest plantation; the owner chooses among several in that row (traders.R15)."""
    bare = lowest(p, c.seat, c.about)
    return put_worker(popped(p), c, bare[0], log) if len(bare) == 1 else None


def put_worker(p: Position, c: Choice, q: Plantation, log: Log) -> Position:
    """Move a worker from the town center to a plantation."""
    where: Numbers = {"player": name(p, c.seat), "cooperative": c.about, "row": q.row, "space": q.space}
    note(log, c.clause, c.seat, "staffed", **where)
    note(log, "traders.workers.4", c.seat, "lowest_row", **where)
    if c.clause == "traders.andre.21":
        note(log, "traders.andre.22", c.seat, "in_order", **where)
    p = settled(p, c.about, workers=coop(p, c.about).workers - 1)
    return with_plantation(p, c.about, replace(q, staffed=True))


def refill_town(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Bring one worker to an empty town center (traders.workers.6, andre.25)."""
    p = popped(p)
    if coop(p, c.about).workers:
        return p
    clause = "traders.andre.25" if is_andre(p, c.seat) else "traders.workers.6"
    note(log, clause, None, "town_refilled", cooperative=c.about)
    return settled(p, c.about, workers=1)


def reward(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Reward the player whose action staffed an opponent's plantation (traders.workers.7; not André, andre.24)."""
    p = popped(p)
    if not c.n:
        return p
    if is_andre(p, c.seat):
        note(log, "traders.andre.24", c.seat, "no_step", cooperative=c.about)
        return p
    return advance(p, c.seat, c.about, "traders.workers.7", log)
