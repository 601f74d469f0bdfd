"""What a scene may not be: positions that no play of these rules leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.caffeine_rush import scoring
from tutor.caffeine_rush.position import LATTE_ART, SUPERVISOR, Card, Player, Position
from tutor.core.errors import BadInput
from tutor.core.race import check_time
from tutor.core.read import join

LONGEST_MESSAGE = 400
"""Characters of a message on the cups."""


def check(p: Position, place: str) -> None:
    """Refuse a position that no play of these rules leaves; raises ``BadInput`` with the reason."""
    check_time(p, place)
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
    _check_special(p, join(place, "players"))
    if p.plays("tiptop"):
        _check_target(p, place)


def _check_special(p: Position, place: str) -> None:
    """Refuse a Special Card that is there twice, or in a race without it; raises ``BadInput``."""
    for card, n in Counter(_special(p)).items():
        owner = join(place, p.players[card.owner].name)
        if n > 1:
            raise BadInput(owner, f"each player has one {card.kind} card, once a game (caffeine.special.8)")
        variation = card.kind.replace(" ", "_")
        if not p.plays(variation):
            raise BadInput(owner, f"the {card.kind} card comes with the variation {variation} only (caffeine.R19)")


def _special(p: Position) -> Iterator[Card]:
    for seat, player in enumerate(p.players):
        yield from (card for card in (*player.prep, player.hand) if card and card.special)
        if player.latte_used:
            yield Card(LATTE_ART, seat)
    yield from (card for pile in p.piles for card in pile if card.special)


def _check_target(p: Position, place: str) -> None:
    target, step = f"the target of {p.options.target} points", join(place, "step")
    if scoring.reaches_target(p, scoring.best_earlier(p)):
        raise BadInput(join(place, "players"), f"with {target} reached no round follows (caffeine.variants.11)")
    reached = scoring.reaches_target(p, scoring.best_total(p))
    if p.step == "over" and not reached:
        raise BadInput(step, f"{target} is not reached: another round follows (caffeine.variants.10)")
    if p.step == "round" and reached:
        raise BadInput(step, f"{target} is reached: the game is over (caffeine.variants.11)")


def _check_player(p: Position, seat: int, player: Player, place: str) -> None:
    if player.hand and player.hand.kind == SUPERVISOR and not player.unclean:
        raise BadInput(join(place, "unclean"), "whoever turns up a Supervisor has to clean up (caffeine.special.3)")
    foreign = [c for c in (*player.prep, *((player.hand,) if player.hand else ())) if c.special and c.owner != seat]
    if foreign:
        raise BadInput(join(place, "prep"), f"holds another player's {foreign[0].kind} card (caffeine.special.17)")
    if len(player.message) > LONGEST_MESSAGE:
        raise BadInput(join(place, "message"), f"expected {LONGEST_MESSAGE} characters at most")
    if p.step == "ready" and (player.prep or player.hand or player.drinks):
        raise BadInput(place, "before the start all cards lie in the Ingredient Pile (caffeine.setup.2)")
