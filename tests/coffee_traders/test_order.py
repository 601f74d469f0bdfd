"""What is said when it is not the time for an action: the phase, what it offers, and where the action belongs."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.names import PHASES
from tutor.coffee_traders.scene import STEPS


def refusal(game: CoffeeTraders, text: str, **scene: Any) -> list[tuple[str, str]]:
    p = game.position({"game": "traders", "players": {"ann": {}, "ben": {}, "cat": {}}, **scene}, "scene")
    return [(reason.clause, game.say(p, reason)) for reason in game.check(p, *game.parse(p, text)).against]


@pytest.mark.parametrize(
    ("phase", "text", "clause", "said"),
    [
        (
            "work",
            "trader brazil",
            "traders.overview.7",
            "That belongs to Trade & Build; in Work players add plantations, send workers, breed donkeys, send civets "
            "or take coins",
        ),
        (
            "trade",
            "coins",
            "traders.overview.5",
            "That belongs to Work; in Trade & Build players place or remove traders, hire contractors to build, "
            "or pass",
        ),
        (
            "trade",
            "drop",
            "traders.overview.4",
            "That belongs to Work, Assign Workers and Sell; in Trade & Build players place or remove traders, hire "
            "contractors to build, or pass",
        ),
        (
            "assign",
            "coins",
            "traders.overview.5",
            "That belongs to Work; in Assign Workers players send workers to their own plantations",
        ),
        (
            "assign",
            "give brazil 1 1",
            "traders.workers.8",
            "That is not for this step of Assign Workers, in which players send workers to their own plantations",
        ),
        (
            "harvest",
            "claim civet",
            "traders.overview.4",
            "That is no turn of its own; in Harvest players receive the coffee of the cooperatives",
        ),
    ],
)
def test_a_refusal_names_the_phase_and_what_it_offers(
    game: CoffeeTraders, phase: str, text: str, clause: str, said: str
) -> None:
    assert (clause, said) in refusal(game, text, phase=phase)


def test_there_are_words_for_what_every_phase_and_step_offers(game: CoffeeTraders) -> None:
    offers = game.sentences.templates["offers"]
    assert offers.keys() == {*PHASES, *STEPS} - {"assign", "end"}
