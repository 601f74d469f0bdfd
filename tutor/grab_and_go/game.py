"""Grab & Go as a game: ties its rooms together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from tutor.core.game import Step
from tutor.core.moments import Timed, raised
from tutor.core.notation import Said
from tutor.core.notes import Log, tallied
from tutor.core.race import Race
from tutor.core.rulebook import load_rulebook
from tutor.core.score import ScoreSheet
from tutor.core.sentences import load_sentences
from tutor.core.values import Action, Event, Reason, Repair
from tutor.grab_and_go import actions, closing, orders, scene, scene_write, scoring, search, setup, verdicts, views
from tutor.grab_and_go.actions import Back, Call, Draw, Flip, Go, Round, Slot, Time
from tutor.grab_and_go.box import Box, box_data
from tutor.grab_and_go.options import read_options, write_options
from tutor.grab_and_go.position import TIMER, Options, Position


class GrabAndGo(Race[Position]):
    """The rules as pure functions on positions. ``box`` replaces the packaged values, ``place`` names its file."""

    id = "grab"

    def __init__(self, box: dict[str, Any] | None = None, place: str = "box") -> None:
        self.rulebook = load_rulebook(files(__package__) / "rulebook.toml")
        self.sentences = load_sentences(files(__package__) / "en.toml")
        self.title = self.rulebook.title
        self.box = Box(box_data(), "grab/box.toml") if box is None else Box(box, place)

    def options(self, data: Any, place: str = "options") -> Options:
        """Check options from outside, ``{"players": ["ann", "ben"], …}``; raises ``BadInput``."""
        return read_options(self.rulebook, data, place)

    def option_data(self, p: Position) -> dict[str, Any]:
        """Return a position's options as plain data."""
        return write_options(self.rulebook, p.options)

    def start(self, options: Options, seed: int = 0) -> Step[Position]:
        """Set the table up to the count of three."""
        return setup.start(self.box, options, seed)

    def actors(self, p: Position) -> tuple[int, ...]:
        """Return the seats that may act now: all, at closing time those with a card in hand, at the end none."""
        return verdicts.actors(p)

    def legal(self, p: Position, seat: int) -> list[Action]:
        """List what a seat may do now; a look that shows nothing new is left out."""
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
        return closing.settle(self._play(p, seat, action, log), log)

    def _play(self, p: Position, seat: int, action: Action, log: Log) -> Position:
        match action:
            case Flip():
                return search.flip(p, seat, action, log)
            case Slot():
                return search.slot(p, seat, action, log)
            case Back():
                return search.back(p, seat, log)
            case Call():
                return closing.after_call(orders.call(p, seat, action, log), seat, log)
            case Draw():
                return orders.draw(self.box, p, seat, action, log)
            case _:
                return self._play_seldom(p, seat, action, log)

    def _play_seldom(self, p: Position, seat: int, action: Action, log: Log) -> Position:
        match action:
            case Go():
                return setup.go(p, log)
            case Time():
                return closing.ring(p, log)
            case Round():
                return setup.again(self.box, closing.bank(p), log)
            case _:
                return p

    def repairs(self, p: Position, seat: int, action: Action) -> tuple[Repair, ...]:
        """Return what a seat may do instead; turning a card over only where there is nothing nearer."""
        if verdicts.timer_rang(p, action):
            return self.offered([Time(moment=TIMER)])
        near = self.nearest(p, seat, action)
        return self.offered([a for a in near if not isinstance(a, Flip)] or near[:1])

    def view(self, p: Position, seat: int | None) -> Position:
        """Return what a seat may see."""
        return views.view(p, seat)

    def score(self, p: Position) -> ScoreSheet:
        """Score the position as it stands, in cents."""
        return scoring.score(p)

    def read_action(self, said: Said, names: Sequence[str], place: str) -> Timed:
        """Return the action of a text taken apart; raises ``BadInput`` for words that are none."""
        return actions.read(said.verb, said.rest, said.moment or 0, names, tuple(self.box.orders), place)

    def write_action(self, action: Action) -> str:
        """Return an action's text without moment and name."""
        return actions.write(action)

    def gains(self, p: Position, events: Iterable[Event]) -> dict[str, dict[str, int]]:
        """Return the cards that each player turned up in these events."""
        return tallied((e.numbers["player"], e.numbers["ingredient"], 1) for e in events if e.kind == "flip")

    def position(self, data: dict[str, Any], place: str = "scene") -> Position:
        """Return the position a scene describes; raises ``BadInput``."""
        return scene.read(self.rulebook, self.box, data, place)

    def scene(self, p: Position) -> dict[str, Any]:
        """Return a position as a scene."""
        return scene_write.write(self.rulebook, self.box, p)
