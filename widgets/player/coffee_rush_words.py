"""The words around a Coffee Rush table in a lesson, and what events look like as tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.coffee_rush.actions import Move
from tutor.core.game import Step
from tutor.core.sentences import Sentences, listed
from tutor.core.values import Event
from widgets.player.views import Tile

WALK = "This walk gives"
"""What stands above the tokens of a walk."""

FIRST = {
    "choose": ("Your upgrades", "Press the tiles you want, then Choose."),
    "place": ("Your {word[pawn]}", "Press a free space."),
    "take": ("Your first token", "Press the cup that gets it."),
    "activate": ("This gives", "Press the spaces to walk over, or a tile that lies face down."),
    "move": (WALK, "Press the spaces, one after the other."),
    "fill": ("Filling cups", "Press a token you hold, then a cup."),
    "orders": ("Serving", "Press a cup, then the order it is for."),
    "time": ("Time passes", "The orders move on."),
}
"""Step → what stands above and where the learner is to begin."""

TILES_ALONE = ("Your upgrades", "", "Press a tile that lies face down.")
"""The same where only the tiles are shown: what stands above, no button, and where to begin."""

END = {"fill": "Done filling", "orders": "Done serving", "time": "Let time pass"}
"""Step → the words on the button that ends it."""

REPAIRS = {
    "go_on": "Go on to {space}",
    "with_cookies": "Go on to {space} for {cookies:cookie}",
    "stop_at": "Stop on {space}",
    "go_round": "Go round over {over} to {space}",
    "without_jump": "Walk to {space} without a Jump",
}
"""Kind of repair → the words on its button."""


OTHER = "The other {word[pawn]}"
"""The words on the button that has the other one walk."""


def told(step: Any, sentences: Sentences) -> str:
    """Return what a space adds to its label when a walk may enter it next."""
    said = f"the walk would then give {listed(step.tokens)}"
    if step.cookies:
        said += f" and cost {sentences.format_field(step.cookies, 'cookie')}"
    return said if step.may_stop else said + ", and could not stop here"


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
    return f"It costs {sentences.format_field(paid, 'cookie')}." if paid else ""
