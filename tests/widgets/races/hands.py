"""A clock that the tests set, and models of races that run by it."""

from __future__ import annotations

from widgets.races.model import RaceModel
from widgets.races.race import COUNT_MS


class Hand:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.ms = 50_000

    def __call__(self) -> int:
        return self.ms


def opened(clock: Hand, **address: str) -> RaceModel:
    """Return a page opened at an address; its cards are mixed by 3."""
    model = RaceModel(clock, lambda: 7)
    assert model.read({name: [value] for name, value in ({"seed": "3"} | address).items()}) == []
    return model


def begun(clock: Hand, **address: str) -> RaceModel:
    """Return a page on which it has been counted to three."""
    model = opened(clock, **address)
    model.start()
    clock.ms += COUNT_MS
    model.tick()
    assert model.sight.stage == "play"
    return model
