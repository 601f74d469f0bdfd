"""What a table agrees on before play, read from outside and checked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tutor.core.errors import BadInput, choose
from tutor.core.notation import check_name
from tutor.core.read import convert, join
from tutor.core.rulebook import Rulebook
from tutor.grab_and_go.position import Options

MOST_PLAYERS = 4
"""By grab.R12; one player alone plays Coffee Roaster."""

VARIANTS = ("no_takeout", "coffee_millionaire", "master_barista")


class OptionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as they stand in a scene or a record. ``rulings`` maps R1, R3 … to "other" or "adopted".

    ``coffee_roaster`` may be said, but follows from the number of players.
    """

    players: tuple[str, ...] = ()
    no_takeout: bool = False
    coffee_millionaire: bool = False
    master_barista: bool = False
    coffee_roaster: bool | None = None
    rulings: dict[str, str] = {}


def read_options(rules: Rulebook, data: Any, place: str, players: tuple[str, ...] | None = None) -> Options:
    """Check options; a scene passes its ``players``. Raises ``BadInput`` naming the field."""
    file = convert(data, OptionsFile, place)
    names = check_players(players if players is not None else file.players, join(place, "players"))
    others = frozenset(read_others(rules, file.rulings, join(place, "rulings")))
    _check_alone(file, len(names), place)
    return Options(names, file.no_takeout, file.coffee_millionaire, file.master_barista, others)


def _check_alone(file: OptionsFile, players: int, place: str) -> None:
    if file.coffee_roaster is not None and file.coffee_roaster != (players == 1):
        expected = "exactly 1 player" if file.coffee_roaster else "2 to 4 players"
        raise BadInput(join(place, "coffee_roaster"), f"expected {expected} for that, found {players}")
    if file.coffee_millionaire and players == 1:
        raise BadInput(join(place, "coffee_millionaire"), "is for 2 or more; one player plays Coffee Roaster")


def write_options(rules: Rulebook, options: Options, players: bool = True) -> dict[str, Any]:
    """Return options as ``read_options`` reads them, without what is the default."""
    data: dict[str, Any] = {"players": list(options.players)} if players else {}
    data |= {name: True for name in VARIANTS if getattr(options, name)}
    if options.others:
        order = [id for id in rules.options if id in options.others]
        data["rulings"] = {id.partition(".")[2]: "other" for id in order}
    return data


def check_players(names: tuple[str, ...], place: str) -> tuple[str, ...]:
    """Return the names if 1 to 4 players with names of their own can sit there; raises ``BadInput``."""
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise BadInput(place, f"expected 1 to {MOST_PLAYERS} players, found {len(names)}")
    for name in names:
        check_name(name, place)
    if len(set(names)) != len(names):
        raise BadInput(place, "two players have the same name")
    return names


def read_others(rules: Rulebook, rulings: dict[str, str], place: str) -> list[str]:
    """Return the ids of the rulings played by their other reading; raises ``BadInput`` for one without a switch."""
    short = {id.partition(".")[2]: id for id in rules.options}
    switched = []
    for name, reading in rulings.items():
        choose(name, short, place, "ruling with an option")
        if choose(reading, ("adopted", "other"), join(place, name), "reading") == "other":
            switched.append(short[name])
    return switched
