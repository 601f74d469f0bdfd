"""Phase 2: Assign Workers (traders.workers.8 to .12); its penalties are in ``penalty``."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import send
from tutor.coffee_traders.actions import Done, Drop, Give, Staff
from tutor.coffee_traders.gains import advance
from tutor.coffee_traders.land import plantation_on, with_plantation
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Plantation, Position, is_andre, seated
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name, own, unstaffed
from tutor.coffee_traders.tasks import end_turn, popped
from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Numbers, Reason


def out_of_own_step(p: Position) -> tuple[int, ...]:
    """Return the seats that have nothing more to do in the first step."""
    return tuple(
        seat
        for seat in p.order
        if seat in p.out or is_andre(p, seat) or not p.players[seat].workers or not _bare(p, seat)
    )


def _bare(p: Position, seat: int) -> bool:
    return any(unstaffed(p, seat, c) for c in COOPERATIVES)


def without_those_who_cannot_give(p: Position, log: Log) -> Position:
    """Let everyone drop out who has no worker to give or finds nobody to give it to (traders.R66)."""
    for seat in p.order:
        if seat in p.out or (not is_andre(p, seat) and p.players[seat].workers and _others(p, seat)):
            continue
        if not is_andre(p, seat):
            note(log, "traders.workers.11", seat, "drops_out", ruling="traders.R66", player=name(p, seat))
        p = replace(p, out=(*p.out, seat))
    return p


def _others(p: Position, seat: int) -> list[Action]:
    return [
        Give(c, q.row, q.space)
        for c, coop in zip(COOPERATIVES, p.cooperatives, strict=True)
        for q in coop.plantations
        if q.seat != seat and not q.staffed and not _row_1_first(p, q, c, "traders.R16")
    ]


def _row_1_first(p: Position, q: Plantation, cooperative: str, ruling: str = "") -> bool:
    """Say whether the owner's 1 row there has to be staffed first (traders.R16)."""
    if ruling and not other(p, ruling):
        return False
    return q.row != "1" and any(x.row == "1" and not x.staffed for x in own(p, q.seat, cooperative))


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the plantations that may get a worker in the step at hand."""
    if p.step == "others":
        return [*(_others(p, seat) if p.players[seat].workers else []), Drop()]
    mine = [(c, q) for c in COOPERATIVES for q in unstaffed(p, seat, c) if not _row_1_first(p, q, c)]
    workers = p.players[seat].workers
    return [*(Staff(c, q.row, q.space) for c, q in mine if workers), Done()]


def staff_options(p: Position) -> list[Action]:
    """List which of the owner's lowest plantations may get the worker (traders.R15)."""
    c = p.pending[0]
    return [Staff(c.about, q.row, q.space) for q in send.lowest(p, c.seat, c.about)]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against a worker there."""
    if isinstance(action, (Done, Drop)):
        return []
    assert isinstance(action, (Staff, Give))
    q = plantation_on(p, action.cooperative, action.row, action.space)
    if p.pending:
        fits = action in staff_options(p)
        return [] if fits else [why("traders.workers.4", "not_lowest", row=action.row, space=action.space)]
    mine = isinstance(action, Staff)
    clause = "traders.workers.8" if mine else "traders.workers.11"
    reasons = []
    if not p.players[seat].workers:
        reasons.append(why(clause, "pool_empty"))
    if q is None or q.staffed or (q.seat == seat) != mine:
        kind = "not_your_unstaffed" if mine else "no_opponents_unstaffed"
        return [*reasons, why(clause, kind, row=action.row, space=action.space)]
    if _row_1_first(p, q, action.cooperative, "" if mine else "traders.R16"):
        ruling = "traders.R16"
        reasons.append(why("traders.workers.9", "row_1_first", ruling=ruling, cooperative=action.cooperative))
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, Done):
        return [why("traders.workers.10", "may_keep", workers=p.players[seat].workers)]
    if isinstance(action, Drop):
        return [why("traders.workers.11", "may_drop")]
    if p.pending:
        return [why("traders.workers.4", "owner_chooses", ruling="traders.R15")]
    if isinstance(action, Give):
        return [why("traders.workers.11", "may_give")]
    return [why("traders.workers.8", "own_first"), why("traders.workers.9", "row_1_done", ruling="traders.R16")]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Move the worker, or end one's part."""
    if isinstance(action, Done):
        note(log, "traders.workers.10", seat, "keeps_workers", player=name(p, seat), workers=p.players[seat].workers)
        return end_turn(replace(p, out=(*p.out, seat)))
    if isinstance(action, Drop):
        note(log, "traders.workers.11", seat, "drops_out", player=name(p, seat))
        return end_turn(replace(p, out=(*p.out, seat)))
    assert isinstance(action, (Staff, Give))
    q = plantation_on(p, action.cooperative, action.row, action.space)
    assert q is not None
    if p.pending:
        return send.put_worker(popped(p), p.pending[0], q, log)
    return end_turn(_move_worker(p, seat, action, q, log))


def _move_worker(p: Position, seat: int, action: Staff | Give, q: Plantation, log: Log) -> Position:
    clause = "traders.workers.8" if isinstance(action, Staff) else "traders.workers.11"
    where: Numbers = {"cooperative": action.cooperative, "row": q.row, "space": q.space}
    note(log, clause, seat, "staffs", player=name(p, seat), owner=name(p, q.seat), **where)
    p = seated(p, seat, workers=p.players[seat].workers - 1)
    p = with_plantation(p, action.cooperative, replace(q, staffed=True))
    if isinstance(action, Give):
        return advance(p, seat, action.cooperative, "traders.workers.12", log)
    return p
