"""The table of Caffeine Rush on the page of a lesson: what is pressed is tried at once, and no clock runs."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.game import Game, Position, Step
from tutor.core.values import Action, Repair
from widgets.boards.caffeine import CaffeineBoard, Live, places_used, scene
from widgets.boards.caffeine_press import meant, shorts
from widgets.player.caffeine_words import in_words
from widgets.player.views import Hands, More, Preview, Tile

HOW = {
    "ready": "Turn the Orders up to begin.",
    "play": "Press your pile to turn a card, an Order to put it there, or your Prep Area to set it aside.",
    "message": "Press words in the order in which you want to say them, then Say it!",
    "round": "Set up the next round.",
    "over": "",
}
"""What is pressed in each step of the game."""


class CaffeineView:
    """The Orders, the own cards and the others. Every allowed action is pressed at the table."""

    begun = False
    sketch = ""
    drawn: Action | None = None

    def __init__(self, hands: Hands) -> None:
        self.board = CaffeineBoard(self._pressed)
        self._hands = hands
        self._narrow = False

    def open(self, game: Game, position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step."""
        self._game, self._position, self._seat = game, position, seat
        self._press, self._places = False, places_used(position)
        self.board.forget()

    def take_up(self, sketch: str) -> None:
        """There is nothing to begin."""

    def back(self) -> bool:
        """There is nothing to take back before it is tried."""
        return False

    def clear(self) -> None:
        """There is nothing to forget."""

    def _pressed(self, do: str, id: str) -> None:
        if do == "narrow":
            self._narrow = id == "yes"
            self.show(self._position, press=self._press)
            return
        view = self._game.view(self._position, self._seat)
        self._hands.tried(meant(view, self._seat, self._legal(), id))

    def _legal(self) -> frozenset[str]:
        return shorts(self._game, self._game.view(self._position, self._seat), self._seat)

    # ---- buttons ------------------------------------------------------------------

    def more(self) -> list[More]:
        """There are no further buttons."""
        return []

    def use(self, id: str) -> None:
        """There are none to press."""

    # ---- drawing ------------------------------------------------------------------

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Draw what the seat may see."""
        self._position, self._press = position, press
        view = self._game.view(position, self._seat)
        legal = self._legal() if press else frozenset()
        drawn = scene(view, self._seat, legal, self._narrow, say, self._places)
        self.board.show_race(drawn, Live(race=False))

    def play(self, steps: Sequence[Step], *, press: bool, say: str = "") -> None:
        """Draw the table after what was played."""
        self.show(steps[-1].position, press=press, say=say)

    def refuse(self, position: Position, action: Action, *, press: bool, say: str = "") -> None:
        """Leave the table as it is."""
        self.show(position, press=press, say=say)

    def try_out(self, position: Position, action: Action, *, say: str = "") -> None:
        """Leave the table as it is."""
        self.show(position, press=False, say=say)

    # ---- words ----------------------------------------------------------------------

    def preview(self, position: Position) -> Preview:
        """Say how an action is tried."""
        return Preview("Your move", "", HOW[position.step])

    def gained(self, steps: Sequence[Step]) -> list[Tile]:
        """The verdict says in words what came of it."""
        return []

    def words(self, action: Action) -> str:
        """Return an action in words."""
        text = in_words(self._position, self._seat, action)
        return text or self._game.write(self._position, self._seat, action)

    def repair(self, repair: Repair) -> str:
        """Return a repair as the action it proposes."""
        return self.words(repair.action)
