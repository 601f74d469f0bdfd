"""From a rule onward: an example to the lab that shows its table, a ruling to a race that is played by it."""

from __future__ import annotations

from tutor.coffee_rush import CoffeeRush
from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.position import Position
from tutor.core.errors import BadInput
from widgets.explorer.trial import Trial
from widgets.labs.movement_sight import MovementSight, written
from widgets.labs.scoring_model import MOST, Hand, ScoringModel, ScoringSight
from widgets.labs.table import MOST_COOKIES, NAMES, Setup
from widgets.parts.address import write
from widgets.races import choices

LAB = "./lab?"
PLAY = "./play?"


def lab_for(trial: Trial) -> str:
    """Return the address of the lab with a trial's table; empty where no lab can show it.

    The labs know the plain game; in the movement lab the first player walks, and has no more cookies than it allows.
    """
    game, p, scene = trial.game, trial.position, trial.example.scene
    if not isinstance(game, CoffeeRush) or scene is None or scene.get("options"):
        return ""
    if game.names(p) != NAMES[: len(p.players)]:
        return ""
    if trial.example.scores and not trial.example.actions:
        return _scoring(p)
    return _movement(game, p, trial.action) if isinstance(trial.action, Move) else ""


def _movement(game: CoffeeRush, p: Position, walk: Move) -> str:
    one, usual = p.players[0], game.box.board
    if p.turn != 0 or p.step not in ("activate", "move") or one.cookies > MOST_COOKIES:
        return ""
    tiles = ((space, now) for space, now, was in zip(SPACES, p.board, usual, strict=True) if now != was)
    pawns = tuple(space for player in p.players for space in player.pawns)
    setup = Setup(game.id, len(p.players), pawns, one.cookies, one.active, tuple(tiles))
    try:
        setup.position()
    except BadInput:
        return ""
    return LAB + written(MovementSight(setup, space=walk.spaces[-1] if walk.spaces else ""))


def _scoring(p: Position) -> str:
    hands = tuple(Hand(q.likes, len(q.active), q.penalties, q.cookies) for q in p.players)
    if any(getattr(hand, name) > most for hand in hands for name, most in MOST.items()):
        return ""
    return f"{LAB}lab=scoring&{ScoringModel(view=ScoringSight(hands)).write()}"


def race_by(ruling: str) -> str:
    """Return the address of a race by the other reading of a ruling; empty where no race offers it."""
    found = choices.read_other(ruling)
    return PLAY + write(choices.address(found, seed=False)) if found else ""
