"""Worked examples: a scene, actions and what must come of it; shown, tried and tested from one file."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any, Generic

from msgspec import Struct

from tutor.core.errors import BadInput, Refused, shown
from tutor.core.game import Game, Position, Step, act
from tutor.core.read import convert, join, read_toml
from tutor.core.score import ScoreSheet
from tutor.core.values import Event, Verdict


class Happening(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that must occur; what is left out may be anything."""

    clause: str
    kind: str | None = None
    player: str | None = None
    numbers: dict[str, Any] = {}


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game's beginning, for examples about setup."""

    options: dict[str, Any]
    seed: int = 0


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """One example; it begins with a ``scene`` or a ``start``.

    ``refused`` lists clauses that must speak against the last action, ``allowed`` clauses that must allow it,
    ``happens`` events among those of all actions (and of the start), ``gains`` what each player took in all of them,
    ``after`` fields of the scene at the end, ``scores`` totals at the end with ``winners`` and ``by``. Every clause in
    ``clauses`` must be cited by something the example shows.
    """

    id: str
    clauses: tuple[str, ...]
    says: str = ""
    scene: dict[str, Any] | None = None
    start: Start | None = None
    actions: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    happens: tuple[Happening, ...] = ()
    gains: dict[str, dict[str, int]] | None = None
    after: dict[str, Any] | None = None
    scores: dict[str, int] | None = None
    winners: tuple[str, ...] | None = None
    by: str | None = None


class Played(Struct, Generic[Position], frozen=True):
    """What came of an example: its steps (the first is the start), the last verdict, the sheet, and what was cited."""

    steps: tuple[Step[Position], ...]
    verdict: Verdict | None
    sheet: ScoreSheet | None
    cited_for: frozenset[str]
    cited_against: frozenset[str]

    @property
    def position(self) -> Position:
        """The position at the end."""
        return self.steps[-1].position

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, those of the start first."""
        return tuple(event for step in self.steps for event in step.events)


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    example: tuple[Example, ...]


def read_examples(text: str, place: str) -> tuple[Example, ...]:
    """Read an examples file; raises ``BadInput`` naming the field, or an id that stands there twice."""
    found = convert(read_toml(text, place), _File, place).example
    ids = [example.id for example in found]
    if not found:
        raise BadInput(join(place, "example"), "expected at least one")
    for i, example in enumerate(found):
        if not example.id.isprintable() or not 0 < len(example.id) <= 60:
            raise BadInput(join(place, f"example[{i}].id"), f"expected a short id, found {shown(example.id)}")
        if ids.count(example.id) > 1:
            raise BadInput(f"{place}: {example.id}", "stands here twice")
        if (example.scene is None) == (example.start is None):
            raise BadInput(f"{place}: {example.id}", "expected either a scene or a start")
    return found


def load_examples(file: Traversable) -> tuple[Example, ...]:
    """Read a packaged examples file."""
    return read_examples(file.read_text("utf-8"), file.name)


def play(game: Game[Position], example: Example, place: str = "example") -> Played[Position]:
    """Play an example; raises ``BadInput`` when an action cannot be read or one before the last is refused."""
    steps = [_opening(game, example, place)]
    verdict = None
    allows: set[str] = set()
    for i, text in enumerate(example.actions):
        verdict, step = _try(game, steps[-1].position, text, f"{place}: actions[{i}]")
        allows.update(verdict.for_ids)
        if step is not None:
            steps.append(step)
        elif i < len(example.actions) - 1 or not example.refused:
            raise BadInput(f"{place}: actions[{i}]", f"{text!r} is refused by {', '.join(verdict.against_ids)}")
    sheet = game.score(steps[-1].position) if example.scores or example.winners or example.by else None
    cited = allows | {i for s in steps for e in s.events for i in (e.clause, e.ruling) if i} | _on_sheet(sheet)
    against = frozenset(verdict.against_ids) if verdict else frozenset()
    return Played(tuple(steps), verdict, sheet, frozenset(cited), against)


def _opening(game: Game[Position], example: Example, place: str) -> Step[Position]:
    if example.start is not None:
        return game.start(game.options(example.start.options, f"{place}: start.options"), example.start.seed)
    return Step(None, None, (), game.position(example.scene or {}, f"{place}: scene"))


def _try(game: Game[Position], p: Position, text: str, place: str) -> tuple[Verdict, Step[Position] | None]:
    seat, action = game.parse(p, text, place)
    verdict = game.check(p, seat, action)
    try:
        return verdict, act(game, p, seat, action)
    except Refused:
        return verdict, None


def _on_sheet(sheet: ScoreSheet | None) -> set[str]:
    if sheet is None:
        return set()
    return {line.clause for total in sheet.players for line in total.lines} | {sheet.decided_by}
