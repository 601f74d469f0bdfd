"""What a seat may do, and why: one verdict for every kind of action."""

from __future__ import annotations

from types import ModuleType

from tutor.coffee_traders import actions as a
from tutor.coffee_traders import (
    assign,
    bars,
    bonus,
    build,
    contracts,
    harvest,
    market,
    penalty,
    plantation,
    refresh,
    rewards,
    sell,
    send,
    setup,
    trade,
    work,
)
from tutor.coffee_traders.order import actors, out_of_order
from tutor.coffee_traders.position import Position
from tutor.coffee_traders.rules import Rules
from tutor.core.values import Action, Reason

_ROOMS: dict[type[Action], ModuleType] = {
    a.Plant: setup,
    a.Add: plantation,
    **dict.fromkeys((a.Send, a.Serve), send),
    **dict.fromkeys((a.Breed, a.Civet, a.Coins), work),
    **dict.fromkeys((a.Staff, a.Give), assign),
    **dict.fromkeys((a.Pay, a.Stop, a.GiveUp), penalty),
    **dict.fromkeys((a.Trader, a.Join, a.Decline, a.RemoveTrader, a.Pass), trade),
    **dict.fromkeys((a.Hire, a.Piggyback, a.Build), build),
    a.Harvest: harvest,
    **dict.fromkeys((a.Fulfil, a.Take, a.Claim), contracts),
    **dict.fromkeys((a.Deliver, a.PlaceWild), bars),
    **dict.fromkeys((a.Exchange, a.Buy, a.Spend), market),
    **dict.fromkeys((a.Arrange, a.Wilds), refresh),
    **dict.fromkeys((a.StepUp, a.Counter, a.Pair, a.TakeCoffee, a.Farm, a.Discard), rewards),
    **dict.fromkeys((a.Use, a.Refill), bonus),
}

_PHASES: dict[str, ModuleType] = {
    "work": work,
    "assign": assign,
    "trade": trade,
    "harvest": harvest,
    "sell": sell,
    "refresh": refresh,
}


def room(p: Position, action: Action) -> ModuleType:
    """Return the module that knows an action at this moment."""
    if isinstance(action, (a.Drop, a.Done)):
        return _PHASES[p.phase]
    return _ROOMS[type(action)]


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List a seat's legal actions: those of the choice or phase at hand, then those of the Bonus Supply."""
    if seat not in actors(p):
        return []
    found: list[Action] = _options(rules, p) if p.pending else _PHASES[p.phase].legal(rules, p, seat)
    return found + bonus.legal(p, seat)


def _options(rules: Rules, p: Position) -> list[Action]:
    match p.pending[0].kind:
        case "plant":
            return setup.legal(rules, p, p.pending[0].seat)
        case "serve":
            return send.serve_options(p)
        case "staff":
            return assign.staff_options(p)
        case "pay" | "lose":
            return penalty.options(p)
        case "join":
            return [*([a.Join()] if p.players[p.pending[0].seat].traders else []), a.Decline()]
        case "piggyback":
            return [*build.options(rules, p), a.Decline()]
        case "build":
            return build.options(rules, p)
        case "side" | "claim":
            return contracts.options(p)
        case "wild":
            return bars.options(p)
        case _:
            return rewards.options(rules, p)


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return every clause that speaks against an action; out of its time it is asked no further."""
    reasons = out_of_order(p, seat, action)
    if reasons:
        return reasons
    found: list[Reason] = room(p, action).against(rules, p, seat, action)
    return found


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows a legal action."""
    found: list[Reason] = room(p, action).allows(rules, p, seat, action)
    return found
