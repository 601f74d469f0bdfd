"""The state of the harvest view: the table, where in its harvest we are, and who asks "what if?"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import param
from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue
from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.land import plantation_on
from tutor.coffee_traders.position import COOPERATIVES, Position
from tutor.core.errors import BadInput, choose
from widgets.boards.traders_land import space_of
from widgets.boards.traders_looks import shown, who
from widgets.parts import address
from widgets.traders import harvest_story
from widgets.traders.harvest_frames import SUMATRA, Frame, Told, tell
from widgets.traders.people import SEATS, Scene
from widgets.traders.what_if import why

ALL = "all"
SCOPES = (*COOPERATIVES, ALL)


class View(Struct, frozen=True):
    """What is looked at: a cooperative or all five, the number of the frame within, and the player who asks."""

    scope: str = "guatemala"
    step: int = 0
    me: str = "blue"
    tool: str = "worker"
    asking: bool = False


class HarvestModel(param.Parameterized):
    """Change ``view`` and ``scene`` by the methods; a scene that the game refuses changes nothing and is explained."""

    view = param.ClassSelector(class_=View, default=View())
    said = param.String(default="", doc="What was last done or refused, for all to read.")
    opened = param.String(default="", doc="The clause whose words are shown.")

    def __init__(self, game: CoffeeTraders | None = None, people: int = 3, **params: Any) -> None:
        super().__init__(**params)
        found = game or catalogue.game("traders")
        assert isinstance(found, CoffeeTraders)
        self.game = found
        self.scene: Scene = {}
        self.told: Told
        self.changed = False
        self._take(harvest_story.story(people))

    # ---- what is there ------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.told.position

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.position.players)

    @property
    def people(self) -> int:
        return len(self.names) - (self.position.andre is not None)

    @property
    def span(self) -> range:
        """The numbers of the frames in sight."""
        return range(len(self.told.frames)) if self.view.scope == ALL else self.told.where(self.view.scope)

    @property
    def frame(self) -> Frame:
        return self.told.frames[self.span[self.view.step]]

    @property
    def land(self) -> str:
        """The cooperative in sight; in Sumatra the last one."""
        return COOPERATIVES[-1] if self.frame.land == SUMATRA else self.frame.land

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

    def go(self, step: int) -> None:
        """Show a frame by its number within what is in sight."""
        most = len(self.span) - 1
        self.view = replace(self.view, step=max(0, min(most, step)))

    def back(self, _: str = "") -> None:
        """Go one coffee back."""
        self.go(self.view.step - 1)

    def one(self, _: str = "") -> None:
        """Go on by one coffee."""
        self.go(self.view.step + 1)

    def round(self, _: str = "") -> None:
        """Go on to the end of the next share or round."""
        n, last = self.view.step + 1, len(self.span) - 1
        group = [self.told.frames[i].group for i in self.span]
        while n < last and group[n + 1] == group[n]:
            n += 1
        self.go(n)

    def again(self, _: str = "") -> None:
        """Go back to the beginning."""
        self.go(0)

    def look(self, scope: str) -> None:
        """Look at a cooperative, or at all five, from the beginning."""
        self.said = ""
        self.view = replace(self.view, scope=scope, step=0)

    # ---- changing the table ------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Choose who asks "what if?", and whose plantations are planted."""
        self.view = replace(self.view, me=name)

    def take_tool(self, tool: str) -> None:
        """Choose what a press on a space does."""
        self.view = replace(self.view, tool=tool)

    def ask(self, _: str = "") -> None:
        """Show or hide the answers to "what if?"."""
        self.view = replace(self.view, asking=not self.view.asking)

    def open(self, clause: str) -> None:
        """Show a clause's words, or hide them again."""
        self.opened = "" if self.opened == clause else clause

    def set_people(self, people: str) -> None:
        """Start afresh with another number of people."""
        self._take(harvest_story.story(int(people)), "", f"{people} players.")
        self.changed = False

    def reset(self, _: str = "") -> None:
        """Put everything back where it stood at first."""
        self.set_people(str(self.people))

    def press(self, id: str) -> None:
        """Take a press on a space or a trader."""
        spot = space_of(id)
        if spot:
            self._press_space(*spot)
        elif id.startswith("trader-"):
            self._forward(int(id.removeprefix("trader-")))

    def _press_space(self, land: str, row: str, space: int) -> None:
        stands = plantation_on(self.position, land, row, space)
        me, where = self.view.me, f"row {row}, space {space}"
        if self.view.tool == "clear" and stands:
            self.change(lambda s: harvest_story.cleared(s, land, row, space), f"{where} is empty now.")
        elif self.view.tool == "plant" and not stands:
            self.change(
                lambda s: harvest_story.planted(s, land, row, space, me), f"{who(me)} has a plantation on {where}."
            )
        elif stands:
            words = "without a worker" if stands.staffed else "with a worker"
            self.change(lambda s: harvest_story.staffed(s, land, row, space), f"{where} is {words} now.")
        else:
            self.said = f"{where} is empty: choose “plant” to plant there."

    def _forward(self, seat: int) -> None:
        queue = self.scene["cooperatives"][self.land]["traders"]
        name = self.names[seat]
        place = max(1, queue.index(name))
        self.trader(name, place)

    def trader(self, name: str, place: int) -> None:
        """Put a player's trader on a position from 1, or take it away (0)."""
        words = f"{who(name)}'s trader stands at position {place}." if place else f"{who(name)} has no trader here."
        self.change(lambda s: harvest_story.with_trader(s, self.land, name, place), words)

    def posts(self, name: str, n: int) -> None:
        """Give a player a number of posts in the cooperative in sight."""
        land = self.land
        self.change(lambda s: harvest_story.with_posts(s, land, name, n), f"{who(name)}: {n} posts in {shown(land)}.")

    def hold(self, name: str, coffee: str, n: int) -> None:
        """Give a player coffees from before."""
        self.change(
            lambda s: harvest_story.with_held(s, name, coffee, n), f"{who(name)} has {n} {shown(coffee)} before."
        )

    def civets(self, name: str, n: int) -> None:
        """Put a number of a player's civets in Sumatra."""
        self.change(lambda s: harvest_story.with_civets(s, name, n), f"{who(name)} has {n} civets in Sumatra.")

    def change(self, how: Callable[[Scene], Scene], words: str) -> None:
        """Change the table and replay the harvest from its beginning; explain what the game refuses."""
        if self._take(how(self.scene), words[:1].upper() + words[1:], words):
            self.changed = True

    def try_scene(self, scene: Scene, words: str) -> None:
        """Take a whole table over."""
        self.change(lambda _: scene, words)

    def _take(self, scene: Scene, good: str = "", words: str = "") -> bool:
        try:
            told = tell(self.game, self.game.position(scene, "table"))
        except BadInput as error:
            self.said = f"That cannot be: {why(error)}."
            return False
        self.scene, self.told = scene, told
        me = self.view.me if self.view.me in scene["players"] else next(iter(scene["players"]))
        step = min(self.view.step, len(self.span) - 1)
        with param.parameterized.batch_call_watchers(self):
            self.said = good
            self.view = replace(self.view, me=me, step=step)
        self.param.trigger("view")
        return True

    def use_game(self, game: CoffeeTraders) -> None:
        """Play with another box."""
        self.game = game
        if not self._take(self.scene):
            self._take(harvest_story.story(self.people))

    # ---- the address -----------------------------------------------------------------------------

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
        people = "" if self.people == 3 or self.changed else str(self.people)
        scope = "" if self.view.scope == "guatemala" else self.view.scope
        return address.write({"land": scope, "people": people, "at": step})


def _scope(state: tuple[int, View], text: str) -> tuple[int, View]:
    return state[0], replace(state[1], scope=choose(text, SCOPES, "land", "cooperative"))


def _people(state: tuple[int, View], text: str) -> tuple[int, View]:
    return address.number(text, SEATS[0], SEATS[-1], "people"), state[1]


def _at(state: tuple[int, View], text: str) -> tuple[int, View]:
    return state[0], replace(state[1], step=address.number(text, 0, 999, "at"))


READERS: address.Readers[tuple[int, View]] = {"land": _scope, "people": _people, "at": _at}
