"""A player's queue of orders: four waiting zones, the last one red, as a part."""

from __future__ import annotations

from collections import Counter

from tutor.coffee_rush.position import ZONES, Order, Player, Position
from widgets.boards.coffee_rush_place import TALLIES, WIDE, Hands, brief, named
from widgets.boards.scene import Part, Piece, circle, rect, use, words
from widgets.boards.words import phrase

SLIP, GAP = 46, 4


def queue(player: Player) -> list[tuple[str, Order]]:
    """The player's orders with their piece ids, zone 1 first; equal drinks are numbered from the one next to leave."""
    met: Counter[str] = Counter()
    named_orders = []
    for order in sorted(player.orders, key=lambda order: -order.zone):
        key = "-".join((order.drink or " ".join(order.needs)).split())[:40]
        met[key] += 1
        named_orders.append((f"order-{key}-{met[key]}", order))
    return named_orders[::-1]


def order_of(position: Position, seat: int, id: str) -> Order | None:
    """The order that a pressed piece stands for."""
    return dict(queue(position.players[seat])).get(id)


def orders_part(position: Position, seat: int, hands: Hands) -> Part:
    """The waiting zones from the newest down to the last, which is red."""
    pieces: list[Piece] = []
    reward, game = TALLIES[position.game][0], position.game
    y = 3.0
    for zone in range(1, ZONES + 1):
        mine = [(id, order) for id, order in queue(position.players[seat]) if order.zone == zone]
        rows = max(1, len(mine))
        pieces.append(_zone(zone, game, y, rows, empty=not mine))
        pieces += [_slip(id, order, y + n * (SLIP + GAP), reward, game, hands) for n, (id, order) in enumerate(mine)]
        y += rows * (SLIP + GAP) + 4
    pieces.sort(key=lambda piece: piece.id.startswith("order-"))
    return Part("orders", phrase("rush", "orders"), (WIDE, y), pieces, title=phrase("rush", "orders"), column=1)


def _in_zone(zone: int, game: str) -> str:
    return phrase(f"rush_{game}", "zone_last" if zone == ZONES else "zone", zone=zone)


def _zone(zone: int, game: str, y: float, rows: int, *, empty: bool) -> Piece:
    last = " last" if zone == ZONES else ""
    marks = [circle(12, SLIP / 2, 12, f"zone{last}"), words(12, SLIP / 2 + 5, str(zone), f"zone-word mid{last}")]
    if empty:
        marks.append(rect(33, 1, WIDE - 35, SLIP - 2, 10, f"slot{last}"))
        if last:
            marks.append(words(48, SLIP / 2 + 5, phrase("rush", "leaves"), "small soft"))
    label = phrase("rush", "empty", zone=_in_zone(zone, game)) if empty else _in_zone(zone, game)
    return Piece(f"zone-{zone}", (0, y), (WIDE, rows * (SLIP + GAP)), marks, label)


def _slip(id: str, order: Order, y: float, reward: str, game: str, hands: Hands) -> Piece:
    last = " last" if order.zone == ZONES else ""
    wide = WIDE - 33
    needs = [use(name, wide - 33 - 26 * n, 10, 25) for n, name in enumerate(reversed(order.needs))]
    bonus = [use(reward, 6, 12, 22)] if order.special else []
    start = 31 if bonus else 12
    room = int((wide - 7 - 26 * len(needs) - start) / 6.9)
    drink = words(start, 28, brief(order.drink, room), f"slip-word {'small' if len(order.drink) > 16 else ''}")
    marks = [rect(1, 1, wide - 2, SLIP - 2, 10, f"slip{last}"), *bonus, drink, *needs]
    name = phrase("rush", "special", drink=order.drink) if order.special else order.drink
    label = phrase("rush", "order", drink=name, needs=named(order.needs), zone=_in_zone(order.zone, game))
    return hands.piece(id, (32, y), (wide, SLIP), marks, label)
