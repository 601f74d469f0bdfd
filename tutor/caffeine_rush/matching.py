"""Putting Ingredients to Orders, and who wins when two finish one at the same moment (caffeine.match, .placement)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.caffeine_rush.actions import Match
from tutor.caffeine_rush.position import LATTE_ART, Card, Claim, Order, Place, Player, Position, missing, reach
from tutor.core.agreed import other
from tutor.core.moments import raised
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

MOST_OF = 50
"""More than so many per cent is most of the Order Card (caffeine.placement.5)."""


def chosen(p: Position, seat: int, action: Match) -> Card | None:
    """Return the card meant: the one just turned, else one of the Prep Area, the own colour first."""
    player = p.players[seat]
    owners = [q.name for q in p.players]
    own_first = sorted(player.prep, key=lambda card: card.owner != seat)
    for card in [*([player.hand] if player.hand else []), *own_first]:
        if card.kind == action.kind and action.owner in ("", owners[card.owner]):
            return card
    return None


def open_place(p: Position, number: int) -> Place | None:
    """Return the place of an Order that lies open, or ``None``."""
    if not 1 <= number <= len(p.places):
        return None
    place = p.places[number - 1]
    return place if place.order and place.up else None


def against(p: Position, seat: int, action: Match) -> list[Reason]:
    """Return what speaks against putting this card there."""
    reasons = [] if chosen(p, seat, action) else [why("caffeine.match.1", "no_such_card", card=action.kind)]
    place = open_place(p, action.place)
    if place is None:
        return [*reasons, why("caffeine.match.1", "no_order", place=action.place)]
    if seat not in reach(p, action.place - 1):
        reasons.append(why("caffeine.match.2", "out_of_reach", place=action.place))
    if place.claim and not _contests(p, seat, place, action):
        return [*reasons, why("caffeine.objective.7", "finished", drink=_name(place), winner=_winner(p, place))]
    return reasons + _against_need(p, place, action) + _against_where(p, seat, place, action)


def _contests(p: Position, seat: int, place: Place, action: Match) -> bool:
    """Say whether the card finishes the Order at the very moment of the claim, in the claim's stead."""
    claim = place.claim
    if claim is None or claim.beside or claim.seat == seat or raised(p.moment, action) != claim.moment:
        return False
    assert place.order is not None
    return action.where != "beside" and missing(place.order, place.cards[:-1])[action.kind] > 0


def _against_need(p: Position, place: Place, action: Match) -> list[Reason]:
    assert place.order is not None
    if p.plays("quality_assurance") or place.claim:
        return []
    if missing(place.order, place.cards)[action.kind]:
        return []
    if action.kind not in place.order.needs:
        return [why("caffeine.match.1", "not_required", card=action.kind, drink=_name(place))]
    if other(p, "caffeine.R9"):
        return []
    return [why("caffeine.match.1", "has_enough", ruling="caffeine.R9", card=action.kind, drink=_name(place))]


def _against_where(p: Position, seat: int, place: Place, action: Match) -> list[Reason]:
    assert place.order is not None
    final = finishes(place.order, place.cards, action.kind)
    if action.where == "top" and not (final or place.claim or p.plays("quality_assurance")):
        return [why("caffeine.match.3", "not_final", card=action.kind, drink=_name(place))]
    if action.where == "beside" and final and not place.claim and not has_latte(p.players[seat]):
        return [why("caffeine.placement.2", "final_on_top", card=action.kind, drink=_name(place))]
    return []


def finishes(order: Order, cards: tuple[Card, ...], kind: str) -> bool:
    """Say whether a card of that kind is the final Ingredient."""
    left = missing(order, cards)
    return left.total() == 1 and left[kind] == 1


def has_latte(player: Player) -> bool:
    """Say whether a player's own Latte Art Card waits in the Prep Area."""
    return any(card.kind == LATTE_ART for card in player.prep)


def allows(p: Position, seat: int, action: Match) -> list[Reason]:
    """Return what allows it."""
    place = p.places[action.place - 1]
    assert place.order is not None
    reasons = [_may_match(p, action, place), why("caffeine.match.2", "next_to_you", place=action.place)]
    if p.players[seat].hand != chosen(p, seat, action):
        reasons.append(why("caffeine.aside.1", "from_prep", ruling="caffeine.R4", card=action.kind))
    if place.claim:
        reasons.append(why("caffeine.placement.3", "same_moment"))
    return reasons + _allows_final(p, seat, place, action)


def _may_match(p: Position, action: Match, place: Place) -> Reason:
    if p.plays("quality_assurance"):
        return why("caffeine.match.1", "anything_goes", ruling="caffeine.R24", card=action.kind, drink=_name(place))
    if _blocks(p, place, action):
        return why("caffeine.match.1", "may_block", ruling="caffeine.R9", card=action.kind, drink=_name(place))
    return why("caffeine.match.1", "required", card=action.kind, drink=_name(place))


