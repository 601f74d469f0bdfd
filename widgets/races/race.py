"""One race from the deal to the reckoning: a table, baristas and a clock from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tutor import catalogue
from tutor.coach.baristas import Crew, play_until
from tutor.core.chance import Chance, stream
from tutor.core.errors import Refused
from tutor.core.moments import Timed
from tutor.core.table import Record, Table
from tutor.core.values import Verdict
from widgets.races.raced import raced
from widgets.races.readings import decisive, told_of
from widgets.races.states import ME, Choices, Told

COUNT_MS = 3000
"""How long the count of three takes."""

PACE_MS = 2000
"""Without a clock every movement of the person's hand takes so long."""

LONG_MS = 60_000
"""Without a clock: how long the others go on at most while the person has nothing to do."""

RUNS = ("play", "closing", "message")
"""Stages in which somebody acts."""

Clock = Callable[[], int]
"""Returns milliseconds from any beginning."""


class Race:
    """A race in play. The person's actions are played at the moment that the clock says, after what others did by then.

    Without a clock the person acts first, and then the others do what they would have done in the meantime.
    """

    def __init__(self, choices: Choices, clock: Clock) -> None:
        self.choices, self.clock = choices, clock
        self.raced, self.game = raced(choices.game), catalogue.game(choices.game)
        self.table = Table.start(self.game, self.game.options(self.raced.agreed(choices)), choices.seed)
        speeds = dict.fromkeys(range(1, choices.rivals + 1), choices.speed)
        self.crew = Crew(self.game, speeds, choices.seed)
        self.zero: int | None = None
        self._luck = Chance(stream(choices.seed))
        self._calm_now, self._told_to = 0, 1

    @property
    def position(self) -> Any:
        """The whole table; only :meth:`view` may be shown."""
        return self.table.position

    def view(self) -> Any:
        """Return what the person sees."""
        return self.game.view(self.position, ME)

    @property
    def stage(self) -> str:
        """The position's step, or "count" while it is counted to three."""
        return "count" if self.position.step == "ready" and self.zero is not None else self.position.step

    @property
    def now(self) -> int:
        """The moment in ms since the count of three; negative while it is counted."""
        if self.choices.calm or self.zero is None:
            return self._calm_now
        return self.clock() - self.zero

    @property
    def waits_for_me(self) -> bool:
        """Whether nothing can happen before the person does something."""
        return tuple(self.game.actors(self.position)) == (ME,) and bool(self.choices.rivals)

    # ---- the start ---------------------------------------------------------

    def count(self) -> None:
        """Begin to count to three; without a clock the race starts at once."""
        if self.position.step != "ready" or self.zero is not None:
            return
        self.zero, self._calm_now = self.clock() + COUNT_MS, 0
        if self.choices.calm:
            self._say("go")

    def _say(self, text: str) -> None:
        self.table.act(f"{self.game.names(self.position)[ME]}: {text}")
        self.crew.watch(self.position)

    def next_round(self) -> None:
        """Set up another round."""
        self._say("round")
        self.zero, self._calm_now = None, 0

    # ---- time passes ---------------------------------------------------------

    def go_on(self) -> Told:
        """Let everything happen that is due by now, and return what is to be told of it."""
        if self.stage == "count" and self.now >= 0:
            self._say("go")
        self._let_others_play(self.now)
        return self._news()

    def _let_others_play(self, until: int) -> None:
        if self.position.step not in RUNS:
            return
        self.crew.watch(self.position)
        play_until(self.table, self.crew, until)
        timer = self.raced.rings(self.position, until)
        if timer and self.position.step == "play" and self.game.check(self.position, ME, timer).legal:
            self.table.act(timer, ME)

    def wait(self) -> Told:
        """Without a clock: let time pass until somebody else has done something."""
        steps = len(self.table.steps)
        for _ in range(LONG_MS // PACE_MS):
            if self.position.step in RUNS and len(self.table.steps) == steps:
                self._pass(PACE_MS)
        return self._news()

    def _pass(self, ms: int) -> None:
        self._calm_now += ms
        self._let_others_play(self._calm_now)

    # ---- the person acts -------------------------------------------------------

    def act(self, action: Timed) -> Told:
        """Play what the person does; return what to tell of it."""
        until = max(0, self.now)
        self._let_others_play(until)
        action = replace(action, moment=until)
        if not self.choices.calm:
            action = self.raced.at_once(self.position, action, self._luck)
        verdict = self.game.check(self.position, ME, action)
        if self.position.step == "ready" and verdict.legal:
            self.count()
            return Told()
        try:
            self.table.act(action, ME)
        except Refused as no:
            return self._refusal(no.verdict)
        if self.choices.calm:
            self._answer_calmly()
        told = self._news()
        return told if told.words else Told((), verdict.for_ids)

    def _answer_calmly(self) -> None:
        """The others do what they would have done; with nothing left for the person to do they go on to the end."""
        self._pass(PACE_MS)
        if self.position.step in RUNS and ME not in self.game.actors(self.position):
            self._pass(LONG_MS)

    def _refusal(self, verdict: Verdict) -> Told:
        self._news()
        words = tuple(dict.fromkeys(self.game.say(self.position, reason) for reason in verdict.against))
        return Told(words, verdict.against_ids, True)

    def _news(self) -> Told:
        events = [event for step in self.table.steps[self._told_to :] for event in step.events]
        self._told_to = len(self.table.steps)
        others = self.position.options.others
        heard = [event for event in events if self.raced.tells(event) or event.ruling in others]
        return told_of(self.game, self.position, heard)

    def readings(self) -> list[str]:
        """Return the house readings that decided something in this race so far."""
        return decisive(self.game, self.position, [event for step in self.table.steps for event in step.events])

    def record(self) -> Record:
        """Return the race as it can be saved and played again."""
        return self.table.record()
