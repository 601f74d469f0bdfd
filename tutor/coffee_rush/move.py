"""Step 2: walk (winter.move.1 to .9, winter.upgrades.5 and .6, winter.two.3, winter.young.3)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import neighbours
from tutor.coffee_rush.collect import collect
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.gains import other_pawns, start_of
from tutor.coffee_rush.position import Position
from tutor.coffee_rush.reach import Reach, can_leave, choices, length_rule, reach
from tutor.coffee_rush.table import add, from_supply
from tutor.core.notes import Log
from tutor.core.values import Action, Reason

OWN_PAWN = {"winter": "winter.R27", "base": "base.R16"}
"""Edition → the reading by which the own second pawn is in the way like any other."""


def is_time(p: Position) -> bool:
    """Say whether the player on turn may walk now; a walk before the activation skips it."""
    return p.step in ("activate", "move") and not p.over


def shut(p: Position, start: str) -> frozenset[str]:
    """Return the spaces that no walk from ``start`` may end on (winter.move.5, winter.young.3)."""
    return frozenset() if p.options.young_barista else frozenset(other_pawns(p, start))


def legal(e: Edition, p: Position) -> list[Action]:
    """List every walk without a cookie, and one for each pawn, end space and number of cookies with some."""
    r = reach(e, p)
    found: list[Action] = []
    for pawn in dict.fromkeys(p.player.pawns):
        closed = shut(p, pawn)
        for end, moves in choices(pawn, len(p.player.pawns) > 1, r).items():
            if end not in closed:
                found += moves
    return found


def against(e: Edition, p: Position, action: Move) -> list[Reason]:
    """Return every clause a walk breaks."""
    pawns = p.player.pawns
    if not action.pawn and len(pawns) > 1:
        return [e.reason("two.one_pawn", "which_pawn", pawns=pawns)]
    if action.pawn and action.pawn not in pawns:
        return [e.reason("move.length", "no_pawn_there", space=action.pawn, pawns=pawns)]
    if not action.spaces:
        return [e.reason(length_rule(p), "no_step")]
    r = reach(e, p)
    return [*_jump(e, p, r, action), *_too_long(e, p, r, action), *_leaps(e, p, r, action), *_pawns(e, p, r, action)]


def _jump(e: Edition, p: Position, r: Reach, action: Move) -> list[Reason]:
    if not action.jump:
        return []
    if not r.jump:
        return _no_jump(e, p)
    if len(action.spaces) < r.shortest_jump:
        return [e.reason("upgrades.jump", "jump_in_full", steps=r.shortest_jump)]
    return []


def _no_jump(e: Edition, p: Position) -> list[Reason]:
    """Return why there is no Jump: the base game has none, or the tile lies face down or in the box."""
    reasons = [e.reason("upgrades.jump" if e.winter else "activate.face_down", "no_jump")]
    if tile := e.tile_for(p.player.face_down, "jump"):
        reasons.append(e.reason("activate.face_down", "still_face_down", upgrade=tile))
    return [e.reason("young.no_upgrades", "no_upgrades"), *reasons] if p.options.young_barista else reasons


def _too_long(e: Edition, p: Position, r: Reach, action: Move) -> list[Reason]:
    steps, most = len(action.spaces), r.allowance(action.jump)
    if steps <= most:
        return []
    free = most - r.cookies
    reasons = [
        e.reason("upgrades.jump" if action.jump and r.jump else length_rule(p), "too_long", steps=steps, free=free)
    ]
    return [*reasons, e.reason("move.cookie", "too_few_cookies", need=steps - free, cookies=r.cookies)]


def _leaps(e: Edition, p: Position, r: Reach, action: Move) -> list[Reason]:
    reasons: list[Reason] = []
    here = start_of(p, action)
    for space in action.spaces:
        if space not in neighbours(r.diagonal)[here]:
            reasons += _leap(e, p, r, here, space)
        here = space
    return list({reason.kind: reason for reason in reversed(reasons)}.values())[::-1]


def _leap(e: Edition, p: Position, r: Reach, here: str, space: str) -> list[Reason]:
    diagonal = space in neighbours(True)[here]
    kind = "stands_still" if here == space else "diagonal_step" if diagonal else "not_adjacent"
    reasons = [e.reason("move.straight", kind, start=here, space=space)]
    if r.diagonal and not diagonal:
        reasons.append(e.reason("upgrades.diagonal", "only_neighbours", start=here, space=space))
    tile = e.tile_for(p.player.face_down, "diagonal")
    if diagonal and tile:
        reasons.append(e.reason("activate.face_down", "still_face_down", upgrade=tile))
    return reasons


def _pawns(e: Edition, p: Position, r: Reach, action: Move) -> list[Reason]:
    if p.options.young_barista:
        return []
    pawns = other_pawns(p, start_of(p, action))
    reasons = []
    end = action.spaces[-1]
    if end in pawns:
        mine = pawns[end] == p.player.name
        kind, ruling = ("ends_on_own", OWN_PAWN[e.id]) if mine else ("ends_on_pawn", "")
        reasons.append(e.reason("move.end_free", kind, ruling, space=end, owner=pawns[end]))
    for i, space in enumerate(action.spaces, 1):
        rest = r.allowance(action.jump) - i
        if space in pawns and not can_leave(space, rest, r.diagonal, pawns):
            reasons.append(e.reason("move.leave", "cannot_leave", space=space, owner=pawns[space], rest=max(0, rest)))
            break
    return reasons


def allows(e: Edition, p: Position, action: Move) -> list[Reason]:
    """Return what allows a walk."""
    r, steps, start = reach(e, p), len(action.spaces), start_of(p, action)
    spent, pawns = r.cost(action), other_pawns(p, start)
    reasons = [e.reason(length_rule(p), "steps", steps=min(steps, r.free), most=r.free), *_ways(e, action, start)]
    if action.jump:
        reasons.append(e.reason("upgrades.jump", "jump_first", space=action.spaces[0]))
    if spent:
        reasons += [e.reason("move.cookie", "cookie_steps", cookies=spent), e.reason("move.extra", "extra_steps")]
    return [*reasons, *_passing(e, p, action, start, pawns)]


def _ways(e: Edition, action: Move, start: str) -> list[Reason]:
    pairs = list(zip((start, *action.spaces), action.spaces, strict=False))
    straight = [e.reason("move.straight", "straight_steps")] if any(b in neighbours(False)[a] for a, b in pairs) else []
    slanted = [(a, b) for a, b in pairs if b not in neighbours(False)[a]]
    reasons = [e.reason("upgrades.diagonal", "diagonal_steps", start=a, space=b) for a, b in slanted[:1]]
    if reasons and action.jump:
        reasons.append(e.reason("upgrades.combine", "ways_combine"))
    return straight + reasons


def _passing(e: Edition, p: Position, action: Move, start: str, pawns: dict[str, str]) -> list[Reason]:
    passed = [s for s in action.spaces[:-1] if s in pawns]
    end = action.spaces[-1]
    reasons = []
    if end in pawns:
        reasons.append(e.reason("young.move", "may_share", space=end, owner=pawns[end]))
    else:
        reasons.append(e.reason("move.end_free", "ends_free", space=end))
    if passed and not p.options.young_barista:
        reasons.append(e.reason("move.leave", "passes_pawn", space=passed[0], owner=pawns[passed[0]]))
    if len({start, *action.spaces}) <= len(action.spaces):
        reasons.append(e.reason("move.again", "enters_again"))
    if len(p.player.pawns) > 1:
        reasons.append(e.reason("two.one_pawn", "one_pawn", space=start))
    return reasons


def apply(e: Edition, p: Position, action: Move, log: Log) -> Position:
    """Pay the cookies, walk, and take the tokens of every space entered into the hand."""
    player, start = p.player, start_of(p, action)
    spent = reach(e, p).cost(action)
    if spent:
        e.note(log, "move.cookie", p.turn, "pay_cookies", player=player.name, cookies=spent)
    tokens = collect(e, p, action, log)
    end = action.spaces[-1]
    stops = "young.move" if p.options.young_barista else "move.end_free"
    e.note(log, stops, p.turn, "stop", player=player.name, space=end)
    pawns = list(player.pawns)
    pawns[pawns.index(start)] = end
    players = p.seated(p.turn, replace(player, pawns=tuple(pawns), cookies=player.cookies - spent))
    return replace(p, players=players, step="fill", hand=add(p.hand, *tokens), supply=from_supply(e, p, tokens))
