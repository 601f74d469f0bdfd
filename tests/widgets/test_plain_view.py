"""A table in words shows what its seat may see, no more."""

from __future__ import annotations

from tutor import catalogue
from widgets.player.plain import PlainView


class NoHands:
    """Hands that nobody uses."""

    def tried(self, action: object) -> None:
        raise AssertionError("nothing is tried here")


def test_a_face_down_stock_stays_face_down() -> None:
    game = catalogue.game("grab")
    p = game.start(game.options({"players": ["blue", "red"]}), 3).position
    view = PlainView(NoHands())
    view.open(game, p, 0, ("board",))
    view.show(p, press=False)
    written = view.board.text
    held, seen = (game.scene(position)["stock"] for position in (p, game.view(p, 0)))
    assert held != seen
    assert held not in written
