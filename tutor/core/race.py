"""What games in real time have in common: everybody acts at once, and every action has its moment."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from tutor.core.about import MOST, About
from tutor.core.errors import Refused
from tutor.core.game import Game
from tutor.core.moments import LATEST, Timed, speaker, spoken
from tutor.core.notation import Said, take_apart
from tutor.core.notes import Log
from tutor.core.read import join, within
from tutor.core.values import MOST_REPAIRS, Action, Reason, Repair, Verdict


class RaceOptions(Protocol):
    """What the options of every race say."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names in seating order."""


class RacePosition(Protocol):
    """What the position of every race holds."""

    @property
    def options(self) -> RaceOptions:
        """What the table agreed on."""

    @property
    def players(self) -> Sequence[object]:
        """The players' places in seating order."""

    @property
    def step(self) -> str:
        """Where the race is: "ready" before the count of three, "over" at the end."""

    @property
    def moment(self) -> int:
        """The moment of the last action, in ms since the count of three."""

    @property
    def round(self) -> int:
        """The number of the round, from 1."""


MOST_ROUNDS = 100_000
"""Rounds of one race; nobody plays so many."""


def check_time(p: RacePosition, place: str) -> None:
    """Refuse a moment or a round that no race comes to; raises ``BadInput``."""
    within(p.moment, LATEST, join(place, "moment"))
    within(p.round, MOST_ROUNDS, join(place, "round"), 1)


At = TypeVar("At", bound=RacePosition)
"""The position of one race."""


class Race(Game[At]):
    """The part of a game that no race does in its own way. Clauses are cited by their ids."""

    @abstractmethod
    def against(self, p: At, seat: int, action: Action) -> list[Reason]:
        """Return every clause that speaks against an action."""

    @abstractmethod
    def allows(self, p: At, seat: int, action: Action) -> list[Reason]:
        """Return what allows a legal action."""

    @abstractmethod
    def play(self, p: At, seat: int, action: Timed, log: Log) -> At:
        """Return the position after a legal action, at its moment, and all that follows from it."""

    @abstractmethod
    def read_action(self, said: Said, names: Sequence[str], place: str) -> Timed:
        """Return the action of a text taken apart; raises ``BadInput`` for words that are none."""

    @abstractmethod
    def write_action(self, action: Action) -> str:
        """Return an action's text without moment and name."""

    def check(self, p: At, seat: int, action: Action) -> Verdict:
        """Say whether a seat may act so: every clause broken and repairs, or all that allows it."""
        reasons = self.against(p, seat, action)
        if reasons:
            return Verdict(tuple(reasons), (), self.repairs(p, seat, action))
        return Verdict((), tuple(self.allows(p, seat, action)))

    def about(self, p: At, seat: int, action: Action) -> About:
        """Return what allows an action now, or what speaks against it, with its first sentence."""
        against = self.against(p, seat, action)
        ids = dict.fromkeys(reason.clause for reason in against or self.allows(p, seat, action))
        return About(tuple(ids)[:MOST], self.say(p, against[0]) if against else "")

    def apply(self, p: At, seat: int, action: Action, log: Log = None) -> At:
        """Return the position after an action at its moment; raises ``Refused``."""
        if self.against(p, seat, action):
            raise Refused(self.check(p, seat, action))
        assert isinstance(action, Timed)
        return self.play(p, seat, action, log)

    def names(self, p: At) -> tuple[str, ...]:
        """Return the players' names in seating order."""
        return p.options.players

    def over(self, p: At) -> bool:
        """Say whether the game has ended."""
        return p.step == "over"

    def parse(self, p: At, text: str, place: str = "action") -> tuple[int, Action]:
        """Read ``[@ms] [name:] verb arguments``; raises ``BadInput`` for words that are no action."""
        names = self.names(p)
        said = take_apart(text, names, place)
        action = self.read_action(said, names, place)
        return speaker(said, names, self.actors(p), place), action

    def write(self, p: At, seat: int, action: Action) -> str:
        """Return an action's text, with the player's name where more than one seat could act."""
        return spoken(action, self.write_action(action), "" if self.actors(p) == (seat,) else self.names(p)[seat])

    def repairs(self, p: At, seat: int, action: Action) -> tuple[Repair, ...]:
        """Return what a seat may do instead of a refused action."""
        return self.offered(self.nearest(p, seat, action))

    def nearest(self, p: At, seat: int, action: Action) -> list[Action]:
        """Return what a seat may do instead of an action, its own kind first."""
        return sorted(self.legal(p, seat), key=lambda a: type(a) is not type(action))

    def offered(self, instead: Iterable[Action]) -> tuple[Repair, ...]:
        """Return the first few actions as repairs."""
        return tuple(Repair(a, "instead", {"action": self.write_action(a)}) for a in [*instead][:MOST_REPAIRS])
