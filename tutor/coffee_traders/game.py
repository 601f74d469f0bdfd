"""Coffee Traders as a game: ties the phases together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.coffee_traders import (
    flow,
    notation,
    order,
    reading,
    repairs,
    scene,
    scene_write,
    scoring,
    setup,
    verdicts,
    views,
)
from tutor.coffee_traders.names import ANDRE
from tutor.coffee_traders.options import read_options, write_options
from tutor.coffee_traders.position import Options, Position
from tutor.coffee_traders.rules import Rules
from tutor.core.errors import BadInput, Refused
from tutor.core.game import Game, Step
from tutor.core.notation import take_apart_untimed
from tutor.core.notes import tallied
from tutor.core.people import PEOPLE
from tutor.core.score import ScoreSheet
from tutor.core.values import Action, Event, Reason, Repair, Verdict

_GAINS = ("coffee", "post_takes", "first_takes", "trader_takes", "luwak", "paid_coffee")
"""The kinds of events by which coffee comes to a player."""


_AS_WRITTEN = PEOPLE | {"action"}
"""Numbers that hold players' names or texts: no word of them is one of the rules."""

_SAID_IN = {"choice": "choices", "offers": "offers"}
"""Number → the section of sentences that says what its value stands for."""


class CoffeeTraders(Game[Position]):
    """The rules as pure functions on positions; with two people André plays as a third company.

    ``box`` replaces the packaged values: plain data as in ``box.toml``, ``place`` names its file in errors.
    """

    id = "traders"

    def __init__(self, box: dict[str, Any] | None = None, place: str = "box") -> None:
        self.rules = Rules(box, place)
        self.rulebook = self.rules.rulebook
        self.title = self.rulebook.title
        self.sentences = self.rules.sentences
        self.box = self.rules.box

    def options(self, data: Any, place: str = "options") -> Options:
        """Check options from outside, ``{"players": ["blue", "red"], …}``; raises ``BadInput``."""
        return read_options(self.rules, data, place)

    def option_data(self, p: Position) -> dict[str, Any]:
        """Return a position's options as plain data."""
        return write_options(self.rules, p.options)

    def start(self, options: Options, seed: int = 0) -> Step[Position]:
        """Set the table up to the first choice."""
        log: list[Event] = []
        p = flow.settle(self.rules, setup.lay_out(self.rules, options, seed, log), log)
        return Step(None, None, tuple(log), p)

    def actors(self, p: Position) -> tuple[int, ...]:
        """Return the seats that may act; none when the game is over."""
        return order.actors(p)

    def names(self, p: Position) -> tuple[str, ...]:
        """Return the companies' names in seating order, André's last."""
        return tuple(player.name for player in p.players)

    def over(self, p: Position) -> bool:
        """Say whether the game has ended (traders.overview.13)."""
        return p.phase == "end"

    def legal(self, p: Position, seat: int) -> list[Action]:
        """List the legal actions at hand. Coffee is paid with as little kopi luwak as will do, and of mixed trades one
        is listed; ``check`` accepts the others too."""
        return verdicts.legal(self.rules, p, seat)

    def check(self, p: Position, seat: int, action: Action) -> Verdict:
        """Say whether a seat may act so: every clause broken and repairs, or all that allows it."""
        reasons = verdicts.against(self.rules, p, seat, action)
        if reasons:
            return Verdict(tuple(reasons), (), repairs.near(self.rules, p, seat, action))
        return Verdict((), tuple(verdicts.allows(self.rules, p, seat, action)))

    def apply(self, p: Position, seat: int, action: Action, log: list[Event] | None = None) -> Position:
        """Return the position after an action and all that follows from it; raises ``Refused``."""
        if verdicts.against(self.rules, p, seat, action):
            raise Refused(self.check(p, seat, action))
        after: Position = verdicts.room(p, action).apply(self.rules, p, seat, action, log)
        return flow.settle(self.rules, after, log)

    def view(self, p: Position, seat: int | None) -> Position:
        """Return what anybody at the table sees: all but André's face-down counters and lower contracts."""
        return views.view(p, seat)

    def score(self, p: Position) -> ScoreSheet:
        """Score the position as it stands."""
        return scoring.score(self.rules, p)

    def parse(self, p: Position, text: str, place: str = "action") -> tuple[int, Action]:
        """Read ``[name:] verb arguments``; raises ``BadInput`` for words that are no action."""
        names = self.names(p)
        said = take_apart_untimed(text, names, place)
        if said.name == ANDRE and p.andre:
            raise BadInput(place, "André acts by himself")
        seat = names.index(said.name) if said.name else (*order.actors(p), p.turn)[0]
        return seat, reading.read(self.rules, names, said.verb, said.rest, place)

    def write(self, p: Position, seat: int, action: Action) -> str:
        """Return an action's text, with the player's name where another one could be meant."""
        text = notation.write(action)
        return text if order.actors(p) == (seat,) else f"{p.players[seat].name}: {text}"

    def say(self, p: Position, what: Event | Reason | Repair) -> str:
        """Return the sentence for an event, a reason or a repair."""
        numbers = {key: self._shown(p, key, value) for key, value in what.numbers.items()}
        return self.sentences.render(type(what).__name__.lower(), what.kind, numbers)

    def _shown(self, p: Position, key: str, value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            return tuple(self._shown(p, key, item) for item in value)
        if key in _SAID_IN:
            return self.sentences.templates[_SAID_IN[key]][value]
        if key in _AS_WRITTEN:
            return value
        if key == "city" and value in self.rules.box.cities:
            return self.sentences.templates["names"].get(value) or value.replace("_", " ").title()
        return self.sentences.templates["names"].get(value, value) if isinstance(value, str) else value

    def gains(self, p: Position, events: Iterable[Event]) -> dict[str, dict[str, int]]:
        """Return the coffee that each player received in these events (André's too, who throws it away)."""
        return tallied(
            (p.players[event.seat].name, event.numbers["coffee"], event.numbers["count"])
            for event in events
            if event.kind in _GAINS and event.numbers["count"] and event.seat is not None
        )

    def results(self, p: Position, events: Iterable[Event]) -> dict[str, Any]:
        """Return of a harvest its ``waste``: the coffee lost by cooperative, zeros left out (traders.harvest.9)."""
        found = list(events)
        if not any(e.kind == "harvest" for e in found):
            return {}
        return {"waste": {e.numbers["cooperative"]: e.numbers["count"] for e in found if e.kind == "waste"}}

    def position(self, data: dict[str, Any], place: str = "scene") -> Position:
        """Return the position a scene describes; raises ``BadInput``."""
        return scene.read(self.rules, data, place)

    def scene(self, p: Position) -> dict[str, Any]:
        """Return a position as a scene."""
        return scene_write.write(self.rules, p)
