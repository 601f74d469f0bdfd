"""What pressing a piece of the counter means, as an action for the rules to judge."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.game import Game
from tutor.core.moments import Timed
from tutor.grab_and_go import Back, Call, Draw, Flip, Player, Position, Slot


def shorts(game: Game, view: Position, seat: int) -> frozenset[str]:
    """Return the actions that a seat may take as short texts such as ``slot 1``, worked out from what it sees."""
    written = (game.write(view, seat, action) for action in game.legal(view, seat))
    return frozenset(text.partition(": ")[2] or text for text in written)


def meant(player: Player, legal: Collection[str], id: str) -> Timed:
    """Return the action that pressing a piece means: a full order is called, otherwise the card in hand goes there."""
    kind, _, number = id.partition("-")
    n = int(number)
    if kind == "card":
        return Back() if player.hand_from == n else Flip(n)
    if kind == "deck":
        return Draw(n)
    return Slot(n) if player.hand and f"call {n}" not in legal else Call(n)
