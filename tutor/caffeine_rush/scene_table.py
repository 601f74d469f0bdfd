"""The table in scenes: the places for Orders, the Order Pile and the rest of the box."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tutor.caffeine_rush.box import Box, check_word
from tutor.caffeine_rush.position import A_PLACE, Claim, Kinds, Options, Place, Position, turners
from tutor.caffeine_rush.scene_file import PlaceFile, SceneFile
from tutor.caffeine_rush.scene_players import read_cards, read_order
from tutor.core import chance
from tutor.core.errors import BadInput, choose
from tutor.core.moments import LATEST
from tutor.core.read import join, within


def with_orders(box: Box, p: Position, file: SceneFile, place: str) -> Position:
    """Lay out the Orders: those of the scene, and the rest of the box mixed; raises ``BadInput``."""
    used = Counter(o.drink for o in file.orders or ()) + Counter(d.order.drink for q in p.players for d in q.drinks)
    left = Counter(box.deck) - used
    deck = chance.shuffled(p.stream + 1, [drink for drink in box.orders for _ in range(left[drink])])[1]
    places, deck = _places(box, p, file, deck, join(place, "orders"))
    pile, deck = _order_pile(box, p.options, file, deck, join(place, "order_pile"))
    rest = deck if file.rest is None else _drinks(box, file.rest, join(place, "rest"))
    return replace(p, places=places, order_pile=pile, rest=rest)


def _places(box: Box, p: Position, file: SceneFile, deck: Kinds, place: str) -> tuple[tuple[Place, ...], Kinds]:
    count = len(turners(tuple(q.team for q in p.players))) * A_PLACE + bool(p.tied)
    if file.orders is None and file.step not in ("ready", "play"):
        return (Place(),) * count, deck
    if file.orders is None:
        dealt = tuple(Place(box.orders[drink], file.step == "play") for drink in deck[:count])
        return dealt + (Place(),) * (count - len(dealt)), deck[count:]
    if len(file.orders) > count:
        raise BadInput(place, f"expected {count} places at most for these players, found {len(file.orders)}")
    read_places = tuple(_place(box, p, o, join(place, i)) for i, o in enumerate(file.orders))
    return read_places + (Place(),) * (count - len(read_places)), deck


def _order_pile(box: Box, options: Options, file: SceneFile, deck: Kinds, place: str) -> tuple[Kinds, Kinds]:
    if isinstance(file.order_pile, tuple):
        pile = _drinks(box, file.order_pile, place)
        return pile, tuple((Counter(deck) - Counter(pile)).elements())
    size = options.order_pile if file.order_pile is None else file.order_pile
    if not 0 <= size <= options.order_pile:
        raise BadInput(place, f"expected 0 to {options.order_pile} Orders, found {size}")
    if file.order_pile is None and file.step not in ("ready", "play"):
        return (), deck
    return deck[:size], deck[size:]


def _drinks(box: Box, names: tuple[str, ...], place: str) -> Kinds:
    if len(names) > len(box.deck):
        raise BadInput(place, f"expected {len(box.deck)} Orders at most, found {len(names)}")
    return tuple(choose(name, box.orders, join(place, i), "drink") for i, name in enumerate(names))


def _place(box: Box, p: Position, o: PlaceFile, place: str) -> Place:
    waits = seats(p, (o.waits,), join(place, "waits"))[0] if o.waits else None
    if not o.drink and o.needs is None:
        if o.cards or o.claim:
            raise BadInput(place, "expected a drink, or needs, where cards lie")
        return Place(waits=waits, calls=_calls(o, place))
    order = read_order(box, p, o, place)
    cards = read_cards(box, p, o.cards, None, join(place, "cards"))
    if waits is not None:
        raise BadInput(join(place, "waits"), "nobody waits for an Order where one lies")
    return Place(order, not o.face_down and p.step != "ready", cards, _claim(p, o, place))


def _calls(o: PlaceFile, place: str) -> str:
    if o.calls and not o.waits:
        raise BadInput(join(place, "calls"), "expected waits, the player who calls")
    return check_word(o.calls, join(place, "calls")) if o.calls else ""


def _claim(p: Position, o: PlaceFile, place: str) -> Claim | None:
    if o.claim is None:
        return None
    for field, n, most in (("covers", o.covers, 100), ("near", o.near, 999), ("at", o.at, LATEST)):
        within(n, most, join(place, field))
    return Claim(seats(p, (o.claim,), join(place, "claim"))[0], o.at or p.moment, o.covers, o.near, o.beside)


def seats(p: Position, names: tuple[str, ...], place: str) -> tuple[int, ...]:
    """Return the seats of players named in a scene; raises ``BadInput``."""
    known = p.options.players
    return tuple(known.index(choose(name, known, join(place, i), "player")) for i, name in enumerate(names))
