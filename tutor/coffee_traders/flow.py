"""What settles itself, until somebody has to choose."""

from __future__ import annotations

from collections.abc import Callable

from tutor.coffee_traders import build, contracts, milestones, penalty, phases, rewards, send, trade
from tutor.coffee_traders.order import ANSWERS
from tutor.coffee_traders.position import Choice, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.tasks import end_turn
from tutor.core.notes import Log

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
