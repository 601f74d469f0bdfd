"""Which board an example is shown on.

Coffee Rush has one of its own, which draws the example's walk; every other game is shown on the board of its lessons. A
game without a board is shown in words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tutor.coffee_rush.actions import Move, Place
from tutor.coffee_rush.board import SPACES
from tutor.core.values import Action
from widgets.boards.coffee_rush import CoffeeRushBoard
from widgets.explorer.trial import Trial
from widgets.player.views import VIEWS, Hands, view_of

BESIDE = {
    "fill": ("hand", "cups"),
    "orders": ("cups", "orders"),
    "time": ("orders", "tally"),
    "activate": ("tally", "upgrades"),
}
"""Step of the turn → the parts of the table that are shown for it; else the board."""


ALONE = {
    "traders.arabica": ("arabica",),
    "traders.bars": ("bars",),
    "traders.milestones": ("milestones",),
    "traders.counters": ("own", "arabica"),
}
"""Rules of a part of the table that has everything that its examples tell of → the parts shown for it."""


class ExampleTable(Protocol):
    """A board for examples: it shows a trial, and tells it what a person presses."""

    board: Any

    def show(self, trial: Trial, after: bool = False) -> None:
        """Show the position with the action tried on it, or, with ``after``, what comes of it, as motion."""


class CoffeeRushTable:
    """Examples of both editions on the Coffee Rush board: press spaces to walk, or to place a pawn."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.board = CoffeeRushBoard(self._press)
        self.changed = changed
        self.trial: Trial | None = None

    def show(self, trial: Trial, after: bool = False) -> None:
        """Show the position with the walk tried, or, with ``after``, what comes of it, as motion."""
        self.trial = trial
        if after and trial.step:
            self._show_after(trial)
        else:
            show_walk(self.board, trial, pawn=_pawn(trial), parts=_parts(trial), say=trial.bad or "")

    def _show_after(self, trial: Trial) -> None:
        assert trial.step
        entered = [e.numbers for e in trial.step.events if e.kind == "collect"]
        walked = [(n["space"], {n["ingredient"]: n["count"]}) for n in entered]
        p, pawn = trial.step.position, _pawn(trial)
        self.board.show_position(
            trial.edition, p, seat=trial.seat, walked=walked, pawn=pawn, press=False, parts=_parts(trial)
        )

    def _press(self, do: str, id: str) -> None:
        trial = self.trial
        if trial is None or trial.turn is None or id not in SPACES:
            return
        seat, p = trial.turn, trial.position
        if p.step in ("choose", "place", "take"):
            trial.attempt_action(seat, Place(id))
        else:
            trial.attempt_action(seat, _longer(trial, id))
        self.changed()


def show_walk(board: CoffeeRushBoard, trial: Trial, **more: Any) -> None:
    """Show a trial on a Coffee Rush board: the walk tried, and where it may go next unless it is refused."""
    walk = _walk(trial)
    refused = bool(trial.verdict and not trial.verdict.legal and walk.spaces)
    board.show_position(
        trial.edition,
        trial.position,
        seat=trial.turn,
        walk=walk.spaces,
        next=[] if refused else _next(trial, walk),
        refused=walk.spaces[-1] if refused else None,
        **more,
    )


def _walk(trial: Trial) -> Move:
    return trial.action if isinstance(trial.action, Move) else Move(())


def _next(trial: Trial, walk: Move) -> list[str]:
    seat = trial.turn
    return [] if seat is None else [one.space for one in trial.edition.steps(trial.position, seat, walk)]


def _pawn(trial: Trial) -> int:
    seat, named = trial.turn, _walk(trial).pawn
    pawns = trial.position.players[seat].pawns if seat is not None else ()
    return pawns.index(named) if named in pawns else 0


def _longer(trial: Trial, space: str) -> Move:
    """The walk with one space more; a new one after the example's own, or after one that leads nowhere."""
    walk = trial.action if trial.changed and isinstance(trial.action, Move) else _new(trial)
    goes_on = space in _next(trial, walk) or not (trial.verdict and trial.verdict.against)
    return Move((*walk.spaces, space) if goes_on else (space,), walk.pawn, walk.jump)


def _new(trial: Trial) -> Move:
    """Return an empty walk by the pawn of the one tried before."""
    own, old = trial.position.players[trial.turn].pawns, _walk(trial)
    return Move((), old.pawn or (own[0] if len(own) > 1 else ""), old.jump)


def _parts(trial: Trial) -> tuple[str, ...]:
    step = trial.position.step
    if isinstance(trial.action, Move) or step == "move":
        player = trial.position.players[trial.turn or 0]
        return ("board", "upgrades") if player.active else ("board",)
    return BESIDE.get(step, ("board",))


def _shown(trial: Trial) -> tuple[str, ...]:
    """Return the parts that an example is about: all that there is, or the one part that it stands for."""
    about = {id.rpartition(".")[0] for id in trial.example.clauses[:1]}
    return next((parts for rules, parts in ALONE.items() if rules in about), ("board",))


class LessonTable:
    """Examples on the board that a game's lessons are played on: what is drawn there is tried at once."""

    def __init__(self, game: str, changed: Callable[[], None]) -> None:
        self.view = view_of(game, Hands(self._drawn, self._tried))
        self.board = self.view.board
        self.changed = changed
        self.trial: Trial | None = None
        self.opened: tuple[Trial, Any] | None = None

    def show(self, trial: Trial, after: bool = False) -> None:
        """Show the position; a refused action comes to nothing as motion, a legal one is played on request."""
        seat = trial.turn or 0
        if self.opened != (trial, trial.position):
            self.view.open(trial.game, trial.position, seat, _shown(trial))
        self.trial, self.opened = trial, (trial, trial.position)
        acts = trial.turn is not None
        if after and trial.step:
            self.view.play([trial.step], press=False)
        elif trial.action is not None and trial.verdict and not trial.verdict.legal:
            self.view.refuse(trial.position, trial.action, press=acts)
        else:
            self.view.show(trial.position, press=acts)

    def _drawn(self) -> None:
        if self.trial and self.trial.turn is not None:
            if self.view.drawn is None:
                self.trial.clear()
            else:
                self.trial.attempt_action(self.trial.turn, self.view.drawn)
            self.changed()

    def _tried(self, action: Action) -> None:
        if self.trial and self.trial.turn is not None:
            self.trial.attempt_action(self.trial.turn, action)
            self.changed()


TABLES: dict[str, Callable[[Callable[[], None]], ExampleTable]] = {"base": CoffeeRushTable, "winter": CoffeeRushTable}
"""Game → its own board for examples."""


def table_for(game: str, changed: Callable[[], None]) -> ExampleTable | None:
    """Return a new board for a game's examples, ``None`` where it has none; ``changed`` is called after a press."""
    if game in TABLES:
        return TABLES[game](changed)
    return LessonTable(game, changed) if game in VIEWS else None
