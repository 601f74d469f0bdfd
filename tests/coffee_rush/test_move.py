"""Named regressions of the move."""

from __future__ import annotations

from tutor import catalogue

SHARED = {
    "game": "winter",
    "options": {"young_barista": True},
    "step": "move",
    "players": {"blue": {"pawns": ["b2", "b2"]}, "red": {"pawns": ["d4", "a4"]}},
}


def test_of_two_pawns_on_one_space_only_one_walks() -> None:
    game = catalogue.game("winter")
    p = game.position(SHARED)
    assert game.apply(p, 0, game.parse(p, "move b2: b3")[1]).players[0].pawns == ("b3", "b2")


def test_two_pawns_on_one_space_do_not_double_the_list_of_walks() -> None:
    game = catalogue.game("winter")
    legal = game.legal(game.position(SHARED), 0)
    assert len(legal) == len(set(legal)) > 0


def test_walking_back_to_a_shared_start_is_sharing() -> None:
    game = catalogue.game("winter")
    p = game.position(SHARED)
    verdict = game.check(p, 0, game.parse(p, "move b2: b3 b2")[1])
    assert "may_share" in {reason.kind for reason in verdict.allows}
