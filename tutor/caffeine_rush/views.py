"""What a seat may see: nothing that lies face down is in it."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.caffeine_rush.position import HIDDEN, NOBODY, Card, Drink, Order, Place, Player, Position

_FACE_DOWN = Order(HIDDEN, ())


def view(p: Position, seat: int | None) -> Position:
    """Return what a seat sees (``None``: an onlooker).

    Hidden are the Ingredient Piles save the colour of each top card, Orders that lie face down, and the others'
    fulfilled Orders, which are opened for scoring.
    """
    opened = p.step in ("message", "round", "over")
    players = tuple(q if opened or i == seat else _player(q) for i, q in enumerate(p.players))
    return replace(
        p,
        players=players,
        piles=tuple(_pile(pile) for pile in p.piles),
        places=tuple(_place(place) for place in p.places),
        order_pile=(HIDDEN,) * len(p.order_pile),
        rest=(HIDDEN,) * len(p.rest),
        stream=0,
    )


def _pile(pile: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(Card(HIDDEN, NOBODY if i else card.owner) for i, card in enumerate(pile))


def _place(place: Place) -> Place:
    return place if place.up or place.order is None else replace(place, order=_FACE_DOWN)


def _player(player: Player) -> Player:
    return replace(player, drinks=tuple(_drink(drink) for drink in player.drinks))


def _drink(drink: Drink) -> Drink:
    return Drink(_FACE_DOWN, (Card(HIDDEN, NOBODY),) * len(drink.cards), drink.latte_art)
