"""Scenes: positions written by hand in TOML.

Top level: ``game``, ``variations``, ``options`` (``clean_up``, ``target``, ``order_pile``, ``rulings``), ``seed``,
``step`` (ready, play, message, round, over), ``moment`` (ms), ``round``, ``order_pile`` and ``rest`` (drinks),
``tied``, ``speakers`` (players), and ``orders``, one entry for each place: a ``drink`` of the box or ``needs``,
``customer``, ``word``, ``cards`` (``ann:milk ben:co``), ``face_down``, ``claim`` with ``at``, ``covers``, ``near``,
``beside``; a vacant place ``waits`` for a player, who ``calls`` a customer. ``[players.NAME]`` in seating order:
``team``, ``pile`` (top card first), ``prep``, ``hand``, ``drinks`` (an Order with ``got``, ``opponents``,
``latte_art``), ``unclean``, ``latte_used``, ``message``, ``total``. Cards are names or two-letter codes.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tutor.caffeine_rush import ending
from tutor.caffeine_rush.box import Box
from tutor.caffeine_rush.options import read_scene_options
from tutor.caffeine_rush.position import STEPS, Player, Position
from tutor.caffeine_rush.scene_check import check
from tutor.caffeine_rush.scene_file import PlayerFile, SceneFile
from tutor.caffeine_rush.scene_players import read_card, read_cards, read_drinks, with_piles
from tutor.caffeine_rush.scene_table import seats, with_orders
from tutor.core import chance
from tutor.core.errors import BadInput, choose, shown
from tutor.core.money import read_amount
from tutor.core.read import convert, join, table_of
from tutor.core.rulebook import Rulebook

MOST_TIPS = 100_000
"""Tips of one player, won or lost; no race comes near."""


def read(rules: Rulebook, box: Box, data: dict[str, Any], place: str) -> Position:
    """Return the position a scene describes; raises ``BadInput`` for one that cannot be, with the reason.

    What the scene leaves out of piles and Orders is the rest of the box, mixed with ``seed``.
    """
    file = convert(data, SceneFile, place)
    choose(file.game, ("caffeine",), join(place, "game"), "game")
    choose(file.step, STEPS, join(place, "step"), "step")
    entries = table_of(file.players, PlayerFile, join(place, "players"))
    options = read_scene_options(rules, file.options, _said(file, entries, place), place)
    teams = options.teams or tuple(range(len(options.players)))
    players = tuple(Player(name, team) for name, team in zip(options.players, teams, strict=True))
    p = Position(options, players, (), (), step=file.step, moment=file.moment, round=file.round)
    p = replace(p, stream=chance.stream(file.seed), tied=seats(p, file.tied, join(place, "tied")))
    p = _with_players(box, p, entries, join(place, "players"))
    p = with_orders(box, p, file, place)
    p = with_piles(box, p, entries, join(place, "players"))
    p = replace(p, speakers=seats(p, file.speakers, join(place, "speakers")) or _speakers(p))
    check(p, place)
    return p


def _said(file: SceneFile, entries: dict[str, PlayerFile], place: str) -> dict[str, Any]:
    """Return what stands outside of a scene's options: players, variations and teams."""
    said: dict[str, Any] = {"players": list(file.players), "variations": list(file.variations)}
    teams = [q.team for q in entries.values()]
    if any(team is not None for team in teams):
        if None in teams:
            raise BadInput(join(place, "players"), "expected a team for every player or for none")
        said["teams"] = [teams.index(team) for team in teams]
    return said


def _speakers(p: Position) -> tuple[int, ...]:
    return ending.speakers(p) if p.step == "message" else ()


def _with_players(box: Box, p: Position, entries: dict[str, PlayerFile], place: str) -> Position:
    for seat, (name, q) in enumerate(entries.items()):
        here = join(place, name)
        hand = read_card(box, p, q.hand, seat, join(here, "hand")) if q.hand else None
        player = replace(
            p.players[seat],
            prep=read_cards(box, p, q.prep, seat, join(here, "prep")),
            hand=hand,
            drinks=read_drinks(box, p, q.drinks, seat, join(here, "drinks")),
            unclean=q.unclean,
            latte_used=q.latte_used,
            message=q.message,
            total=_total(p, q.total, join(here, "total")),
        )
        p = p.seated(seat, player)
    return p


def _total(p: Position, total: int | str, place: str) -> int:
    if total and not p.plays("tiptop"):
        raise BadInput(place, "only TipTop keeps points from round to round (caffeine.variants.10)")
    if p.money and total:
        return read_amount(total, place)
    if not isinstance(total, int) or abs(total) > MOST_TIPS:
        raise BadInput(place, f"expected a whole number of Tips, found {shown(total)}")
    return total
