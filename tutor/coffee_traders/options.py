"""What a table agrees on before play, read from outside and checked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tutor.coffee_traders.position import ANDRE, Options
from tutor.coffee_traders.rules import Rules
from tutor.core.errors import BadInput, choose
from tutor.core.notation import check_name
from tutor.core.read import convert

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5


class OptionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as they stand in a scene or a record. ``rulings`` maps R7, R16 … to "other" or "adopted"."""

    players: tuple[str, ...] = ()
    harder: dict[str, int] = {}
    experienced: bool = False
    vicious: bool = False
    rulings: dict[str, str] = {}


def read_options(rules: Rules, data: Any, place: str, players: tuple[str, ...] | None = None) -> Options:
    """Check options; a scene passes its ``players``. Raises ``BadInput`` naming the field."""
    file = convert(data, OptionsFile, place)
    names = check_players(players if players is not None else file.players, f"{place}.players")
    _check_harder(file.harder, names, f"{place}.harder")
    if file.vicious and len(names) != 2:
        raise BadInput(f"{place}.vicious", "is a variant for two people (traders.milestones.4)")
    others = frozenset(_others(rules, file.rulings, f"{place}.rulings"))
    return Options(names, file.harder, file.experienced, file.vicious, others)


def write_options(rules: Rules, options: Options, players: bool = True) -> dict[str, Any]:
    """Return options as ``read_options`` reads them, without what is the default."""
    data: dict[str, Any] = {"players": list(options.players)} if players else {}
    if options.harder:
        data["harder"] = dict(options.harder)
    data |= {flag: True for flag in ("experienced", "vicious") if getattr(options, flag)}
    if options.others:
        order = [id for id in rules.rulebook.options if id in options.others]
        data["rulings"] = {id.partition(".")[2]: "other" for id in order}
    return data


def check_players(names: tuple[str, ...], place: str) -> tuple[str, ...]:
    """Return the names if 2 to 5 people with names of their own can sit there; raises ``BadInput``."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise BadInput(place, f"expected {FEWEST_PLAYERS} to {MOST_PLAYERS} players, found {len(names)}")
    for name in names:
        check_name(name, place)
        if name == ANDRE:
            raise BadInput(place, "andre is the automaton; he joins two people by himself (traders.overview.14)")
    if len(set(names)) != len(names):
        raise BadInput(place, "two players have the same name")
    return names


def _check_harder(harder: dict[str, int], names: tuple[str, ...], place: str) -> None:
    for name, n in harder.items():
        choose(name, names, place, "player")
        if n not in (2, 4):
            raise BadInput(f"{place}.{name}", f"expected 2 or 4 contracts (traders.board.23), found {n}")
    if harder and len(names) < 4:
        raise BadInput(place, "the harder side is a choice with 4 or 5 players (traders.board.23)")


def _others(rules: Rules, rulings: dict[str, str], place: str) -> list[str]:
    switched = []
    for short, reading in rulings.items():
        choose(short, [id.partition(".")[2] for id in rules.rulebook.options], place, "ruling with an option")
        if choose(reading, ("adopted", "other"), f"{place}.{short}", "reading") == "other":
            switched.append(f"traders.{short}")
    return switched
