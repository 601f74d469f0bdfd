"""What a learner has begun at a Coffee Rush table and not yet tried."""

from __future__ import annotations

from tutor.coffee_rush.actions import Choose, Move, Next
from tutor.coffee_rush.game import CoffeeRush
from tutor.coffee_rush.move import is_time
from tutor.coffee_rush.position import Order, Player, Position
from tutor.coffee_rush.steps import NextSpace
from tutor.core.values import Action
from widgets.boards.coffee_rush import order_of
from widgets.player.words import phrase


class Sketch:
    """The spaces of a walk by pawn ``number``, the tiles chosen, or the token, cup or order picked up (``chosen``).

    ``aside`` answers the last press where that began nothing.
    """

    def __init__(self, game: CoffeeRush, position: Position, seat: int) -> None:
        self.game, self.position, self.seat = game, position, seat
        self.number = 0
        self.clear()

    def clear(self) -> None:
        """Forget all but which pawn walks."""
        self.spaces: tuple[str, ...] = ()
        self.tiles: tuple[str, ...] = ()
        self.chosen = self.aside = ""
        self.jump = False

    def take_up(self, action: Action) -> None:
        """Draw a walk as far as it can be drawn, or choose tiles; other actions are not begun."""
        if isinstance(action, Choose) and self.position.step == "choose":
            self.tiles = tuple(action.upgrades)
        elif isinstance(action, Move) and self.walks:
            self.jump = action.jump
            self.number = self.me.pawns.index(action.pawn) if action.pawn in self.me.pawns else 0
            for space in action.spaces:
                if space in self.following(self.spaces):
                    self.spaces += (space,)

    def back(self) -> None:
        """Take the last space or tile, and what is picked up, back."""
        self.spaces, self.tiles, self.chosen, self.aside = self.spaces[:-1], self.tiles[:-1], "", ""

    def __bool__(self) -> bool:
        """Say whether there is something to take back."""
        return bool(self.spaces or self.tiles or self.chosen)

    def turn(self, name: str) -> None:
        """Choose a tile, or leave it out again."""
        rest = tuple(tile for tile in self.tiles if tile != name)
        self.tiles = rest if name in self.tiles else (*rest, name)

    @property
    def offered(self) -> tuple[str, ...]:
        """The upgrade tiles to choose from, while they are chosen."""
        return tuple(one.name for one in self.game.box.upgrades) if self.position.step == "choose" else ()

    @property
    def cup(self) -> int:
        """The number of the cup picked up, 0 when there is none."""
        return int(self.chosen.removeprefix("cup-")) if self.chosen.startswith("cup-") else 0

    @property
    def order(self) -> Order | None:
        """The order picked up."""
        return order_of(self.position, self.seat, self.chosen)

    @property
    def me(self) -> Player:
        """The learner's place at the table."""
        return self.position.players[self.seat]

    @property
    def walks(self) -> bool:
        """Whether it is time to walk."""
        return is_time(self.position)

    @property
    def action(self) -> Action | None:
        """The action that the button would try: the walk, the tiles chosen, or the end of the step."""
        if self.walks:
            return self.walk(self.spaces) if self.spaces else None
        if self.position.step == "choose":
            return Choose(self.tiles) if self.tiles else None
        return Next() if self.game.check(self.position, self.seat, Next()).legal else None

    def walk(self, spaces: tuple[str, ...]) -> Move:
        """Return a walk of the chosen pawn."""
        return Move(spaces, self.me.pawns[self.number] if len(self.me.pawns) > 1 else "", self.jump)

    def following(self, spaces: tuple[str, ...]) -> dict[str, NextSpace]:
        """Return the spaces that a walk may enter next, with what each would give."""
        if not self.me.pawns:
            return {}
        return {one.space: one for one in self.game.steps(self.position, self.seat, self.walk(spaces))}

    @property
    def stands(self) -> str:
        """Where the walk has come to."""
        return self.spaces[-1] if self.spaces else self.me.pawns[self.number]

    def note(self) -> str:
        """Say what is picked up or chosen and what comes next, or why a press began nothing."""
        kind, _, name = self.chosen.partition("-")
        if kind == "hand":
            return phrase("rush", "holds_token", name=name)
        if kind == "cup":
            serves = self.position.step in ("fill", "orders")
            return phrase("rush", "holds_cup" if serves else "holds_full_cup", name=name)
        if self.order:
            ready = any(self.me.cups)
            return phrase("rush", "holds_order" if ready else "holds_early_order", name=self.order.drink)
        return phrase("rush", "chosen", names=", ".join(self.tiles)) if self.tiles else self.aside
