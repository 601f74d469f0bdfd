"""Step 5: the passage of time (winter.time.1 to .3, winter.two.6 and .7)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush import turn
from tutor.coffee_rush.actions import Next
from tutor.coffee_rush.edition import CLOSING_PENALTIES, Edition
from tutor.coffee_rush.position import ZONES, Order, Position
from tutor.coffee_rush.table import close, close_if_empty, cookies_given, draw
from tutor.core.agreed import other
from tutor.core.notes import Log
from tutor.core.values import Action


def legal(e: Edition, p: Position) -> list[Action]:
    """Time passes whatever one does."""
    return [Next()]


def end(e: Edition, p: Position, log: Log) -> Position:
    """Slide the queue, take Penalties, draw with two players, and end the turn."""
    p = _slide(e, p, log)
    if p.player.penalties >= CLOSING_PENALTIES:
        p = close(e, p, "time.closed", log, "closed_by_penalties")
    if len(p.players) == 2 and not other(p, "base.R8"):
        p = _draw_one(e, p, log)
    return turn.end(e, p, log)


def _slide(e: Edition, p: Position, log: Log) -> Position:
    player = p.player
    stay = tuple(replace(o, zone=o.zone + 1) for o in player.orders if o.zone < ZONES)
    gone = [o for o in player.orders if o.zone >= ZONES]
    if player.orders:
        e.note(log, "time.slide", p.turn, "slide", player=player.name, orders=len(player.orders))
    p = replace(p, players=p.seated(p.turn, replace(player, orders=stay)))
    for order in gone:
        p = _penalty(e, p, order, log)
    return p


def _penalty(e: Edition, p: Position, order: Order, log: Log) -> Position:
    player = p.player
    penalties = player.penalties + 1
    cookies = cookies_given(e, p, penalties if other(p, "base.R1") else 1)
    drink = order.drink or "an order"
    e.note(log, "time.penalty", p.turn, "penalty", player=player.name, drink=drink, penalties=penalties)
    e.note(log, "time.tokens", p.turn, "cookie", player=player.name, cookies=cookies)
    return replace(p, players=p.seated(p.turn, replace(player, penalties=penalties, cookies=player.cookies + cookies)))


def _draw_one(e: Edition, p: Position, log: Log) -> Position:
    p, got = draw(e, p, p.turn, 1, 1, "two.draw", log)
    p = close_if_empty(e, p, log) if got else close(e, p, "two.short", log, "closed_by_empty_deck")
    e.note(log, "two.check", p.turn, "check_end", player=p.player.name)
    return p
