"""What all tables share on which nothing is begun: an action is pressed and tried at once, and motion shows nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from tutor.core.game import Game, Position, Step
from tutor.core.sentences import big
from tutor.core.values import Action, Repair
from widgets.boards.race import Live, RaceBoard, shorts
from widgets.boards.scene import Scene
from widgets.player.views import Hands, More, Preview, Tile


class PressedView(Generic[Position]):
    """A view on which nothing waits to be tried. Those who derive from it show the table and name what is pressed."""

    typed = False
    begun = False
    sketch = ""
    drawn: Action | None = None
    board: Any

    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    def open(self, game: Game[Position], position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step."""
        self._game, self._position, self._seat = game, position, seat
        self._press = False

    # ---- nothing is begun -----------------------------------------------------------

    def take_up(self, sketch: str) -> None:
        """There is nothing to begin."""

    def back(self) -> bool:
        """There is nothing to take back before it is tried."""
        return False

    def clear(self) -> None:
        """There is nothing to forget."""

    def more(self) -> list[More]:
        """There are no further buttons."""
        return []

    def use(self, id: str) -> None:
        """There are none to press."""

    # ---- drawing --------------------------------------------------------------------

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Show what the seat may see."""
        raise NotImplementedError

    def play(self, steps: Sequence[Step[Position]], *, press: bool, say: str = "") -> None:
        """Show the table after what was played."""
        self.show(steps[-1].position, press=press, say=say)

    def refuse(self, position: Position, action: Action, *, press: bool, say: str = "") -> None:
        """Leave the table as it is."""
        self.show(position, press=press, say=say)

    def try_out(self, position: Position, action: Action, *, say: str = "") -> None:
        """Leave the table as it is."""
        self.show(position, press=False, say=say)

    def lead(self) -> None:
        """All that may be done stands with the task."""

    # ---- words ----------------------------------------------------------------------

    def preview(self, position: Position) -> Preview:
        """Say how an action is tried."""
        raise NotImplementedError

    def gained(self, steps: Sequence[Step[Position]]) -> list[Tile]:
        """The verdict says in words what came of it."""
        return []

    def words(self, action: Action) -> str:
        """Return an action as the game writes it."""
        return big(self._game.write(self._position, self._seat, action))

    def repair(self, repair: Repair) -> str:
        """Return a repair as the action it proposes."""
        return self.words(repair.action)


class CalmView(PressedView[Position]):
    """The table of a game that is else a race, without its clock; a phone has a narrow one."""

    board: RaceBoard

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self._narrow = False

    def scene(self, view: Position, legal: frozenset[str], say: str) -> Scene:
        """Return the table as the seat sees it; ``legal`` are the actions that it offers, as short texts."""
        raise NotImplementedError

    def meant(self, view: Position, legal: frozenset[str], id: str) -> Action:
        """Return the action that pressing a piece means."""
        raise NotImplementedError

    def _pressed(self, do: str, id: str) -> None:
        if do == "narrow":
            self._narrow = id == "yes"
            self.show(self._position, press=self._press)
            return
        self._hands.tried(self.meant(self._view(), self._legal(), id))

    def _view(self) -> Position:
        return self._game.view(self._position, self._seat)

    def _legal(self) -> frozenset[str]:
        return shorts(self._game, self._view(), self._seat)

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Draw what the seat may see."""
        self._position, self._press = position, press
        legal = self._legal() if press else frozenset()
        self.board.show_race(self.scene(self._view(), legal, say), Live(race=False, narrow=self._narrow))
