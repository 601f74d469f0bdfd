"""The games that are raced: one table, game → the class that says all that is this game's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import Any

from tutor import catalogue
from tutor.core.agreed import write_others
from tutor.core.chance import Chance
from tutor.core.game import Game
from tutor.core.moments import Timed
from tutor.core.score import ScoreSheet
from tutor.core.values import Event
from widgets.boards.scene import Scene
from widgets.leaf import Node
from widgets.races.states import ME, Choices, Setting, Sight, Switch
from widgets.races.words import phrase

RACED = {
    "grab": ("widgets.races.grab", "Grab"),
    "caffeine": ("widgets.races.caffeine", "Caffeine"),
}
"""Game → module and class, in the order of the choice; a module is imported when the game is first chosen."""


class RacedGame(ABC):
    """All that a page of races has to know of one game."""

    id: str
    names: tuple[str, ...]
    """The players by seat, the person first."""
    fewest: int
    """The fewest rivals."""
    switches: tuple[Switch, ...]
    settings: tuple[Setting, ...] = ()
    board: type[Any]
    """The component that draws it."""
    table: Any
    """The module that says what the component draws: its ``scene``, ``closed`` and ``keys``."""
    told: frozenset[str]
    """The events told of everybody; the others are seen on the board."""
    mine: frozenset[str]
    theirs: frozenset[str]
    """Those told beyond that of the person, and of the others."""
    rounds: str
    """The clause by which another round follows."""

    # ---- before a race -----------------------------------------------------

    @property
    def how(self) -> str:
        """What to do, in a sentence."""
        return phrase(self.id, "how")

    @property
    def keys_are(self) -> str:
        """What is pressed, by hand and by key."""
        return phrase(self.id, "keys_are")

    @property
    def notes(self) -> str:
        """What of the box is a sample."""
        return phrase(self.id, "notes")

    @property
    def most(self) -> int:
        """The most rivals."""
        return len(self.names) - 1

    def start(self, before: Choices) -> Choices:
        """Return the choices from which a person starts in this game; the speed and the clock stay as they are."""
        return Choices(self.id, speed=before.speed, calm=before.calm, seed=before.seed)

    def players(self, choices: Choices) -> list[str]:
        """Return the players of a race."""
        return list(self.names[: choices.rivals + 1])

    def asked(self, choices: Choices) -> list[Setting]:
        """Return the settings that come with the switches that are on."""
        return [one for one in self.settings if one.switch in choices.on]

    @abstractmethod
    def options(self, choices: Choices) -> dict[str, Any]:
        """Return players and variants in the form in which the game reads them."""

    def doubts(self, choices: Choices) -> list[str]:
        """Return the rulings that a table may read the other way and that can matter in such a race."""
        idle = self.idle(choices)
        return [id for id in catalogue.game(self.id).rulebook.options if id not in idle]

    @abstractmethod
    def idle(self, choices: Choices) -> Collection[str]:
        """Return the rulings that come to nothing in such a race."""

    def agreed(self, choices: Choices) -> dict[str, Any]:
        """Return all that the table agrees on, in the form in which the game reads it."""
        read = choices.others.intersection(self.doubts(choices))
        rulings = write_others(catalogue.game(self.id).rulebook, read)
        return self.options(choices) | ({"rulings": rulings} if rulings else {})

    @abstractmethod
    def goal(self, choices: Choices) -> str:
        """Say in a sentence how such a race is won."""

    # ---- in play -------------------------------------------------------------

    def tells(self, event: Event) -> bool:
        """Say whether an event is told in words."""
        return event.kind in self.told or event.kind in (self.mine if event.seat == ME else self.theirs)

    def rings(self, p: Any, until: int) -> Timed | None:
        """Return what the clock itself would do at a moment, where the rules know such a thing."""
        return None

    def at_once(self, p: Any, action: Timed, luck: Chance) -> Timed:
        """Return the person's action as it counts if somebody did the same at the same moment."""
        return action

    def counts_down(self, view: Any) -> int:
        """Return from how many ms the clock counts down; 0: it counts up."""
        return 0

    @abstractmethod
    def to_do(self, sight: Sight) -> str:
        """Say in a few words what the person can do now."""

    @abstractmethod
    def in_hand(self, view: Any) -> str:
        """Return what the person's hand holds, in words; "" for an empty one."""

    # ---- the board -------------------------------------------------------------

    @abstractmethod
    def meant(self, view: Any, legal: Collection[str], id: str) -> Timed:
        """Return the action that pressing a piece of the board means."""

    def keys(self, view: Any, legal: Collection[str]) -> dict[str, str]:
        """Return key → piece that it presses, as they are now."""
        found: dict[str, str] = self.table.keys(view, ME, legal)
        return found

    def scene(self, view: Any, legal: Collection[str], narrow: bool, say: str) -> Scene:
        """Return what the board shows."""
        shown: Scene = self.table.scene(view, ME, legal, narrow, say)
        return shown

    def closed(self, view: Any, say: str) -> Scene:
        """Return what hangs over the board once a round is over."""
        shown: Scene = self.table.closed(view, ME, say)
        return shown

    # ---- afterwards --------------------------------------------------------------

    @abstractmethod
    def headline(self, p: Any, sheet: ScoreSheet) -> str:
        """Say who won, or what was earned."""

    def decided(self, p: Any, sheet: ScoreSheet) -> str:
        """Return the clause that decided it."""
        return self.rounds if p.step == "round" else sheet.decided_by

    def readings(self, p: Any) -> list[str]:
        """Return the rulings on which this reckoning rests."""
        return []

    @abstractmethod
    def reckoned(self, game: Game[Any], p: Any) -> list[Node]:
        """Return a card for each player or team: what was made, line by line, each with its clause."""


@cache
def raced(game: str) -> RacedGame:
    """Return all that is a raced game's own."""
    module, name = RACED[game]
    found: RacedGame = getattr(import_module(module), name)()
    return found
