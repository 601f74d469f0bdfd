"""Actions of Caffeine Rush as words on a button; their language file is ``en.toml``."""

from __future__ import annotations

from typing import Any

import msgspec

from tutor.caffeine_rush import Aside, Latte, Match, Message, Position, Shuffle, Up
from tutor.core.values import Action
from widgets.player.words import phrase, wording


def in_words(p: Position, seat: int, action: Action) -> str:
    """Return an action of a seat in words, "" for one that the game itself writes better."""
    kind, numbers = _told(p, seat, action)
    return phrase("caffeine_action", kind, **numbers) if kind in wording("caffeine_action") else ""


def _told(p: Position, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Return which sentence tells an action, and what it needs."""
    kind = str(action.__struct_config__.tag)
    match action:
        case Match(card, place, where=where):
            return ("match_beside" if where == "beside" else kind), {"card": card, "drink": _drink(p, place)}
        case Up(place) | Latte(place):
            return kind, {"drink": _drink(p, place)}
        case Aside():
            hand = p.players[seat].hand
            return (kind, {"card": hand.kind}) if hand else ("aside_unseen", {})
        case Shuffle(which):
            return f"shuffle_{which}", {}
        case Message(words):
            return kind, {"words": " ".join(words)}
        case _:
            return kind, msgspec.structs.asdict(action)


def _drink(p: Position, number: int) -> str:
    """The drink on a place; its number where two are alike, or none lies there."""
    places = [place.order.drink if place.order and place.up else "" for place in p.places]
    if not 1 <= number <= len(places) or not places[number - 1]:
        return phrase("caffeine_drink", "none", number=number)
    drink = places[number - 1]
    return phrase("caffeine_drink", "alike", drink=drink, number=number) if places.count(drink) > 1 else drink
