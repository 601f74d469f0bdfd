"""Tasks that are answered: a number, a choice, the one that the rules refuse. The engine knows the answer."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor.core.errors import BadInput
from tutor.core.game import Game, Step, act
from tutor.core.money import dollars, read_amount
from tutor.core.values import Verdict
from tutor.lessons import goals
from tutor.lessons.model import NUMBER, SPOT, LessonStep, Option
from tutor.lessons.outcome import Outcome
from tutor.lessons.words import say


class Question(Struct, frozen=True):
    """A step that asks something about the position it starts from, as a seat sees it."""

    step: LessonStep
    game: Game[Any]
    start: Any
    seat: int

    def judge(self, given: int | str) -> Outcome:
        """Judge a number, or the choice of an option by its place from 0."""
        if self.step.task.kind == NUMBER:
            return self.number(given)
        options = self.step.task.options
        if not isinstance(given, int) or not 0 <= given < len(options):
            return Outcome("wrong", say("wrong"))
        return self.chosen(options[given])

    def answered(self) -> Outcome:
        """Return what comes of the right answer."""
        if self.step.task.kind == NUMBER:
            return self.number(self._said(int(self.right_value())))
        return self.chosen(next(option for option in self.step.task.options if self.is_right(option)))

    def right_value(self) -> goals.Value:
        """Return the right answer of a question, as the engine finds it."""
        return goals.value(self.step.task.answer, self.game, self.start, self.seat, f"{self.step.place}: task.answer")

    def is_right(self, option: Option) -> bool:
        """Say whether an option is a right one."""
        task = self.step.task
        if not option.does:
            right = self.right_value()
            return right == option.is_ and isinstance(right, bool) == isinstance(option.is_, bool)
        verdict, steps = self._try(option)
        if task.kind == SPOT and not task.goal.refused:
            return not verdict.legal
        return goals.refused_so(task.goal, verdict) or goals.met(task.goal, self.game, self.seat, steps)

    def _try(self, option: Option) -> tuple[Verdict, tuple[Step[Any], ...]]:
        seat, action = goals.parse(self.game, self.start, option.does, f"{self.step.place}: task.options")
        verdict = self.game.check(self.start, seat, action)
        return verdict, (act(self.game, self.start, seat, action),) if verdict.legal else ()

    @property
    def money(self) -> bool:
        """Whether a score in dollars is asked for; the engine counts it in cents."""
        answer = self.step.task.answer
        return bool(answer.score) and self.game.score(self._end()).money

    def _end(self) -> Any:
        steps = goals.play(self.game, self.start, self.step.task.answer.after)
        return steps[-1].position if steps else self.start

    def read(self, given: int | str) -> int | None:
        """Return a number given as text, an amount of dollars (``2``, ``$1.50``) in cents; ``None`` for neither."""
        text = str(given).strip()
        if not self.money:
            return int(text) if re.fullmatch(r"-?\d{1,6}", text, re.ASCII) else None
        try:
            return read_amount(text if "." in text else f"{text}.00", "answer")
        except BadInput:
            return None

    def number(self, given: int | str) -> Outcome:
        """Judge a number, given as text."""
        number = self.read(given)
        if number is None:
            return Outcome("wrong", say("expected_amount" if self.money else "expected_number"))
        task = self.step.task
        if number == self.right_value():
            steps = tuple(goals.play(self.game, self.start, task.answer.after))
            return Outcome(
                "right", task.right or say("right_answer", value=self._said(number)), clauses=task.clauses, steps=steps
            )
        told = self._told_to(number)
        return Outcome("wrong", told or self._way_to(number), clauses=task.clauses if told else ())

    def _way_to(self, number: int) -> str:
        """Say on which side of the right number a wrong one lies: a mistake nobody foresaw is answered too."""
        return say("less" if number > int(self.right_value()) else "more")

    def _said(self, number: int) -> str:
        return dollars(number) if self.money else str(number)

    def _told_to(self, number: int) -> str:
        """Return what is said to a wrong number: mistakes are written as a learner would write them."""
        mistakes = ((mistake.when, mistake.says) for mistake in self.step.task.mistakes)
        return next((says for when, says in mistakes if isinstance(when, str) and self.read(when) == number), "")

    def _told(self, given: str) -> str:
        return next((mistake.says for mistake in self.step.task.mistakes if mistake.when == given), "")

    def chosen(self, option: Option) -> Outcome:
        """Judge the choice of an option."""
        right = self.is_right(option)
        found = Outcome("right" if right else "wrong", self._verdict_on(option, right))
        if option.does:
            verdict, steps = self._try(option)
            more = tuple(self.game.say(self.start, reason) for reason in (verdict.allows or verdict.against))
            ids = verdict.for_ids or verdict.against_ids
            _, action = self.game.parse(self.start, option.does)
            return replace(found, more=more, clauses=ids, steps=steps, action=action, verdict=verdict)
        task = self.step.task
        steps = tuple(goals.play(self.game, self.start, task.answer.after)) if right else ()
        cites = right or self._told(option.says)
        return replace(found, clauses=task.clauses if cites else (), steps=steps)

    def _verdict_on(self, option: Option, right: bool) -> str:
        task = self.step.task
        spot = task.kind == SPOT
        if right:
            return task.right or say("option_right" if spot else "right")
        return self._told(option.says or option.does) or say("option_allowed" if spot else "wrong")
