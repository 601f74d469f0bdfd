"""The state of the scoring view: the table at the end, how far its sheet is built, and the board in sight."""

from __future__ import annotations

from collections.abc import Callable

import param
from msgspec.structs import replace

from tutor.coffee_traders.land import plantation_on
from tutor.coffee_traders.names import ANDRE, COOPERATIVES, LETTERS
from tutor.coffee_traders.position import Position
from tutor.core.errors import choose
from tutor.core.score import ScoreSheet
from widgets.boards.traders_land import space_of
from widgets.boards.traders_looks import LOOKS, shown, who
from widgets.parts import address
from widgets.parts.numbers import signed
from widgets.traders import changes, score_story
from widgets.traders.people import Scene
from widgets.traders.score_rows import SECTIONS, Row, rows
from widgets.traders.table_model import TableModel, TableSight, people_in, step_in
from widgets.traders.words import say, wording

COUNTS = {"donkeys": 9, "civets": 6, "trucks": 2, "workers": 9, "minus_tokens": 9, "coins": 20}
"""What is counted in the supplies, and the most that can be asked for; the game refuses what there is not."""

KINDS = ("own", "land", "bars", "milestones", "arabica", "cards")
"""The boards on which points lie: the own one, a cooperative, …, contracts and counters."""


class ScoreSight(TableSight, frozen=True):
    """The step is the number of rows added; ``kind`` and ``land`` say which board is in sight."""

    kind: str = "own"
    land: str = COOPERATIVES[0]


