"""The state of the movement lab, what a person may do to it, and its address."""

from __future__ import annotations

from typing import Any

import param
from msgspec import Struct
from msgspec.structs import replace

from tutor.coach import Walk
from tutor.coffee_rush.board import SPACES
from tutor.core.errors import BadInput, choose
from tutor.core.game import Step, act
from widgets.labs.table import EDITIONS, MOST_COOKIES, SEATS, Setup, Study
from widgets.parts import address

WANTED = ("coffee", "milk", "steam")
MOST_WANTED = 8
NOBODY = -1
SETS = 6


class View(Struct, frozen=True):
    """What an address of the lab says: the table, the tokens looked for, the space looked at, and the heat shown."""

    setup: Setup = Setup()
    wanted: tuple[str, ...] = WANTED
    space: str = ""
    heat: str = "ends"


class MovementModel(param.Parameterized):
    """A table to change, and the questions asked about it. Every change gives a table that the game knows."""

    view = param.ClassSelector(class_=View, default=View(), doc="All that the address keeps.")
    held = param.Integer(default=NOBODY, doc="Number of the pawn picked up.")
    played = param.ClassSelector(class_=Step, doc="The walk just played, if the pawn still stands at its end.")
    opened = param.String(default="", doc="The number of the walk whose rules are shown.")
    sets = param.Integer(default=SETS, doc="Most sets of tokens told of the space looked at.")
    orders = param.Boolean(default=False, doc="Whether the orders of the box are listed.")
    said = param.String(default="", doc="What was last done, in words.")

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

    def _change(self, say: str = "", **parts: Any) -> None:
        """Change parts of the view; whatever was played or picked up is put back."""
        view = replace(self.view, **parts)
        if view.setup != self.view.setup:
            self.study = Study(view.setup)
        self.param.update(view=view, held=NOBODY, played=None, opened="", sets=SETS, said=say)

    # ---- the table ------------------------------------------------------------------

    def press(self, space: str) -> None:
        """Pick up the pawn on a space, put the one in hand there, or look at the space."""
        if self.held != NOBODY:
            self._put(self.held, space)
            return
        for number, name, here in self.study.pawns():
            if here == space and not self.played:
                self.param.update(
                    held=number,
                    said=f"{name.capitalize()}'s pawn is picked up. Press the space where it should stand.",
                )
                return
        self._change(space=space)

    def _put(self, number: int, space: str) -> None:
        _, name, here = list(self.study.pawns())[number]
        if space == here:
            self._change(f"{name.capitalize()}'s pawn stays on {space}.", space=space)
        else:
            say = f"{name.capitalize()}'s pawn stands on {space}."
            self._change(say, setup=self.setup.with_pawn(number, space), space="")

    def set_game(self, game: str) -> None:
        """Change the edition."""
        setup = self.setup.with_game(game)
        wanted = tuple(kind for kind in self.view.wanted if kind in setup.rules.box.tokens)
        self._change(f"{setup.rules.title}.", setup=setup, wanted=wanted)

    def set_players(self, players: str) -> None:
        """Change the number of players."""
        self._change(f"{players} players.", setup=self.setup.with_players(int(players)))

    def set_cookies(self, cookies: str) -> None:
        """Change the cookies of the player who walks."""
        setup = replace(self.setup, cookies=int(cookies))
        words = setup.rules.sentences
        self._change(words.vformat("{cookies:cookie}.", (), {"cookies": setup.cookies}), setup=setup)

    def turn_over(self, upgrade: str) -> None:
        """Turn an upgrade face up or face down; one tile too many leaves all as it is, and says so."""
        setup = self.setup.with_upgrade(upgrade)
        try:
            setup.position()
        except BadInput as error:
            self.said = f"That tile stays face down: {error.problem.partition(', found')[0]}."
            return
        self._change(f"{upgrade}, face {'up' if upgrade in setup.active else 'down'}.", setup=setup)

    def set_tile(self, ingredient: str) -> None:
        """Put another ingredient on the space looked at."""
        space = self.view.space
        self._change(f"{ingredient} lies on {space}.", setup=self.setup.with_tile(space, ingredient))

    def reset(self, _: str = "") -> None:
        """Lay the table afresh."""
        self._change("The table is as it was.", setup=Setup(), space="")

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
        self.param.update(played=None, said="The pawn is back.")

    def open(self, number: str) -> None:
        """Show the rules of one of the best walks, or hide them again."""
        self.opened = "" if self.opened == number else number

    # ---- the address -------------------------------------------------------------------

    def read(self, arguments: address.Arguments) -> list[str]:
        """Take the state from an address; returns the names of the parts that could not be read."""
        view, odd = address.read(arguments, READERS, self.view)
        self._change(**{name: getattr(view, name) for name in View.__struct_fields__})
        return odd

    def write(self) -> str:
        """Return the state as an address keeps it."""
        setup, view, usual = self.setup, self.view, Setup()
        return address.write(
            {
                "game": setup.game if setup.game != usual.game else "",
                "players": str(setup.players) if setup.players != usual.players else "",
                "pawns": ",".join(setup.pawns) if setup.pawns != usual.pawns else "",
                "cookies": str(setup.cookies) if setup.cookies != usual.cookies else "",
                "upgrades": ",".join(setup.active),
                "tiles": ",".join(f"{space}:{what}" for space, what in setup.tiles),
                "want": (",".join(view.wanted) or "nothing") if view.wanted != WANTED else "",
                "space": view.space,
                "heat": view.heat if view.heat != "ends" else "",
            }
        )


def _setup(view: View, setup: Setup) -> View:
    setup.position()
    return replace(view, setup=setup)


def _game(view: View, text: str) -> View:
    return _setup(view, view.setup.with_game(choose(text, EDITIONS, "game", "edition")))


def _players(view: View, text: str) -> View:
    return _setup(view, view.setup.with_players(address.number(text, SEATS[0], SEATS[-1], "players")))


def _pawns(view: View, text: str) -> View:
    pawns = tuple(choose(word, SPACES, "pawns", "space") for word in address.listed(text))
    if len(pawns) != len(view.setup.pawns):
        raise BadInput("pawns", f"expected {len(view.setup.pawns)} spaces")
    return _setup(view, replace(view.setup, pawns=pawns))


def _cookies(view: View, text: str) -> View:
    return _setup(view, replace(view.setup, cookies=address.number(text, 0, MOST_COOKIES, "cookies")))


def _upgrades(view: View, text: str) -> View:
    return _setup(view, replace(view.setup, active=tuple(address.listed(text))))


def _tiles(view: View, text: str) -> View:
    setup = view.setup
    for word in address.listed(text):
        where, _, what = word.partition(":")
        setup = setup.with_tile(choose(where, SPACES, "tiles", "space"), what)
    return _setup(view, setup)


def _want(view: View, text: str) -> View:
    words = address.listed(text) if text != "nothing" else []
    if len(words) > MOST_WANTED:
        raise BadInput("want", f"expected {MOST_WANTED} tokens at most")
    kinds = view.setup.rules.box.tokens
    return replace(view, wanted=tuple(choose(word, kinds, "want", "ingredient") for word in words))


def _space(view: View, text: str) -> View:
    return replace(view, space=choose(text, SPACES, "space", "space"))


def _heat(view: View, text: str) -> View:
    return replace(view, heat=choose(text, ("ends", "entered"), "heat", "kind of heat"))


READERS: address.Readers[View] = {
    "game": _game,
    "players": _players,
    "pawns": _pawns,
    "cookies": _cookies,
    "upgrades": _upgrades,
    "tiles": _tiles,
    "want": _want,
    "space": _space,
    "heat": _heat,
}
