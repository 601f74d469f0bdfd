"""One learner at one lesson: what they try, what comes of it, and what helps. It draws nothing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tutor import catalogue
from tutor.core.errors import Refused
from tutor.core.game import Game, Step
from tutor.core.table import Table, showed_chance
from tutor.core.values import Action, Verdict
from tutor.lessons import goals
from tutor.lessons.ahead import lost
from tutor.lessons.model import ACTING, DO, REACH, Goal, Lesson, LessonStep, Option
from tutor.lessons.outcome import ALONE, HELPED, SHOWN, Outcome
from tutor.lessons.own_box import fits
from tutor.lessons.question import Question
from tutor.lessons.words import say


class Player:
    """A lesson being played. ``results`` holds the best result of each step done, by its number.

    ``own`` is a game with the box of somebody who owns it; steps whose words would not be true with it leave it aside.
    """

    def __init__(self, lesson: Lesson, number: int = 1, seed: int = 0, own: Game[Any] | None = None) -> None:
        self.lesson = lesson
        self.own = own
        self.results: dict[int, int] = {}
        self.open(number, seed)

    def open(self, number: int, seed: int = 0) -> None:
        """Go to a step; ``seed`` (0: the scene's own) deals other cards. Raises ``IndexError`` or ``BadInput``."""
        step = self.lesson.step(number)
        self.step: LessonStep = step
        self._take_box(step)
        scene = step.scene | ({"seed": seed} if seed else {})
        self._start: Any = goals.start(self.game, scene, f"{step.place}: scene")
        self.seat = self._seat(step)
        self.intro = True
        self.restart()

    def _seat(self, step: LessonStep) -> int:
        """Choose the seat that a step is seen from: whose turn it is, or whose own board a question shows."""
        acts = next(iter(self.game.actors(self._start)), 0)  # a game that is over is only asked about
        field, _, about = step.task.answer.holds.partition(".")
        if "own" not in step.task.shows or field != "players":
            return acts
        names = list(self.game.scene(self._start)["players"])
        name = about.partition(".")[0]
        return names.index(name) if name in names else acts

    def _take_box(self, step: LessonStep) -> None:
        """Choose the game that a step is played with; ``left_aside``: there is an own box that does not fit it."""
        own = self.own if self.own and self.own.id == step.game else None
        self.game: Game[Any] = own if own and fits(step, own) else catalogue.game(step.game)
        self.left_aside = own is not None and self.game is not own

    def restart(self) -> None:
        """Put the step back to its start, as if it had just been opened."""
        self.table = Table(self.game, self._start)
        self.hinted = 0
        self.done = False
        self.outcome: Outcome | None = None
        self.given = ""
        """The last try as text where it left the table as it was: a refused action, or an answer."""

    @property
    def number(self) -> int:
        """The number of the step, from 1."""
        return self.step.number

    @property
    def acting(self) -> bool:
        """Whether the task is played on the board; otherwise it is answered."""
        return self.step.task.kind in ACTING

    @property
    def theme(self) -> str:
        """The lesson's own words, before its first step, until that is begun anew."""
        return self.lesson.intro if self.number == 1 and self.intro else ""

    @property
    def open_to_play(self) -> bool:
        """Whether an action may be tried now: a missed move is taken back first."""
        return self.acting and not self.done and (self.step.task.kind != DO or not self.table.can_undo)

    # ---- trying ---------------------------------------------------------------

    def submit(self, action: Action | str) -> Outcome:
        """Try an action; a refused one changes nothing. Raises ``BadInput`` for words that are no action."""
        tried = goals.parse(self.game, self.table.position, action, "action")[1] if isinstance(action, str) else action
        if not self.open_to_play:
            return self.outcome or self._note(Outcome("wrong", say("wrong")))
        try:
            step = self.table.act(tried, self.seat)
        except Refused as refusal:
            self.given = self.game.write(self.table.position, self.seat, tried)
            return self._note(self._refused(tried, refusal.verdict))
        self.given = ""
        return self._note(self._played(tried, step))

    def answer(self, given: int | str) -> Outcome:
        """Judge a number, or the choice of an option by its place from 0."""
        if self.done:
            return self.outcome or Outcome("right", say("right"))
        self.given = str(given)
        return self._note(self.question.judge(given))

    def _note(self, outcome: Outcome) -> Outcome:
        if outcome.kind == "right":
            outcome = self._finish(outcome)
        self.outcome = outcome
        return outcome

    def _finish(self, outcome: Outcome) -> Outcome:
        self.done = True
        counts = not self.table.saw_chance
        result = (HELPED if self.hinted else ALONE) if counts else SHOWN
        self._keep(result)
        return outcome if counts else replace(outcome, more=(*outcome.more, say("uncounted")))

    def _keep(self, result: int) -> None:
        self.results[self.number] = max(result, self.results.get(self.number, 0))

    def _refused(self, action: Action, verdict: Verdict) -> Outcome:
        task, p = self.step.task, self.table.position
        reasons = tuple(self.game.say(p, reason) for reason in verdict.against)
        found = Outcome("refused", "", clauses=verdict.against_ids, action=action, verdict=verdict)
        if goals.refused_so(task.goal, verdict):
            return replace(found, kind="right", says=task.right or say("refused_right"), more=reasons)
        told = self._mistake(action, verdict, ())
        says, *more = (told, *reasons) if told else reasons
        return replace(found, says=says, more=tuple(more), repairs=verdict.repairs)

    def _played(self, action: Action, step: Step[Any]) -> Outcome:
        task, steps = self.step.task, tuple(self.table.steps[1:])
        before = self.table.steps[-2].position
        verdict = self.game.check(before, self.seat, action)
        found = Outcome("miss", "", clauses=verdict.for_ids, action=action, verdict=verdict, steps=(step,))
        if goals.met(task.goal, self.game, self.seat, steps):
            why = tuple(self.game.say(before, reason) for reason in verdict.allows)
            return replace(found, kind="right", says=task.right or say("right"), more=why)
        told = "" if self._lost(steps[:-1]) else self._mistake(action, verdict, steps)  # one thing at a time
        if told:
            return replace(found, says=told, clauses=found.clauses or task.clauses)
        missing = (say("not_refused"),) if task.goal.refused else self._missing(steps)
        if task.kind == DO:
            return replace(found, says=say("miss"), more=missing)
        if self.seat not in self.game.actors(step.position):  # nothing is left to do but to take it back
            return replace(found, says=say("turn_over"), more=missing)
        if self._lost(steps):
            return replace(found, says=say("lost"))
        return replace(found, kind="on", says=say("on"), more=missing)

    def _lost(self, steps: tuple[Step[Any], ...]) -> bool:
        return self.step.task.kind == REACH and lost(self.step.task, self.game, self.seat, steps)

    def _missing(self, steps: tuple[Step[Any], ...]) -> tuple[str, ...]:
        solution = goals.play(self.game, self._start, self.step.task.solution)
        return tuple(goals.gaps(self.step.task.goal, self.game, self.seat, steps, solution))

    def _mistake(self, action: Action, verdict: Verdict, steps: tuple[Step[Any], ...]) -> str:
        for mistake in self.step.task.mistakes:
            if isinstance(mistake.when, Goal):
                made = goals.refused_so(mistake.when, verdict) or goals.met(mistake.when, self.game, self.seat, steps)
            else:
                made = goals.parse(self.game, self._start, mistake.when, self.step.place)[1] == action
            if made:
                return mistake.says
        return ""

    # ---- answers --------------------------------------------------------------

    @property
    def question(self) -> Question:
        """The step as a question, for tasks that are answered."""
        return Question(self.step, self.game, self._start, self.seat)

    def right_value(self) -> goals.Value:
        """Return the right answer of a question, as the engine finds it."""
        return self.question.right_value()

    def is_right(self, option: Option) -> bool:
        """Say whether an option is a right one."""
        return self.question.is_right(option)

    # ---- help -----------------------------------------------------------------

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints asked for so far, from the nudge to the move."""
        return self.step.task.hints[: self.hinted]

    @property
    def more_hints(self) -> bool:
        """Whether another hint is left; when none is, the solution may be shown."""
        return self.hinted < len(self.step.task.hints)

    def hint(self) -> str:
        """Give the next hint, "" when there is none left."""
        if not self.more_hints or self.done:
            return ""
        self.hinted += 1
        return self.hints[-1]

    def show(self) -> Outcome:
        """Play or name the solution; the step then counts as shown."""
        if self.done and self.outcome:
            return self.outcome
        self._keep(SHOWN)
        self.table = Table(self.game, self._start)
        self.outcome = self._solution() if self.acting else replace(self.question.answered(), kind="shown")
        self.done = True
        return self.outcome

    def _solution(self) -> Outcome:
        task = self.step.task
        p = self._start
        for text in task.solution:
            seat, action = self.game.parse(p, text)
            verdict = self.game.check(p, seat, action)
            if not verdict.legal:
                reasons = tuple(self.game.say(p, reason) for reason in verdict.against)
                return Outcome("shown", say("shown"), reasons, verdict.against_ids, action=action, verdict=verdict)
            p = self.table.act(action, seat).position
        return Outcome(
            "shown", say("shown"), (task.right,) if task.right else (), task.clauses, steps=tuple(self.table.steps[1:])
        )

    # ---- taking back ----------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether an action can be taken back."""
        return self.table.can_undo and not self.done

    def undo(self) -> Step[Any] | None:
        """Take the last action back; after one that showed something hidden the step counts as shown only."""
        if not self.can_undo:
            return None
        self.outcome = None
        return self.table.undo()

    def redo(self) -> Outcome | None:
        """Play the action that was taken back last once more, and judge it again; ``None`` when there is none."""
        step = None if self.done else self.table.redo()
        if step is None or step.action is None:
            return None
        self.given = ""
        return self._note(self._played(step.action, step))

    def retry(self) -> None:
        """Begin the step anew, without its introduction; the best result stays. What was seen stays seen."""
        saw, hinted = self.table.saw_chance or any(map(showed_chance, self.table.steps)), self.hinted
        self.restart()
        self.table.saw_chance = saw
        self.hinted = hinted
        self.intro = False
