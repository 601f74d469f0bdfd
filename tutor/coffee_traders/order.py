"""Whose turn it is, and the time for each action (traders.overview.4 to .10)."""

from __future__ import annotations

from tutor.coffee_traders import actions as a
from tutor.coffee_traders.position import Position, is_andre
from tutor.coffee_traders.table import name
from tutor.core.notes import why
from tutor.core.values import Action, Reason

ANSWERS: dict[str, tuple[type[Action], ...]] = {
    "plant": (a.Plant,),
    "serve": (a.Serve,),
    "staff": (a.Staff,),
    "row": (a.StepUp,),
    "counter": (a.Counter,),
    "pair": (a.Pair,),
    "coffee": (a.TakeCoffee,),
    "farm": (a.Farm, a.Discard),
    "pay": (a.Pay, a.Stop),
    "lose": (a.GiveUp,),
    "join": (a.Join, a.Decline),
    "piggyback": (a.Piggyback, a.Decline),
    "build": (a.Build,),
    "side": (a.Take,),
    "claim": (a.Claim,),
    "wild": (a.PlaceWild,),
}
"""The actions that answer each choice."""

PHASE_OF: dict[type[Action], tuple[str, ...]] = {
    **dict.fromkeys((a.Add, a.Send, a.Breed, a.Civet, a.Coins), ("work",)),
    a.Drop: ("work", "assign", "sell"),
    **dict.fromkeys((a.Staff, a.Give), ("assign",)),
    a.Done: ("assign", "refresh"),
    **dict.fromkeys((a.Trader, a.Hire, a.RemoveTrader, a.Pass), ("trade",)),
    a.Harvest: ("harvest",),
    **dict.fromkeys((a.Fulfil, a.Deliver, a.Exchange, a.Buy, a.Spend), ("sell",)),
    **dict.fromkeys((a.Arrange, a.Wilds), ("refresh",)),
}
"""The phases in which each action can be a turn of its own."""

_TURN_CLAUSE = {
    "setup": "traders.board.30",
    "work": "traders.work.1",
    "assign": "traders.workers.11",
    "trade": "traders.trade.1",
    "harvest": "traders.overview.8",
    "sell": "traders.sell.1",
    "refresh": "traders.refresh.4",
}


def actors(p: Position) -> tuple[int, ...]:
    """Return the seats that may act: who has to choose, or whose turn it is; all at once in Phase 2's first step."""
    if p.phase == "end":
        return ()
    if p.pending:
        return (p.pending[0].seat,)
    if p.phase == "assign" and p.step == "own":
        return tuple(seat for seat in p.order if seat not in p.out and not is_andre(p, seat))
    return (p.turn,)


def out_of_order(p: Position, seat: int, action: Action) -> list[Reason]:
    """Return the reasons why it is not the time for an action; none when it is."""
    if p.phase == "end":
        return [why("traders.scoring.1", "over")]
    if isinstance(action, (a.Use, a.Refill)) and not is_andre(p, seat):
        return []  # at any moment, whoever's turn it is (traders.supply.7)
    if p.pending:
        return _against_choice(p, seat, action)
    reasons = []
    if seat not in actors(p):
        turn = name(p, actors(p)[0])
        kind = "dropped_out" if seat in p.out else "not_your_turn"
        clause = "traders.work.2" if p.phase == "work" and seat in p.out else _TURN_CLAUSE[p.phase]
        reasons.append(why(clause, kind, player=name(p, seat), turn=turn))
    if p.phase not in PHASE_OF.get(type(action), ()):
        return [*reasons, _wrong_time(p, action)]
    return reasons + _against_step(p, action)


def _against_choice(p: Position, seat: int, action: Action) -> list[Reason]:
    c = p.pending[0]
    reasons = []
    if seat != c.seat:
        turn = name(p, c.seat)
        reasons.append(why(c.clause or "traders.overview.4", "others_choice", player=name(p, seat), turn=turn))
    if not isinstance(action, ANSWERS[c.kind]):
        reasons.append(why(c.clause or "traders.overview.4", "choose_first", player=name(p, c.seat), choice=c.kind))
    return reasons


_PHASE_CLAUSE: dict[type[Action], str] = {
    **dict.fromkeys((a.Add, a.Send, a.Breed, a.Civet, a.Coins), "traders.overview.5"),
    **dict.fromkeys((a.Staff, a.Give), "traders.overview.6"),
    **dict.fromkeys((a.Trader, a.Hire, a.RemoveTrader, a.Pass), "traders.overview.7"),
    **dict.fromkeys((a.Fulfil, a.Deliver, a.Exchange, a.Buy, a.Spend), "traders.overview.9"),
}
"""The clause that says what the phase of an action is for."""


def _wrong_time(p: Position, action: Action) -> Reason:
    if isinstance(action, a.Piggyback):
        return why("traders.build.30", "nothing_to_join")
    if isinstance(action, a.Join):
        return why("traders.trade.5", "nothing_to_join")
    if isinstance(action, a.Farm):
        return why("traders.build.39", "farm_as_reward")
    clause, belongs = _PHASE_CLAUSE.get(type(action), "traders.overview.4"), PHASE_OF.get(type(action), ())
    kind = "wrong_phase" if belongs else "no_turn"  # an answer to a choice belongs to no phase
    return why(clause, kind, phase=p.phase, offers=_part(p), belongs=belongs)


def _part(p: Position) -> str:
    """The phase, or its step where it has steps."""
    return p.step or p.phase


def _against_step(p: Position, action: Action) -> list[Reason]:
    if p.phase != "assign":
        return []
    wanted = (a.Staff, a.Done) if p.step == "own" else (a.Give, a.Drop)
    if isinstance(action, wanted):
        return []
    clause = "traders.workers.8" if p.step == "own" else "traders.workers.11"
    return [why(clause, "wrong_step", offers=_part(p))]
