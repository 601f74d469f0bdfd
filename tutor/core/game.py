"""What every game can do, and what one of its steps is."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from tutor.core.rulebook import Rulebook
from tutor.core.score import ScoreSheet
from tutor.core.sentences import Sentences
from tutor.core.values import Action, Event, Reason, Repair, Verdict

Position = TypeVar("Position")
"""A game's own immutable struct; the core only keeps, compares and hashes it."""


class Step(Struct, Generic[Position], frozen=True):
    """An action, its events and the position after it. The first step of a game has no action and no seat."""

    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    position: Position


class Game(Protocol[Position]):
    """Pure functions on positions. A seat is a player's place in seating order, counted from 0.

    Each game names its own position, ``class CoffeeRush(Game[Position])``; what handles any game takes ``Game[Any]``.
    """

    id: str
    title: str
    rulebook: Rulebook
    sentences: Sentences

    def start(self, options: Any, seed: int = 0) -> Step[Position]:
        """Set the table up as far as no player has a choice; raises ``BadInput`` for options that do not fit."""

    def actors(self, p: Position) -> tuple[int, ...]:
        """Return the seats that may act now; none when the game is over."""

    def legal(self, p: Position, seat: int) -> list[Action]:
        """Return the legal actions of the step at hand, in a fixed order."""

    def check(self, p: Position, seat: int, action: Action) -> Verdict:
        """Say whether a seat may act so, and why."""

    def apply(self, p: Position, seat: int, action: Action, log: list[Event] | None = None) -> Position:
        """Return the position after a legal action, its events added to ``log``; raises ``Refused``."""

    def view(self, p: Position, seat: int | None) -> Position:
        """Return what a seat may see (``None``: an onlooker), everything hidden replaced."""

    def over(self, p: Position) -> bool:
        """Say whether the game has ended."""

    def score(self, p: Position) -> ScoreSheet:
        """Score the position as it stands."""

    def parse(self, p: Position, text: str, place: str = "action") -> tuple[int, Action]:
        """Read an action's text; raises ``BadInput`` with its place for words that are no action."""

    def write(self, p: Position, seat: int, action: Action) -> str:
        """Return an action's text, with the player's name where more than one seat could act."""

    def say(self, p: Position, what: Event | Reason | Repair) -> str:
        """Return the sentence for an event, a reason or a repair."""
        return self.sentences.render(type(what).__name__.lower(), what.kind, what.numbers)

    def position(self, scene: dict[str, Any], place: str = "scene") -> Position:
        """Return the position a scene describes; raises ``BadInput`` for one that cannot be."""

    def scene(self, p: Position) -> dict[str, Any]:
        """Return a position as a scene, with all that is not the default."""

    def options(self, data: Any, place: str = "options") -> Any:
        """Check options from outside; raises ``BadInput``."""

    def option_data(self, p: Position) -> Any:
        """Return a position's options as plain data, as ``options`` reads them."""

    def names(self, p: Position) -> tuple[str, ...]:
        """Return the players' names in seating order."""

    def citations(self) -> dict[str, tuple[str, ...]]:
        """Return the names by which the code cites rules, with the ids they stand for; none where ids are cited."""
        return {}

    def gains(self, p: Position, events: list[Event]) -> dict[str, dict[str, int]]:
        """Return what each player took in these events, by player's name and kind."""

    def results(self, p: Position, events: list[Event]) -> dict[str, Any]:
        """Return what else a program may want to know of a step, by name; mostly nothing."""
        return {}


_encoder = msgspec.json.Encoder(order="deterministic")


def digest(p: object) -> str:
    """Return a position's hash, the same in every process: blake2b of its JSON, 16 hex digits."""
    return blake2b(_encoder.encode(p), digest_size=8).hexdigest()


def act(game: Game[Position], p: Position, seat: int, action: Action) -> Step[Position]:
    """Apply an action and return the whole step; raises ``Refused``."""
    log: list[Event] = []
    after = game.apply(p, seat, action, log)
    return Step(seat, action, tuple(log), after)
