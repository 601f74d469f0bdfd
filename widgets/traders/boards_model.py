"""The state of the boards view: which table, which cooperative and whose board."""

from __future__ import annotations

import param
from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue
from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Position
from tutor.core.errors import choose
from widgets.boards.traders_looks import LOOKS
from widgets.parts import address
from widgets.traders import harvest_story, score_story
from widgets.traders.people import SEATS

TABLES = ("start", "harvest", "end")
SEED = 1970
"""What the table that is set up is drawn with."""


class BoardsSight(Struct, frozen=True):
    """A table, the number of people, the cooperative and the seat in sight."""

    table: str = "harvest"
    people: int = 3
    land: str = COOPERATIVES[0]
    seat: int = 0


class BoardsModel(param.Parameterized):
    """Change ``view`` by the methods."""

    view = param.ClassSelector(class_=BoardsSight, default=BoardsSight())

    def __init__(self, game: CoffeeTraders | None = None, **params: object) -> None:
        super().__init__(**params)
        found = game or catalogue.game("traders")
        assert isinstance(found, CoffeeTraders)
        self.game = found
        self.position: Position = self._laid(self.view)

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the table, by seat."""
        return self.game.names(self.position)

    def set_table(self, table: str) -> None:
        """Show another table."""
        self._show(replace(self.view, table=table))

    def set_people(self, people: str) -> None:
        """Show the table for another number of people."""
        self._show(replace(self.view, people=int(people), seat=0))

    def look(self, land: str) -> None:
        """Show a cooperative large."""
        self.view = replace(self.view, land=land)

    def sit(self, seat: str) -> None:
        """Show a player's board."""
        self.view = replace(self.view, seat=int(seat))

    def press(self, id: str) -> None:
        """Take a press on a cooperative's card."""
        land = id.removeprefix("coop-")
        if land in COOPERATIVES:
            self.look(land)

    def use_game(self, game: CoffeeTraders) -> None:
        """Show the same table with another box."""
        self.game = game
        self._show(self.view)
        self.param.trigger("view")

    def _show(self, view: BoardsSight) -> None:
        self.position = self._laid(view)
        self.view = view

    def _laid(self, view: BoardsSight) -> Position:
        if view.table == "start":
            options = self.game.options({"players": list(LOOKS[: view.people])})
            return self.game.start(options, SEED).position
        scene = harvest_story.story(view.people) if view.table == "harvest" else score_story.story(view.people)
        return self.game.position(scene, "table")

    def read(self, arguments: address.Arguments) -> list[str]:
        """Take the state from an address; returns the names of the parts that could not be read."""
        view, odd = address.read(arguments, READERS, self.view)
        self._show(view)
        return odd

    def write(self) -> str:
        """Return the state as an address keeps it."""
        view = self.view
        people = "" if view.people == 3 else str(view.people)
        return address.write({"table": view.table, "people": people, "land": view.land})


def _table(view: BoardsSight, text: str) -> BoardsSight:
    return replace(view, table=choose(text, TABLES, "table", "table"))


def _people(view: BoardsSight, text: str) -> BoardsSight:
    return replace(view, people=address.number(text, SEATS[0], SEATS[-1], "people"))


def _land(view: BoardsSight, text: str) -> BoardsSight:
    return replace(view, land=choose(text, COOPERATIVES, "land", "cooperative"))


READERS: address.Readers[BoardsSight] = {"table": _table, "people": _people, "land": _land}
