"""What walks and events give and cost on the page of a lesson: words added to spaces, tiles."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coffee_rush.steps import NextSpace
from tutor.core.sentences import Sentences, listed
from tutor.core.values import Event
from widgets.player.views import Tile
from widgets.player.words import phrase


def told(step: NextSpace, sentences: Sentences) -> str:
    """Return what a space adds to its label when a walk may enter it next."""
    said = phrase("rush", "gives", tokens=listed(step.tokens))
    if step.cookies:
        said += phrase("rush", "costs", sentences, cookies=step.cookies)
    return said if step.may_stop else said + phrase("rush", "passes")


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
    return phrase("rush", "paid", sentences, cookies=paid) if paid else ""
