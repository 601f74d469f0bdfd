"""The state of the movement lab, and what a person may do to it."""

from __future__ import annotations

from typing import Any

import param
from msgspec.structs import replace

from tutor.coach import Walk
from tutor.coffee_rush.edition import TILES
from tutor.core.errors import BadInput
from tutor.core.game import Step, act
from tutor.core.sentences import big
from widgets.labs.movement_sight import MOST_WANTED, READERS, MovementSight, written
from widgets.labs.table import Setup, Study
from widgets.labs.typed import Typed, read
from widgets.labs.words import phrase
from widgets.parts import address

NOBODY = -1
SETS = 6


class MovementModel(param.Parameterized):
    """A table to change, and the questions asked about it. Every change gives a table that the game knows."""

    view = param.ClassSelector(class_=MovementSight, default=MovementSight(), doc="All that the address keeps.")
    held = param.Integer(default=NOBODY, doc="Number of the pawn picked up.")
    played = param.ClassSelector(class_=Step, doc="The walk just played, if the pawn still stands at its end.")
    opened = param.String(default="", doc="The number of the walk whose rules are shown.")
    sets = param.Integer(default=SETS, doc="Most sets of tokens told of the space looked at.")
    orders = param.Boolean(default=False, doc="Whether the orders of the box are listed.")
    said = param.String(default="", doc="What was last done, in words.")
    refused = param.String(default="", doc="Why the table stays as it is, in words.")
    typed = param.ClassSelector(class_=Typed, doc="How the words last typed were understood.")

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)
        self.study = Study(self.view.setup)

    @property
    def setup(self) -> Setup:
        """The table."""
        return self.view.setup

    def best(self) -> tuple[Walk, ...]:
        """The best walks to the wanted tokens; none when nothing is wanted."""
        return self.study.best(self.view.wanted) if self.view.wanted else ()

    def _say(self, what: str, **numbers: Any) -> str:
        return phrase("said", what, self.study.game.sentences, **numbers)

    def _change(self, words: str = "", typed: Typed | None = None, **parts: Any) -> None:
        """Change parts of the view; whatever was played or picked up is put back."""
        view = replace(self.view, **parts)
        if view.setup != self.view.setup:
            self.study = Study(view.setup)
        self.param.update(
            view=view, held=NOBODY, played=None, opened="", sets=SETS, said=words, refused="", typed=typed
        )

    # ---- the table ------------------------------------------------------------------

    def press(self, space: str) -> None:
        """Pick up the pawn on a space, put the one in hand there, or look at the space."""
        if self.held != NOBODY:
            self._put(self.held, space)
            return
        for number, name, here in self.study.pawns():
            if here == space and not self.played:
                self.param.update(held=number, said=self._say("picked_up", who=big(name)))
                return
        self._change(space=space)

    def _put(self, number: int, space: str) -> None:
        _, name, here = list(self.study.pawns())[number]
        if space == here:
            self._change(self._say("stays", who=big(name), space=space), space=space)
        else:
            words = self._say("stands", who=big(name), space=space)
            self._change(words, setup=self.setup.with_pawn(number, space), space="")

    def set_game(self, game: str) -> None:
        """Change the edition."""
        setup = self.setup.with_game(game)
        wanted = tuple(kind for kind in self.view.wanted if kind in setup.rules.box.tokens)
        self._change(self._say("edition", title=setup.rules.title), setup=setup, wanted=wanted)

    def set_players(self, players: str) -> None:
        """Change the number of players."""
        self._change(self._say("players", players=players), setup=self.setup.with_players(int(players)))

    def set_cookies(self, cookies: str) -> None:
        """Change the cookies of the player who walks."""
        setup = replace(self.setup, cookies=int(cookies))
        self._change(self._say("cookies", cookies=setup.cookies), setup=setup)

    def turn_over(self, upgrade: str) -> None:
        """Turn an upgrade face up or face down; one tile too many leaves all as it is, and says so."""
        setup = self.setup.with_upgrade(upgrade)
        try:
            setup.position()
        except BadInput:  # a tile of the box, pressed once: only their number can be wrong
            words = phrase("table", "too_many", most=TILES)
            self.param.update(said=words, refused=words)
            return
        way = "face_up" if upgrade in setup.active else "face_down"
        self._change(self._say(way, upgrade=upgrade.title()), setup=setup)

    def set_tile(self, ingredient: str) -> None:
        """Put another ingredient on the space looked at."""
        space = self.view.space
        self._change(
            self._say("tile", kind=big(ingredient), space=space), setup=self.setup.with_tile(space, ingredient)
        )

    def reset(self, _: str = "") -> None:
        """Lay the table afresh."""
        self._change(self._say("reset"), setup=Setup(), space="")

    # ---- the questions ----------------------------------------------------------------

    def look(self, space: str) -> None:
        """Look at a space."""
        self._change(space=space)

    def show_more(self, _: str = "") -> None:
        """Tell more sets of tokens of the space looked at."""
        self.sets += 4 * SETS

    def want(self, ingredient: str) -> None:
        """Look for one token more."""
        if len(self.view.wanted) < MOST_WANTED:
            self._change(wanted=(*self.view.wanted, ingredient))

    def type(self, text: str) -> None:
        """Look for what a text asks for; one that names nothing of the box leaves all as it was."""
        box = self.study.game.box
        found = read(text, list(box.tokens), {drink: order.needs for drink, order in box.cards.items()})
        wanted = found.wanted[:MOST_WANTED] or self.view.wanted
        self.orders = False
        self._change(typed=found, wanted=wanted)

    def drop(self, ingredient: str) -> None:
        """Look for one token less."""
        wanted = list(self.view.wanted)
        wanted.remove(ingredient)
        self._change(wanted=tuple(wanted))

    def want_order(self, drink: str) -> None:
        """Look for what an order of the box needs; the list of orders has done its work."""
        self.orders = False
        self._change(wanted=self.study.game.box.cards[drink].needs)

    def list_orders(self, _: str) -> None:
        """Show or hide the orders of the box."""
        self.orders = not self.orders

    def forget(self, _: str) -> None:
        """Look for nothing."""
        self._change(wanted=())

    def set_heat(self, heat: str) -> None:
        """Count ends, or entries."""
        self.view = replace(self.view, heat=heat)

    def play(self, number: str) -> None:
        """Walk one of the best walks on the board."""
        walk = self.best()[int(number)]
        step = act(self.study.game, self.study.position, self.study.position.turn, walk.move)
        lines = [self.study.game.say(self.study.position, event) for event in step.events]
        self.param.update(played=step, held=NOBODY, said=". ".join(lines) + ".")

    def put_back(self, _: str) -> None:
        """Put the pawn back to where its walk began."""
        self.param.update(played=None, said=self._say("back"))

    def open(self, number: str) -> None:
        """Show the rules of one of the best walks, or hide them again."""
        self.opened = "" if self.opened == number else number

    # ---- the address -------------------------------------------------------------------

    def read(self, arguments: address.Arguments) -> list[str]:
        """Take the state from an address; returns the names of the parts that could not be read."""
        view, odd = address.read(arguments, READERS, self.view)
        self._change(**{name: getattr(view, name) for name in MovementSight.__struct_fields__})
        return odd

    def write(self) -> str:
        """Return the state as an address keeps it."""
        return written(self.view)
