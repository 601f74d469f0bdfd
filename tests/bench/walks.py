"""How long the coach takes for all walks of a pawn: ``python -m tests.bench.walks``."""

from __future__ import annotations

from functools import partial

from tests.bench.timing import machine, quietest
from tutor import catalogue
from tutor.coach import walks

JUMP = ["jump", "diagonal movement"]
CASES: dict[str, tuple[list[str], dict[str, str], int]] = {
    "jump, diagonal movement, 3 cookies": (JUMP, {}, 3),
    "… double end space, double pawns": ([*JUMP, "double end space", "double pawns"], {}, 3),
    "… double corners, double signature": ([*JUMP, "double corners", "double signature ingredients"], {}, 3),
    "no upgrade, 1 cookie": ([], {}, 1),
    "jump …, R4 by its other reading": ([*JUMP, "double end space", "double corners"], {"R4": "other"}, 3),
    "jump …, R21 by its other reading": ([*JUMP, "double end space", "double corners"], {"R21": "other"}, 3),
    "jump …, R7 by its other reading": ([*JUMP, "double end space", "double corners"], {"R7": "other"}, 3),
}

if __name__ == "__main__":
    print(machine())
    game = catalogue.game("winter")
    for name, (active, rulings, cookies) in CASES.items():
        players = {"blue": {"pawns": ["b2"], "active": active, "cookies": cookies}, "red": {}, "green": {}}
        scene = {"game": "winter", "step": "move", "options": {"rulings": rulings}, "players": players}
        p = game.position(scene)
        found = walks(game, p, 0)
        ms = quietest(9, partial(walks, game, p, 0))
        print(f"{name:40} {sum(w.count for w in found):10,} walks in {len(found):7,} groups {ms:7.0f} ms")
