"""Moments: how games in real time stay exact and repeatable.

A moment is a number of milliseconds since the count of three. It comes in with the action, and no rule ever reads a
clock, so the same actions give the same game. A moment earlier than the last one applied is raised to it: what has
happened is never put in another order.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.errors import BadInput
from tutor.core.notation import Said
from tutor.core.values import Action

LATEST = 999_999_999
"""Ms: a moment has nine digits at most, which are eleven days."""


class Timed(Action, frozen=True, kw_only=True):
    """An action with its moment in ms; 0 stands for "now", the moment of the action before it."""

    moment: int = 0


def raised(now: int, action: Timed) -> int:
    """Return the moment at which an action counts: its own, or ``now`` if that is later."""
    return max(now, action.moment)


def rank(moment: int, seat: int) -> tuple[int, int]:
    """Return what decides who was first, the lower one: the moment, and at the same moment the seat (grab.R16)."""
    return moment, seat


def speaker(said: Said, names: Sequence[str], actors: Sequence[int], place: str) -> int:
    """Return the seat that speaks; raises ``BadInput`` when several could and none is named."""
    if said.name:
        return names.index(said.name)
    if len(actors) == 1 or len(names) == 1:
        return actors[0] if actors else 0
    raise BadInput(place, f"say who acts: '{names[0]}: {said.verb} …'")


def spoken(action: Action, text: str, name: str) -> str:
    """Return the full text of an action: its moment, the player's name unless that is empty, and the rest."""
    moment = f"@{action.moment} " if isinstance(action, Timed) and action.moment else ""
    return f"{moment}{name}: {text}" if name else f"{moment}{text}"


def clock(ms: int) -> str:
    """Return a moment as minutes and seconds, ``4:59.120``."""
    minutes, rest = divmod(ms, 60_000)
    seconds, thousandths = divmod(rest, 1000)
    return f"{minutes}:{seconds:02}" + (f".{thousandths:03}" if thousandths else "")
