"""An example that the reader may change: a position, an action, and what the rules say to it. It knows no screen."""

from __future__ import annotations

from typing import Any

from tutor import catalogue
from tutor.coffee_rush import CoffeeRush
from tutor.core.errors import BadInput
from tutor.core.examples import Example, Played, play
from tutor.core.game import Game, Step, act
from tutor.core.values import Action, Verdict
from widgets.explorer.examples import by_reading

LONGEST = 200
MOST_OFFERED = 8


class Trial:
    """One example open for trying. ``said`` is the action's text now, ``verdict`` and ``step`` what comes of it.

    ``bad`` says what is wrong with words that are no action. ``changed``: it is no longer the example's own action.
    """

    def __init__(self, game: str, example: Example, ruling: str = "", reading: str = "adopted") -> None:
        self.game: Game[Any] = catalogue.game(game)
        self.ruling = ruling
        self.reading = reading
        self.example = by_reading(example, ruling, reading) if ruling else example
        self.back()

    def back(self) -> None:
        """Show the example as it stands in its file."""
        *before, last = self.example.actions or ("",)
        self._start(tuple(before))
        self.changed = False
        self.bad = ""
        self._clear()
        if last:
            self.attempt(last)
        self.changed = False

    def _start(self, before: tuple[str, ...]) -> None:
        opening = Example(self.example.id, (), scene=self.example.scene, start=self.example.start, actions=before)
        come: Played[Any] = play(self.game, opening)
        self.before = come.steps
        self.position: Any = come.position

    def _clear(self) -> None:
        self.said = ""
        self.seat: int | None = None
        self.action: Action | None = None
        self.verdict: Verdict | None = None
        self.step: Step[Any] | None = None

    @property
    def edition(self) -> CoffeeRush:
        """The game, where it is an edition of Coffee Rush."""
        assert isinstance(self.game, CoffeeRush)
        return self.game

    @property
    def turn(self) -> int | None:
        """The seat that acts: the one of the action tried, else the first that may."""
        return self.seat if self.seat is not None else next(iter(self.game.actors(self.position)), None)

    def attempt(self, text: str) -> None:
        """Try the words of an action."""
        self._clear()
        self.changed, self.bad, self.said = True, "", text[:LONGEST].strip()
        try:
            self.seat, self.action = self.game.parse(self.position, self.said)
        except BadInput as error:
            self.bad = error.problem
            return
        self._judge()

    def attempt_action(self, seat: int, action: Action) -> None:
        """Try an action, as a board gives it."""
        self._clear()
        self.changed, self.bad = True, ""
        self.seat, self.action, self.said = seat, action, self.game.write(self.position, seat, action)
        self._judge()

    def clear(self) -> None:
        """Take the action away, so that another can be built."""
        self._clear()
        self.changed, self.bad = True, ""

    def _judge(self) -> None:
        assert self.seat is not None and self.action is not None
        self.verdict = self.game.check(self.position, self.seat, self.action)
        if self.verdict.legal:
            self.step = act(self.game, self.position, self.seat, self.action)

    def offers(self) -> list[str]:
        """Return a few actions that may be done here, as texts; walks and places are chosen on the board."""
        seat = self.turn
        if seat is None:
            return []
        texts = (self.game.write(self.position, seat, action) for action in self.game.legal(self.position, seat))
        return [text for text in texts if not text.startswith(("move ", "place "))][:MOST_OFFERED]
