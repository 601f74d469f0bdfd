"""Coffee Rush as a game: ties the steps of a turn together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.coffee_rush import (
    actions,
    activate,
    fill,
    orders,
    passage,
    repairs,
    scene,
    scene_write,
    scoring,
    setup,
    turn,
    verdicts,
    views,
)
from tutor.coffee_rush.actions import Empty, Move, Next
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.options import read_options, write_options
from tutor.coffee_rush.position import Options, Position
from tutor.coffee_rush.steps import NextSpace, next_spaces
from tutor.coffee_rush.ways import Ways, ways
from tutor.core.errors import Refused
from tutor.core.game import Game, Step
from tutor.core.notation import take_apart_untimed
from tutor.core.notes import tallied
from tutor.core.score import ScoreSheet
from tutor.core.values import Action, Event, Reason, Verdict

_END = {"activate": activate.skip, "fill": fill.end, "orders": orders.end, "time": passage.end}


class CoffeeRush(Game[Position]):
    """The rules of one edition ("base" or "winter") as pure functions on positions.

    ``box`` replaces the packaged values: plain data as in ``box.toml``, ``place`` names its file in errors.
    """

    def __init__(self, edition: str, box: dict[str, Any] | None = None, place: str = "box") -> None:
        self.edition = Edition(edition, box, place)
        self.id = edition
        self.title = self.edition.title
        self.rulebook = self.edition.rulebook
        self.sentences = self.edition.sentences
        self.box = self.edition.box

    def options(self, data: Any, place: str = "options") -> Options:
        """Check options from outside, ``{"players": ["blue", "red"], …}``; raises ``BadInput``."""
        return read_options(self.edition, data, place)

    def option_data(self, p: Position) -> dict[str, Any]:
        """Return a position's options as plain data."""
        return write_options(self.edition, p.options)

    def start(self, options: Options, seed: int = 0) -> Step[Position]:
        """Set the table up to the first choice."""
        return setup.start(self.edition, options, seed)

    def actors(self, p: Position) -> tuple[int, ...]:
        """Return the one seat that may act, or none when the game is over."""
        return verdicts.actors(p)

    def names(self, p: Position) -> tuple[str, ...]:
        """Return the players' names in seating order."""
        return p.options.players

    def over(self, p: Position) -> bool:
        """Say whether the game has ended (winter.end.1)."""
        return p.over

    def legal(self, p: Position, seat: int) -> list[Action]:
        """List the legal actions of the step at hand; emptying a cup is among them all turn long."""
        return verdicts.legal(self.edition, p, seat)

    def check(self, p: Position, seat: int, action: Action) -> Verdict:
        """Say whether a seat may act so: every clause broken and repairs, or all that allows it."""
        reasons = verdicts.against(self.edition, p, seat, action)
        if reasons:
            return Verdict(tuple(reasons), (), repairs.near(self.edition, p, seat, action))
        before = self._reach_step(p, action, None)
        return Verdict((), (*self._skipping(p, before), *verdicts.allows(self.edition, before, action)))

    def apply(self, p: Position, seat: int, action: Action, log: list[Event] | None = None) -> Position:
        """Return the position after an action, with the ends of steps it implies; raises ``Refused``."""
        if verdicts.against(self.edition, p, seat, action):
            raise Refused(self.check(p, seat, action))
        p = self._reach_step(p, action, log)
        e = self.edition
        if isinstance(action, Next):
            return _END[p.step](e, p, log)
        if isinstance(action, Empty):
            return fill.empty(e, p, action, log)
        after: Position = verdicts.room(action).apply(e, p, action, log)
        return after

    def steps(self, p: Position, seat: int, partial: Move) -> tuple[NextSpace, ...]:
        """Return the spaces that a walk being drawn may enter next, and what each would give."""
        return next_spaces(self.edition, p, partial) if seat == p.turn else ()

    def ways(self, p: Position, seat: int) -> tuple[Ways, ...]:
        """Return what the walks of each of a seat's pawns depend on; none when it may not walk now."""
        return ways(self.edition, p) if seat == p.turn else ()

    def _skipping(self, p: Position, after: Position) -> list[Reason]:
        return [self.edition.reason("turn.order", "implies_next", step=p.step)] if p.step != after.step else []

    def _reach_step(self, p: Position, action: Action, log: list[Event] | None) -> Position:
        step = turn.STEP_OF.get(type(action), p.step)
        while p.step != step:
            p = _END[p.step](self.edition, p, log)
        return p

    def view(self, p: Position, seat: int | None) -> Position:
        """Return what anybody at the table sees: all but the order of the deck."""
        return views.view(p, seat)

    def score(self, p: Position) -> ScoreSheet:
        """Score the position as it stands."""
        return scoring.score(self.edition, p)

    def parse(self, p: Position, text: str, place: str = "action") -> tuple[int, Action]:
        """Read ``[name:] verb arguments``; raises ``BadInput`` for words that are no action."""
        said = take_apart_untimed(text, p.options.players, place)
        seat = p.options.players.index(said.name) if said.name else p.turn
        return seat, actions.read(self.edition, said.verb, said.rest, place)

    def write(self, p: Position, seat: int, action: Action) -> str:
        """Return an action's text, with the name of a player who is not on turn."""
        text = actions.write(action)
        return text if seat == p.turn else f"{p.options.players[seat]}: {text}"

    def citations(self) -> dict[str, tuple[str, ...]]:
        """Return the rule names of ``editions.toml`` with the ids they stand for here."""
        return {name: tuple(id for id in cited if id) for name, cited in self.edition.cite.items()}

    def gains(self, p: Position, events: Iterable[Event]) -> dict[str, dict[str, int]]:
        """Return the ingredient tokens that each player took in these events."""
        taken = (event.numbers for event in events if event.kind in ("collect", "take"))
        return tallied((n["player"], n["ingredient"], n["count"]) for n in taken)

    def position(self, data: dict[str, Any], place: str = "scene") -> Position:
        """Return the position a scene describes; raises ``BadInput``."""
        return scene.read(self.edition, data, place)

    def scene(self, p: Position) -> dict[str, Any]:
        """Return a position as a scene."""
        return scene_write.write(self.edition, p)
