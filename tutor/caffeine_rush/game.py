"""Caffeine Rush as a game: ties its rooms together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from tutor.caffeine_rush import (
    actions,
    cards,
    ending,
    matching,
    orderup,
    scene,
    scene_write,
    scoring,
    setup,
    verdicts,
    views,
)
from tutor.caffeine_rush.actions import (
    Aside,
    Call,
    Clean,
    Flip,
    Latte,
    Match,
    Message,
    Pass,
    Round,
    Shuffle,
    Turn,
    Up,
)
from tutor.caffeine_rush.box import Box, box_data
from tutor.caffeine_rush.options import read_options, write_options
from tutor.caffeine_rush.position import Options, Position
from tutor.core.game import Step
from tutor.core.moments import Timed, raised
from tutor.core.notation import Said
from tutor.core.notes import Log, tallied
from tutor.core.race import Race
from tutor.core.rulebook import load_rulebook
from tutor.core.score import ScoreSheet
from tutor.core.sentences import load_sentences
from tutor.core.values import Action, Event, Reason


class CaffeineRush(Race[Position]):
    """The rules as pure functions on positions. ``box`` replaces the packaged values, ``place`` names its file."""

    id = "caffeine"

    def __init__(self, box: dict[str, Any] | None = None, place: str = "box") -> None:
        self.rulebook = load_rulebook(files(__package__) / "rulebook.toml")
        self.sentences = load_sentences(files(__package__) / "en.toml")
        self.title = self.rulebook.title
        self.box = Box(box_data(), "caffeine/box.toml") if box is None else Box(box, place)

    def options(self, data: Any, place: str = "options") -> Options:
        """Check options from outside, ``{"players": ["ann", "ben"], "variations": ["size"]}``; raises ``BadInput``."""
        return read_options(self.rulebook, data, place)

    def option_data(self, p: Position) -> dict[str, Any]:
        """Return a position's options as plain data."""
        return write_options(self.rulebook, p.options)

    def start(self, options: Options, seed: int = 0) -> Step[Position]:
        """Set the table up to the start, all Orders face down."""
        return setup.start(self.box, options, seed)

    def actors(self, p: Position) -> tuple[int, ...]:
        """Return the seats that may act now: all, or the one that speaks; at the end none."""
        return verdicts.actors(p)

    def legal(self, p: Position, seat: int) -> list[Action]:
        """List what a seat may do now; see ``verdicts.legal`` for what is not listed."""
        return verdicts.legal(p, seat)

    def against(self, p: Position, seat: int, action: Action) -> list[Reason]:
        """Return every clause that speaks against an action."""
        return verdicts.against(p, seat, action)

    def allows(self, p: Position, seat: int, action: Action) -> list[Reason]:
        """Return what allows a legal action."""
        return verdicts.allows(p, seat, action)

    def play(self, p: Position, seat: int, action: Timed, log: Log) -> Position:
        """Return the position after a legal action at its moment, and all that follows from it."""
        p = replace(p, moment=raised(p.moment, action))
        return ending.settle(self.box, self._play(p, seat, action, log), log)

    def _play(self, p: Position, seat: int, action: Action, log: Log) -> Position:
        match action:
            case Flip():
                return cards.flip(p, seat, log)
            case Match():
                return matching.apply(p, seat, action, log)
            case Aside():
                return cards.aside(p, seat, log)
            case Up():
                return orderup.up(p, seat, action, log)
            case Latte():
                return orderup.latte(p, seat, action, log)
            case Turn():
                return orderup.turn(self.box, p, seat, log)
            case _:
                return self._play_seldom(p, seat, action, log)

    def _play_seldom(self, p: Position, seat: int, action: Action, log: Log) -> Position:
        match action:
            case Call():
                return orderup.call(p, seat, log)
            case Shuffle():
                return cards.shuffle(p, seat, action, log)
            case Clean():
                return cards.clean(p, seat, log)
            case Message():
                return ending.message(self.box, p, seat, action, log)
            case Pass():
                return ending.leave(self.box, p, seat, log)
            case Round():
                return setup.again(self.box, ending.bank(p), log)
            case _:
                return setup.go(p, log)

    def view(self, p: Position, seat: int | None) -> Position:
        """Return what a seat may see."""
        return views.view(p, seat)

    def score(self, p: Position) -> ScoreSheet:
        """Score the position as it stands: in Tips, or in cents where ``p.money``."""
        return scoring.score(p)

    def read_action(self, said: Said, names: Sequence[str], place: str) -> Timed:
        """Return the action of a text taken apart; raises ``BadInput`` for words that are none."""
        return actions.read(said.verb, said.rest, said.moment or 0, names, self.box.codes, place)

    def write_action(self, action: Action) -> str:
        """Return an action's text without moment and name."""
        return actions.write(action)

    def gains(self, p: Position, events: Iterable[Event]) -> dict[str, dict[str, int]]:
        """Return the cards that each player turned up in these events."""
        return tallied((e.numbers["player"], e.numbers["card"], 1) for e in events if e.kind == "flip")

    def position(self, data: dict[str, Any], place: str = "scene") -> Position:
        """Return the position a scene describes; raises ``BadInput``."""
        return scene.read(self.rulebook, self.box, data, place)

    def scene(self, p: Position) -> dict[str, Any]:
        """Return a position as a scene."""
        return scene_write.write(self.rulebook, self.box, p)
