"""Completing an order and taking the next one (grab.order.1 to .6)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason
from tutor.grab_and_go.actions import Call, Draw
from tutor.grab_and_go.box import Box
from tutor.grab_and_go.position import IN_FRONT, Order, Position, face_down, owes_order


def legal(p: Position, seat: int) -> list[Action]:
    """List the orders that can be called, or the decks to draw from."""
    if owes_order(p, seat):
        return [Draw(i) for i, deck in enumerate(p.decks, 1) if deck]
    orders = enumerate(p.players[seat].orders, 1)
    return [Call(i) for i, order in orders if is_full(order) and not _seen_wrong(p, order)]


def is_full(order: Order) -> bool:
    """Say whether as many cards lie under an order as it asks for (grab.order.1)."""
    return len(order.under) == len(order.needs)


def _seen_wrong(p: Position, order: Order) -> bool:
    open_to_all = not face_down(p, order) and not p.options.master_barista
    return other(p, "grab.R3") and open_to_all and Counter(order.under) != Counter(order.needs)


def against_call(p: Position, seat: int, action: Call) -> list[Reason]:
    """Return what speaks against calling this order complete."""
    player, reasons = p.players[seat], []
    if owes_order(p, seat):
        reasons.append(why("grab.order.6", "take_order_first", orders=len(player.orders)))
    if not 1 <= action.order <= len(player.orders):
        return [*reasons, why("grab.order.4", "no_such_order", order=action.order, orders=len(player.orders))]
    order = player.orders[action.order - 1]
    if action.drink not in ("", order.drink):
        reasons.append(why("grab.order.2", "wrong_name", called=action.drink, drink=order.name))
    return reasons + _against_count(p, order)


def _against_count(p: Position, order: Order) -> list[Reason]:
    cards, needs = len(order.under), len(order.needs)
    if not is_full(order):
        kind = "too_few" if cards < needs else "too_many"
        return [why("grab.order.4", kind, drink=order.name, cards=cards, needs=needs)]
    if _seen_wrong(p, order):
        return [why("grab.order.4", "seen_wrong", ruling="grab.R3", drink=order.name)]
    return []


def against_draw(p: Position, seat: int, action: Draw) -> list[Reason]:
    """Return what speaks against taking the top order of this deck."""
    player, reasons = p.players[seat], []
    if len(player.orders) >= IN_FRONT:
        reasons.append(why("grab.order.6", "has_two", orders=len(player.orders)))
    if not p.decks[action.deck - 1]:
        reasons.append(why("grab.order.5", "deck_empty", deck=action.deck))
    return reasons


def allows(p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows a legal call or draw."""
    if isinstance(action, Draw):
        orders = len(p.players[seat].orders)
        return [why("grab.order.5", "any_deck", deck=action.deck), why("grab.order.6", "one_missing", orders=orders)]
    assert isinstance(action, Call)
    order = p.players[seat].orders[action.order - 1]
    ruling = "" if other(p, "grab.R3") else "grab.R3"
    return [
        why("grab.order.1", "number_matches", ruling=ruling, drink=order.name, cards=len(order.under)),
        why("grab.order.4", "neither_more_nor_less", drink=order.name),
        why("grab.order.2", "calls", drink=order.name),
    ]


def call(p: Position, seat: int, action: Call, log: Log) -> Position:
    """Call out the drink and set the order aside with its cards."""
    player, i = p.players[seat], action.order - 1
    order = player.orders[i]
    done = (*player.done, order)
    note(log, "grab.order.2", seat, "call", player=player.name, drink=order.name)
    note(log, "grab.order.1", seat, "complete", player=player.name, drink=order.name, cards=len(order.under))
    note(log, "grab.order.3", seat, "aside", player=player.name, drink=order.name, done=len(done))
    return p.seated(seat, replace(player, orders=player.orders[:i] + player.orders[i + 1 :], done=done))


def draw(box: Box, p: Position, seat: int, action: Draw, log: Log) -> Position:
    """Take the top order of a deck and lay it in front."""
    player, i = p.players[seat], action.deck - 1
    drink = p.decks[i][0]
    note(log, "grab.order.5", seat, "draw", player=player.name, deck=action.deck, drink=drink, hidden=True)
    if p.options.master_barista:
        needs = box.orders[drink].needs
        note(log, "grab.variants.7", seat, "seen_once", player=player.name, drink=drink, needs=list(needs))
    p = p.seated(seat, replace(player, orders=(*player.orders, box.orders[drink])))
    return replace(p, decks=(*p.decks[:i], p.decks[i][1:], *p.decks[i + 1 :]))
