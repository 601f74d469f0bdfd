"""How fast random legal games go, beside two other engines in the same run: ``python -m tests.bench.play``.

Needs the extra ``bench``. Ours: four players of Winter, all legal actions, a random one of them, played with its
events. RLCard: Uno, one of the state's legal actions, ``env.step``. Catanatron: four players, one of its playable
actions, ``play_tick``. A round is 20,000 actions; the three take turns.
"""

from __future__ import annotations

from random import Random

import catanatron
import rlcard

from tests.bench.timing import Round, machine, rates
from tutor import catalogue
from tutor.core import Event

ACTIONS = 20_000
ROUNDS = 9


def ours() -> Round:
    """Random games of Winter."""
    game, random = catalogue.game("winter"), Random(1)
    names = ["blue", "yellow", "red", "green"]
    options = game.options({"players": names, "combination": "first game"})

    def work() -> int:
        done = 0
        while done < ACTIONS:
            p = game.start(options, random.randrange(1 << 30)).position
            while not game.over(p):
                log: list[Event] = []
                (seat,) = game.actors(p)
                p = game.apply(p, seat, random.choice(game.legal(p, seat)), log)
                done += 1
        return done

    return work


def uno() -> Round:
    """Random games of RLCard's Uno."""
    env, random = rlcard.make("uno", config={"seed": 1}), Random(1)

    def work() -> int:
        done = 0
        while done < ACTIONS:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                done += 1
        return done

    return work


def settlers() -> Round:
    """Random games of Catanatron."""
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]

    def work() -> int:
        done, n = 0, 0
        while done < ACTIONS:
            game = catanatron.Game(players, seed=n)
            n += 1
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                done += 1
        return done

    return work


if __name__ == "__main__":
    print(machine())
    for name, (best, median) in rates(ROUNDS, {"winter": ours(), "uno": uno(), "catanatron": settlers()}).items():
        print(f"{name:12} {best:10,.0f} actions/s at best, {median:10,.0f} in the median of {ROUNDS} rounds")
