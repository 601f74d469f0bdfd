"""One game being played: the only thing with state."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Generic

import msgspec
from msgspec import Struct

from tutor.core.errors import BadInput, Refused
from tutor.core.game import Game, Position, Step, act, digest
from tutor.core.read import convert, read_json
from tutor.core.values import Action

FORMAT = 1
"""Of the records that are written; a reader of another one says so."""

MOST_ACTIONS = 20_000
"""Actions of one record; no game comes near."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A game written down: what it started from, its actions as text and the hash after each.

    It starts from ``options`` and ``seed``, or from ``scene``. ``hashes`` has one entry more than ``actions``.
    """

    game: str
    rules: str
    options: dict[str, Any] | None = None
    seed: int = 0
    scene: dict[str, Any] | None = None
    actions: tuple[str, ...] = ()
    hashes: tuple[str, ...] = ()
    format: int = FORMAT

    def save(self) -> str:
        """Return the record as JSON text."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def load(cls, text: str, place: str = "record") -> Record:
        """Read a record; raises ``BadInput`` for anything that is none."""
        record = convert(read_json(text, place), cls, place)
        if record.format != FORMAT:
            raise BadInput(f"{place}: format", f"expected {FORMAT}, found {record.format}")
        if (record.options is None) == (record.scene is None):
            raise BadInput(place, "expected either options or a scene to start from")
        if len(record.hashes) != len(record.actions) + 1:
            raise BadInput(
                f"{place}: hashes",
                f"expected {len(record.actions) + 1}, one for the start and each action, found {len(record.hashes)}",
            )
        if len(record.actions) > MOST_ACTIONS:
            raise BadInput(f"{place}: actions", f"expected {MOST_ACTIONS:,} at most, found {len(record.actions):,}")
        return record


class Table(Generic[Position]):
    """A game in play with its history. ``Table.start`` begins a whole game, ``Table(game, position)`` a scene."""

    def __init__(
        self, game: Game[Position], position: Position, *, first: Step[Position] | None = None, seed: int = 0
    ) -> None:
        self.game = game
        self.steps: list[Step[Position]] = [first or Step(None, None, (), position)]
        self._undone: list[Step[Position]] = []
        self._whole = first is not None
        self._seed = seed
        self.saw_chance = False

    @classmethod
    def start(cls, game: Game[Position], options: Any, seed: int = 0) -> Table[Position]:
        """Begin a game at its setup; raises ``BadInput`` for options that do not fit."""
        first = game.start(options, seed)
        return cls(game, first.position, first=first, seed=seed)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.steps[-1].position

    @property
    def can_undo(self) -> bool:
        """Whether a step was taken."""
        return len(self.steps) > 1

    def act(self, action: Action | str, seat: int | None = None) -> Step[Position]:
        """Play an action or its text; raises ``Refused`` or ``BadInput`` and then nothing has changed."""
        if isinstance(action, str):
            seat, action = self.game.parse(self.position, action)
        elif seat is None:
            seat = self._only_actor()
        step = act(self.game, self.position, seat, action)
        self.steps.append(step)
        self._undone.clear()
        return step

    def _only_actor(self) -> int:
        """Return the seat that acts when none is named; when the game is over, any will be refused."""
        actors = self.game.actors(self.position)
        if len(actors) > 1:
            names = ", ".join(self.game.names(self.position)[seat] for seat in actors)
            raise BadInput("seat", f"several players could act; expected one of {names}")
        return actors[0] if actors else 0

    def undo(self) -> Step[Position] | None:
        """Take the last step back and return it (``None`` at the start).

        ``saw_chance`` becomes true when that step showed something hidden: the player now knows what comes.
        """
        if not self.can_undo:
            return None
        step = self.steps.pop()
        self._undone.append(step)
        self.saw_chance = self.saw_chance or showed_chance(step)
        return step

    def redo(self) -> Step[Position] | None:
        """Play the step taken back last once more and return it (``None`` when there is none)."""
        if not self._undone:
            return None
        self.steps.append(self._undone.pop())
        return self.steps[-1]

    def record(self) -> Record:
        """Return the game so far, as it can be saved."""
        start = self.steps[0].position
        return Record(
            game=self.game.id,
            rules=self.game.rulebook.version,
            options=self.game.option_data(start) if self._whole else None,
            seed=self._seed,
            scene=None if self._whole else self.game.scene(start),
            actions=self.texts(),
            hashes=tuple(digest(step.position) for step in self.steps),
        )

    def texts(self) -> tuple[str, ...]:
        """Return the actions played so far, as text."""
        played = ((a.position, b.seat, b.action) for a, b in pairwise(self.steps))
        return tuple(self.game.write(p, seat, action) for p, seat, action in played if seat is not None and action)


def showed_chance(step: Step[Any]) -> bool:
    """Say whether a step's events turned up something hidden (their numbers then say ``hidden``)."""
    return any(event.numbers.get("hidden") for event in step.events)


def replay(game: Game[Position], record: Record, place: str = "record") -> Table[Position]:
    """Play a record again; raises ``BadInput`` naming the action that does not fit or gives another position."""
    if record.game != game.id:
        raise BadInput(f"{place}: game", f"expected {game.id!r}, found {record.game!r}")
    if record.rules != game.rulebook.version:
        raise BadInput(f"{place}: rules", f"was played by rules {record.rules!r}, these are {game.rulebook.version!r}")
    table = _opening(game, record, place)
    _agree(table, record, 0, place)
    for i, text in enumerate(record.actions):
        _play(table, text, f"{place}: actions[{i}]")
        _agree(table, record, i + 1, place)
    return table


def _opening(game: Game[Position], record: Record, place: str) -> Table[Position]:
    if record.scene is not None:
        return Table(game, game.position(record.scene, f"{place}: scene"))
    return Table.start(game, game.options(record.options, f"{place}: options"), record.seed)


def _play(table: Table[Any], text: str, place: str) -> None:
    try:
        table.act(text)
    except Refused as refusal:
        raise BadInput(place, f"{text!r} is {refusal}") from None
    except BadInput as error:
        raise BadInput(place, error.problem) from None


def _agree(table: Table[Any], record: Record, i: int, place: str) -> None:
    if digest(table.position) != record.hashes[i]:
        raise BadInput(f"{place}: hashes[{i}]", "the position is another one than the record says")
