"""What the address of the movement lab says, how it is written, and how it is read."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tutor.coffee_rush.board import SPACES
from tutor.core.errors import BadInput, choose
from widgets.labs.table import EDITIONS, MOST_COOKIES, SEATS, Setup
from widgets.parts import address

WANTED = ("coffee", "milk", "steam")
MOST_WANTED = 8


class MovementSight(Struct, frozen=True):
    """What an address of the lab says: the table, the tokens looked for, the space looked at, and the heat shown."""

    setup: Setup = Setup()
    wanted: tuple[str, ...] = WANTED
    space: str = ""
    heat: str = "ends"


def written(view: MovementSight) -> str:
    """Return a view as an address keeps it."""
    setup, usual = view.setup, Setup()
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


def _setup(view: MovementSight, setup: Setup) -> MovementSight:
    setup.position()
    return replace(view, setup=setup)


def _game(view: MovementSight, text: str) -> MovementSight:
    return _setup(view, view.setup.with_game(choose(text, EDITIONS, "game", "edition")))


def _players(view: MovementSight, text: str) -> MovementSight:
    return _setup(view, view.setup.with_players(address.number(text, SEATS[0], SEATS[-1], "players")))


def _pawns(view: MovementSight, text: str) -> MovementSight:
    pawns = tuple(choose(word, SPACES, "pawns", "space") for word in address.listed(text))
    if len(pawns) != len(view.setup.pawns):
        raise BadInput("pawns", f"expected {len(view.setup.pawns)} spaces")
    return _setup(view, replace(view.setup, pawns=pawns))


def _cookies(view: MovementSight, text: str) -> MovementSight:
    return _setup(view, replace(view.setup, cookies=address.number(text, 0, MOST_COOKIES, "cookies")))


def _upgrades(view: MovementSight, text: str) -> MovementSight:
    return _setup(view, replace(view.setup, active=tuple(address.listed(text))))


def _tiles(view: MovementSight, text: str) -> MovementSight:
    setup = view.setup
    for word in address.listed(text):
        where, _, what = word.partition(":")
        setup = setup.with_tile(choose(where, SPACES, "tiles", "space"), what)
    return _setup(view, setup)


def _want(view: MovementSight, text: str) -> MovementSight:
    words = address.listed(text) if text != "nothing" else []
    if len(words) > MOST_WANTED:
        raise BadInput("want", f"expected {MOST_WANTED} tokens at most")
    kinds = view.setup.rules.box.tokens
    return replace(view, wanted=tuple(choose(word, kinds, "want", "ingredient") for word in words))


def _space(view: MovementSight, text: str) -> MovementSight:
    return replace(view, space=choose(text, SPACES, "space", "space"))


def _heat(view: MovementSight, text: str) -> MovementSight:
    return replace(view, heat=choose(text, ("ends", "entered"), "heat", "kind of heat"))


READERS: address.Readers[MovementSight] = {
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
