"""Computer baristas for the games in real time.

A barista sees only its seat's view, draws its moments from a seeded stream and has no clock: it is asked what it does
up to a moment. Asking more or less often changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tutor.caffeine_rush import CaffeineRush
from tutor.coach.barista_caffeine import CaffeineMind
from tutor.coach.barista_grab import GrabMind
from tutor.core.chance import Chance, stream
from tutor.core.errors import BadInput, choose
from tutor.core.game import Game
from tutor.core.moments import Timed, rank
from tutor.core.race import RacePosition
from tutor.core.table import Table
from tutor.grab_and_go import GrabAndGo


class Speed(Struct, frozen=True):
    """How a barista works: ms for one movement of the hand, how much that varies, and how many cards it keeps in mind.

    ``spread`` is in per cent of ``movement``.
    """

    movement: int
    spread: int
    memory: int


SPEEDS = {"calm": Speed(2600, 40, 3), "steady": Speed(1500, 35, 8), "quick": Speed(850, 30, 20)}
"""The three speeds by name."""


View = TypeVar("View", contravariant=True)
"""What a seat of one game sees: that game's position."""


class Mind(Protocol[View]):
    """What a barista of one game knows and wants."""

    def watch(self, view: View) -> None:
        """Take in what the seat sees."""

    def choose(self, view: View, luck: Chance) -> Timed | None:
        """Return the next action without its moment, or ``None`` for waiting."""

    def done(self, action: Timed) -> None:
        """Remember an own action that was played."""


class Barista:
    """One computer player: its seat, its speed and the moment at which its hand is free again."""

    def __init__(self, game: Game[Any], seat: int, speed: str, seed: int) -> None:
        self.seat = seat
        self.speed = SPEEDS[choose(speed, SPEEDS, "speed", "speed")]
        self.mind = mind_of(game, seat, self.speed)
        self.luck = Chance(stream(seed * 1009 + seat))
        self.free_at = self._movement(self.luck)

    def _movement(self, luck: Chance) -> int:
        spread = self.speed.movement * self.speed.spread // 100
        return self.speed.movement - spread + luck.below(2 * spread + 1)

    def plan(self, view: RacePosition) -> tuple[Timed, int] | None:
        """Return what it would do now and the state of its stream after that; nothing is remembered yet."""
        luck = Chance(self.luck.state)
        action = self.mind.choose(view, luck)
        return None if action is None else (replace(action, moment=max(self.free_at, view.moment)), luck.state)

    def commit(self, action: Timed, state: int) -> None:
        """Take a plan as played."""
        self.luck.state = state
        self.mind.done(action)
        self.free_at = action.moment + self._movement(self.luck)

    def restart(self) -> None:
        """Begin with a free hand at the count of three."""
        self.free_at = self._movement(self.luck)


class Crew:
    """The baristas of one table, by seat and speed. ``seed`` makes the same table play the same again."""

    def __init__(self, game: Game[Any], speeds: Mapping[int, str], seed: int = 0) -> None:
        self.game = game
        self.baristas = [Barista(game, seat, speed, seed) for seat, speed in sorted(speeds.items())]
        self._running = True
        self._seen: RacePosition | None = None
        self._views: dict[int, RacePosition] = {}

    def watch(self, p: RacePosition) -> None:
        """Let all baristas see the table; call it after every action."""
        if p is self._seen:
            return
        self._check_seats(len(p.players))
        self._seen = p
        self._views = {barista.seat: self.game.view(p, barista.seat) for barista in self.baristas}
        starts_over = self._running and p.step == "ready"
        self._running = p.step != "ready"
        for barista in self.baristas:
            if starts_over:
                barista.restart()
            barista.mind.watch(self._views[barista.seat])

    def _check_seats(self, players: int) -> None:
        for barista in self.baristas:
            if not 0 <= barista.seat < players:
                raise BadInput("crew", f"nobody sits on seat {barista.seat} of {players}")

    def due(self, p: RacePosition, until: int) -> tuple[int, Timed] | None:
        """Return the first action, with its seat, that a barista takes up to a moment; ``None`` when there is none.

        Whoever calls plays it and asks again. At the same moment the lower seat comes first.
        """
        self.watch(p)
        for barista in sorted(self.baristas, key=lambda b: rank(max(b.free_at, p.moment), b.seat)):
            if max(barista.free_at, p.moment) > until:
                return None
            planned = barista.plan(self._views[barista.seat])
            if planned is not None:
                barista.commit(*planned)
                return barista.seat, planned[0]
        return None


def play_until(table: Table[Any], crew: Crew, until: int) -> None:
    """Play all that the crew does up to a moment, in ms since the count of three."""
    while (found := crew.due(table.position, until)) is not None:
        table.act(found[1], found[0])


def mind_of(game: Game[Any], seat: int, speed: Speed) -> Mind[Any]:
    """Return a mind for a game; raises ``BadInput`` for a game that nobody plays in real time."""
    if isinstance(game, GrabAndGo):
        return GrabMind(game.box, seat, speed.memory)
    if isinstance(game, CaffeineRush):
        return CaffeineMind(game, seat, speed.memory)
    raise BadInput("game", f"no computer barista plays {game.id!r}")
