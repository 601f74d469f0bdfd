"""Coffee Rush on the page of a lesson: a walk is drawn by pressing spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.game import CoffeeRush
from tutor.coffee_rush.position import Position
from tutor.core.game import Step
from tutor.core.sentences import listed
from tutor.core.values import Action, Event, Repair
from widgets.boards.coffee_rush import CoffeeRushBoard
from widgets.player.views import Hands, Preview, Tile

REPAIRS = {
    "go_on": "Go on to {space}",
    "with_cookies": "Go on to {space} for {cookies:cookie}",
    "stop_at": "Stop on {space}",
    "go_round": "Go round to {space}",
    "without_jump": "Walk to {space} without a Jump",
}
"""Kind of repair → the words on its button."""


class CoffeeRushView:
    """The board, and the walk drawn on it: ``spaces`` entered so far by the pawn that stands on ``pawn``."""

    def __init__(self, hands: Hands) -> None:
        self.board = CoffeeRushBoard(self._pressed)
        self._hands = hands
        self.clear()

    def open(self, game: CoffeeRush, position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step; the first pawn is the one that walks."""
        self._game, self._position, self._seat, self._shows = game, position, seat, tuple(shows)
        self._number = 0
        self.clear()

    # ---- the drawn walk ---------------------------------------------------------

    @property
    def drawn(self) -> Move | None:
        """The walk drawn so far."""
        return self._walk(self._spaces) if self._spaces else None

    def clear(self) -> None:
        """Forget the walk."""
        self._spaces: tuple[str, ...] = ()

    def back(self) -> bool:
        """Take the last step of the walk back."""
        had = bool(self._spaces)
        self._spaces = self._spaces[:-1]
        return had

    def _walk(self, spaces: tuple[str, ...]) -> Move:
        pawns = self._position.players[self._seat].pawns
        return Move(spaces, pawns[self._number] if len(pawns) > 1 else "")

    def _next(self, spaces: tuple[str, ...]) -> dict[str, Any]:
        return {one.space: one for one in self._game.steps(self._position, self._seat, self._walk(spaces))}

    def _pressed(self, do: str, space: str) -> None:
        pawns = self._position.players[self._seat].pawns
        stands = self._spaces[-1] if self._spaces else pawns[self._number]
        if space in self._next(self._spaces):
            self._spaces += (space,)
        elif not self._spaces and space in pawns:
            self._number = pawns.index(space)
        elif space != stands:
            self._hands.tried(self._walk((*self._spaces, space)))
            return
        self._hands.changed()

    # ---- drawing ------------------------------------------------------------------

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Draw the position, the walk, and where it may go next."""
        self._position = position
        following = self._next(self._spaces) if press else {}
        tells = {space: _told(one) for space, one in following.items()}
        self._draw(press=press, say=say, walk=self._spaces, next=tuple(following), tells=tells)

    def play(self, steps: Sequence[Step], *, press: bool, say: str = "") -> None:
        """Draw the last walk among the steps as motion, with the tokens gained on each space."""
        self.clear()
        walks = [step for step in steps if isinstance(step.action, Move)]
        walked = _walked(walks[-1]) if walks else ()
        self._position = steps[-1].position
        self._draw(press=press, say=say, walked=walked)

    def refuse(self, position: Position, action: Action, *, press: bool, say: str = "") -> None:
        """Draw a refused walk: the pawn tries the way and comes back; other actions only leave the board as it is."""
        self._position = position
        if not isinstance(action, Move) or not action.spaces:
            return self.show(position, press=press, say=say)
        pawns = position.players[self._seat].pawns
        start = action.pawn if action.pawn in pawns else pawns[self._number]
        walked = [(space, {}) for space in (*action.spaces, *action.spaces[-2::-1], start)]
        kept = action.spaces if action.spaces == self._spaces or not press else action.spaces[:-1]
        following = tuple(self._next(self._spaces)) if press else ()
        self._draw(press=press, say=say, walk=kept, refused=action.spaces[-1], walked=walked, next=following)
        return None

    def _draw(self, **more: Any) -> None:
        shown = {"seat": self._seat, "pawn": self._number, "parts": self._shows}
        self.board.show_position(self._game, self._position, **shown, **more)

    # ---- words ----------------------------------------------------------------------

    def preview(self, position: Position) -> Preview:
        """Say what the walk would give, space by space; where it may not stop, only what it has gathered."""
        shown = Preview("This walk gives", "Walk", "Press the spaces to walk over, one after the other.")
        if not self._spaces:
            return shown
        shown.empty = "nothing"
        action = self._walk(self._spaces)
        if self._game.check(position, self._seat, action).legal:
            log: list[Event] = []
            self._game.apply(position, self._seat, action, log)
            shown.tiles, shown.note = _tiles(log), _cost(log)
        else:
            last = self._next(self._spaces[:-1]).get(self._spaces[-1])
            tokens = last.tokens if last else ()
            shown.tiles = [Tile("", name, str(tokens.count(name))) for name in dict.fromkeys(tokens)]
            shown.note = f"The walk may not stop on {self._spaces[-1]}. Walk on."
        return shown

    def gained(self, steps: Sequence[Step]) -> list[Tile]:
        """Say what steps just played gave, space by space."""
        return _tiles([event for step in steps for event in step.events])

    def words(self, action: Action) -> str:
        """Return an action as the words on a button: ``Walk b3, b4``."""
        if isinstance(action, Move):
            return "Walk " + ", ".join(action.spaces)
        text = self._game.write(self._position, self._seat, action)
        return text[:1].upper() + text[1:]

    def repair(self, repair: Repair) -> str:
        """Return a repair as the words on a button: ``Go on to d2``."""
        if repair.kind in REPAIRS:
            return self._game.sentences.vformat(REPAIRS[repair.kind], (), repair.numbers)
        return self.words(repair.action)


def _told(step: Any) -> str:
    """What a space adds to its label when it may be entered next."""
    told = f"the walk would then give {listed(step.tokens)}"
    if step.cookies:
        told += f" and cost {step.cookies} cookie{'s' * (step.cookies > 1)}"
    return told if step.may_stop else told + ", and could not stop here"


def _walked(step: Step) -> list[tuple[str, dict[str, int]]]:
    """The way of a walk with what each space gave."""
    assert isinstance(step.action, Move)
    gains = [event.numbers for event in step.events if event.kind == "collect"]
    walked: list[tuple[str, dict[str, int]]] = []
    for space in step.action.spaces:
        here = gains.pop(0) if gains and gains[0]["space"] == space else None
        walked.append((space, {here["ingredient"]: here["count"]} if here else {}))
    return walked


def _tiles(events: Sequence[Event]) -> list[Tile]:
    return [tile for event in events for tile in _tile(event)]


def _tile(event: Event) -> list[Tile]:
    n = event.numbers
    if event.kind == "collect":
        return [Tile(n["space"], n["ingredient"], n["sum"])]
    return [Tile(n["space"], n["ingredient"], "0")] if event.kind in ("give_up", "again") else []


def _cost(log: Sequence[Event]) -> str:
    paid = sum(event.numbers["cookies"] for event in log if event.kind == "pay_cookies")
    return f"It costs {paid} cookie{'s' * (paid > 1)}." if paid else ""
