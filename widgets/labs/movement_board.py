"""The board of the movement lab: where a walk may end and for how many cookies, and the walk just played."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coffee_rush import CoffeeRush, Position
from tutor.coffee_rush.about import ends
from tutor.coffee_rush.actions import Move
from tutor.core.game import Step
from widgets.boards.coffee_rush import CoffeeRushBoard, rules_of, scene, walked
from widgets.boards.coffee_rush_place import TALLIES
from widgets.boards.coffee_rush_spaces import BOX, TILE, Seen, Walk, centre, corner
from widgets.boards.scene import Mark, Piece, Scene, line, rect, use
from widgets.boards.scene import words as text
from widgets.labs.movement_model import NOBODY, MovementModel
from widgets.labs.words import phrase

BADGE = (66, 36)
STYLE = """
.board .badge { fill: var(--casing); stroke: var(--ink); stroke-width: 2; }
.board .badge-word { font: 700 21px var(--sans); }
.board .held { fill: none; stroke: var(--walk); stroke-width: 6; stroke-dasharray: 14 8; }
.board .held-ground { fill: none; stroke: var(--casing); stroke-width: 9; }
.board .looked { fill: none; stroke: var(--ink); stroke-width: 4; }
"""


class LabBoard(CoffeeRushBoard):
    """A Coffee Rush board on which every reachable space is marked."""

    _stylesheets = [*CoffeeRushBoard._stylesheets, STYLE]

    def show_lab(self, model: MovementModel, say: str = "") -> None:
        """Show the lab's table, or, after a walk, where the pawn has come to."""
        self.show_scene(played(model, model.played, say) if model.played else at_rest(model, say))


def at_rest(model: MovementModel, say: str) -> Scene:
    """The table with the mark of every reachable space."""
    study = model.study
    reach = {space: one.cookies for space, one in study.heat.items() if one.cookies is not None}
    tells = {space: _told(study.game, study.heat[space].ends, cookies) for space, cookies in reach.items()}
    seen = Seen(study.position, study.position.turn, Walk(tells=tells), study.game.box.special)
    seen.about = ends(study.game, study.position)
    shown = scene(seen, say=say)
    extra = [_badge(space, cookies, study.setup.game) for space, cookies in reach.items()]
    if model.view.space:
        extra.append(_ring("looked", model.view.space, ["looked"]))
    if model.held != NOBODY:
        held = next(space for number, _, space in study.pawns() if number == model.held)
        extra.append(_ring("held", held, ["held-ground", "held"]))
    return _with(shown, after=extra)


def played(model: MovementModel, step: Step[Position], say: str = "") -> Scene:
    """The table after a walk, with the way that the pawn came and what each space gave."""
    assert isinstance(step.action, Move)
    before, after = model.study.position, step.position
    start = step.action.pawn or before.player.pawns[0]
    number = before.player.pawns.index(start)
    walk = Walk(pawn=number, walked=walked(step))
    game = model.study.game
    shown = scene(Seen(after, after.turn, walk, game.box.special, rules_of(game, after, after.turn)), say=say)
    points = [centre(space) for space in (start, *step.action.spaces)]
    way = Piece("way", (0, 0), BOX, [line(points, cls) for cls in ("way-casing", "way-ground go", "way go")])
    return _with(shown, before=[way])


def _told(game: CoffeeRush, ends: int, cookies: int) -> str:
    return phrase("board", "reached_paid" if cookies else "reached_free", game.sentences, ends=ends, cookies=cookies)


def _badge(space: str, cookies: int, game: str) -> Piece:
    x, y = corner(space)
    if not cookies:
        return Piece(f"reach-{space}", (x + TILE - 38, y + 4), (34, 34), [use("tick", 0, 0, 34)])
    wide, high = BADGE
    marks: list[Mark] = [
        rect(0, 0, wide, high, high / 2, "badge"),
        text(16, 26, str(cookies), "badge-word mid"),
        use(TALLIES[game][0], 30, 3, 30),
    ]
    return Piece(f"reach-{space}", (x + TILE - wide - 4, y + 4), BADGE, marks)


def _ring(id: str, space: str, classes: Sequence[str]) -> Piece:
    marks = [rect(0, 0, TILE, TILE, 16, cls) for cls in classes]
    return Piece(id, corner(space), (TILE, TILE), marks)


def _with(shown: Scene, before: Sequence[Piece] = (), after: Sequence[Piece] = ()) -> Scene:
    """Put pieces on the board: ``before`` under the ingredients and pawns, ``after`` on top of all."""
    board = shown.parts[0]
    first = next(n for n, piece in enumerate(board.pieces) if piece.id.endswith("-face"))
    board.pieces = [*board.pieces[:first], *before, *board.pieces[first:], *after]
    return shown
