"""How fast random legal games go, beside two other engines in the same run: ``python -m tests.bench.play``.

Needs the extra ``bench``. Ours: four players of Winter and of Coffee Traders, all legal actions, a random one of them,
played with its events. RLCard: Uno, one of the state's legal actions, ``env.step``. Catanatron: four players, one of
its playable actions, ``play_tick``. A round is 20,000 actions; all take turns.
"""

from __future__ import annotations

from random import Random
from time import process_time

import catanatron
import rlcard

from tests.bench.timing import Round, machine, rates
from tutor import catalogue
from tutor.core import Event

ACTIONS = 20_000
ROUNDS = 9


NAMES = ["blue", "yellow", "red", "green"]


def ours(id: str, **more: str) -> Round:
    """Random games of ours."""
    game, random = catalogue.game(id), Random(1)
    options = game.options({"players": NAMES, **more})

    def work() -> int:
        done = 0
        while done < ACTIONS:
            p = game.start(options, random.randrange(1 << 30)).position
            while not game.over(p):
                log: list[Event] = []
                seat = random.choice(game.actors(p))
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


def whole_games(id: str, games: int = 20) -> tuple[float, float]:
    """Return the actions of a random game and its seconds of CPU time, in the mean of some games."""
    game, random, done = catalogue.game(id), Random(1), 0
    options = game.options({"players": NAMES})
    begun = process_time()
    for seed in range(games):
        p = game.start(options, seed).position
        while not game.over(p):
            seat = random.choice(game.actors(p))
            p = game.apply(p, seat, random.choice(game.legal(p, seat)), [])
            done += 1
    return done / games, (process_time() - begun) / games


def main() -> None:
    """Print the rates side by side, then whole games of Coffee Traders."""
    print(machine())
    winter, traders = ours("winter", combination="first game"), ours("traders")
    rounds = {"winter": winter, "traders": traders, "uno": uno(), "catanatron": settlers()}
    for name, (best, median) in rates(ROUNDS, rounds).items():
        print(f"{name:12} {best:10,.0f} actions/s at best, {median:10,.0f} in the median of {ROUNDS} rounds")
    actions, seconds = whole_games("traders")
    print(f"a random game of Coffee Traders, four players: {actions:.0f} actions, {seconds:.3f} s")


if __name__ == "__main__":
    main()
