"""What can be done now, and what settles itself."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from tutor.coffee_traders import (
    actions as a,
)
from tutor.coffee_traders import (
    assign,
    bars,
    bonus,
    build,
    contracts,
    harvest,
    market,
    milestones,
    penalty,
    phases,
    plantation,
    refresh,
    rewards,
    sell,
    send,
    setup,
    trade,
    work,
)
from tutor.coffee_traders.order import ANSWERS, actors
from tutor.coffee_traders.position import Choice, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.tasks import end_turn
from tutor.core.notes import Log
from tutor.core.values import Action

Task = Callable[[Rules, Position, Choice, Log], Position | None]

TASKS: dict[str, Task] = {
    "end": phases.move_on,
    "gift": rewards.give,
    "advance": rewards.step,
    "town": send.refill_town,
    "reward": send.reward,
    "penalty": penalty.owe,
    "andre_fills": penalty.andre_fills,
    "house": trade.settle_house,
    "stack": contracts.take_from_stack,
    "serve": send.ready_to_serve,
    "staff": send.staff_lowest,
    "counter": rewards.ready_for_counter,
    "farm": rewards.ready_for_farm,
    "pay": penalty.settle,
    "lose": penalty.remove,
    "join": trade.ready_to_join,
    "piggyback": build.ready_to_piggyback,
    "build": build.ready_to_build,
    "claim": contracts.ready_to_claim,
}
"""What settles itself, wholly or (``None``) only where nothing is to be chosen."""

CHOICES = (*ANSWERS, *(kind for kind in TASKS if kind not in ANSWERS))

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


def settle(rules: Rules, p: Position, log: Log) -> Position:
    """Run tasks until somebody has to choose, and let milestones be claimed."""
    while p.pending or p.step == "penalty":
        if not p.pending:
            p = end_turn(p)  # a scene may show a penalty alone
        head = p.pending[0]
        if head.kind == "end":
            p = milestones.claim(rules, p, log)
        task = TASKS.get(head.kind)
        after = task(rules, p, head, log) if task else None
        if after is None:
            break
        p = after
    return milestones.claim(rules, p, log)
