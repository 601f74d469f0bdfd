"""Too few Likes are refused by the cost alone, not by the order of the turn, which nothing has broken."""

from __future__ import annotations

from tutor import catalogue


def refusal(likes: int, step: str) -> tuple[str, ...]:
    game = catalogue.game("winter")
    blue = {"pawns": ["a1"], "likes": likes, "face_down": ["jump"]}
    p = game.position({"game": "winter", "step": step, "players": {"blue": blue, "red": {}, "green": {}}})
    return game.check(p, *game.parse(p, "activate jump")).against_ids


def test_too_few_likes_are_a_matter_of_cost() -> None:
    assert refusal(2, "activate") == ("winter.activate.1",)


def test_a_step_passed_over_is_a_matter_of_order() -> None:
    assert refusal(3, "move") == ("winter.turn.1",)
