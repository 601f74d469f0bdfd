"""Positions as scenes: all that is not the default, piles and Orders always."""

from __future__ import annotations

from typing import Any

from tutor.caffeine_rush.box import Box
from tutor.caffeine_rush.options import write_options
from tutor.caffeine_rush.position import LATTE_ART, Card, Drink, Order, Place, Player, Position, opponents
from tutor.core.money import amount
from tutor.core.rulebook import Rulebook


def write(rules: Rulebook, box: Box, p: Position) -> dict[str, Any]:
    """Return a position as a scene."""
    options = write_options(rules, p.options, scene=True)
    data: dict[str, Any] = {"game": "caffeine"} | ({"options": options} if options else {})
    if p.options.variations:
        data["variations"] = list(p.options.variations)
    data |= {"seed": p.stream} if p.stream else {}
    data |= {"step": p.step} if p.step != "play" else {}
    data |= {"moment": p.moment} if p.moment else {}
    data |= {"round": p.round} if p.round != 1 else {}
    for field in ("tied", "speakers"):
        if getattr(p, field):
            data[field] = [p.players[seat].name for seat in getattr(p, field)]
    data["orders"] = [_place(box, p, place) for place in p.places]
    data |= {"order_pile": list(p.order_pile), "rest": list(p.rest)}
    return data | {"players": {player.name: _player(box, p, seat) for seat, player in enumerate(p.players)}}


def _place(box: Box, p: Position, place: Place) -> dict[str, Any]:
    if place.order is None:
        waits = {} if place.waits is None else {"waits": p.players[place.waits].name}
        return waits | ({"calls": place.calls} if place.calls else {})
    data = _order(box, place.order)
    if place.cards:
        data["cards"] = _cards(p, place.cards, None)
    if not place.up and p.step != "ready":
        data["face_down"] = True
    return data | _claim(p, place)


def _claim(p: Position, place: Place) -> dict[str, Any]:
    claim = place.claim
    if claim is None:
        return {}
    data: dict[str, Any] = {"claim": p.players[claim.seat].name}
    data |= {"at": claim.moment} if claim.moment != p.moment else {}
    data |= {"covers": claim.covers} if claim.covers != 100 else {}
    data |= {"near": claim.near} if claim.near else {}
    return data | ({"beside": True} if claim.beside else {})


def _order(box: Box, order: Order) -> dict[str, Any]:
    data: dict[str, Any] = {"drink": order.drink} if order.drink else {}
    known = box.orders.get(order.drink)
    if known is None or known.needs != order.needs:
        data["needs"] = " ".join(order.needs)
        known = None
    for field in ("customer", "word"):
        if getattr(order, field) != (getattr(known, field) if known else ""):
            data[field] = getattr(order, field)
    return data


def _cards(p: Position, cards: tuple[Card, ...], seat: int | None) -> str:
    return " ".join(_card(p, card, seat) for card in cards)


def _card(p: Position, card: Card, seat: int | None) -> str:
    kind = "latte_art" if card.kind == LATTE_ART else card.kind
    return kind if card.owner == seat else f"{p.players[card.owner].name}:{kind}"


def _player(box: Box, p: Position, seat: int) -> dict[str, Any]:
    player = p.players[seat]
    data: dict[str, Any] = {"team": player.team} if p.options.teams else {}
    if seat == next(i for i, q in enumerate(p.players) if q.team == player.team):
        data["pile"] = _cards(p, p.piles[player.team], seat)
    if player.prep:
        data["prep"] = _cards(p, player.prep, seat)
    if player.hand:
        data["hand"] = _card(p, player.hand, seat)
    if player.drinks:
        data["drinks"] = [_drink(box, p, seat, drink) for drink in player.drinks]
    data |= {flag: True for flag in ("unclean", "latte_used") if getattr(player, flag)}
    data |= {"message": player.message} if player.message else {}
    return data | _total(p, player)


def _total(p: Position, player: Player) -> dict[str, Any]:
    return {"total": amount(player.total) if p.money else player.total} if player.total else {}


def _drink(box: Box, p: Position, seat: int, drink: Drink) -> dict[str, Any]:
    data = _order(box, drink.order)
    if drink.cards != tuple(Card(kind, seat) for kind in drink.order.needs):
        data["got"] = _cards(p, drink.cards, seat)
    if drink.noted != opponents(p, seat, drink.cards):
        data["noted"] = drink.noted
    return data | ({"latte_art": True} if drink.latte_art else {})
