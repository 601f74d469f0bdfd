"""Whether a learner who is on the way can still come to what was asked: the rules are played on until it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tutor.coffee_rush.position import Position as RushPosition
from tutor.core.errors import BadInput, Refused
from tutor.core.game import Game, Step, act, digest
from tutor.core.values import Action
from tutor.lessons import goals
from tutor.lessons.model import Goal, Task

TABLES = 1200
"""Tables looked at before the search gives up; the steps of the lessons need fewer, or have no end."""

Steps = tuple[Step[Any], ...]


def lost(task: Task, game: Game[Any], seat: int, steps: Steps) -> bool:
    """Say whether nothing that the seat may still do meets the goal; ``False`` where the search finds no end."""
    return bool(steps) and not _solved(task, game, seat, steps) and _nowhere(task.goal, game, seat, steps)


def _solved(task: Task, game: Game[Any], seat: int, steps: Steps) -> bool:
    """Say whether the rest of the solution still leads there: most often it does, and nothing need be searched."""
    return any(_leads(task, game, seat, steps, first) for first in range(len(task.solution)))


def _leads(task: Task, game: Game[Any], seat: int, steps: Steps, first: int) -> bool:
    try:
        rest = goals.play(game, steps[-1].position, task.solution[first:])
    except (BadInput, Refused):
        return False
    return goals.met(task.goal, game, seat, (*steps, *rest))


def _nowhere(goal: Goal, game: Game[Any], seat: int, steps: Steps) -> bool:
    """Go through all that may follow, each table once; ``False`` as soon as it leads there or takes too long."""
    todo, seen = [steps], set[str]()
    while todo and len(seen) < TABLES:
        so_far = todo.pop()
        if _starved(goal, seat, so_far):
            continue
        for action in _open(game, so_far[-1].position, seat):
            further = (*so_far, act(game, so_far[-1].position, seat, action))
            if (table := _mark(goal, game, further)) in seen:
                continue
            if goals.met(goal, game, seat, further):
                return False
            seen.add(table)
            todo.append(further)
    return not todo


def _open(game: Game[Any], p: Any, seat: int) -> Sequence[Action]:
    return game.legal(p, seat) if seat in game.actors(p) else ()


def _starved(goal: Goal, seat: int, steps: Steps) -> bool:
    """Say whether a drink of Coffee Rush still to be served this turn can no longer come into any cup.

    After the move only the tokens in hand can be added to a cup (winter.fill.1, .2), and a drink is served from a cup
    with exactly its ingredients (winter.orders.1).
    """
    p = steps[-1].position
    if not isinstance(p, RushPosition) or p.turn != seat or p.step not in ("fill", "orders"):
        return False
    came = goals.in_order(goal.events, [event for step in steps for event in step.events])
    drinks = [one["drink"] for one in goal.events[came:] if one.get("kind") == "serve" and "drink" in one]
    return not all(any(_fillable(p, order.needs) for order in p.player.orders if order.drink == d) for d in drinks)


def _fillable(p: RushPosition, needs: tuple[str, ...]) -> bool:
    wanted, hand = Counter(needs), Counter(p.hand)
    cups = [Counter(cup) for cup in (*p.player.cups, ())]  # any cup may be emptied (winter.fill.3)
    return any(cup <= wanted <= cup + hand for cup in cups)


def _mark(goal: Goal, game: Game[Any], steps: Steps) -> str:
    """Tell two ways apart by the table and by what of the goal has happened on them."""
    p, events = steps[-1].position, [event for step in steps for event in step.events]
    happened = (list(_counts(goal, events)), goals.in_order(goal.events, events), game.gains(p, events))
    return f"{digest(p)} {happened}"


def _counts(goal: Goal, events: Sequence[Any]) -> Iterator[int]:
    return (sum(event.kind == kind for event in events) for kind in goal.count)
