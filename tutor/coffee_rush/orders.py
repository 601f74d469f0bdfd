"""Step 4: serve drinks, and deal the new orders that follow (winter.orders.1 to .8)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush import turn
from tutor.coffee_rush.actions import Next, Pour, Serve
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.position import CUPS, Order, Position
from tutor.coffee_rush.table import close, close_if_empty, cookies_given, draw, to_supply, with_cup
from tutor.core.agreed import other
from tutor.core.notes import Log
from tutor.core.values import Action, Reason


def legal(e: Edition, p: Position) -> list[Action]:
    """List every cup with every order it serves, the one next to leave first, then ``next``."""
    return [*_servings(p, range(1, CUPS + 1)), Next()]


def _servings(p: Position, cups: range | list[int]) -> list[Action]:
    queue = sorted(p.player.orders, key=lambda order: -order.zone)
    found = [
        Serve(cup, o.drink, o.zone) for cup in cups for o in queue if o.needs and p.player.cups[cup - 1] == o.needs
    ]
    return list(dict.fromkeys(found))


def chosen(p: Position, action: Serve) -> list[Order]:
    """Return the orders in the queue that an action may mean, the one next to leave first."""
    meant = [o for o in p.player.orders if action.drink in ("", o.drink) and action.zone in (0, o.zone)]
    return sorted(meant, key=lambda order: -order.zone)


def against(e: Edition, p: Position, action: Serve) -> list[Reason]:
    """Return what speaks against serving this cup."""
    cup = p.player.cups[action.cup - 1]
    meant = chosen(p, action)
    if not meant:
        return [_no_such_order(e, p, action)]
    if cup and any(cup == order.needs for order in meant):
        return []
    return [_mismatch(e, action.cup, cup, order) for order in meant[:1]] + [
        e.reason("orders.wrong", "cup_goes_back", cup=action.cup)
    ]


def _no_such_order(e: Edition, p: Position, action: Serve) -> Reason:
    if not p.player.orders:
        return e.reason("orders.exact", "no_orders")
    return e.reason("orders.exact", "no_such_order", drink=action.drink or "an order", zone=action.zone)


def _mismatch(e: Edition, number: int, cup: tuple[str, ...], order: Order) -> Reason:
    missing, extra = list(order.needs), []
    for token in cup:
        if token in missing:
            missing.remove(token)
        else:
            extra.append(token)
    kind = "wrong_cup" if missing and extra else "cup_lacks" if missing else "cup_has_too_much"
    return e.reason("orders.exact", kind, cup=number, drink=order.drink or "the order", missing=missing, extra=extra)


def allows(e: Edition, p: Position, action: Serve) -> list[Reason]:
    """Return what allows it."""
    return [e.reason("orders.exact", "exact", cup=action.cup, drink=_order(p, action).drink or "the order")]


def allows_ending(e: Edition, p: Position) -> list[Reason]:
    """Return what becomes of cups that were not served: they keep their contents."""
    cups = [i for i, cup in enumerate(p.player.cups, 1) if cup]
    return [e.reason("orders.wrong", "cups_stay", cups=cups)] if cups else []


def repairs(e: Edition, p: Position, action: Serve) -> list[Action]:
    """Propose what this cup serves, which cups serve this order, and a token in hand that is missing."""
    if p.step not in ("fill", "orders"):
        return []
    same = [
        *_servings(p, [action.cup]),
        *(a for a in _servings(p, range(1, CUPS + 1)) if _order(p, a) in chosen(p, action)),
    ]
    missing = [
        t for o in chosen(p, action)[:1] for t in o.needs if t in p.hand and t not in p.player.cups[action.cup - 1]
    ]
    return [*dict.fromkeys(same), *(Pour(token, action.cup) for token in missing)]


def _order(p: Position, action: Action) -> Order:
    assert isinstance(action, Serve)
    cup = p.player.cups[action.cup - 1]
    return next(order for order in chosen(p, action) if order.needs == cup)


def apply(e: Edition, p: Position, action: Serve, log: Log) -> Position:
    """Serve one order: its tokens go back, the card becomes a Like, a special one gives a cookie."""
    player, order = p.player, _order(p, action)
    orders = list(player.orders)
    orders.remove(order)
    cookies = cookies_given(e, p, 1) if order.special else 0
    drink = order.drink or "the order"
    e.note(log, "orders.like", p.turn, "serve", player=player.name, drink=drink, cup=action.cup, zone=order.zone)
    if order.special:
        e.note(log, "orders.special", p.turn, "cookie", player=player.name, cookies=cookies)
    after = replace(
        with_cup(player, action.cup, ()), orders=tuple(orders), likes=player.likes + 1, cookies=player.cookies + cookies
    )
    p = replace(p, players=p.seated(p.turn, after), served=p.served + 1, supply=to_supply(e, p, order.needs))
    return _follow(e, p, log)


def _follow(e: Edition, p: Position, log: Log) -> Position:
    if p.options.young_barista:
        return p if p.player.orders else close(e, p, "young.end", log, "closed_by_last_order")
    return deal(e, p, 1, log) if other(p, "winter.R14") else p


def end(e: Edition, p: Position, log: Log) -> Position:
    """End the step: deal the new orders (winter.R14), or end a Young Barista's turn."""
    if p.options.young_barista:
        e.note(log, "young.no_time", p.turn, "time_skipped", player=p.player.name)
        return turn.end(e, p, log)
    if not other(p, "winter.R14"):
        p = deal(e, p, p.served, log)
    return replace(p, step="time")


def receivers(p: Position) -> list[int]:
    """Return the seats that draw, the nearer one first (winter.orders.4, winter.two.5, base.R3)."""
    others = len(p.players) - 1
    drawing = others if other(p, "base.R3") else min(2, others)
    return [(p.turn + i) % len(p.players) for i in range(1, drawing + 1)]


def deal(e: Edition, p: Position, n: int, log: Log) -> Position:
    """Let the players to the left draw ``n`` orders each into zone 1; a short draw closes the shop."""
    if not n:
        return p
    rule = "two.deal" if len(p.players) == 2 else "orders.deal"
    missing = 0
    for seat in receivers(p):
        p, got = draw(e, p, seat, n, 1, rule, log)
        missing += n - got
        if got < n:
            e.note(log, "orders.short", seat, "draw_short", player=p.players[seat].name, wanted=n, got=got)
    return close(e, p, "orders.last", log, "closed_by_short_draw") if missing else close_if_empty(e, p, log)
