"""What a table agrees on before play, read from outside and checked."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tutor.coffee_traders.names import ANDRE
from tutor.coffee_traders.position import Options
from tutor.coffee_traders.rules import Rules
from tutor.core import agreed
from tutor.core.errors import BadInput, choose
from tutor.core.people import called
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
    _check_called(rules, names, f"{place}.players")
    _check_harder(file.harder, names, f"{place}.harder")
    if file.vicious and len(names) != 2:
        raise BadInput(f"{place}.vicious", "is a variant for two people (traders.milestones.4)")
    others = agreed.read_others(rules.rulebook, file.rulings, f"{place}.rulings")
    harder = tuple((name, file.harder[name]) for name in names if name in file.harder)
    return Options(names, harder, file.experienced, file.vicious, others)


def write_options(rules: Rules, options: Options, players: bool = True) -> dict[str, Any]:
    """Return options as ``read_options`` reads them, without what is the default."""
    data: dict[str, Any] = {"players": list(options.players)} if players else {}
    if options.harder:
        data["harder"] = dict(options.harder)
    data |= {flag: True for flag in ("experienced", "vicious") if getattr(options, flag)}
    if options.others:
        data["rulings"] = agreed.write_others(rules.rulebook, options.others)
    return data


def check_players(names: tuple[str, ...], place: str) -> tuple[str, ...]:
    """Return the names if 2 to 5 people with names of their own can sit there; raises ``BadInput``."""
    if ANDRE in names:
        raise BadInput(place, "andre is the automaton; he joins two people by himself (traders.overview.14)")
    return agreed.check_players(names, FEWEST_PLAYERS, MOST_PLAYERS, place)


def _check_called(rules: Rules, names: tuple[str, ...], place: str) -> None:
    andre = rules.sentences.person(ANDRE)
    if len(names) == 2 and andre in map(called, names):
        raise BadInput(place, f"{andre} is the automaton; he joins two people by himself (traders.overview.14)")


def _check_harder(harder: dict[str, int], names: tuple[str, ...], place: str) -> None:
    for name, n in harder.items():
        choose(name, names, place, "player")
        if n not in (2, 4):
            raise BadInput(f"{place}.{name}", f"expected 2 or 4 contracts (traders.board.23), found {n}")
    if harder and len(names) < 4:
        raise BadInput(place, "the harder side is a choice with 4 or 5 players (traders.board.23)")
