"""The cards of Caffeine Rush as marks: faces, backs in their owner's colour, and Order Cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor import catalogue
from tutor.caffeine_rush import CaffeineRush, Card, Order, Position
from tutor.caffeine_rush.box import SIZES, Box
from tutor.caffeine_rush.position import LATTE_ART, NOBODY, SUPERVISOR
from tutor.core.money import dollars
from tutor.core.sentences import listed
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, icons, rect, use, words
from widgets.boards.words import phrase, wording

_DRAWN = {LATTE_ART: "latte-art", SUPERVISOR: "supervisor"}


def box() -> Box:
    """The box of the game."""
    game = catalogue.game("caffeine")
    assert isinstance(game, CaffeineRush)
    return game.box


def coloured(seat: int) -> str:
    """What a seat's colour and shape are called (caffeine.setup.1)."""
    called = wording("caffeine_seat")
    return called[str(seat % len(called) + 1)]


def drawn(kind: str) -> str:
    """The icon of a card, "" for an ingredient that none is drawn for."""
    name = _DRAWN.get(kind, kind)
    return name if name in icons() else ""


def code(kind: str) -> str:
    """The two letters that are printed on an ingredient's cards."""
    return next((short for short, name in box().codes.items() if name == kind and len(short) == 2), kind[:2]).title()


def picture(kind: str, x: float, y: float, size: float, cls: str = "") -> Mark:
    """What stands for a kind: its drawing, or the letters on its cards."""
    icon = drawn(kind)
    if icon:
        return use(icon, x, y, size, cls=cls)
    return words(x + size / 2, y + size * 0.68, code(kind), f"code mid {cls}".rstrip())


def back(owner: int, x: float, y: float, width: float, height: float) -> Iterator[Mark]:
    """A card's back: colour and shape say whose it is; ``NOBODY`` is an Order Card's."""
    yield rect(x, y, width, height, 7, f"back seat-{owner}" if owner != NOBODY else "back of-order")
    yield rect(x + 4, y + 4, width - 8, height - 8, 4, "back-line")
    size = min(width, height) * 0.5
    icon = sign(owner) if owner != NOBODY else "takeout"
    yield use(icon, x + (width - size) / 2, y + (height - size) / 2, size)


def face(card: Card, width: float, height: float, owner: bool = True, cls: str = "") -> Iterator[Mark]:
    """A card face up, at the origin; its owner's sign stands in the corner."""
    yield rect(1, 1, width - 2, height - 2, 7, f"tile face {tint(card.kind)} {cls}".rstrip())
    mark = owner and card.owner != NOBODY
    size = min(width - 4, height - (18 if mark else 6), 50)
    yield picture(card.kind, (width - size) / 2, (height - size) / 2 + (6 if mark else 0), size)
    if mark:
        yield use(sign(card.owner), 3, 3, min(16.0, width / 2))


def count(x: float, y: float, text: str) -> Iterator[Mark]:
    """A small number on a card, around (x, y)."""
    wide = 12 + 8 * len(text)
    yield rect(x - wide / 2, y - 10, wide, 20, 10, "count-ground")
    yield words(x, y + 5, text, "count-word mid")


def tint(kind: str) -> str:
    """The class by which a card is coloured."""
    return _DRAWN.get(kind, kind)


def in_words(order: Order) -> str:
    """An Order Card in words: ``latte, asks for 2 coffee and 2 milk``."""
    return phrase("caffeine_card", "order", drink=order.name, needs=listed(order.needs))


def several(cards: Iterable[Card]) -> str:
    """Cards in words: ``2 milk and coffee``."""
    return listed([card.kind for card in cards])


def facts(view: Position, order: Order) -> str:
    """What counts of an Order in the variations in play, in words."""
    size = SIZES.get(len(order.needs), "") if view.plays("size") else ""
    calls, speaks = view.plays("call_customer") and order.customer, view.plays("fair_trade") and order.word
    customer = phrase("caffeine_card", "customer", customer=order.customer) if calls else ""
    word = phrase("caffeine_card", "word", first=order.word) if speaks else ""
    return ", ".join(fact for fact in (f"{size} {size_tip(view, order)}".strip(), customer, word) if fact)


def size_tip(view: Position, order: Order) -> str:
    """What an Order of its size brings, if that counts here."""
    return dollars(100 * len(order.needs)) if view.plays("size") and len(order.needs) in SIZES else ""


def on_the_cup(view: Position, order: Order) -> str:
    """The customer and the first word on the cup, if they count here."""
    customer = order.customer if view.plays("call_customer") else ""
    word = f"“{order.word}”" if view.plays("fair_trade") and order.word else ""
    return f"{customer} {word}".strip()
