"""What a scene may not be: positions that no play of these rules leaves."""

from __future__ import annotations

from tutor.coffee_rush import choosing
from tutor.coffee_rush.edition import CLOSING_PENALTIES, TILES, Edition
from tutor.coffee_rush.position import CUPS, SETUP, Player, Position, pawns_each
from tutor.coffee_rush.setup import placing_order
from tutor.core.errors import BadInput, choose
from tutor.core.read import join, within

MOST = 99
"""The most cookies, Likes, Penalties or orders that a scene may hold."""


def check(e: Edition, p: Position, place: str) -> None:
    """Refuse a position that no play of these rules leaves; raises ``BadInput`` with the reason."""
    within(p.served, CUPS, join(place, "served"))
    if p.served and p.step not in ("orders", "time"):
        raise BadInput(join(place, "served"), "orders are fulfilled in step orders; expected 0 before it")
    if p.served > p.player.likes:
        raise BadInput(join(place, "served"), f"each of them is a Like; {p.player.name} holds {p.player.likes}")
    if p.step == "time" and p.options.young_barista:
        raise BadInput(join(place, "step"), "no time passes for Young Baristas (winter.young.4)")
    if p.step in SETUP and not choosing.fits(e, p):
        raise BadInput(join(place, "step"), _setup_order(e, p))
    if p.over and not p.closed:
        raise BadInput(join(place, "over"), f"a game is over only when the shop is closed ({e.cite['end.round'][0]})")
    for player in p.players:
        where = join(place, "players", player.name)
        _check_pawns(p, player, where)
        _check_tiles(p, player, where)
        _check_penalties(e, p, player, where)
        if len(player.orders) > MOST:
            raise BadInput(join(where, "orders"), f"expected {MOST} at most, found {len(player.orders)}")


def _setup_order(e: Edition, p: Position) -> str:
    if p.step == "choose":
        return f"there is nothing for {p.player.name} to choose now ({e.cite['setup.upgrades'][0]})"
    names = ", ".join(p.options.players[seat] for seat in placing_order(p))
    return f"setup does not come to this: pawns are placed in the order {names}, each for one ingredient"


def _check_pawns(p: Position, player: Player, place: str) -> None:
    each = pawns_each(len(p.players))
    enough = len(player.pawns) <= each if p.step in SETUP else len(player.pawns) == each
    if not enough:
        raise BadInput(
            join(place, "pawns"), f"expected {each} with {len(p.players)} players, found {len(player.pawns)}"
        )
    everywhere = [s for q in p.players for s in q.pawns]
    for space in player.pawns:
        if everywhere.count(space) > 1 and not p.options.young_barista:
            raise BadInput(join(place, "pawns"), f"two pawns stand on {space}; no move and no setup ends so")


def _check_tiles(p: Position, player: Player, place: str) -> None:
    tiles = (*player.active, *player.face_down)
    if p.options.young_barista and tiles:
        raise BadInput(join(place, "active"), "Young Baristas play without upgrade tiles (winter.young.1)")
    if len(set(tiles)) != len(tiles):
        raise BadInput(join(place, "face_down"), "an upgrade lies both face up and face down")
    if len(tiles) > TILES:
        raise BadInput(join(place, "face_down"), f"expected {TILES} tiles at most, found {len(tiles)}")
    for name in tiles:
        if p.options.upgrades:
            choose(name, p.options.upgrades, join(place, "active"), "upgrade of this game")


def _check_penalties(e: Edition, p: Position, player: Player, place: str) -> None:
    if player.penalties >= CLOSING_PENALTIES and not p.closed:
        closed = f"the shop is closed ({e.cite['time.closed'][0]}); expected closed = true"
        raise BadInput(join(place, "penalties"), f"with {player.penalties} Penalties {closed}")
    if p.options.young_barista and player.penalties:
        raise BadInput(join(place, "penalties"), "Young Baristas take no Penalties (winter.young.4)")


def rest_of_box(e: Edition, p: Position, place: str) -> dict[str, int]:
    """Return the tokens that lie in no cup and no hand; raises ``BadInput`` where more do than the box has."""
    seen = [*p.hand, *(t for player in p.players for cup in player.cups for t in cup)]
    counts = {name: n - seen.count(name) for name, n in e.box.tokens.items()}
    for name, n in counts.items():
        if n < 0:
            raise BadInput(place, f"cups hold {seen.count(name)} {name} tokens, the box has {e.box.tokens[name]}")
    return counts
