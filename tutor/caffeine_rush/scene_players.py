"""Players in scenes: their cards and their fulfilled Orders."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tutor.caffeine_rush.actions import choose_kind
from tutor.caffeine_rush.box import SIZES, Box, check_word, read_kinds
from tutor.caffeine_rush.position import (
    LATTE_ART,
    ORDERS,
    SUPERVISOR,
    Card,
    Drink,
    Order,
    Position,
    opponents,
    teams_of,
)
from tutor.caffeine_rush.scene_file import DrinkFile, OrderFile, PlayerFile
from tutor.caffeine_rush.setup import colour
from tutor.core import chance
from tutor.core.box import check_drink
from tutor.core.errors import BadInput, choose, shown
from tutor.core.read import join

MOST_CARDS = 180
"""Cards in one place; six players have no more between them."""

LONGEST_NEEDS = 9
"""Ingredients of an Order; those in the box have five at most."""
_SPECIAL_WORDS = {SUPERVISOR: SUPERVISOR, "latte_art": LATTE_ART}


def read_card(box: Box, p: Position, word: str, seat: int | None, place: str) -> Card:
    """Read one card; ``seat`` is its colour when none is named, ``None`` where it has to be. Raises ``BadInput``."""
    owner, colon, kind = word.rpartition(":")
    if not colon and seat is None:
        raise BadInput(place, "expected whose card it is, as in " + shown(f"{p.players[0].name}:{word}"))
    names = p.options.players
    whose = names.index(choose(owner, names, place, "player")) if colon else seat
    assert whose is not None
    return Card(_SPECIAL_WORDS.get(kind) or choose_kind(kind, box.codes, place), whose)


def read_cards(box: Box, p: Position, text: str, seat: int | None, place: str) -> tuple[Card, ...]:
    """Read cards in their order; raises ``BadInput``."""
    words = text.split()
    if len(words) > MOST_CARDS:
        raise BadInput(place, f"expected {MOST_CARDS} cards at most, found {len(words)}")
    return tuple(read_card(box, p, word, seat, place) for word in words)


def read_order(box: Box, p: Position, o: OrderFile, place: str) -> Order:
    """Read an Order Card; raises ``BadInput``."""
    if o.needs is None:
        order = box.orders[choose(o.drink, box.orders, join(place, "drink"), "drink")]
    else:
        needs = tuple(sorted(read_kinds(o.needs, box.codes, join(place, "needs"))))
        order = Order(check_drink(o.drink, join(place, "drink")) if o.drink else "", needs)
    _check_size(p, order, join(place, "needs"))
    for field in ("customer", "word"):
        said = getattr(o, field)
        if said is not None:
            order = replace(order, **{field: check_word(said, join(place, field)) if said else ""})
    return order


def _check_size(p: Position, order: Order, place: str) -> None:
    n = len(order.needs)
    if p.plays("size") and n not in SIZES:
        raise BadInput(place, f"expected 3, 4 or 5 ingredients, which have a size (caffeine.variants.13), found {n}")
    if not 1 <= n <= LONGEST_NEEDS:
        raise BadInput(place, f"expected 1 to {LONGEST_NEEDS} ingredients, found {n}")


def read_drinks(box: Box, p: Position, drinks: tuple[DrinkFile, ...], seat: int, place: str) -> tuple[Drink, ...]:
    """Read a player's fulfilled Orders; raises ``BadInput``."""
    if len(drinks) > ORDERS:
        raise BadInput(place, f"expected {ORDERS} at most, found {len(drinks)}")
    return tuple(_drink(box, p, d, seat, join(place, i)) for i, d in enumerate(drinks))


def _drink(box: Box, p: Position, d: DrinkFile, seat: int, place: str) -> Drink:
    order = read_order(box, p, d, place)
    cards = tuple(Card(kind, seat) for kind in order.needs)
    if d.got is not None:
        cards = read_cards(box, p, d.got, seat, join(place, "got"))
    if any(card.special for card in cards):
        raise BadInput(join(place, "got"), "expected Ingredient Cards; Latte Art is said by latte_art = true")
    if d.opponents is not None:
        cards = _recoloured(p, cards, d.opponents, seat, join(place, "opponents"))
    noted = opponents(p, seat, cards) if d.noted is None else d.noted
    if not 0 <= noted <= MOST_CARDS:
        raise BadInput(join(place, "noted"), f"expected 0 to {MOST_CARDS}, found {noted}")
    return Drink(order, cards, d.latte_art, noted)


def _recoloured(p: Position, cards: tuple[Card, ...], count: int, seat: int, place: str) -> tuple[Card, ...]:
    """Give the last ``count`` cards to the next opponent."""
    if not 0 <= count <= len(cards):
        raise BadInput(place, f"expected 0 to {len(cards)}, as many as there are cards, found {count}")
    if any(card.owner != seat for card in cards):
        raise BadInput(place, "says again what the colours in got say")
    teams = teams_of(p)
    rival = next(i % len(teams) for i in range(seat + 1, seat + len(teams)) if teams[i % len(teams)] != teams[seat])
    own = len(cards) - count
    return cards[:own] + tuple(replace(card, owner=rival) for card in cards[own:])


def _default_pile(box: Box, p: Position, team: int) -> tuple[Card, ...]:
    """Return all cards of a team that are not in sight, mixed."""
    members = [seat for seat, player in enumerate(p.players) if player.team == team]
    cards = [card for seat in members for card in (*colour(box, seat), *_special_cards(p, seat))]
    for card in _in_sight(p):
        if card in cards:
            cards.remove(card)
    return chance.shuffled(p.stream + 2 + team, cards)[1]


def _special_cards(p: Position, seat: int) -> list[Card]:
    used = {LATTE_ART: p.players[seat].latte_used, SUPERVISOR: False}
    names = {"supervisor": SUPERVISOR, "latte_art": LATTE_ART}
    return [Card(kind, seat) for name, kind in names.items() if p.plays(name) and not used[kind]]


def _in_sight(p: Position) -> list[Card]:
    found = [card for place in p.places for card in place.cards]
    for player in p.players:
        found += [*player.prep, *([player.hand] if player.hand else [])]
        found += [card for drink in player.drinks for card in drink.cards]
    return found


def with_piles(box: Box, p: Position, entries: dict[str, PlayerFile], place: str) -> Position:
    """Lay out the Ingredient Piles: those of the scene, and the rest of a colour mixed; raises ``BadInput``."""
    piles: dict[int, Any] = {}
    for seat, (name, q) in enumerate(entries.items()):
        team = p.players[seat].team
        if q.pile is not None and team in piles:
            raise BadInput(join(place, name, "pile"), "partners have one Ingredient Pile (caffeine.variants.4)")
        if q.pile is not None:
            piles[team] = read_cards(box, p, q.pile, seat, join(place, name, "pile"))
    for team in {player.team for player in p.players} - set(piles):
        piles[team] = _default_pile(box, p, team)
    return replace(p, piles=tuple(piles[team] for team in sorted(piles)))
