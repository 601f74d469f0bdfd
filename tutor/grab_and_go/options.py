"""What a table agrees on before play, read from outside and checked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tutor.core.agreed import check_players, read_others, write_others
from tutor.core.errors import BadInput
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
    if players is not None and file.players:
        raise BadInput(join(place, "players"), "a scene names its players in [players.NAME]")
    names = check_players(file.players if players is None else players, 1, MOST_PLAYERS, join(place, "players"))
    others = read_others(rules, file.rulings, join(place, "rulings"))
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
        data["rulings"] = write_others(rules, options.others)
    return data
