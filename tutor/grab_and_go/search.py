"""Finding ingredients: flip, slot, put back, and what may not be looked at (grab.find.1 to .9)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason
from tutor.grab_and_go.actions import CARDS, Back, Flip, Look, Pull, Slot
from tutor.grab_and_go.position import GAP, Order, Player, Position, face_down, owes_order


def legal(p: Position, seat: int) -> list[Action]:
    """List every card that can be turned, or every use of the card in hand."""
    player = p.players[seat]
    if player.hand:
        return [*(Slot(i) for i in range(1, len(player.orders) + 1)), Back()]
    if p.step != "play" or owes_order(p, seat):
        return []
    return [Flip(i) for i, card in enumerate(p.stock, 1) if card != GAP]


def against_flip(p: Position, seat: int, action: Flip) -> list[Reason]:
    """Return what speaks against turning this card."""
    player, reasons = p.players[seat], []
    if player.hand:
        reasons.append(why("grab.find.2", "hand_full", ingredient=player.hand))
        reasons.append(why("grab.find.3", "one_at_a_time"))
    if owes_order(p, seat):
        reasons.append(why("grab.order.6", "take_order_first", orders=len(player.orders)))
    if not 1 <= action.place <= CARDS or p.stock[action.place - 1] == GAP:
        reasons.append(_gone(p, action.place))
    return reasons


def _gone(p: Position, place: int) -> Reason:
    holder = next((q.name for q in p.players if q.hand and q.hand_from == place), "")
    if holder:
        return why("grab.find.1", "in_a_hand", ruling="grab.R8", place=place, holder=holder)
    return why("grab.find.1", "no_card", place=place)


def against_slot(p: Position, seat: int, action: Slot) -> list[Reason]:
    """Return what speaks against slotting the card in hand there."""
    player, reasons = p.players[seat], []
    if not player.hand:
        reasons.append(why(_slotting(p), "nothing_held"))
    if action.owner not in ("", player.name):
        return [*reasons, why(_slotting(p), "not_your_order", owner=action.owner)]
    if not 1 <= action.order <= len(player.orders):
        return [*reasons, why(_slotting(p), "no_such_order", order=action.order, orders=len(player.orders))]
    return reasons + _wrong_face(p, player.orders[action.order - 1], action.face)


def _slotting(p: Position) -> str:
    return "grab.closing.3" if p.step == "closing" else "grab.find.4"


def _returning(p: Position) -> str:
    return "grab.closing.4" if p.step == "closing" else "grab.find.9"


def _wrong_face(p: Position, order: Order, face: str) -> list[Reason]:
    if face == "up" and face_down(p, order):
        return [why("grab.find.5", "face_down_here", drink=order.name)]
    if face == "down" and not face_down(p, order):
        clause = "grab.find.8" if order.takeout else "grab.find.4"
        return [why(clause, "face_up_here", drink=order.name)]
    return []


def against_back(p: Position, seat: int) -> list[Reason]:
    """Return what speaks against returning the card in hand."""
    return [] if p.players[seat].hand else [why(_returning(p), "nothing_held")]


def against_look(p: Position, seat: int, action: Look) -> list[Reason]:
    """Return what is hidden there: cards slotted face down, or a Master Barista's order."""
    player = p.players[seat]
    if not 1 <= action.order <= len(player.orders):
        return [why("grab.find.4", "no_such_order", order=action.order, orders=len(player.orders))]
    order, reasons = player.orders[action.order - 1], []
    if face_down(p, order) and order.under:
        reasons.append(why("grab.find.6", "may_not_look", drink=order.name))
    if p.options.master_barista and p.step != "ready":
        reasons.append(why("grab.variants.7", "order_face_down", drink=order.name))
    return reasons


def against_pull(action: Pull) -> list[Reason]:
    """Return why a slotted card stays where it is."""
    return [why("grab.find.9", "stays_slotted", ruling="grab.R4", order=action.order)]


def allows(p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows a legal action of the search."""
    if isinstance(action, Flip):
        return [
            why("grab.find.1", "may_flip", place=action.place),
            why("grab.find.2", "hand_free"),
            why("grab.find.3", "one_card"),
            why("grab.play.3", "may_search"),
        ]
    if isinstance(action, Slot):
        return _allows_slot(p, p.players[seat], action)
    if isinstance(action, Look) and p.options.master_barista:
        return [why("grab.variants.7", "looks_once", ruling="grab.R9")]
    if isinstance(action, Look):
        return [why("grab.setup.3", "lies_open_anyway"), why("grab.find.6", "nothing_face_down")]
    return [why(_returning(p), "may_return")]


def _allows_slot(p: Position, player: Player, action: Slot) -> list[Reason]:
    order = player.orders[action.order - 1]
    reasons = [why(_slotting(p), "may_slot", drink=order.name)]
    if face_down(p, order):
        reasons.append(why("grab.find.5", "goes_face_down", drink=order.name))
    elif order.takeout:
        reasons.append(why("grab.find.8", "goes_face_up", drink=order.name))
    return reasons


def flip(p: Position, seat: int, action: Flip, log: Log) -> Position:
    """Turn a card: it is in the player's hand now, for all to see."""
    player, kind = p.players[seat], p.stock[action.place - 1]
    note(log, "grab.find.1", seat, "flip", player=player.name, place=action.place, ingredient=kind, hidden=True)
    p = p.seated(seat, replace(player, hand=kind, hand_from=action.place))
    return replace(p, stock=_stock_with(p, action.place, GAP))


def slot(p: Position, seat: int, action: Slot, log: Log) -> Position:
    """Put the card in hand under an own order."""
    player, i = p.players[seat], action.order - 1
    order = player.orders[i]
    hidden = face_down(p, order)
    clause = "grab.find.5" if hidden else "grab.find.8" if order.takeout else "grab.find.4"
    if p.step == "closing":
        note(log, "grab.closing.3", seat, "slot_at_closing", player=player.name, drink=order.name, ruling="grab.R18")
    shown = {} if hidden else {"ingredient": player.hand}
    kind = "slot_face_down" if hidden else "slot"
    cards = len(order.under) + 1
    note(log, clause, seat, kind, player=player.name, order=action.order, drink=order.name, cards=cards, **shown)
    after = replace(order, under=(*order.under, player.hand))
    orders = (*player.orders[:i], after, *player.orders[i + 1 :])
    return p.seated(seat, replace(player, orders=orders, hand="", hand_from=0))


def back(p: Position, seat: int, log: Log) -> Position:
    """Return the card in hand to the place it came from."""
    player = p.players[seat]
    note(log, _returning(p), seat, "back", player=player.name, ingredient=player.hand, place=player.hand_from)
    stock = _stock_with(p, player.hand_from, player.hand)
    return replace(p.seated(seat, replace(player, hand="", hand_from=0)), stock=stock)


def _stock_with(p: Position, place: int, card: str) -> tuple[str, ...]:
    return (*p.stock[: place - 1], card, *p.stock[place:])
