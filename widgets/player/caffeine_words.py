"""Actions of Caffeine Rush as words on a button."""

from __future__ import annotations

from tutor.caffeine_rush import (
    Aside,
    Call,
    Clean,
    Flip,
    Go,
    Latte,
    Match,
    Message,
    Pass,
    Position,
    Round,
    Shuffle,
    Turn,
    Up,
)
from tutor.core.values import Action

PLAIN: dict[type[Action], str] = {
    Flip: "Turn your next card",
    Clean: "Clean up your Prep Area",
    Turn: "Turn up the next Order",
    Go: "Turn the Orders up",
    Pass: "Leave the message to the next one",
    Round: "Set up the next round",
}
SHUFFLED = {"all": "all cards of your drinks", "own": "your own cards", "others": "the others' cards"}


def in_words(p: Position, seat: int, action: Action) -> str | None:
    """Return an action of a seat in words, ``None`` for one that the game itself writes better."""
    match action:
        case Match(kind, place, where=where):
            beside = " beside it, for Latte Art" if where == "beside" else ""
            return f"Put {kind} to {_drink(p, place)}{beside}"
        case Up(place):
            return f"Order up: {_drink(p, place)}"
        case Latte(place):
            return f"Cover {_drink(p, place)} with your Latte Art Card"
        case Aside():
            hand = p.players[seat].hand
            return f"Set {hand.kind} aside" if hand else "Set your card aside"
        case Call(customer):
            return f"Call {customer}"
        case Shuffle(which):
            return f"Shuffle {SHUFFLED[which]} into a new pile"
        case Message(words):
            return f"Say: {' '.join(words)}"
        case _:
            return PLAIN.get(type(action))


def _drink(p: Position, number: int) -> str:
    """The drink on a place; its number where two are alike, or none lies there."""
    places = [place.order.drink if place.order and place.up else "" for place in p.places]
    if not 1 <= number <= len(places) or not places[number - 1]:
        return f"place {number}"
    drink = places[number - 1]
    return f"{drink} on place {number}" if places.count(drink) > 1 else drink
