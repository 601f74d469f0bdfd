"""A small shop for the tests: a scene, actions by text, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tutor import catalogue
from tutor.coffee_rush import Player, Position
from tutor.core import Event, Table, Verdict

NAMES = ("blue", "yellow", "red", "green")


class Shop:
    """A scene in play."""

    def __init__(self, id: str, position: Position) -> None:
        self.game = catalogue.game(id)
        self.table: Table[Position] = Table(self.game, position)

    @property
    def p(self) -> Position:
        return self.table.position

    @property
    def closings(self) -> list[str]:
        return [kind for kind in self.kinds if kind.startswith("closed")]

    @property
    def events(self) -> list[Event]:
        return [event for step in self.table.steps for event in step.events]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    @property
    def gains(self) -> dict[str, dict[str, int]]:
        return self.game.gains(self.p, self.events)

    def do(self, *texts: str) -> Shop:
        for text in texts:
            self.table.act(text)
        return self

    def check(self, text: str) -> Verdict:
        return self.game.check(self.p, *self.game.parse(self.p, text))

    def refused(self, text: str) -> tuple[str, ...]:
        """Return the clauses against an action, none when it is legal."""
        return self.check(text).against_ids

    def player(self, name: str) -> Player:
        return self.p.players[self.p.options.players.index(name)]

    def queue(self, name: str) -> list[tuple[str, int]]:
        return [(order.drink, order.zone) for order in self.player(name).orders]

    def play_turn(self) -> str:
        """Play the shortest turn there is, and return who played it."""
        name = self.p.player.name
        while not self.p.over and self.p.player.name == name:
            legal = self.game.legal(self.p, self.p.turn)
            self.table.act(legal[0] if self.p.step == "move" else "next")
        return name


@pytest.fixture
def shop() -> Callable[..., Shop]:
    """Open a shop: ``shop(3, blue={...}, step="orders", rulings="R7")``; players not described stand anywhere."""

    def open(seats: int = 3, game: str = "winter", rulings: str = "", **fields: Any) -> Shop:
        players = {name: fields.pop(name, {}) for name in NAMES[:seats]}
        if rulings:
            others = dict.fromkeys(rulings.split(), "other")
            fields["options"] = fields.get("options", {}) | {"rulings": others}
        return Shop(game, catalogue.game(game).position({"game": game, "players": players} | fields))

    return open


@pytest.fixture
def start() -> Callable[..., Shop]:
    """Start a whole game at its setup: ``start(4, chaos=True, seed=7)``."""

    def begin(seats: int = 3, game: str = "winter", seed: int = 1, **options: Any) -> Shop:
        rules = catalogue.game(game)
        step = rules.start(rules.options({"players": list(NAMES[:seats])} | options), seed)
        shop = Shop(game, step.position)
        shop.table = Table(rules, step.position, first=step, seed=seed)
        return shop

    return begin


def cards(p: Position) -> Counter[str]:
    """Count every order card in the deck and the queues."""
    return Counter((*p.deck, *(order.drink for player in p.players for order in player.orders)))
