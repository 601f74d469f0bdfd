"""Coffee Rush on the page of a lesson: what is pressed on the table becomes an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.game import CoffeeRush
from tutor.coffee_rush.position import Position
from tutor.core.errors import BadInput
from tutor.core.game import Step
from tutor.core.values import Action, Repair
from widgets.boards.coffee_rush import CoffeeRushBoard, walked
from widgets.player.coffee_rush_gains import tiles, told
from widgets.player.coffee_rush_press import Presses
from widgets.player.coffee_rush_preview import preview
from widgets.player.coffee_rush_sketch import Sketch
from widgets.player.coffee_rush_words import in_words, repair_in_words
from widgets.player.views import Hands, More, Preview, Tile


class CoffeeRushView:
    """The table, and what the learner has begun on it.

    A walk is drawn space by space and then confirmed. A token or cup is picked up (``chosen``) and put to use by the
    next press, which is tried at once.
    """

    typed = False

    def __init__(self, hands: Hands) -> None:
        self.board = CoffeeRushBoard(lambda do, id: self._presses.press(id))
        self._hands = hands

    def open(self, game: CoffeeRush, position: Position, seat: int, shows: Sequence[str]) -> None:
        """Begin a step; the first pawn is the one that walks."""
        self._game, self._seat, self._shows = game, seat, tuple(shows)
        self._now = Sketch(game, position, seat)
        self._presses = Presses(self._now, self._hands)

    # ---- what is begun --------------------------------------------------------------

    @property
    def drawn(self) -> Action | None:
        """The action that the button would try."""
        return self._now.action

    @property
    def begun(self) -> bool:
        """Whether spaces, tiles or a token are chosen that can be taken back."""
        return bool(self._now)

    @property
    def sketch(self) -> str:
        """The walk or the tiles as an action's text, or the id of what is picked up."""
        now = self._now
        if now.chosen or not now:
            return now.chosen
        return self._game.write(now.position, self._seat, now.action) if now.action else ""

    def take_up(self, sketch: str) -> None:
        """Draw the walk, choose the tiles or pick up what the text says, as far as a person could."""
        if sketch in self._presses.ids():
            self._now.chosen = sketch
            return
        try:
            seat, action = self._game.parse(self._now.position, sketch)
        except BadInput:
            return
        if seat == self._seat:
            self._now.take_up(action)

    def clear(self) -> None:
        """Forget what is begun."""
        self._now.clear()

    def back(self) -> bool:
        """Take the last step of the walk, the last tile, or what is picked up, back."""
        had = self.begun
        self._now.back()
        return had

    # ---- presses ----------------------------------------------------------------------

    def more(self) -> list[More]:
        """The buttons that this moment has beside the usual ones."""
        return self._presses.more()

    def use(self, id: str) -> None:
        """Press one of the further buttons."""
        self._presses.use(id)

    # ---- drawing --------------------------------------------------------------------------

    def show(self, position: Position, *, press: bool, say: str = "") -> None:
        """Draw the position, what is begun, and where a walk may go next."""
        self._now.position = position
        following = self._now.following(self._now.spaces) if press and self._now.walks else {}
        tells = {space: told(one, self._game.sentences) for space, one in following.items()}
        self._draw(press=press, say=say, walk=self._now.spaces, next=tuple(following), tells=tells)

    def play(self, steps: Sequence[Step[Position]], *, press: bool, say: str = "") -> None:
        """Draw the last walk among the steps as motion, with the tokens gained on each space."""
        self.clear()
        self._now.position = steps[-1].position
        moves = [step for step in steps if isinstance(step.action, Move) and step.seat == self._seat]
        self._draw(press=press, say=say, walked=walked(moves[-1]) if moves else ())

    def refuse(self, position: Position, action: Action, *, press: bool, say: str = "") -> None:
        """Draw a refused walk: the pawn tries the way and comes back. Other actions leave the table as it is."""
        self._now.position = position
        if not isinstance(action, Move) or not action.spaces:
            return self.show(position, press=press, say=say)
        way = self._there_and_back(action)
        kept = action.spaces if action.spaces == self._now.spaces or not press else action.spaces[:-1]
        following = tuple(self._now.following(self._now.spaces)) if press else ()
        self._draw(press=press, say=say, walk=kept, refused=action.spaces[-1], walked=way, next=following)
        return None

    def try_out(self, position: Position, action: Action, *, say: str = "") -> None:
        """Draw an allowed walk there and back; its line stays."""
        self._now.position = position
        if isinstance(action, Move):
            self._draw(press=False, say=say, walk=action.spaces, walked=self._there_and_back(action))
        else:
            self.show(position, press=False, say=say)

    def lead(self) -> None:
        """On to the tokens to pour, or to the cups to serve: on a phone they lie far from the board and its verdict."""
        position = self._now.position
        if position.step in ("fill", "orders"):
            self.board.lead_to("hand" if position.hand else "cups")

    def _there_and_back(self, walk: Move) -> list[tuple[str, dict[str, int]]]:
        start = walk.pawn if walk.pawn in self._now.me.pawns else self._now.me.pawns[self._now.number]
        return [(space, {}) for space in (*walk.spaces, *walk.spaces[-2::-1], start)]

    def _draw(self, *, press: bool, **more: Any) -> None:
        step = self._now.position.step
        self.board.show_position(
            self._game,
            self._now.position,
            seat=self._seat,
            pawn=self._now.number,
            parts=self._shows,
            press=press and (self._now.walks or step == "place"),
            presses=self._presses.ids() if press else (),
            jump=self._now.jump,
            chosen=self._now.chosen,
            offered=self._now.offered,
            taken=self._now.tiles,
            **more,
        )

    # ---- words ------------------------------------------------------------------------------

    def preview(self, position: Position) -> Preview:
        """Say what the walk would give, space by space, or what to do in another step."""
        return preview(self._now, position, self._shows)

    def gained(self, steps: Sequence[Step[Position]]) -> list[Tile]:
        """Say what steps just played gave, space by space."""
        return tiles([event for step in steps for event in step.events])

    def words(self, action: Action) -> str:
        """Return an action as the words on a button: ``Walk b3, b4``."""
        return in_words(self._now, action)

    def repair(self, repair: Repair) -> str:
        """Return a repair as the words on a button: ``Go on to d2``."""
        return repair_in_words(self._now, repair)
