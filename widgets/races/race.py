"""One race of Grab & Go from the deal to the reckoning: a table, baristas and a clock from outside."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue
from tutor.coach.baristas import Crew, play_until
from tutor.core.errors import Refused
from tutor.core.game import Step
from tutor.core.moments import Timed
from tutor.core.table import Record, Table, replay
from tutor.core.values import Event, Verdict
from tutor.grab_and_go import Go, Position, Round, Time
from widgets.races.choices import Choices

ME = 0
COUNT_MS = 3000
"""How long the count of three takes."""

PACE_MS = 2000
"""Without a clock every movement of the person's hand counts so long."""

Clock = Callable[[], int]
"""Returns milliseconds from any beginning."""

TOLD = {"closed", "stop", "stands_still", "time_up", "another_round", "goal_reached"}
"""What is told of everybody; the cards are seen on the counter."""

MINE, THEIRS = "aside", "call"
"""What is told beyond that of the person and of the others."""


class Told(Struct, frozen=True):
    """What there is to say now: sentences, the clauses behind them, and whether something was refused."""

    words: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    refused: bool = False


class Race:
    """A race in play. The person sits on seat 0; every action is played at the moment that the clock says."""

    def __init__(self, choices: Choices, clock: Clock) -> None:
        self.choices, self.clock = choices, clock
        self.game = catalogue.game("grab")
        self.table = Table.start(self.game, self.game.options(choices.options()), choices.seed)
        speeds = dict.fromkeys(range(1, choices.rivals + 1), choices.speed)
        self.crew = Crew(self.game, speeds, choices.seed)
        self.zero: int | None = None
        self._told_to = 1

    @property
    def position(self) -> Position:
        """The whole table; only :meth:`view` may be shown."""
        position: Position = self.table.position
        return position

    def view(self) -> Position:
        """What the person sees."""
        view: Position = self.game.view(self.position, ME)
        return view

    @property
    def stage(self) -> str:
        """The position's step, or "count" while it is counted to three."""
        return "count" if self.position.step == "ready" and self.zero is not None else self.position.step

    @property
    def now(self) -> int:
        """The moment in ms since the count of three; negative while it is counted."""
        if self.choices.calm or self.zero is None:
            return self.position.moment
        return self.clock() - self.zero

    def count(self) -> None:
        """Begin to count to three; without a clock the race starts at once."""
        if self.position.step != "ready" or self.zero is not None:
            return
        self.zero = self.clock() + COUNT_MS
        if self.choices.calm:
            self._start()

    def _start(self) -> None:
        self.table.act(Go(), ME)
        self.crew.watch(self.position)

    def go_on(self) -> Told:
        """Let everything happen that is due by now, and return what is to be told of it."""
        if self.stage == "count" and self.now >= 0:
            self._start()
        if self.position.step in ("play", "closing"):
            self._let_others_play(self.now)
        return self._news()

    def _let_others_play(self, until: int) -> None:
        self.crew.watch(self.position)
        play_until(self.table, self.crew, until)
        timer = Time(moment=until)
        if self.position.step == "play" and self.game.check(self.position, ME, timer).legal:
            self.table.act(timer, ME)

    def act(self, action: Timed) -> Told:
        """Play what the person does, after what others do until then; return what to tell of it."""
        until = self.now + (PACE_MS if self.choices.calm else 0)
        if self.position.step in ("play", "closing"):
            self._let_others_play(until)
        verdict = self.game.check(self.position, ME, action)
        try:
            self.table.act(replace(action, moment=max(0, until)), ME)
        except Refused as no:
            return self._refusal(no.verdict)
        if self.choices.calm:
            self._finish_calmly(until)
        told = self._news()
        return told if told.words else Told((), verdict.for_ids)

    def _finish_calmly(self, until: int) -> None:
        """After "Closed!" nobody waits for the person, whose hand is empty: the others may use their cards."""
        if self.position.step == "closing" and not self.position.players[ME].hand:
            self._let_others_play(until + 60_000)

    def _refusal(self, verdict: Verdict) -> Told:
        self._news()
        words = tuple(dict.fromkeys(self.game.say(self.position, reason) for reason in verdict.against))
        return Told(words, verdict.against_ids, True)

    def _news(self) -> Told:
        events = [event for step in self.table.steps[self._told_to :] for event in step.events]
        self._told_to = len(self.table.steps)
        told = [event for event in events if _is_told(event)]
        return Told(
            tuple(self.game.say(self.position, event) for event in told),
            tuple(dict.fromkeys(event.clause for event in told)),
        )

    def next_round(self) -> None:
        """Set up another round of Coffee Millionaire."""
        self.table.act(Round(), ME)
        self.zero = None
        self.crew.watch(self.position)

    def record(self) -> Record:
        """Return the race as it can be saved and played again."""
        return self.table.record()


def _is_told(event: Event) -> bool:
    return event.kind in TOLD or event.kind == (MINE if event.seat == ME else THEIRS)


class Film(Struct):
    """A race that was played, step by step, as the person saw it; ``at`` is the step shown."""

    table: Table
    at: int = 0

    @classmethod
    def of(cls, record: Record) -> Film:
        """Play a record again."""
        table = replay(catalogue.game(record.game), record)
        return cls(table, len(table.steps) - 1)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.table.steps) - 1

    @property
    def step(self) -> Step:
        """The step shown."""
        return self.table.steps[self.at]

    def view(self) -> Position:
        """What the person saw after the step shown."""
        view: Position = self.table.game.view(self.step.position, ME)
        return view

    def words(self) -> tuple[str, ...]:
        """What happened in the step shown, in sentences."""
        return tuple(self.table.game.say(self.step.position, event) for event in self.step.events)

    def go(self, at: int) -> None:
        """Show a step; beyond either end it is the one at that end."""
        self.at = min(max(at, 0), self.last)

    def wait(self) -> int:
        """Return the ms between the step shown and the next one, 0 at the end and where another round begins."""
        if self.at == self.last:
            return 0
        return max(0, self.table.steps[self.at + 1].position.moment - self.step.position.moment)
