"""How turns and phases follow each other (traders.overview.4 to .13)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import andre, assign, reckoning, refresh
from tutor.coffee_traders.names import YEARS
from tutor.coffee_traders.position import Choice, Position, is_andre
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import andre_seat, name
from tutor.coffee_traders.tasks import end_turn, following, push
from tutor.core.agreed import other
from tutor.core.notes import Log, note


def move_on(rules: Rules, p: Position, task: Choice, log: Log) -> Position:
    """End a turn: let the next seat act, or end the phase."""
    p = replace(p, pending=p.pending[1:])
    return _MOVE_ON[p.phase](rules, p, log)


def _enter(p: Position, phase: str, log: Log) -> Position:
    note(log, "traders.overview.11", None, "phase", phase=phase)
    note(log, "traders.overview.4", None, "phase_order", phase=phase)
    return replace(p, phase=phase, step="", turn=p.order[0], out=(), passes=0, delivered=0)


# Phase 1


def begin_work(rules: Rules, p: Position, log: Log) -> Position:
    """Begin a period with its first phase (traders.R6)."""
    p = _enter(p, "work", log)
    if p.andre:
        p = replace(p, andre=replace(p.andre, turns=0))
    note(log, "traders.work.1", p.turn, "turn", player=name(p, p.turn))
    return _work_turn(rules, p, p.turn, log)


def _after_work_turn(rules: Rules, p: Position, log: Log) -> Position:
    waiting = [seat for seat in following(p, p.turn) if seat not in p.out]
    if not waiting:
        note(log, "traders.work.3", None, "all_out", phase=p.phase)
        return begin_assign(rules, p, log)
    note(log, "traders.work.1", waiting[0], "turn", player=name(p, waiting[0]))
    return _work_turn(rules, p, waiting[0], log)


def _work_turn(rules: Rules, p: Position, seat: int, log: Log) -> Position:
    p = replace(p, turn=seat)
    if is_andre(p, seat):
        return end_turn(andre.work(rules, p, log))
    player = p.players[seat]
    if player.markers or player.own_marker == "ready" or "marker" in player.bonus:
        return p
    note(log, "traders.work.2", seat, "drops_out", ruling="traders.R13", player=player.name)
    return end_turn(replace(p, out=(*p.out, seat)))


# Phase 2


def begin_assign(rules: Rules, p: Position, log: Log) -> Position:
    """Begin Phase 2 with the players' own plantations."""
    p = replace(_enter(p, "assign", log), step="own")
    return _after_assign_turn(rules, p, log)


def _after_assign_turn(rules: Rules, p: Position, log: Log) -> Position:
    if p.step == "own":
        p = replace(p, out=assign.out_of_own_step(p))
        waiting = [seat for seat in p.order if seat not in p.out]
        if waiting:
            return replace(p, turn=waiting[0])
        p = replace(p, step="others", out=(), turn=p.order[-1])
    if p.step == "others":
        p = assign.without_those_who_cannot_give(p, log)
        waiting = [seat for seat in following(p, p.turn) if seat not in p.out]
        if waiting:
            return replace(p, turn=waiting[0])
        penalties = tuple(Choice("penalty", seat) for seat in p.order if not is_andre(p, seat))
        fill = (Choice("andre_fills", andre_seat(p)),) if p.andre else ()
        return end_turn(push(replace(p, step="penalty", turn=p.order[0]), *penalties, *fill))
    return _begin_trade(p, log)


# Phase 3


def _begin_trade(p: Position, log: Log) -> Position:
    p = _enter(p, "trade", log)
    note(log, "traders.trade.1", p.turn, "turn", player=name(p, p.turn))
    return p


def _after_trade_turn(rules: Rules, p: Position, log: Log) -> Position:
    if p.passes >= len(p.players):
        note(log, "traders.trade.2", None, "all_passed")
        return _begin_harvest(andre.post(rules, p, log) if p.andre else p, log)
    p = replace(p, turn=following(p, p.turn)[0])
    note(log, "traders.trade.1", p.turn, "turn", player=name(p, p.turn))
    return end_turn(andre.trade(p, log)) if is_andre(p, p.turn) else p


# Phases 4 and 5


def _begin_harvest(p: Position, log: Log) -> Position:
    return _enter(p, "harvest", log)


def _begin_sell(rules: Rules, p: Position, log: Log) -> Position:
    p = replace(_enter(p, "sell", log), next_order=())
    return _sell_turn(rules, p, p.order[-1], log)


def _sell_turn(rules: Rules, p: Position, seat: int, log: Log) -> Position:
    p = replace(p, turn=seat, delivered=0)
    note(log, "traders.sell.1", seat, "turn", player=name(p, seat))
    return end_turn(andre.sell(rules, p, log)) if is_andre(p, seat) else p


def _after_sell_turn(rules: Rules, p: Position, log: Log) -> Position:
    waiting = [seat for seat in following(p, p.turn, -1) if seat not in p.out]
    if waiting:
        return _sell_turn(rules, p, waiting[0], log)
    note(log, "traders.sell.11", None, "all_out", phase=p.phase)
    p = replace(p, next_order=in_next_order(p))
    if p.period == 3 and other(p, "traders.R7"):
        return _end(rules, replace(p, order=p.next_order, next_order=()), "traders.R7", log)
    return _begin_refresh(p, log)


def in_next_order(p: Position) -> tuple[int, ...]:
    """Return the bottom row of the Turn Order area, André last (traders.R55); who is missing keeps the old order."""
    row = [*p.next_order, *(seat for seat in p.order if seat not in p.next_order)]
    return tuple(sorted(row, key=lambda seat: is_andre(p, seat)))


# Phase 6


def _begin_refresh(p: Position, log: Log) -> Position:
    return refresh.gather(_enter(p, "refresh", log), log)


def _after_refresh_turn(rules: Rules, p: Position, log: Log) -> Position:
    waiting = [seat for seat in p.order if seat not in p.out and not is_andre(p, seat)]
    if waiting:
        return replace(p, turn=waiting[0])
    p = refresh.finish(p, log)
    note(log, "traders.overview.12", None, "period_over", year=YEARS[p.period])
    if p.period == 3:
        return _end(rules, p, "traders.R7", log)
    p = replace(p, period=p.period + 1)
    note(log, "traders.overview.3", None, "period", ruling="traders.R6", year=YEARS[p.period])
    return begin_work(rules, p, log)


def _end(rules: Rules, p: Position, ruling: str, log: Log) -> Position:
    note(log, "traders.overview.13", None, "over", ruling=ruling)
    note(log, "traders.scoring.1", None, "score_now")
    if log is not None:
        reckoning.explain(rules, p, log)
    return replace(p, phase="end", step="", out=(), pending=())


def _after_harvest(rules: Rules, p: Position, log: Log) -> Position:
    return _begin_sell(rules, p, log)


def _after_setup(rules: Rules, p: Position, log: Log) -> Position:
    return begin_work(rules, p, log)


_MOVE_ON = {
    "setup": _after_setup,
    "work": _after_work_turn,
    "assign": _after_assign_turn,
    "trade": _after_trade_turn,
    "harvest": _after_harvest,
    "sell": _after_sell_turn,
    "refresh": _after_refresh_turn,
}
