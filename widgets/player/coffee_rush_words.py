"""What walks and events look like on the page of a lesson: words added to spaces, ways, tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.steps import NextSpace
from tutor.core.game import Step
from tutor.core.sentences import Sentences, listed
from tutor.core.values import Event
from widgets.player.views import Tile
from widgets.player.words import say


def told(step: NextSpace, sentences: Sentences) -> str:
    """Return what a space adds to its label when a walk may enter it next."""
    said = say("rush", "gives", tokens=listed(step.tokens))
    if step.cookies:
        said += say("rush", "costs", sentences, cookies=step.cookies)
    return said if step.may_stop else said + say("rush", "passes")


def walked(step: Step) -> list[tuple[str, dict[str, int]]]:
    """Return the way of a walk with what each space gave."""
    assert isinstance(step.action, Move)
    gains = [event.numbers for event in step.events if event.kind == "collect"]
    way: list[tuple[str, dict[str, int]]] = []
    for space in step.action.spaces:
        here = gains.pop(0) if gains and gains[0]["space"] == space else None
        way.append((space, {here["ingredient"]: here["count"]} if here else {}))
    return way


def tiles(events: Sequence[Event]) -> list[Tile]:
    """Return the tokens that events gave, or kept back, as tiles."""
    return [tile for event in events for tile in _tile(event)]


def _tile(event: Event) -> list[Tile]:
    n = event.numbers
    if event.kind == "collect":
        return [Tile(n["space"], n["ingredient"], n["sum"])]
    return [Tile(n["space"], n["ingredient"], "0")] if event.kind in ("give_up", "again") else []


def cost(events: Sequence[Event], sentences: Sentences) -> str:
    """Return what a walk costs, in words; "" when it is free."""
    paid = sum(event.numbers["cookies"] for event in events if event.kind == "pay_cookies")
    return say("rush", "paid", sentences, cookies=paid) if paid else ""
