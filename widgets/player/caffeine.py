"""The table of Caffeine Rush on the page of a lesson: what is pressed is tried at once, and no clock runs."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.caffeine_rush import Position
from tutor.core.game import Game
from tutor.core.values import Action
from widgets.boards.caffeine import CaffeineBoard, places_used, scene
from widgets.boards.caffeine_press import meant
from widgets.boards.scene import Scene
from widgets.player.caffeine_words import in_words
from widgets.player.pressed import CalmView
from widgets.player.views import Hands, Preview
from widgets.player.words import phrase


class CaffeineView(CalmView[Position]):
    """The Orders, the own cards and the others. Every allowed action is pressed at the table."""

    board: CaffeineBoard

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self.board = CaffeineBoard(self._pressed)

    def open(self, game: Game[Position], position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step; places that are vacant then stay undrawn."""
        super().open(game, position, seat, shows)
        self._places = places_used(position)
        self.board.forget()

    def scene(self, view: Position, legal: frozenset[str], say: str) -> Scene:
        """Return the table."""
        return scene(view, self._seat, legal, self._narrow, say, self._places)

    def meant(self, view: Position, legal: frozenset[str], id: str) -> Action:
        """Return the action that pressing a piece of the table means."""
        return meant(view, self._seat, legal, id)

    def preview(self, position: Position) -> Preview:
        """Say what is pressed in this step of the game."""
        return Preview(phrase("plain", "yours"), "", phrase("caffeine_how", position.step))

    def words(self, action: Action) -> str:
        """Return an action in words."""
        return in_words(self._position, self._seat, action) or self._game.write(self._position, self._seat, action)
