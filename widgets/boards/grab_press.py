"""What pressing a piece of the counter means, as an action for the rules to judge."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.moments import Timed
from tutor.grab_and_go import Back, Call, Draw, Flip, Player, Slot


def meant(player: Player, legal: Collection[str], id: str) -> Timed:
    """Return the action that pressing a piece means: a full order is called, otherwise the card in hand goes there."""
    kind, _, number = id.partition("-")
    n = int(number)
    if kind == "card":
        return Back() if player.hand_from == n else Flip(n)
    if kind == "deck":
        return Draw(n)
    return Slot(n) if player.hand and f"call {n}" not in legal else Call(n)
