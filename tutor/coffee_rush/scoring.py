"""The end: points, tie-breaks and shared victory (winter.scoring.1 to .4, base.scoring.1 to .4)."""

from __future__ import annotations

from tutor.coffee_rush.edition import LIKES_TO_ACTIVATE, Edition
from tutor.coffee_rush.position import Player, Position
from tutor.core.agreed import other
from tutor.core.score import Line, ScoreSheet, Total, decide

POINTS = {"winter": (2, 5, -1), "base": (1, 2, -1)}
"""Points for a Like, an activated upgrade and a Penalty, by edition."""


def likes_counted(p: Position, player: Player) -> int:
    """Return the Likes that count: those still held (base.R12: or all ever earned)."""
    paid = LIKES_TO_ACTIVATE * len(player.active) if other(p, "base.R12") else 0
    return player.likes + paid


def score(e: Edition, p: Position) -> ScoreSheet:
    """Score the position as it stands, over or not."""
    totals = [Total(player.name, _lines(e, p, player)) for player in p.players]
    winners, by = decide(
        [t.name for t in totals],
        ("points", [t.total for t in totals]),
        ("likes", [likes_counted(p, player) for player in p.players]),
        ("cookies", [player.cookies for player in p.players]),
    )
    return ScoreSheet(tuple(totals), winners, e.cite["scoring.winner"][0], by)


def _lines(e: Edition, p: Position, player: Player) -> tuple[Line, ...]:
    like, upgrade, penalty = POINTS[e.id]
    return (
        _line(e, "scoring.likes", "likes", likes_counted(p, player), like),
        _line(e, "scoring.upgrades", "upgrades", len(player.active), upgrade),
        _line(e, "scoring.penalties", "penalties", player.penalties, penalty),
    )


def _line(e: Edition, rule: str, about: str, count: int, each: int) -> Line:
    return Line.of(e.cite[rule][0], about, count, each)
