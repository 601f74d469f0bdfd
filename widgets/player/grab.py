"""The counter of Grab & Go on the page of a lesson: what is pressed is tried at once, and no clock runs."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.core.game import Game
from tutor.core.sentences import big
from tutor.core.values import Action
from tutor.grab_and_go import Position
from widgets.boards.grab import GrabBoard, places_used, scene
from widgets.boards.grab_press import meant
from widgets.boards.scene import Scene
from widgets.player.pressed import CalmView
from widgets.player.views import Hands, More, Preview
from widgets.player.words import phrase


class GrabView(CalmView[Position]):
    """The stock, the orders and the decks. Every allowed action that turns no card also has a button."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self.board = GrabBoard(self._pressed)

    def open(self, game: Game[Position], position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step; places that are empty then stay undrawn."""
        super().open(game, position, seat, shows)
        self._places = places_used(position)

    def scene(self, view: Position, legal: frozenset[str], say: str) -> Scene:
        """Return the counter."""
        return scene(view, self._seat, legal, self._narrow, say, self._places)

    def meant(self, view: Position, legal: frozenset[str], id: str) -> Action:
        """Return the action that pressing a piece of the counter means."""
        return meant(view.players[self._seat], legal, id)

    def more(self) -> list[More]:
        """The allowed actions, save the turning of cards."""
        texts = sorted(self._legal()) if self._press else []
        return [More(text, big(text)) for text in texts if not text.startswith("flip ")]

    def use(self, id: str) -> None:
        """Try the action of a button."""
        name = self._game.names(self._position)[self._seat]
        self._hands.tried(self._game.parse(self._position, f"{name}: {id}")[1])

    def preview(self, position: Position) -> Preview:
        """Say how an action is tried."""
        return Preview(phrase("plain", "yours"), "", phrase("grab", "how"))
