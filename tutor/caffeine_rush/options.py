"""What a table agrees on before play, read from outside and checked."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from tutor.caffeine_rush.position import PILE, TARGET, VARIATIONS, Options
from tutor.core.agreed import check_players, read_others, write_others
from tutor.core.errors import BadInput, choose, shown
from tutor.core.read import convert, join
from tutor.core.rulebook import Rulebook

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
MOST_POINTS = 1000
"""Of a target; a race to more would never end."""


class OptionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as they stand in a scene or a record. ``rulings`` maps R1, R3 … to "other" or "adopted".

    ``teams`` gives each player's team by number, in seating order; with the variation "teams" and no list the first
    two play together, then the next two.
    """

    players: tuple[str, ...] = ()
    variations: tuple[str, ...] = ()
    teams: tuple[int, ...] = ()
    clean_up: str = "A"
    target: int = TARGET
    order_pile: int = PILE
    rulings: dict[str, str] = {}


def read_options(rules: Rulebook, data: Any, place: str) -> Options:
    """Check options; raises ``BadInput`` naming the field."""
    at = {name: join(place, name) for name in ("players", "variations", "teams")}
    return _checked(rules, convert(data, OptionsFile, place), place, at)


def read_scene_options(rules: Rulebook, data: dict[str, Any], said: dict[str, Any], place: str) -> Options:
    """Check a scene's options, with the ``players``, ``variations`` and ``teams`` that it has ``said`` beside them.

    ``place`` is the scene's. Raises ``BadInput`` naming the field, also for one of these among the options.
    """
    here = join(place, "options")
    for name in ("players", "variations", "teams"):
        if name in data:
            raise BadInput(join(here, name), f"a scene says its {name} outside of the options")
    at = {"players": join(place, "players"), "variations": join(place, "variations"), "teams": join(place, "players")}
    return _checked(rules, convert(data | said, OptionsFile, here), here, at)


def _checked(rules: Rulebook, file: OptionsFile, place: str, at: dict[str, str]) -> Options:
    names = check_players(file.players, FEWEST_PLAYERS, MOST_PLAYERS, at["players"])
    variations = read_variations(file.variations, bool(file.teams), at["variations"])
    teams = _teams(file, len(names), "teams" in variations, at["teams"])
    choose(file.clean_up, ("A", "B"), join(place, "clean_up"), "way of cleaning up")
    _check_numbers(file, variations, place)
    others = read_others(rules, file.rulings, join(place, "rulings"))
    return Options(names, variations, teams, file.clean_up, file.target, file.order_pile, others)


def read_variations(names: tuple[str, ...], teams: bool, place: str) -> tuple[str, ...]:
    """Return the variations in the order of the rulebook; raises ``BadInput`` for an unknown one."""
    for i, name in enumerate(names):
        choose(name, VARIATIONS, join(place, i), "variation")
    if len(set(names)) != len(names):
        raise BadInput(place, "a variation stands here twice")
    return tuple(name for name in VARIATIONS if name in names or (name == "teams" and teams))


def _teams(file: OptionsFile, players: int, wanted: bool, place: str) -> tuple[int, ...]:
    if not wanted:
        return ()
    if players not in (4, 6):
        raise BadInput(place, f"expected 4 or 6 players for Team Play (caffeine.variants.3), found {players}")
    teams = file.teams or tuple(seat // 2 for seat in range(players))
    if len(teams) != players or set(Counter(teams).values()) != {2}:
        raise BadInput(place, f"expected {players // 2} teams of two (caffeine.variants.3), found {shown(list(teams))}")
    if any((teams[i] == teams[i - 1]) == (teams[i] == teams[(i + 1) % players]) for i in range(players)):
        raise BadInput(place, "expected partners side by side, with an opponent on the other side (caffeine.setup.5)")
    number = {team: n for n, team in enumerate(dict.fromkeys(teams))}
    return tuple(number[team] for team in teams)


def _check_numbers(file: OptionsFile, variations: tuple[str, ...], place: str) -> None:
    if not 0 <= file.order_pile <= PILE:
        raise BadInput(join(place, "order_pile"), f"expected 0 to {PILE} Orders, found {file.order_pile}")
    if file.order_pile != PILE and "quality_assurance" not in variations:
        raise BadInput(join(place, "order_pile"), "fewer Orders are for Quality Assurance (caffeine.variants.21)")
    if not 1 <= file.target <= MOST_POINTS:
        raise BadInput(join(place, "target"), f"expected 1 to {MOST_POINTS} points, found {file.target}")
    if file.target != TARGET and "tiptop" not in variations:
        raise BadInput(join(place, "target"), "another target is for TipTop (caffeine.variants.12)")
    if file.clean_up != "A" and "supervisor" not in variations:
        raise BadInput(join(place, "clean_up"), "cleaning up is for the Supervisor Card (caffeine.special.4)")


def write_options(rules: Rulebook, options: Options, scene: bool = False) -> dict[str, Any]:
    """Return options as ``read_options`` reads them, without what is the default; a scene says players and teams."""
    data: dict[str, Any] = {} if scene else {"players": list(options.players)}
    if options.variations and not scene:
        data["variations"] = list(options.variations)
    if options.teams and not scene:
        data["teams"] = list(options.teams)
    data |= {"clean_up": options.clean_up} if options.clean_up != "A" else {}
    data |= {"target": options.target} if options.target != TARGET else {}
    data |= {"order_pile": options.order_pile} if options.order_pile != PILE else {}
    if options.others:
        data["rulings"] = write_others(rules, options.others)
    return data
