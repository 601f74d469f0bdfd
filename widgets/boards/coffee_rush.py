"""The Coffee Rush table, base and Winter: a position shown, and the pieces pressed. It knows no rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tutor.coffee_rush import about
from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.game import CoffeeRush
from tutor.coffee_rush.position import ZONES, Position
from tutor.core.about import About
from tutor.core.game import Step
from widgets.boards.coffee_rush_orders import order_of, orders_part, queue
from widgets.boards.coffee_rush_others import others_part
from widgets.boards.coffee_rush_place import COUNTED, TALLIES, Hands, cups_part, hand_part, tally_part, upgrades_part
from widgets.boards.coffee_rush_spaces import Seen, Walk, Walked, board_part
from widgets.boards.kit import Board
from widgets.boards.scene import Part, Scene, text_of
from widgets.boards.words import phrase

__all__ = ["JUST_BOARD", "TABLE", "CoffeeRushBoard", "Hands", "Seen", "Walk", "order_of", "queue", "rules_of", "scene"]

JUST_BOARD = ("board",)
TABLE = ("board", "hand", "cups", "orders", "tally", "upgrades", "others")
"""The parts of the whole table."""


def scene(seen: Seen, hands: Hands | None = None, parts: Collection[str] = JUST_BOARD, say: str = "") -> Scene:
    """The named ``parts`` of the table as a player sees them, and the sentence to announce.

    An empty hand and a board without upgrade tiles or other players take no room.
    """
    position, seat, hands = seen.position, seen.seat, hands or Hands()
    every = (
        board_part(seen),
        hand_part(position, seat, hands),
        cups_part(position, seat, hands),
        orders_part(position, seat, hands),
        tally_part(position, seat),
        upgrades_part(position, seat, hands),
        others_part(position, seat),
    )
    chosen = [part for part in every if part.id in parts and part.pieces]
    for part in chosen:
        _tell(part, seen.about)
    return Scene(phrase("rush", "table"), chosen, say)


def _tell(part: Part, about: Mapping[str, About]) -> None:
    """Give each piece with a label what it is about."""
    for piece in part.pieces:
        found = about.get(piece.id) or about.get(piece.id.partition("-")[0]) if piece.label else None
        if found:
            piece.about, piece.why = found.clauses, found.says


def rules_of(game: CoffeeRush, position: Position, seat: int, walk: Move | None = None) -> dict[str, About]:
    """Return what the things on a table are about, for :class:`Seen`: ``walk`` is the one being drawn."""
    kinds = about.things(game)
    tallies = {f"tally-{icon}": kinds[kind] for icon, kind in zip(TALLIES[game.id], COUNTED, strict=True)}
    tiles = {f"upgrade-{'-'.join(name.split())}": one for name, one in about.upgrades(game, position, seat).items()}
    spaces = about.spaces(game, position, seat, walk or Move(()))
    return kinds | tallies | {"tally-deck": kinds["deck"], f"zone-{ZONES}": kinds["last_zone"]} | tiles | spaces


def walked(step: Step[Position]) -> Walked:
    """Return the way of a walk that was played, with what each space gave."""
    assert isinstance(step.action, Move)
    gains = [event.numbers for event in step.events if event.kind == "collect"]
    way: list[tuple[str, dict[str, int]]] = []
    for space in step.action.spaces:
        here = gains.pop(0) if gains and gains[0]["space"] == space else None
        way.append((space, {here["ingredient"]: here["count"]} if here else {}))
    return way


class CoffeeRushBoard(Board):
    """A Coffee Rush table on a page. Spaces are pressed by their names: ``on_person("press", "c1")``."""

    _stylesheets = [*Board._stylesheets, text_of("coffee_rush.css")]

    def show_position(
        self,
        game: CoffeeRush,
        position: Position,
        *,
        seat: int | None = None,
        walk: Sequence[str] = (),
        next: Sequence[str] = (),
        refused: str | None = None,
        tells: Mapping[str, str] | None = None,
        pawn: int = 0,
        jump: bool = False,
        walked: Walked = (),
        press: bool = True,
        parts: Collection[str] = JUST_BOARD,
        presses: Collection[str] = (),
        chosen: str = "",
        offered: Collection[str] = (),
        taken: Collection[str] = (),
        say: str = "",
    ) -> None:
        """Show ``position`` to the player in ``seat`` (default: the one on turn); see :class:`Walk` for the walk.

        ``parts`` are names out of :data:`TABLE`. ``presses`` are the ids of the pieces beside the board that may be
        pressed: ``cup-1``, ``hand-coffee``, ``upgrade-jump``, and those of :func:`queue` for orders. ``chosen`` is the
        id of the one picked up. ``offered`` are the names of the upgrade tiles to choose from, ``taken`` those chosen.
        """
        told = Walk(walk, next, refused, tells or {}, pawn, walked, press)
        mine = position.turn if seat is None else seat
        drawn = Move(tuple(walk), _named(position, mine, pawn), jump)
        seen = Seen(position, mine, told, game.box.special, rules_of(game, position, mine, drawn))
        self.show_scene(scene(seen, Hands(presses, chosen, offered, taken), parts, say))


def _named(position: Position, seat: int, pawn: int) -> str:
    """Return how a walk names its pawn: an only one needs no name."""
    pawns = position.players[seat].pawns
    return pawns[pawn] if len(pawns) > 1 and pawn < len(pawns) else ""
