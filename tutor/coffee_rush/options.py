"""What a table agrees on before play, read from outside and checked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tutor.coffee_rush.edition import REMOVED, TILES, Edition
from tutor.coffee_rush.position import ORDERS_A_ZONE, ZONES, Options
from tutor.core.agreed import check_players, read_others, write_others
from tutor.core.errors import BadInput, choose, shown
from tutor.core.read import convert

PLAYERS = (2, 4)
"""The fewest and the most players (winter.setup.2)."""


class OptionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as they stand in a scene or a record.

    ``combination`` is short for its upgrades and board. ``rulings`` maps R1, R2 … to "other" or "adopted".
    """

    players: tuple[str, ...] = ()
    upgrades: tuple[str, ...] = ()
    combination: str = ""
    chaos: bool = False
    young_barista: bool = False
    orders_a_zone: int = ORDERS_A_ZONE
    variable_upgrades: bool = False
    rulings: dict[str, str] = {}


def read_options(e: Edition, data: Any, place: str, players: tuple[str, ...] | None = None) -> Options:
    """Check options; a scene passes its ``players``. Raises ``BadInput`` naming the field."""
    file = convert(data, OptionsFile, place)
    if players is not None and file.players:
        raise BadInput(f"{place}.players", "a scene names its players in [players.NAME]")
    names = check_players(file.players if players is None else players, *PLAYERS, f"{place}.players")
    tiles, chaos = _combined(e, file, place)
    options = Options(
        names,
        read_tiles(e, tiles, f"{place}.upgrades"),
        file.combination,
        chaos,
        file.young_barista,
        file.orders_a_zone,
        file.variable_upgrades,
        read_others(e.rulebook, file.rulings, f"{place}.rulings"),
    )
    _check(e, options, place)
    return options


def _combined(e: Edition, file: OptionsFile, place: str) -> tuple[tuple[str, ...], bool]:
    if not file.combination:
        return file.upgrades, file.chaos
    if file.upgrades:
        raise BadInput(f"{place}.combination", "expected either a combination or upgrades")
    known = e.box.combinations
    chosen = known[choose(file.combination, known, f"{place}.combination", "combination")]
    return chosen.upgrades, chosen.chaos or file.chaos


def write_options(e: Edition, options: Options, players: bool = True) -> dict[str, Any]:
    """Return options as ``read_options`` reads them, without what is the default."""
    data: dict[str, Any] = {"players": list(options.players)} if players else {}
    if options.combination:
        data["combination"] = options.combination
    elif options.upgrades:
        data["upgrades"] = list(options.upgrades)
    data |= {flag: True for flag in ("chaos", "young_barista", "variable_upgrades") if getattr(options, flag)}
    if options.orders_a_zone != ORDERS_A_ZONE:
        data["orders_a_zone"] = options.orders_a_zone
    if options.others:
        data["rulings"] = write_others(e.rulebook, options.others)
    return data


def read_tiles(e: Edition, names: tuple[str, ...], place: str) -> tuple[str, ...]:
    """Return upgrade names if they are different tiles of the edition, 4 at most; raises ``BadInput``."""
    for name in names:
        choose(name, e.upgrades, place, "upgrade")
    if len(set(names)) != len(names) or len(names) > TILES:
        raise BadInput(place, f"expected up to {TILES} different upgrades, found {shown(list(names))}")
    return names


def _check(e: Edition, options: Options, place: str) -> None:
    if not e.winter:
        for flag in ("chaos", "young_barista", "variable_upgrades"):
            if getattr(options, flag):
                raise BadInput(f"{place}.{flag}", "is a variant of Winter; the base game has none")
    if options.young_barista and (options.upgrades or options.variable_upgrades):
        raise BadInput(f"{place}.upgrades", "Young Baristas play without upgrade tiles (winter.young.1)")
    if options.variable_upgrades and options.upgrades:
        raise BadInput(
            f"{place}.upgrades", "with Variable Upgrades each player chooses tiles in setup (winter.advanced.3)"
        )
    if options.upgrades and e.winter and len(options.upgrades) != TILES:
        raise BadInput(
            f"{place}.upgrades", f"expected {TILES} upgrades (winter.setup.6), found {len(options.upgrades)}"
        )
    _check_orders(e, options, f"{place}.orders_a_zone")


def _check_orders(e: Edition, options: Options, place: str) -> None:
    cards = len(e.box.deck) - REMOVED[len(options.players)]
    most = cards // (ZONES * len(options.players))
    found, players = options.orders_a_zone, len(options.players)
    if not ORDERS_A_ZONE <= found <= most:
        raise BadInput(
            place, f"expected {ORDERS_A_ZONE} to {most} for {players} players (winter.young.2), found {found}"
        )
    if options.orders_a_zone != ORDERS_A_ZONE and not options.young_barista:
        raise BadInput(place, "is only for Young Baristas (winter.young.2)")