class ScoringModel(TableModel):
    """Change ``view`` and ``scene`` by the methods."""

    view = param.ClassSelector(class_=ScoreSight, default=ScoreSight())
    usual = 4
    sheet: ScoreSheet
    rows: tuple[Row, ...]

    def story(self, people: int) -> Scene:
        """Return the table at the end of a game."""
        return score_story.story(people)

    def settle(self, position: Position) -> None:
        """Add everything up."""
        self.sheet = self.game.score(position)
        self.rows = rows(self.sheet)

    def follow(self, view: ScoreSight) -> ScoreSight:
        """Show the board on which the row added last is counted."""
        if view.step == self.view.step or not 0 < view.step <= len(self.rows):
            return view
        row = self.rows[view.step - 1]
        land = row.about if row.about in COOPERATIVES else view.land
        return replace(view, kind=SECTIONS[row.section][1], land=land)

    # ---- what is there ----------------------------------------------------------------------

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
        """Whether all rows are added."""
        return bool(self.view.step == self.last)

    @property
    def seat(self) -> int:
        """The seat of the player in sight."""
        return self.names.index(self.view.me)

    def added(self) -> tuple[Row, ...]:
        """The rows added so far."""
        return self.rows[: self.view.step]

    def sums(self) -> tuple[int, ...]:
        """Each player's points so far."""
        return tuple(sum(row.points[seat] for row in self.added()) for seat in range(len(self.names)))

    # ---- going through the sheet ------------------------------------------------------------

    def section(self) -> None:
        """Add all rows of the next section."""
        n = self.view.step
        while n < len(self.rows) and self.rows[n].section == self.rows[self.view.step].section:
            n += 1
        self.go(n if n > self.view.step else self.last)

    def show(self, kind: str) -> None:
        """Show a board, to see and to change."""
        self.view = replace(self.view, kind=kind)

    def look(self, land: str) -> None:
        """Show a cooperative."""
        self.view = replace(self.view, kind="land", land=land)

    # ---- changing the table: the own board -----------------------------------------------------

    def count(self, name: str, about: str, n: int) -> None:
        """Give a player another number of something that is counted."""
        words = say("said", "count", who=who(name), count=n, what=wording("counted")[about])
        self.change(lambda s: changes.with_count(s, name, about, n), words)

    def row_b(self, name: str) -> None:
        """Let a player have placed the level 3 plantation of row B, or not any more."""
        self.change(lambda s: changes.with_row_b(s, name), say("said", "row_b", who=who(name)))

    def warehouses(self, name: str, n: int) -> None:
        """Give a player a number of warehouses in the row."""
        words = say("said", "warehouses", who=who(name), count=n)
        self.change(lambda s: changes.with_warehouse_rows(s, name, n), words)

    def column(self, name: str, coffee: str) -> None:
        """Put a warehouse at the top of a coffee's track, or take it away."""
        words = say("said", "column", who=who(name), coffee=shown(coffee))
        self.change(lambda s: changes.with_warehouse_column(s, name, coffee), words)

    def contract(self, name: str, letter: str) -> None:
        """Let a player have fulfilled a contract, or not any more."""
        words = say("said", "contract", who=who(name), letter=letter)
        self.change(lambda s: changes.with_contract(s, name, letter), words)

    def counters(self, name: str, counter: str, n: int) -> None:
        """Give a player a number of counters of a kind."""
        words = say("said", "counters", who=who(name), count=n, counter=shown(counter))
        self.change(lambda s: changes.with_counters(s, name, counter, n), words)

    # ---- changing the table: what all share ------------------------------------------------------

    def arabica(self, name: str, row: str, column: int) -> None:
        """Put a player's disc on a column."""
        words = say("said", "arabica", who=who(name), row=shown(row), column=column)
        self.change(lambda s: changes.with_entry(s, name, "arabica", row, column), words)

    def buildings(self, name: str, kind: str, n: int) -> None:
        """Give a player a number of buildings of a kind in the cooperative in sight."""
        land = self.view.land
        words = say("said", "buildings", who=who(name), count=n, what=wording("buildings")[kind], land=shown(land))
        self.change(lambda s: changes.with_buildings(s, land, kind, name, n), words)

    def lay(self, place: int, milestone: str) -> None:
        """Lay out another milestone at a place from 0; those who have claimed the one there keep their spaces."""
        among = self.scene["milestones"][place]["players"]
        spaces = len(self.game.box.milestones[milestone][1])
        words = say("said", "milestone", milestone=wording("rows").get(milestone, milestone))
        self.change(lambda s: changes.with_milestone(s, place, milestone, among[:spaces]), words)

    def press(self, id: str) -> None:
        """Take a press on a board: a bar's space, the Arabica track, a contract, a milestone or a hill."""
        kind, _, rest = id.partition("-")
        about, _, n = rest.rpartition("-")
        me = self.view.me
        if spot := space_of(id):
            self._grow(*spot)
        elif kind == "bar":
            words = say("said", "bar", city=shown(about), space=n)
            self.change(lambda s: changes.with_bar(s, me, about, int(n)), words)
        elif me == ANDRE:
            self.said = say("said", "no_board")
        elif kind == "arabica":
            self.arabica(me, about, int(n))
        elif kind == "contract" and rest in LETTERS:
            self.contract(me, rest)
        elif kind == "milestone":
            self.change(lambda s: changes.with_claim(s, me, int(rest)), say("said", "claim", who=who(me)))

    def _grow(self, land: str, row: str, space: int) -> None:
        me = self.view.me
        grown = changes.grown(self.scene, land, row, space, me)
        then = changes.plantation(grown, land, row, space)
        before = plantation_on(self.position, land, row, space)
        owner = who(self.names[before.seat] if before else me)
        kind = "grown" if then else "cleared"
        words = say("said", kind, who=owner, row=row, space=space, level=then["level"] if then else 0)
        self.change(lambda s: grown, words)

    def change(self, how: Callable[[Scene], Scene], words: str) -> None:
        """Change the table, add everything up anew and say whose points move; explain what the game refuses."""
        before = {total.name: total.total for total in self.sheet.players}
        if self._take(how(self.scene), words):
            self.said = f"{words} {self._moved(before)}"

    def _moved(self, before: dict[str, int]) -> str:
        """Say whose points have changed."""
        moved = {total.name: total.total - before.get(total.name, 0) for total in self.sheet.players}
        said = [f"{who(name)} {signed(by)}" for name, by in moved.items() if by]
        return say("said", "points", moved=", ".join(said)) if said else say("said", "no_points")

    # ---- the address --------------------------------------------------------------------------------

    def read(self, arguments: address.Arguments) -> list[str]:
        """Take the state from an address; returns the names of the parts that could not be read."""
        return self.read_view(arguments, READERS)

    def write(self) -> str:
        """Return the state as an address keeps it, a changed table too."""
        return self.write_view(me="" if self.view.me == LOOKS[0] else self.view.me)


State = tuple[int, ScoreSight]


def _me(state: State, text: str) -> State:
    there = (*LOOKS[:2], ANDRE) if state[0] == 2 else LOOKS[: state[0]]
    return state[0], replace(state[1], me=choose(text, there, "me", "player"))


READERS: address.Readers[State] = {"people": people_in, "me": _me, "at": step_in}
