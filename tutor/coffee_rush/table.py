"""Handling of the parts that every step shares: supply, deck, cups, cookies and the sign."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.position import HIDDEN, Order, Player, Position, Tokens
from tutor.core.agreed import other
from tutor.core.notes import Log


def add(tokens: Tokens, *more: str) -> Tokens:
    """Return tokens with more of them, sorted."""
    return tuple(sorted(tokens + more))


def less(tokens: Tokens, token: str) -> Tokens:
    """Return tokens without one of a kind."""
    i = tokens.index(token)
    return tokens[:i] + tokens[i + 1 :]


def with_cup(player: Player, cup: int, tokens: Tokens) -> Player:
    """Return the player with other contents in a cup, 1 to 3."""
    cups = (*player.cups[: cup - 1], tokens, *player.cups[cup:])
    return replace(player, cups=cups)


def left(e: Edition, p: Position, ingredient: str) -> int | None:
    """Return how many tokens the supply still has; ``None`` where they never run out (winter.move.4)."""
    return p.supply[e.ingredients.index(ingredient)] if p.supply else None


def from_supply(e: Edition, p: Position, tokens: Tokens) -> tuple[int, ...]:
    """Return the supply after tokens were taken from it."""
    return tuple(n - tokens.count(name) for n, name in zip(p.supply, e.ingredients, strict=False))


def to_supply(e: Edition, p: Position, tokens: Tokens) -> tuple[int, ...]:
    """Return the supply after tokens came back to it."""
    return tuple(n + tokens.count(name) for n, name in zip(p.supply, e.ingredients, strict=False))


def cookies_given(e: Edition, p: Position, owed: int) -> int:
    """Return how many of the cookies owed are given (winter.R8: substitutes, or only what the box still has)."""
    if not other(p, "winter.R8"):
        return owed
    return max(0, min(owed, e.box.cookies - sum(player.cookies for player in p.players)))


def card(e: Edition, drink: str, zone: int) -> Order:
    """Return an order card as it lies in a queue."""
    if drink == HIDDEN:
        return Order(HIDDEN, (), False, zone)
    return replace(e.box.cards[drink], zone=zone)


def draw(e: Edition, p: Position, seat: int, n: int, zone: int, rule: str, log: Log) -> tuple[Position, int]:
    """Let a seat draw up to ``n`` cards into a zone; return the position and how many there were."""
    cards = p.deck[:n]
    if not cards:
        return p, 0
    player = p.players[seat]
    orders = player.orders + tuple(card(e, drink, zone) for drink in cards)
    for drink in cards:
        e.note(log, rule, seat, "draw", player=player.name, drink=drink, zone=zone, hidden=True)
    players = p.seated(seat, replace(player, orders=orders))
    return replace(p, players=players, deck=p.deck[n:]), len(cards)


def close(e: Edition, p: Position, rule: str, log: Log, kind: str) -> Position:
    """Flip the first player token to Closed, if it is still Open (winter.R16)."""
    if p.closed:
        return p
    e.note(log, rule, None, kind)
    return replace(p, closed=True)


def close_if_empty(e: Edition, p: Position, log: Log) -> Position:
    """Close the shop on the last card drawn in play, where the table plays it so (base.R2, winter.R2)."""
    closes = other(p, "winter.R2") if e.winter else not other(p, "base.R2")
    if p.deck or not closes:
        return p
    return close(e, p, "end.deck_empty", log, "closed_by_last_card")
