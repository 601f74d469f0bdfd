"""Positions as scenes: all that is not the default, stock and decks always."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tutor.core.money import amount
from tutor.core.rulebook import Rulebook
from tutor.grab_and_go.box import Box
from tutor.grab_and_go.options import write_options
from tutor.grab_and_go.position import Order, Player, Position

EMPTY = "-"
"""A gap in the stock."""


def write(rules: Rulebook, box: Box, p: Position) -> dict[str, Any]:
    """Return a position as a scene, as ``scene.read`` reads it."""
    options = write_options(rules, p.options, players=False)
    data: dict[str, Any] = {"game": "grab"} | ({"options": options} if options else {})
    if p.stream:
        data["seed"] = p.stream
    data["step"] = p.step
    data |= {"moment": p.moment} if p.moment else {}
    data |= {"round": p.round} if p.round != 1 else {}
    if p.closed_by is not None:
        data["closed_by"] = p.players[p.closed_by].name
    data["stock"] = " ".join(card or EMPTY for card in p.stock)
    data["decks"] = [list(deck) for deck in p.decks]
    return data | {"players": {player.name: _written(box, player) for player in p.players}}


def _written(box: Box, player: Player) -> dict[str, Any]:
    orders = [_written_order(box, order, False) for order in player.orders]
    orders += [_written_order(box, order, True) for order in player.done]
    data: dict[str, Any] = {"orders": orders} if orders else {}
    if player.hand:
        data["hand"] = f"{player.hand} {player.hand_from}"
    return data | ({"total": amount(player.total)} if player.total else {})


def _written_order(box: Box, order: Order, done: bool) -> dict[str, Any]:
    data: dict[str, Any] = {"drink": order.drink} if order.drink else {}
    if box.orders.get(order.drink) != replace(order, under=()):
        data |= {"needs": " ".join(order.needs), "pays": amount(order.pays)}
        data |= {"takeout": True} if order.takeout else {}
    if order.under:
        data["under"] = " ".join(order.under)
    return data | ({"done": done} if done != (len(order.under) == len(order.needs)) else {})
