"""A lesson as data: steps of words, a scene and a task.

A goal and an answer speak of the game in the words of its scenes and events, so that they fit every game:

=============  =========================================================================================
``gains``      the learner takes at least so much: ``{ coffee = 1 }``
``exactly``    the learner takes this and nothing else
``ends``       the last thing that stops, stops here: ``"d2"`` (the event ``stop`` names this space)
``events``     all of these happen, one after the other: ``[{ kind = "pay_cookies", cookies = 1 }]``
``count``      so many events of a kind: ``{ collect = 3 }``
``holds``      fields of the scene afterwards, by path: ``{ "players.blue.cookies" = 0 }``
``score``      players' totals afterwards: ``{ blue = 21 }``
``refused``    the rules refuse the action, and these clauses are among the reasons
=============  =========================================================================================
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from tutor.core.errors import BadInput, shown

DO, REACH, NUMBER, CHOOSE, SPOT = KINDS = ("do", "reach", "number", "choose", "spot")
"""Kinds of task: do one move, reach a goal in several actions, give a number, choose, spot the illegal one."""

ACTING = frozenset({DO, REACH})
"""Kinds that are played on the board; the others are answered."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What must come of the learner's actions; every field that is given must hold."""

    gains: dict[str, int] = {}
    exactly: dict[str, int] | None = None
    ends: str = ""
    events: tuple[dict[str, Any], ...] = ()
    count: dict[str, int] = {}
    holds: dict[str, Any] = {}
    score: dict[str, int] = {}
    refused: tuple[str, ...] = ()


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a right answer comes from. ``after`` are actions played first; then exactly one other field is read.

    ``gains``: how much of this the learner took ("all": of everything). ``count``: how many events of this kind.
    ``adds``: this number summed over the events that are as ``of`` says, ``{ kind = "waste", cooperative = "…" }``.
    ``holds``: a field of the scene, by path (of a list: how many). ``score``: this player's total, or with ``line``
    only the points of lines about this or by this clause, ``{ score = "blue", line = "likes" }``. ``winner``: ``"who"``
    wins (two: "blue and red") or ``"by"`` what. ``legal``: whether this action may be done. ``value`` stands for
    itself, where no engine can say it.
    """

    after: tuple[str, ...] = ()
    gains: str = ""
    count: str = ""
    adds: str = ""
    of: dict[str, Any] = {}
    holds: str = ""
    score: str = ""
    line: str = ""
    winner: str = ""
    legal: str = ""
    value: bool | int | str | None = None


class Option(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to choose: right when the answer ``is`` this, or when the action it ``does`` meets the goal."""

    says: str = ""
    does: str = ""
    is_: bool | int | str | None = field(default=None, name="is")


class Mistake(Struct, frozen=True):
    """A likely mistake and what is said to it. ``when`` is an action, an answer, or a goal it would meet."""

    when: str | Goal
    says: str


class Task(Struct, frozen=True):
    """What the learner is asked, how it is judged, and what helps."""

    kind: str
    asks: str
    clauses: tuple[str, ...]
    hints: tuple[str, ...]
    right: str = ""
    goal: Goal = Goal()
    solution: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    accepts: int = 0
    answer: Answer = Answer()
    options: tuple[Option, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    shows: tuple[str, ...] = ("board",)


class LessonStep(Struct, frozen=True):
    """One step: its title, its words in Markdown, the scene and the task. ``place`` names it in errors.

    A scene may also be a whole game's beginning: ``game``, ``seed`` and ``start``, the options to start with.
    """

    number: int
    title: str
    text: str
    scene: dict[str, Any]
    task: Task
    place: str

    @property
    def game(self) -> str:
        """The id of the game that the scene belongs to."""
        return str(self.scene["game"])


class NoStep(BadInput, IndexError):
    """A lesson has no step of that number."""


class Lesson(Struct, frozen=True):
    """A lesson: ``id`` is its file's path without the number ("winter/movement"), ``minutes`` how long it takes."""

    id: str
    title: str
    minutes: int
    intro: str
    steps: tuple[LessonStep, ...]

    @property
    def game(self) -> str:
        """The id of the game it belongs to."""
        return self.id.partition("/")[0]

    def step(self, number: int) -> LessonStep:
        """Return a step by its number from 1; raises ``NoStep``."""
        if number not in range(1, len(self.steps) + 1):
            raise NoStep("", f"{self.id} has steps 1 to {len(self.steps)}, not {shown(number)}")
        number = int(number)
        return self.steps[number - 1]
