"""What a seat may see: nothing that lies face down is in it."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.grab_and_go.position import GAP, HIDDEN, Kinds, Order, Player, Position, face_down


def view(p: Position, seat: int | None) -> Position:
    """Return what a seat sees (``None``: an onlooker).

    Cards of the stock, all orders of a deck but the top one, and cards slotted face down are hidden; in Master Barista
    also every order's ingredients, save the own two before the count of three (grab.R9). Scoring opens everything.
    """
    players = tuple(_player(p, player, i == seat) for i, player in enumerate(p.players))
    stock = tuple(card if card == GAP else HIDDEN for card in p.stock)
    decks = tuple(_below_top(deck) for deck in p.decks)
    return replace(p, players=players, stock=stock, decks=decks, stream=0)


def _below_top(deck: Kinds) -> Kinds:
    return deck[:1] + (HIDDEN,) * len(deck[1:])


def _player(p: Position, player: Player, own: bool) -> Player:
    if p.step in ("round", "over"):
        return player
    seen = own and p.step == "ready"
    return replace(
        player,
        orders=tuple(_order(p, order, seen) for order in player.orders),
        done=tuple(_order(p, order, False) for order in player.done),
    )


def _order(p: Position, order: Order, seen: bool) -> Order:
    if face_down(p, order):
        order = replace(order, under=(HIDDEN,) * len(order.under))
    if p.options.master_barista and not seen:
        order = replace(order, needs=(HIDDEN,) * len(order.needs), pays=0)
    return order