def _blocks(p: Position, place: Place, action: Match) -> bool:
    """Say whether a card that an Order has enough of only blocks it (caffeine.R9, other reading)."""
    assert place.order is not None
    return not (p.plays("quality_assurance") or place.claim or missing(place.order, place.cards)[action.kind])


def _allows_final(p: Position, seat: int, place: Place, action: Match) -> list[Reason]:
    where = _where(place, action)
    if where == "top":
        return [why("caffeine.match.3", "final"), why("caffeine.placement.2", "covers")]
    if where == "beside" and has_latte(p.players[seat]):
        return [why("caffeine.special.11", "for_latte_art")]
    return [why("caffeine.placement.1", "beside", drink=_name(place))]


def _where(place: Place, action: Match) -> str:
    """Return "top" for a final Ingredient, "beside" for one laid there on purpose, else an empty text."""
    assert place.order is not None
    if place.claim or action.where == "top":
        return "top"
    if not finishes(place.order, place.cards, action.kind):
        return ""
    return action.where or "top"


def legal(p: Position, seat: int) -> list[Action]:
    """List the cards of hand and Prep Area with every Order that takes them."""
    player = p.players[seat]
    cards = [*([player.hand] if player.hand else []), *player.prep]
    every = dict.fromkeys(card.kind for card in cards if not card.special)
    places = [(i, place) for i, place in enumerate(p.places) if place.order and place.up and not place.claim]
    near = [(i + 1, place) for i, place in places if seat in reach(p, i)] if every else []
    return [a for kind in every for number, place in near for a in _ways(p, player, kind, number, place)]


def _ways(p: Position, player: Player, kind: str, number: int, place: Place) -> list[Action]:
    """Return the ways to put a kind to an Order next to the player: none, one, or also beside it for Latte Art."""
    assert place.order is not None
    if _against_need(p, place, Match(kind, number)):
        return []
    beside = has_latte(player) and finishes(place.order, place.cards, kind)
    return [Match(kind, number), *([Match(kind, number, where="beside")] if beside else [])]


def apply(p: Position, seat: int, action: Match, log: Log) -> Position:
    """Put the card to the Order; the final one claims the drink."""
    card = chosen(p, seat, action)
    assert card is not None
    i = action.place - 1
    place, where = p.places[i], _where(p.places[i], action)
    p = p.seated(seat, _without(p.players[seat], card))
    if place.claim:
        return _contest(p, i, seat, card, action, log)
    clause, kind = _kind_of_match(where)
    player = p.players[seat].name
    ruling = "caffeine.R9" if _blocks(p, place, action) else ""
    note(log, clause, seat, kind, ruling=ruling, player=player, card=card.kind, place=action.place, drink=_name(place))
    claim = Claim(seat, p.moment, action.covers, action.near, where == "beside") if where else None
    if place.cards and any(c.owner != seat for c in place.cards):
        note(log, "caffeine.objective.6", seat, "together", player=player, drink=_name(place))
    return p.placed(i, replace(place, cards=(*place.cards, card), claim=claim))


def _kind_of_match(where: str) -> tuple[str, str]:
    if where == "top":
        return "caffeine.placement.2", "final"
    if where == "beside":
        return "caffeine.special.11", "final_beside"
    return "caffeine.match.1", "match"


def _without(player: Player, card: Card) -> Player:
    if player.hand == card:
        return replace(player, hand=None)
    i = player.prep.index(card)
    return replace(player, prep=player.prep[:i] + player.prep[i + 1 :])


def _contest(p: Position, i: int, seat: int, card: Card, action: Match, log: Log) -> Position:
    """Decide between two final Ingredients of the same moment; the loser's goes to the loser's Prep Area."""
    place = p.places[i]
    assert place.claim is not None
    old, new = place.claim, Claim(seat, p.moment, action.covers, action.near)
    won, clause = _better(new, old)
    winner, loser, back = (new, old, place.cards[-1]) if won else (old, new, card)
    names = [q.name for q in p.players]
    note(log, clause, winner.seat, "tie", player=names[winner.seat], other=names[loser.seat], drink=_name(place))
    q = p.players[loser.seat]
    p = p.seated(loser.seat, replace(q, prep=(*q.prep, back)))
    cards = (*place.cards[:-1], card) if won else place.cards
    return p.placed(i, replace(place, cards=cards, claim=winner))


def _better(new: Claim, old: Claim) -> tuple[bool, str]:
    """Say whether the new claim wins, and by which clause: by covering more, else by the nearest hand or the seat."""
    if max(new.covers, old.covers) > MOST_OF and new.covers != old.covers:
        return new.covers > old.covers, "caffeine.placement.3"
    return (new.near, new.seat) < (old.near, old.seat), "caffeine.placement.5"


def _name(place: Place) -> str:
    return place.order.name if place.order else ""


def _winner(p: Position, place: Place) -> str:
    return p.players[place.claim.seat].name if place.claim else ""
