"""Taking a finished Order, calling the customer, and turning up the next one (caffeine.orderup, .special.10 to .17)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.caffeine_rush.actions import Call, Latte, Turn, Up
from tutor.caffeine_rush.box import Box
from tutor.caffeine_rush.matching import has_latte, open_place
from tutor.caffeine_rush.position import LATTE_ART, Drink, Place, Position, opponents, reach
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason


def owed(p: Position, seat: int) -> int | None:
    """Return the place, from 0, at which a seat still has to call or to turn up the next Order."""
    return next((i for i, place in enumerate(p.places) if place.waits == seat), None)


def to_shout(p: Position, seat: int) -> int | None:
    """Return the place, from 0, whose Order a seat has finished and not yet taken."""
    for i, place in enumerate(p.places):
        if place.claim and place.claim.seat == seat and not place.claim.beside:
            return i
    return None


def busy(p: Position, seat: int) -> list[Reason]:
    """Return what a seat has to do before anything else in the race."""
    if p.players[seat].unclean:
        return [why("caffeine.special.3", "clean_first", ruling="caffeine.R25")]
    shout, waits = to_shout(p, seat), owed(p, seat)
    if shout is not None:
        return [why("caffeine.orderup.1", "shout_first", place=shout + 1)]
    if waits is None:
        return []
    if p.places[waits].calls:
        return [why("caffeine.variants.23", "call_first", customer=p.places[waits].calls)]
    return [why("caffeine.orderup.4", "turn_up_first", place=waits + 1)]


def legal(p: Position, seat: int) -> list[Action]:
    """List the Orders that can be taken by shouting or with Latte Art."""
    every = range(1, len(p.places) + 1)
    ups: list[Action] = [Up(i) for i in every if not against_up(p, seat, Up(i))]
    return ups + [Latte(i) for i in every if not against_latte(p, seat, Latte(i))]


def against_up(p: Position, seat: int, action: Up) -> list[Reason]:
    """Return what speaks against taking this Order with a shout."""
    place = open_place(p, action.place)
    if place is None or place.order is None:
        return [why("caffeine.orderup.1", "no_order", place=action.place)]
    if place.claim is None:
        return _against_unfinished(p, seat, action.place, place)
    if place.claim.beside or place.claim.seat == seat:
        return []
    winner = p.players[place.claim.seat].name
    return [why("caffeine.objective.7", "anothers", drink=place.order.name, winner=winner)]


def _against_unfinished(p: Position, seat: int, number: int, place: Place) -> list[Reason]:
    assert place.order is not None
    if not p.plays("quality_assurance") or not place.cards:
        return [why("caffeine.orderup.1", "unfinished", drink=place.order.name)]
    if seat not in reach(p, number - 1):
        return [why("caffeine.match.2", "out_of_reach", place=number)]
    return []


def allows_up(p: Position, seat: int, action: Up) -> list[Reason]:
    """Return what allows it."""
    place = p.places[action.place - 1]
    assert place.order is not None
    if place.claim is None:
        return [why("caffeine.orderup.1", "thinks_done", ruling="caffeine.R24", drink=place.order.name)]
    if place.claim.beside and place.claim.seat != seat:
        return [why("caffeine.special.13", "may_claim", ruling="caffeine.R23", drink=place.order.name)]
    name = place.order.name
    return [why("caffeine.orderup.1", "finished_up", drink=name), why("caffeine.objective.7", "laid_final", drink=name)]


def up(p: Position, seat: int, action: Up, log: Log) -> Position:
    """Shout and take the Order with its Matched Ingredients: a Tip."""
    place, name = p.places[action.place - 1], p.players[seat].name
    assert place.order is not None
    if place.claim and place.claim.beside and place.claim.seat != seat:
        note(log, "caffeine.special.14", seat, "seizes", ruling="caffeine.R15", player=name, drink=place.order.name)
    ruling = "" if place.claim else "caffeine.R24"
    note(log, "caffeine.orderup.1", seat, "shout", ruling=ruling, player=name, drink=place.order.name)
    return _take(p, seat, action.place - 1, False, log)


def against_latte(p: Position, seat: int, action: Latte) -> list[Reason]:
    """Return what speaks against covering this Order with a Latte Art Card."""
    player, reasons = p.players[seat], []
    if action.owner not in ("", player.name):
        reasons.append(why("caffeine.special.17", "not_your_card", owner=action.owner))
    elif player.latte_used:
        reasons.append(why("caffeine.special.8", "used_already"))
    elif not has_latte(player):
        reasons.append(why("caffeine.special.10", "not_set_aside"))
    place = open_place(p, action.place)
    if place is None or not place.claim or not place.claim.beside:
        reasons.append(why("caffeine.special.11", "not_left_open", place=action.place))
    return reasons


def allows_latte(p: Position, seat: int, action: Latte) -> list[Reason]:
    """Return what allows it."""
    claim = p.places[action.place - 1].claim
    own = claim is not None and claim.seat == seat
    return [
        why("caffeine.special.12", "hurries") if own else why("caffeine.special.13", "may_cover"),
        why("caffeine.special.8", "first_use"),
        why("caffeine.special.10", "set_aside_before"),
        why("caffeine.special.17", "own_card"),
    ]


def latte(p: Position, seat: int, action: Latte, log: Log) -> Position:
    """Cover the finished Order with the own Latte Art Card: its Tip is doubled."""
    place, player = p.places[action.place - 1], p.players[seat]
    assert place.order is not None and place.claim is not None
    own = place.claim.seat == seat
    clause = "caffeine.special.12" if own else "caffeine.special.14"
    note(log, clause, seat, "latte_art", player=player.name, drink=place.order.name)
    note(log, "caffeine.special.16", seat, "card_stays", player=player.name, drink=place.order.name)
    prep = tuple(card for card in player.prep if card.kind != LATTE_ART)
    p = p.seated(seat, replace(player, prep=prep, latte_used=True))
    return _take(p, seat, action.place - 1, True, log)


def _take(p: Position, seat: int, i: int, latte_art: bool, log: Log) -> Position:
    place, player = p.places[i], p.players[seat]
    assert place.order is not None
    drink = Drink(place.order, place.cards, latte_art, opponents(p, seat, place.cards))
    name = place.order.name
    note(log, "caffeine.objective.2", seat, "claims", player=player.name, drink=name)
    note(log, "caffeine.orderup.2", seat, "takes", player=player.name, drink=name, cards=len(place.cards))
    note(log, "caffeine.orderup.3", seat, "tip", player=player.name, drinks=len(player.drinks) + 1)
    p = p.seated(seat, replace(player, drinks=(*player.drinks, drink)))
    return p.placed(i, _vacant(p, seat, place))


def _vacant(p: Position, seat: int, place: Place) -> Place:
    assert place.order is not None
    calls = place.order.customer if p.plays("call_customer") else ""
    return Place(waits=seat if p.order_pile or calls else None, calls=calls)


def against_call(p: Position, seat: int, action: Call) -> list[Reason]:
    """Return what speaks against calling this customer."""
    i = owed(p, seat)
    if i is None or not p.places[i].calls:
        return [why("caffeine.variants.23", "nobody_waits")]
    if action.customer.casefold() != p.places[i].calls.casefold():
        return [why("caffeine.variants.24", "other_customer", called=action.customer, customer=p.places[i].calls)]
    return []


def call(p: Position, seat: int, log: Log) -> Position:
    """Call the customer whose name stands on the cup."""
    i = owed(p, seat)
    assert i is not None
    customer, player = p.places[i].calls, p.players[seat].name
    note(log, "caffeine.variants.23", seat, "call", player=player, customer=customer)
    note(log, "caffeine.variants.24", seat, "on_the_cup", customer=customer)
    return p.placed(i, Place(waits=seat if p.order_pile else None))


def against_turn(p: Position, seat: int, action: Turn) -> list[Reason]:
    """Return what speaks against turning up an Order now, or there."""
    i = owed(p, seat)
    if i is None:
        return [why("caffeine.orderup.4", "nothing_taken")]
    reasons = []
    if p.places[i].calls:
        reasons.append(why("caffeine.variants.25", "call_before", customer=p.places[i].calls))
    if action.place not in (0, i + 1):
        reasons.append(why("caffeine.orderup.5", "vacant_place", place=i + 1))
    return reasons


def allows_turn(p: Position) -> list[Reason]:
    """Return what allows it."""
    reasons = [why("caffeine.orderup.4", "next_one"), why("caffeine.orderup.5", "goes_there")]
    return [*reasons, why("caffeine.variants.25", "called_before")] if p.plays("call_customer") else reasons


def turn(box: Box, p: Position, seat: int, log: Log) -> Position:
    """Turn up the next Order and lay it on the vacant place."""
    i = owed(p, seat)
    assert i is not None
    order, player = box.orders[p.order_pile[0]], p.players[seat].name
    note(log, "caffeine.orderup.4", seat, "turn_up", player=player, drink=order.name, hidden=True)
    note(log, "caffeine.orderup.5", seat, "vacant", place=i + 1, drink=order.name)
    return _nothing_left(replace(p.placed(i, Place(order, True)), order_pile=p.order_pile[1:]))


def _nothing_left(p: Position) -> Position:
    """Let nobody wait for an Order once the pile is empty: those places stay vacant (caffeine.R8)."""
    if p.order_pile:
        return p
    places = tuple(Place() if place.waits is not None and not place.calls else place for place in p.places)
    return replace(p, places=places)
