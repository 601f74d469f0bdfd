"""The state of the scoring view: the table at the end, how far its sheet is built, and whose board is in sight."""

from __future__ import annotations

from collections.abc import Callable

import param
from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue
from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.position import ANDRE, COOPERATIVES, LETTERS, Position
from tutor.core.errors import BadInput, choose
from tutor.core.score import ScoreSheet
from widgets.boards.traders_looks import LOOKS, shown, who
from widgets.parts import address
from widgets.traders import score_story
from widgets.traders.people import SEATS, Scene
from widgets.traders.score_rows import SECTIONS, Row, rows
from widgets.traders.what_if import why

COUNTS = {"donkeys": 9, "civets": 6, "trucks": 2, "workers": 9, "minus_tokens": 9, "coins": 20}
"""What is counted in the supplies, and the most that can be asked for; the game refuses what there is not."""

MOST_COUNTERS = 12


class View(Struct, frozen=True):
    """How many rows are added, the player whose board is in sight, and whether the changes are open."""

    step: int = 0
    me: str = "blue"
    asking: bool = False


class ScoringModel(param.Parameterized):
    """Change it by the methods; a table that the game refuses changes nothing and is explained."""

    view = param.ClassSelector(class_=View, default=View())
    said = param.String(default="", doc="What was last done or refused.")
    opened = param.String(default="", doc="The clause whose words are shown.")

    def __init__(self, game: CoffeeTraders | None = None, people: int = 4, **params: object) -> None:
        super().__init__(**params)
        found = game or catalogue.game("traders")
        assert isinstance(found, CoffeeTraders)
        self.game = found
        self.changed = False
        self.scene: Scene = {}
        self.position: Position
        self.sheet: ScoreSheet
        self.rows: tuple[Row, ...] = ()
        self.before: dict[str, int] = {}
        self._take(score_story.story(people))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.position.players)

    @property
    def people(self) -> int:
        return len(self.names) - (self.position.andre is not None)

    @property
    def last(self) -> int:
        """The step that names the winner."""
        return len(self.rows) + 1

    @property
    def row(self) -> Row | None:
        """The row added last; none at the beginning and at the end."""
        return self.rows[self.view.step - 1] if 0 < self.view.step <= len(self.rows) else None

    @property
    def over(self) -> bool:
        return self.view.step == self.last

    def added(self) -> tuple[Row, ...]:
        """The rows added so far."""
        return self.rows[: self.view.step]

    def sums(self) -> tuple[int, ...]:
        """Each player's points so far."""
        return tuple(sum(row.points[seat] for row in self.added()) for seat in range(len(self.names)))

    # ---- going through the sheet ------------------------------------------------------------

    def go(self, step: int) -> None:
        """Show the sheet with so many rows."""
        self.view = replace(self.view, step=max(0, min(self.last, step)))

    def back(self) -> None:
        """Take the last row away again."""
        self.go(self.view.step - 1)

    def one(self) -> None:
        """Add one row."""
        self.go(self.view.step + 1)

    def section(self) -> None:
        """Add all rows of the next section."""
        n = self.view.step
        if n < len(self.rows):
            name = self.rows[n].section
            while n < len(self.rows) and self.rows[n].section == name:
                n += 1
            self.go(n)
        else:
            self.go(self.last)

    def again(self) -> None:
        """Begin again with an empty sheet."""
        self.go(0)

    def ask(self) -> None:
        """Open or close the changes."""
        self.view = replace(self.view, asking=not self.view.asking)

    def open(self, clause: str) -> None:
        """Show a clause's words, or hide them again."""
        self.opened = "" if self.opened == clause else clause

    def choose(self, name: str) -> None:
        """Choose whose board is in sight and changed."""
        self.view = replace(self.view, me=name)

    def jump(self, section: str) -> None:
        """Show the sheet up to the end of a section."""
        if section in SECTIONS:
            found = [n for n, row in enumerate(self.rows, 1) if row.section == section]
            self.go(found[-1] if found else self.view.step)

    # ---- changing the table ----------------------------------------------------------------------

    def set_people(self, people: str) -> None:
        """Start afresh with another number of people."""
        self._take(score_story.story(int(people)))
        self.changed, self.before = False, {}
        self.said = f"{people} players."

    def reset(self) -> None:
        """Put everything back where it stood at first."""
        self.set_people(str(self.people))

    def count(self, name: str, about: str, n: int) -> None:
        """Give a player another number of something that is counted."""
        self.change(lambda s: score_story.with_count(s, name, about, n), f"{who(name)}: {n} {shown(about).lower()}.")

    def arabica(self, name: str, row: str, column: int) -> None:
        """Put a player's disc on a column."""
        self.change(
            lambda s: score_story.with_arabica(s, name, row, column), f"{who(name)}: {shown(row)}, column {column}."
        )

    def contract(self, name: str, letter: str) -> None:
        """Let a player have fulfilled a contract, or not any more."""
        self.change(lambda s: score_story.with_contract(s, name, letter), f"{who(name)}: contract {letter}.")

    def counters(self, name: str, n: int) -> None:
        """Give a player a number of counters."""
        self.change(lambda s: score_story.with_counters(s, name, n, COOPERATIVES), f"{who(name)}: {n} counters.")

    def press(self, id: str) -> None:
        """Take a press on a bar's space or on the Arabica track."""
        kind, _, rest = id.partition("-")
        about, _, n = rest.rpartition("-")
        me = self.view.me
        if kind == "bar":
            self.change(lambda s: score_story.with_bar(s, me, about, int(n)), f"{shown(about)}, space {n}.")
        elif kind == "arabica" and me != ANDRE:
            self.arabica(me, about, int(n))
        elif kind == "contract" and rest in LETTERS and me != ANDRE:
            self.contract(me, rest)

    def change(self, how: Callable[[Scene], Scene], words: str) -> None:
        """Change the table and add everything up anew; explain what the game refuses."""
        before = {total.name: total.total for total in self.sheet.players}
        if self._take(how(self.scene)):
            self.changed, self.before = True, before
            self.said = f"{words[:1].upper()}{words[1:]} {self._moved()}"

    def _moved(self) -> str:
        """Say whose points have changed."""
        moved = {total.name: total.total - self.before.get(total.name, 0) for total in self.sheet.players}
        said = [f"{who(name)} {by:+d}".replace("-", "−") for name, by in moved.items() if by]
        return f"Points: {', '.join(said)}." if said else "No points change."

    def _take(self, scene: Scene) -> bool:
        try:
            position = self.game.position(scene, "table")
        except BadInput as error:
            self.said = f"That cannot be: {why(error)}."
            return False
        at_end = bool(self.rows) and self.over
        self.scene, self.position = scene, position
        self.sheet = self.game.score(position)
        self.rows = rows(self.sheet)
        me = self.view.me if self.view.me in scene["players"] else LOOKS[0]
        step = self.last if at_end else min(self.view.step, self.last)
        self.view = replace(self.view, me=me, step=step)
        self.param.trigger("view")
        return True

    def use_game(self, game: CoffeeTraders) -> None:
        """Add up with another box."""
        self.game = game
        if not self._take(self.scene):
            self._take(score_story.story(self.people))

    # ---- the address --------------------------------------------------------------------------------

    def read(self, arguments: address.Arguments) -> list[str]:
        """Take the state from an address; returns the names of the parts that could not be read."""
        (people, view), odd = address.read(arguments, READERS, (self.people, self.view))
        self.set_people(str(people))
        self.view = replace(view, step=0)
        self.go(view.step)
        self.said = ""
        return odd

    def write(self) -> str:
        """Return the state as an address keeps it; a table that was changed is not in it."""
        step = "" if self.changed or not self.view.step else str(self.view.step)
        people = "" if self.people == 4 or self.changed else str(self.people)
        return address.write({"people": people, "me": self.view.me if self.view.me != LOOKS[0] else "", "at": step})


State = tuple[int, View]


def _people(state: State, text: str) -> State:
    return address.number(text, SEATS[0], SEATS[-1], "people"), state[1]


def _me(state: State, text: str) -> State:
    return state[0], replace(state[1], me=choose(text, (*LOOKS[: max(3, state[0])], ANDRE), "me", "player"))


def _at(state: State, text: str) -> State:
    return state[0], replace(state[1], step=address.number(text, 0, 999, "at"))


READERS: address.Readers[State] = {"people": _people, "me": _me, "at": _at}
