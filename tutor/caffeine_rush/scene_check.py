"""What a scene may not be: positions that no play of these rules leaves."""

from __future__ import annotations

from tutor.caffeine_rush.position import LATTE_ART, SUPERVISOR, Player, Position
from tutor.core.errors import BadInput
from tutor.core.read import join

MOST_MS = 999_999_999
MOST_ROUNDS = 100_000
LONGEST_MESSAGE = 400


def check(p: Position, place: str) -> None:
    """Refuse a position that no play of these rules leaves; raises ``BadInput`` with the reason."""
    for field, least, most in (("moment", 0, MOST_MS), ("round", 1, MOST_ROUNDS)):
        if not least <= getattr(p, field) <= most:
            raise BadInput(join(place, field), f"expected {least} to {most}, found {getattr(p, field)}")
    for step, variation, clause in (
        ("round", "tiptop", "caffeine.variants.10"),
        ("message", "fair_trade", "caffeine.variants.28"),
    ):
        if p.step == step and not p.plays(variation):
            raise BadInput(join(place, "step"), f"{step} is a step of the variation {variation} ({clause})")
    if (p.step == "message") != bool(p.speakers):
        raise BadInput(join(place, "speakers"), "in step message, and only there, somebody may form a message")
    for seat, player in enumerate(p.players):
        _check_player(p, seat, player, join(place, "players", player.name))


def _check_player(p: Position, seat: int, player: Player, place: str) -> None:
    if player.hand and player.hand.kind == SUPERVISOR and not player.unclean:
        raise BadInput(join(place, "unclean"), "whoever turns up a Supervisor has to clean up (caffeine.special.3)")
    foreign = [c for c in (*player.prep, *((player.hand,) if player.hand else ())) if c.special and c.owner != seat]
    if foreign:
        raise BadInput(join(place, "prep"), f"holds another player's {foreign[0].kind} card (caffeine.special.17)")
    latte = [c for c in player.prep if c.kind == LATTE_ART]
    if len(latte) + player.latte_used > 1:
        raise BadInput(join(place, "prep"), "each Latte Art Card is there once (caffeine.special.8)")
    if len(player.message) > LONGEST_MESSAGE:
        raise BadInput(join(place, "message"), f"expected {LONGEST_MESSAGE} characters at most")
    if p.step == "ready" and (player.prep or player.hand or player.drinks):
        raise BadInput(place, "before the start all cards lie in the Ingredient Pile (caffeine.setup.2)")
