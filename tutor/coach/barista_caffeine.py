"""How a computer barista plays Caffeine Rush."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.caffeine_rush import CaffeineRush, Clean, Flip, Latte, Match, Message, Pass, Position, Shuffle, Up
from tutor.caffeine_rush.position import missing
from tutor.core.chance import Chance
from tutor.core.moments import Timed

NOTICED = 4
"""Per cent, for each card that a barista keeps in mind: how often it sees that a drink was left open."""

COVERS = 40
"""Per cent of an Order that its last card covers at the least; which player covers most is luck."""

NEAR = 10
"""Centimetres within which its hand comes down when it finishes an Order."""


class CaffeineMind:
    """Plays what an Order requires, the final Ingredient first, and takes what was left open.

    ``memory`` is how many cards of its Prep Area it keeps an eye on. It never lays a wrong card, even where it could.
    """

    def __init__(self, game: CaffeineRush, seat: int, memory: int) -> None:
        self.game = game
        self.seat = seat
        self.memory = memory

    def watch(self, view: Position) -> None:
        """All it needs lies open on the table."""

    def done(self, action: Timed) -> None:
        """There is nothing to remember."""

    def choose(self, view: Position, luck: Chance) -> Timed | None:
        """Return the next action: what is due, a drink left open, a card that fits, or the next card."""
        if view.step == "message" and view.speakers[0] == self.seat:
            return self._message(view)
        if view.step != "play":
            return None
        legal = [action for action in self.game.legal(view, self.seat) if isinstance(action, Timed)]
        if len(legal) == 1 and not isinstance(legal[0], (Match, Up)):
            return legal[0]
        return self._taking(view, legal, luck) or self._matching(view, legal, luck) or _next_card(view, legal)

    def _message(self, view: Position) -> Timed:
        found = [a for a in self.game.legal(view, self.seat) if isinstance(a, Message)]
        return found[0] if found else Pass()

    def _taking(self, view: Position, legal: list[Timed], luck: Chance) -> Timed | None:
        """Cover an open drink with Latte Art, or shout for it; another's drink has to be noticed first."""
        every = [a for a in legal if isinstance(a, (Latte, Up))]
        mine = [a for a in every if _finisher(view, a) == self.seat]
        if mine:
            return next((a for a in mine if isinstance(a, Latte)), mine[0])
        others = [a for a in every if _finisher(view, a) is not None]
        noticed = bool(others) and luck.below(100) < self.memory * NOTICED
        return next((a for a in others if isinstance(a, Latte)), others[0]) if noticed else None

    def _matching(self, view: Position, legal: list[Timed], luck: Chance) -> Timed | None:
        matches = [a for a in legal if isinstance(a, Match) and _helps(view, a)]
        seen = [a for a in matches if self._in_sight(view, a)]
        if not seen and not any(isinstance(a, Flip) for a in legal) and view.players[self.seat].hand is None:
            seen = matches  # with an empty pile it looks through all of its Prep Area
        if not seen:
            return None
        best = min(_left(view, a) for a in seen)
        nearest = [a for a in seen if _left(view, a) == best]
        beside = [a for a in nearest if a.where == "beside"]
        pick = (beside or nearest)[luck.below(len(beside or nearest))]
        return replace(pick, covers=COVERS + luck.below(101 - COVERS), near=luck.below(NEAR)) if best == 1 else pick

    def _in_sight(self, view: Position, action: Match) -> bool:
        player = view.players[self.seat]
        cards = (*player.prep[-self.memory :], *([player.hand] if player.hand else []))
        return action.kind in {card.kind for card in cards}


def _finisher(view: Position, action: Latte | Up) -> int | None:
    claim = view.places[action.place - 1].claim
    return claim.seat if claim else None


def _helps(view: Position, action: Match) -> bool:
    place = view.places[action.place - 1]
    return place.order is not None and missing(place.order, place.cards)[action.kind] > 0


def _left(view: Position, action: Match) -> int:
    place = view.places[action.place - 1]
    assert place.order is not None
    return missing(place.order, place.cards).total()


def _next_card(view: Position, legal: list[Timed]) -> Timed | None:
    """Set aside, flip or reshuffle; opponents' cards go back first where they cost something."""
    if view.plays("opponents_claim"):
        legal = sorted(legal, key=lambda a: isinstance(a, Shuffle) and a.which != "others")
    return next((a for a in legal if not isinstance(a, (Match, Up, Clean))), None)
