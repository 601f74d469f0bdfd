"""Positions written as scenes, as ``scene.read`` reads them."""

from __future__ import annotations

from typing import Any

from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.options import write_options
from tutor.coffee_rush.position import Order, Player, Position
from tutor.coffee_rush.scene_check import rest_of_box


def write(e: Edition, p: Position) -> dict[str, Any]:
    """Return a position as a scene: all that is not the default, pawns always."""
    options = write_options(e, p.options, players=False)
    data: dict[str, Any] = {"game": e.id} | ({"options": options} if options else {})
    if p.stream:
        data["seed"] = p.stream
    if p.board != e.box.board:
        data["board"] = [" ".join(p.board[i : i + 4]) for i in range(0, 16, 4)]
    if p.turn:
        data["turn"] = p.player.name
    if p.step != "activate":
        data["step"] = p.step
    if p.deck:
        data["deck"] = list(p.deck)
    data |= {flag: True for flag in ("closed", "over") if getattr(p, flag)}
    if p.served:
        data["served"] = p.served
    data |= _written_supply(e, p)
    return data | {"players": {player.name: _written(e, p, player) for player in p.players}}


def _written_supply(e: Edition, p: Position) -> dict[str, Any]:
    if e.winter:
        return {}
    rest = rest_of_box(e, p, "supply")
    short = {name: n for name, n in zip(e.ingredients, p.supply, strict=False) if n != rest[name]}
    return {"supply": short} if short else {}


def _written(e: Edition, p: Position, player: Player) -> dict[str, Any]:
    data: dict[str, Any] = {"pawns": list(player.pawns)}
    data |= {f: getattr(player, f) for f in ("cookies", "likes", "penalties") if getattr(player, f)}
    data |= {f: list(getattr(player, f)) for f in ("active", "face_down") if getattr(player, f)}
    if any(player.cups):
        data["cups"] = [" ".join(cup) for cup in player.cups]
    if player.orders:
        data["orders"] = [_written_order(e, order) for order in player.orders]
    if player.name == p.player.name and p.hand:
        data["hand"] = " ".join(p.hand)
    return data


def _written_order(e: Edition, order: Order) -> dict[str, Any]:
    known = e.box.cards.get(order.drink)
    data: dict[str, Any] = {"drink": order.drink} if order.drink else {}
    if known is None or known.needs != order.needs:
        data |= {"needs": " ".join(order.needs)} | ({"special": True} if order.special else {})
    elif known.special != order.special:
        data["special"] = order.special
    return data | {"zone": order.zone}
