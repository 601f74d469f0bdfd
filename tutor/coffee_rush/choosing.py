"""What players choose in setup: tiles, a space for a pawn, a cup for its ingredient (winter.setup, winter.two)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from tutor.coffee_rush import turn
from tutor.coffee_rush.actions import Choose, Place, Take
from tutor.coffee_rush.board import INDEX, SPACES
from tutor.coffee_rush.edition import TILES, Edition
from tutor.coffee_rush.position import CUPS, Position
from tutor.coffee_rush.setup import deal, next_to_place, placing_order, placing_rule, tiles_rule, with_tiles
from tutor.coffee_rush.table import add, from_supply, with_cup
from tutor.core.notes import Log
from tutor.core.values import Action, Reason


def _placed(p: Position) -> int:
    return sum(len(player.pawns) for player in p.players)


def _taken(p: Position, seat: int) -> int:
    return sum(len(cup) for cup in p.players[seat].cups)


def fits(e: Edition, p: Position) -> bool:
    """Say whether setup can have come to this step: who has a choice, and how far the others are."""
    placed = placing_order(p)[: _placed(p)]
    if any(len(player.pawns) != placed.count(seat) for seat, player in enumerate(p.players)):
        return False
    if p.step == "choose":
        return not placed and p.turn == _chooser(e, p)
    due = [placed.count(seat) - _taken(p, seat) for seat in range(len(p.players))]
    if p.step == "place":
        rest = placing_order(p)[len(placed) :]
        return rest[:1] == [p.turn] and (not any(due) if e.winter else due == [len(q.pawns) for q in p.players])
    if e.winter:
        return placed[-1:] == [p.turn] and due == [int(seat == p.turn) for seat in range(len(p.players))]
    return len(placed) == len(placing_order(p)) and due[p.turn] > 0 and not any(due[: p.turn])


def _chooser(e: Edition, p: Position) -> int | None:
    """Return the seat that chooses tiles next; ``None`` where nobody does."""
    if not e.winter or p.options.upgrades or p.options.young_barista:
        return None
    without = [seat for seat, player in enumerate(p.players) if not player.face_down]
    return without[0] if without else None


def legal(e: Edition, p: Position) -> list[Action]:
    """List the choices of the setup step at hand."""
    if p.step == "choose":
        return [Choose(tiles) for tiles in combinations(e.upgrades, TILES)]
    if p.step == "take":
        return [Take(cup) for cup in range(1, CUPS + 1)]
    return [Place(space) for space in SPACES if space not in _pawns(p)]


def _pawns(p: Position) -> dict[str, str]:
    return {s: player.name for player in p.players for s in player.pawns}


def against(e: Edition, p: Position, action: Action) -> list[Reason]:
    """Return what speaks against a choice."""
    if isinstance(action, Choose) and (len(set(action.upgrades)) != TILES or len(action.upgrades) != TILES):
        return [e.reason("setup.upgrades", "four_tiles", tiles=TILES, found=len(set(action.upgrades)))]
    if isinstance(action, Place) and action.space in _pawns(p):
        return [e.reason("setup.place_free", "space_taken", space=action.space, owner=_pawns(p)[action.space])]
    return []


def allows(e: Edition, p: Position, action: Action) -> list[Reason]:
    """Return what allows a choice."""
    player = p.player.name
    if isinstance(action, Choose):
        return [e.reason(tiles_rule(p), "may_choose", player=player)]
    if isinstance(action, Take):
        return [e.reason("setup.place_token", "may_take", cup=action.cup)]
    return [e.reason(placing_rule(p), "places_now", player=player), e.reason("setup.place_free", "free_space")]


def repairs(e: Edition, p: Position, action: Action) -> list[Action]:
    """Propose free spaces with the same ingredient, else any."""
    if not isinstance(action, Place):
        return legal(e, p)[:1]
    wanted = p.board[INDEX[action.space]]
    free = [a for a in legal(e, p) if isinstance(a, Place)]
    return [*sorted(free, key=lambda a: p.board[INDEX[a.space]] != wanted)]


def apply(e: Edition, p: Position, action: Action, log: Log) -> Position:
    """Make a choice of setup; after the last one the first player's turn begins."""
    if isinstance(action, Choose):
        return _choose(e, p, action, log)
    if isinstance(action, Place):
        return _place(e, p, action, log)
    assert isinstance(action, Take)
    return _take(e, p, action, log)


def _choose(e: Edition, p: Position, action: Choose, log: Log) -> Position:
    together = not p.options.variable_upgrades
    seats = range(len(p.players)) if together else [p.turn]
    for seat in seats:
        p = replace(p, players=p.seated(seat, with_tiles(e, p, seat, action.upgrades, log)))
    if together or p.turn == len(p.players) - 1:
        return deal(e, p, log)
    return replace(p, turn=p.turn + 1)


def _place(e: Edition, p: Position, action: Place, log: Log) -> Position:
    player = p.player
    e.note(log, placing_rule(p), p.turn, "place", player=player.name, space=action.space)
    p = replace(p, players=p.seated(p.turn, replace(player, pawns=(*player.pawns, action.space))))
    if e.winter:
        return replace(p, step="take")
    everyone_stands = _placed(p) == len(placing_order(p))
    return replace(p, turn=0, step="take") if everyone_stands else next_to_place(p, _placed(p))


def _take(e: Edition, p: Position, action: Take, log: Log) -> Position:
    player = p.player
    space = player.pawns[_taken(p, p.turn)]
    token = p.board[INDEX[space]]
    found = {"space": space, "ingredient": token}
    e.note(log, "setup.place_token", p.turn, "take", player=player.name, cup=action.cup, count=1, **found)
    after = with_cup(player, action.cup, add(player.cups[action.cup - 1], token))
    p = replace(p, players=p.seated(p.turn, after), supply=from_supply(e, p, (token,)))
    return _after_taking(p)


def _after_taking(p: Position) -> Position:
    if _placed(p) < len(placing_order(p)):
        return next_to_place(p, _placed(p))
    waiting = [seat for seat, player in enumerate(p.players) if _taken(p, seat) < len(player.pawns)]
    return replace(p, turn=waiting[0], step="take") if waiting else turn.begin(p, 0)
