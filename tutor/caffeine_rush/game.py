"""Caffeine Rush as a game: ties its rooms together."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from tutor.caffeine_rush import actions, cards, ending, matching, orderup, scene, scoring, setup, views
from tutor.caffeine_rush.actions import (
    Aside,
    Call,
    Clean,
    Flip,
    Go,
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
from tutor.core.errors import Refused
from tutor.core.game import Step
from tutor.core.moments import Timed, raised, speaker, spoken
from tutor.core.notation import take_apart
from tutor.core.notes import Log, why
from tutor.core.rulebook import load_rulebook
from tutor.core.score import ScoreSheet
from tutor.core.sentences import load_sentences
from tutor.core.values import Action, Event, Reason, Repair, Verdict

_HURRIED = (Flip, Match, Up, Latte, Shuffle)
"""What waits until a player has shouted, called and turned up what is due."""

_MOST_REPAIRS = 3


class CaffeineRush:
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

    def start(self, options: Options, seed: int = 0) -> Step:
        """Set the table up to the start, all Orders face down."""
        return setup.start(self.box, options, seed)

    def actors(self, p: Position) -> tuple[int, ...]:
        """Return the seats that may act now: all, or the one that speaks; at the end none."""
        if p.step == "over":
            return ()
        return p.speakers[:1] if p.step == "message" else tuple(range(len(p.players)))

    def names(self, p: Position) -> tuple[str, ...]:
        """Return the players' names in seating order."""
        return p.options.players

    def over(self, p: Position) -> bool:
        """Say whether the game has ended."""
        return p.step == "over"

    def citations(self) -> dict[str, tuple[str, ...]]:
        """Return no names: the code cites ids."""
        return {}

    def results(self, p: Position, events: list[Event]) -> dict[str, Any]:
        """Return nothing beyond the events."""
        return {}

    def legal(self, p: Position, seat: int) -> list[Action]:
        """List what a seat may do now. One sentence stands for all that could be formed from its cups.

        Under Quality Assurance an Ingredient may also be laid on top on purpose; that is legal and not listed.
        """
        if seat not in self.actors(p):
            return []
        if p.step == "play":
            return self._due(p, seat) or self._racing(p, seat)
        listed: dict[str, list[Action]] = {"ready": [Go()], "round": [Round()]}
        return listed.get(p.step) or self._sentences(p, seat)

    def _sentences(self, p: Position, seat: int) -> list[Action]:
        words = ending.words(p.players[seat])
        return [Message(words), Pass()] if len(words) >= ending.SHORTEST else [Pass()]

    def _due(self, p: Position, seat: int) -> list[Action]:
        """Return the one thing a seat has to do before all else, if there is one."""
        if p.players[seat].unclean:
            return [Clean()]
        shout, owed = orderup.to_shout(p, seat), orderup.owed(p, seat)
        after = [Aside()] if not cards.against_aside(p, seat) else []
        if shout is not None:
            return [Up(shout + 1), *after]
        if owed is None:
            return []
        calls = p.places[owed].calls
        return [Call(calls) if calls else Turn(), *after]

    def _racing(self, p: Position, seat: int) -> list[Action]:
        found: list[Action] = [] if cards.against_flip(p, seat) else [Flip()]
        found += matching.legal(p, seat)
        found += [] if cards.against_aside(p, seat) else [Aside()]
        found += orderup.legal(p, seat)
        found += [a for a in cards.shuffles(p, seat) if not cards.against_shuffle(p, seat, a)]
        return found

    def check(self, p: Position, seat: int, action: Action) -> Verdict:
        """Say whether a seat may act so: every clause broken and repairs, or all that allows it."""
        reasons = self._against(p, seat, action)
        if reasons:
            near = sorted(self.legal(p, seat), key=lambda a: type(a) is not type(action))[:_MOST_REPAIRS]
            return Verdict(tuple(reasons), (), tuple(self._repair(a) for a in near))
        return Verdict((), tuple(self._allows(p, seat, action)))

    def _repair(self, action: Action) -> Repair:
        return Repair(action, "instead", {"action": actions.write(action)})

    def apply(self, p: Position, seat: int, action: Action, log: list[Event] | None = None) -> Position:
        """Return the position after an action at its moment; raises ``Refused``."""
        if self._against(p, seat, action):
            raise Refused(self.check(p, seat, action))
        assert isinstance(action, Timed)
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

    def _against(self, p: Position, seat: int, action: Action) -> list[Reason]:
        match action:
            case Go():
                return [] if p.step == "ready" else [why("caffeine.order.3", "started")]
            case Round():
                return ending.against_round(p)
            case Message():
                return ending.against_message(p, seat, action)
            case Pass():
                return ending.against_pass(p, seat)
        if p.step == "ready":
            return [why("caffeine.order.3", "not_started")]
        if p.step != "play":
            return [why("caffeine.repeat.1", "play_is_over")]
        return self._first_things_first(p, seat, action) + self._against_racing(p, seat, action)

    def _first_things_first(self, p: Position, seat: int, action: Action) -> list[Reason]:
        reasons = orderup.busy(p, seat)
        if isinstance(action, Clean) or not reasons:
            return []
        if isinstance(action, Up) and orderup.to_shout(p, seat) == action.place - 1 and not p.players[seat].unclean:
            return []
        return reasons if isinstance(action, _HURRIED) or p.players[seat].unclean else []

    def _against_racing(self, p: Position, seat: int, action: Action) -> list[Reason]:
        match action:
            case Flip():
                return cards.against_flip(p, seat)
            case Match():
                return matching.against(p, seat, action)
            case Aside():
                return cards.against_aside(p, seat)
            case Up():
                return orderup.against_up(p, seat, action)
            case Latte():
                return orderup.against_latte(p, seat, action)
            case Turn():
                return orderup.against_turn(p, seat, action)
            case Call():
                return orderup.against_call(p, seat, action)
            case Shuffle():
                return cards.against_shuffle(p, seat, action)
            case _:
                return cards.against_clean(p, seat)

    def _allows(self, p: Position, seat: int, action: Action) -> list[Reason]:
        match action:
            case Flip():
                return cards.allows_flip(p)
            case Match():
                return matching.allows(p, seat, action)
            case Aside():
                return cards.allows_aside(p, seat)
            case Up():
                return orderup.allows_up(p, seat, action)
            case Latte():
                return orderup.allows_latte(p, seat, action)
            case Turn():
                return orderup.allows_turn(p)
            case Clean():
                return cards.allows_clean(p)
            case _:
                return [_ALLOWED[type(action)]]

    def view(self, p: Position, seat: int | None) -> Position:
        """Return what a seat may see."""
        return views.view(p, seat)

    def score(self, p: Position) -> ScoreSheet:
        """Score the position as it stands: in Tips, or in cents where ``p.money``."""
        return scoring.score(p)

    def parse(self, p: Position, text: str, place: str = "action") -> tuple[int, Action]:
        """Read ``[@ms] [name:] verb arguments``; raises ``BadInput`` for words that are no action."""
        names = p.options.players
        said = take_apart(text, names, place)
        action = actions.read(said.verb, said.rest, said.moment or 0, names, self.box.codes, place)
        return speaker(said, names, self.actors(p), place), action

    def write(self, p: Position, seat: int, action: Action) -> str:
        """Return an action's text, with the player's name where more than one seat could act."""
        return spoken(action, actions.write(action), "" if self.actors(p) == (seat,) else p.options.players[seat])

    def say(self, p: Position, what: Event | Reason | Repair) -> str:
        """Return the sentence for an event, a reason or a repair."""
        return self.sentences.render(type(what).__name__.lower(), what.kind, what.numbers)

    def gains(self, p: Position, events: Iterable[Event]) -> dict[str, dict[str, int]]:
        """Return the cards that each player turned up in these events."""
        gains: dict[str, dict[str, int]] = {}
        for event in events:
            if event.kind == "flip":
                mine = gains.setdefault(event.numbers["player"], {})
                mine[event.numbers["card"]] = mine.get(event.numbers["card"], 0) + 1
        return gains

    def position(self, data: dict[str, Any], place: str = "scene") -> Position:
        """Return the position a scene describes; raises ``BadInput``."""
        return scene.read(self.rulebook, self.box, data, place)

    def scene(self, p: Position) -> dict[str, Any]:
        """Return a position as a scene."""
        return scene.write(self.rulebook, self.box, p)


_ALLOWED: dict[type[Action], Reason] = {
    Go: why("caffeine.order.3", "may_go"),
    Call: why("caffeine.variants.24", "right_customer"),
    Shuffle: why("caffeine.runout.1", "ran_out"),
    Message: why("caffeine.variants.29", "own_cups"),
    Pass: why("caffeine.variants.30", "may_pass"),
    Round: why("caffeine.variants.10", "may_repeat"),
}
"""What allows the actions whose reason never varies."""
