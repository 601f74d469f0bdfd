"""What the views that go through a table step by step share: where they are, whom they ask about, what was changed."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, ClassVar

import param
from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue
from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Position
from tutor.core.errors import BadInput
from widgets.boards.traders_looks import LOOKS, who
from widgets.parts import address
from widgets.traders import table_text
from widgets.traders.people import SEATS, Scene
from widgets.traders.words import say

TABLE = (*COOPERATIVES, *LOOKS, "andre", "milestones")
"""The parts of an address that hold a changed table."""


class TableSight(Struct, frozen=True):
    """How far one has come, the player who asks or is changed, and whether the changes or answers are open."""

    step: int = 0
    me: str = LOOKS[0]
    asking: bool = False


class TableModel(param.Parameterized):
    """Change ``view`` and ``scene`` by the methods; a table that the game refuses changes nothing and is explained.

    A view says what table it opens with (``story``), for how many people (``usual``), what it works out of a table
    (``settle``) and the number of its ``last`` step.
    """

    view = param.Parameter()
    said = param.String(default="", doc="What was last done or refused, for all to read.")
    opened = param.String(default="", doc="The clause whose words are shown.")

    usual: ClassVar[int] = 3
    position: Position

    def __init__(self, game: CoffeeTraders | None = None, people: int | None = None, **params: Any) -> None:
        super().__init__(**params)
        found = game or catalogue.game("traders")
        assert isinstance(found, CoffeeTraders)
        self.game = found
        self.scene: Scene = {}
        self._take(self.story(people or self.usual))

    # ---- what a view gives -----------------------------------------------------------------

    def story(self, people: int) -> Scene:
        """Return the table that the view opens with."""
        raise NotImplementedError

    def settle(self, position: Position) -> None:
        """Work out what is shown of a table."""
        raise NotImplementedError

    @property
    def last(self) -> int:
        """The number of the last step."""
        raise NotImplementedError

    def follow(self, view: Any) -> Any:
        """Return the view with all that goes with its step."""
        return view

    # ---- what is there -----------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat, André among them."""
        return tuple(player.name for player in self.position.players)

    @property
    def people(self) -> int:
        """How many people sit there."""
        return len(self.names) - (self.position.andre is not None)

    @property
    def changed(self) -> bool:
        """Whether the table is another one than that which the view opens with."""
        return bool(self._differences())

    # ---- going through ------------------------------------------------------------------------

    def go(self, step: int) -> None:
        """Show a step by its number."""
        self.view = self.follow(replace(self.view, step=max(0, min(self.last, step))))

    def back(self) -> None:
        """Go one step back."""
        self.go(self.view.step - 1)

    def one(self) -> None:
        """Go on by one step."""
        self.go(self.view.step + 1)

    def again(self) -> None:
        """Go back to the beginning."""
        self.go(0)

    def ask(self) -> None:
        """Open or close the answers, or the changes."""
        self.view = replace(self.view, asking=not self.view.asking)

    def choose(self, name: str) -> None:
        """Choose the player who asks, or who is changed."""
        self.view = replace(self.view, me=name)

    def open(self, clause: str) -> None:
        """Show a clause's words, or hide them again."""
        self.opened = "" if self.opened == clause else clause

    # ---- changing the table ----------------------------------------------------------------------

    def set_people(self, people: str) -> None:
        """Start afresh with another number of people."""
        self._take(self.story(int(people)), say("said", "people", people=int(people)))

    def reset(self, _: str = "") -> None:
        """Put everything back where it stood at first."""
        self.set_people(str(self.people))

    def change(self, how: Callable[[Scene], Scene], words: str) -> None:
        """Change the table and go through it anew; explain what the game refuses."""
        self._take(how(self.scene), words)

    def use_game(self, game: CoffeeTraders) -> None:
        """Play with another box; a table that does not fit into it gives way to the one of the beginning."""
        self.game = game
        if not self._take(self.scene):
            self._take(self.story(self.people))

    def _take(self, scene: Scene, good: str = "") -> bool:
        try:
            position = self.game.position(scene, "table")
        except BadInput as error:
            self.said = say("said", "refused", why=why(error))
            return False
        at_end = bool(self.scene) and self.view.step == self.last
        self.scene, self.position = scene, position
        self.settle(position)
        me = self.view.me if self.view.me in scene["players"] else next(iter(scene["players"]))
        step = self.last if at_end else min(self.view.step, self.last)
        with param.parameterized.batch_call_watchers(self):
            self.said = good
            self.view = self.follow(replace(self.view, me=me, step=step))
        self.param.trigger("view")
        return True

    # ---- the address -----------------------------------------------------------------------------

    def _differences(self) -> dict[str, str]:
        """Return the parts of the table that are not as the view opens with, as an address keeps them."""
        cities = self.game.box.cities
        first = table_text.written(self.story(self.people), cities)
        return {name: text for name, text in table_text.written(self.scene, cities).items() if text != first[name]}

    def read_view(self, arguments: address.Arguments, readers: address.Readers[tuple[int, Any]]) -> list[str]:
        """Take people, view and a changed table from an address; returns the names of the parts left out."""
        (people, view), odd = address.read(arguments, readers, (self.people, self.view))
        self.set_people(str(people))
        odd += self._read_table(arguments)
        self.view = self.follow(replace(view, step=0))
        self.go(view.step)
        self.said = ""
        return odd

    def _read_table(self, arguments: address.Arguments) -> list[str]:
        scene, cities = deepcopy(self.scene), self.game.box.cities
        given = [name for name in TABLE if name in arguments]
        readers = {name: _reader(scene, name, cities) for name in given}
        _, odd = address.read(arguments, readers, None)
        fits = len(odd) == len(given) or self._take(scene)
        return odd if fits else given

    def write_view(self, **parts: str) -> str:
        """Return the state as an address keeps it."""
        people = "" if self.people == self.usual else str(self.people)
        step = str(self.view.step) if self.view.step else ""
        return address.write({"people": people, **parts, "at": step, **self._differences()})


def people_in(state: tuple[int, Any], text: str) -> tuple[int, Any]:
    """Read the number of people of an address."""
    return address.number(text, SEATS[0], SEATS[-1], "people"), state[1]


def step_in(state: tuple[int, Any], text: str) -> tuple[int, Any]:
    """Read the step of an address."""
    return state[0], replace(state[1], step=address.number(text, 0, 999, "at"))


def _reader(scene: Scene, name: str, cities: tuple[str, ...]) -> Callable[[None, str], None]:
    def read(_: None, text: str) -> None:
        take = table_text.reader(scene, name, cities)
        if take is None:
            raise BadInput(name, "nobody of that name plays")
        take(text)

    return read


def why(error: BadInput) -> str:
    """Return why the game refuses a scene, for a person: with the player's name, without a path."""
    _, players, name = error.place.partition("players.")
    problem = error.problem.partition(", found")[0]
    if not players or "." in name:
        return problem
    most = problem.removeprefix("expected ")
    return f"{who(name)} {problem}" if most == problem else say("said", "may_have", player=who(name), most=most)
