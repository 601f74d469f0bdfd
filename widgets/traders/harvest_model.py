"""The state of the harvest view: the table, where in its harvest we are, and who asks "what if?"."""

from __future__ import annotations

from typing import Any

import param
from msgspec.structs import replace

from tutor.coffee_traders.land import plantation_on
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Position
from tutor.core.errors import choose
from widgets.boards.traders_land import space_of
from widgets.boards.traders_looks import shown, who
from widgets.parts import address
from widgets.traders import changes, harvest_story
from widgets.traders.harvest_frames import SUMATRA, Frame, Told, tell
from widgets.traders.people import Scene
from widgets.traders.table_model import TableModel, TableSight, people_in, step_in
from widgets.traders.words import say, wording

ALL = "all"
SCOPES = (*COOPERATIVES, ALL)


class HarvestSight(TableSight, frozen=True):
    """What is looked at: a cooperative or all five; the step is the number of a frame within; ``tool`` is what a press
    on a space does."""

    scope: str = "guatemala"
    tool: str = "worker"


class HarvestModel(TableModel):
    """Change ``view`` and ``scene`` by the methods."""

    view = param.ClassSelector(class_=HarvestSight, default=HarvestSight())
    told: Told

    def story(self, people: int) -> Scene:
        """Return the table before a harvest."""
        return harvest_story.story(people)

    def settle(self, position: Position) -> None:
        """Harvest the table."""
        self.told = tell(self.game, position)

    # ---- what is there ------------------------------------------------------------------

    @property
    def span(self) -> range:
        """The numbers of the frames in sight."""
        return range(len(self.told.frames)) if self.view.scope == ALL else self.told.where(self.view.scope)

    @property
    def last(self) -> int:
        """The number of the last frame within what is in sight."""
        return len(self.span) - 1

    @property
    def frame(self) -> Frame:
        """The moment in sight."""
        step: int = self.view.step
        return self.told.frames[self.span[step]]

    @property
    def land(self) -> str:
        """The cooperative in sight; in Sumatra the last one."""
        return COOPERATIVES[-1] if self.frame.land == SUMATRA else self.frame.land

    @property
    def here(self) -> dict[str, Any]:
        """The cooperative in sight as the scene has it."""
        found: dict[str, Any] = self.scene["cooperatives"][self.land]
        return found

    def sentence(self) -> str:
        """What happens in this frame, in words."""
        said = [self.game.say(self.position, event) for event in self.frame.events]
        return " ".join(f"{one}." for one in said if one)

    def coming(self) -> list[str]:
        """Whose coffees come next in this cooperative, the next two."""
        frames = self.told.frames[self.span[self.view.step] + 1 :]
        mine = [frame for frame in frames if frame.land == self.frame.land and frame.seat >= 0]
        return [self.names[frame.seat] for frame in mine[:2]]

    # ---- going through the harvest ---------------------------------------------------------

    def round(self) -> None:
        """Go on to the end of the next share or round."""
        n, group = self.view.step + 1, [self.told.frames[i].group for i in self.span]
        while n < self.last and group[n + 1] == group[n]:
            n += 1
        self.go(n)

    def look(self, scope: str) -> None:
        """Look at a cooperative, or at all five, from the beginning."""
        self.said = ""
        self.view = replace(self.view, scope=scope, step=0)

    # ---- changing the table ------------------------------------------------------------------

    def take_tool(self, tool: str) -> None:
        """Choose what a press on a space does."""
        self.view = replace(self.view, tool=tool)

    def press(self, id: str) -> None:
        """Take a press on a space or a trader."""
        spot = space_of(id)
        if spot:
            self._press_space(*spot)
        elif id.startswith("trader-"):
            self._forward(int(id.removeprefix("trader-")))

    def _press_space(self, land: str, row: str, space: int) -> None:
        stands, tool, me = plantation_on(self.position, land, row, space), self.view.tool, self.view.me
        spot = {"row": row, "space": space}
        if tool == "clear" and stands:
            self.change(lambda s: changes.cleared(s, land, row, space), say("said", "cleared", **spot))
        elif tool == "plant" and not stands:
            self.change(lambda s: changes.planted(s, land, row, space, me), say("said", "planted", who=who(me), **spot))
        elif stands:
            kind = "unstaffed" if stands.staffed else "staffed"
            self.change(lambda s: changes.staffed(s, land, row, space), say("said", kind, **spot))
        else:
            self.said = say("said", "empty", tool=wording("tools")["plant"], **spot)

    def _forward(self, seat: int) -> None:
        name = self.names[seat]
        self.trader(name, max(1, self.here["traders"].index(name)))

    def trader(self, name: str, place: int) -> None:
        """Put a player's trader on a position from 1, or take it away (0)."""
        words = say("said", "trader" if place else "no_trader", who=who(name), place=place)
        self.change(lambda s: changes.with_trader(s, self.land, name, place), words)

    def posts(self, name: str, n: int) -> None:
        """Give a player a number of posts in the cooperative in sight."""
        land = self.land
        words = say("said", "posts", who=who(name), count=n, land=shown(land))
        self.change(lambda s: changes.with_buildings(s, land, "posts", name, n), words)

    def hold(self, name: str, coffee: str, n: int) -> None:
        """Give a player coffees from before."""
        words = say("said", "held", who=who(name), count=n, coffee=shown(coffee))
        self.change(lambda s: changes.with_entry(s, name, "coffee", coffee, n), words)

    def civets(self, name: str, n: int) -> None:
        """Put a number of a player's civets in Sumatra."""
        words = say("said", "civets", who=who(name), count=n)
        self.change(lambda s: changes.with_count(s, name, "civets_in_sumatra", n), words)

    # ---- the address -----------------------------------------------------------------------------

    def read(self, arguments: address.Arguments) -> list[str]:
        """Take the state from an address; returns the names of the parts that could not be read."""
        return self.read_view(arguments, READERS)

    def write(self) -> str:
        """Return the state as an address keeps it, a changed table too."""
        return self.write_view(land="" if self.view.scope == "guatemala" else self.view.scope)


State = tuple[int, HarvestSight]


def _scope(state: State, text: str) -> State:
    return state[0], replace(state[1], scope=choose(text, SCOPES, "land", "cooperative"))


READERS: address.Readers[State] = {"land": _scope, "people": people_in, "at": step_in}
