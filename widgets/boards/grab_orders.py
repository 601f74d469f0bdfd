"""The orders before a player of Grab & Go, with the cards under them, and the three decks, as parts."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tutor import catalogue
from tutor.core.money import dollars
from tutor.core.sentences import listed
from tutor.grab_and_go import GrabAndGo
from tutor.grab_and_go.box import Box
from tutor.grab_and_go.position import HIDDEN, Kinds, Order, Position
from widgets.boards.scene import Mark, Part, Piece, Point, circle, path, rect, use, words
from widgets.boards.words import phrase

WIDE = 352
ORDER = (170, 152)
DECK = (112, 112)


def orders_part(view: Position, seat: int, legal: Collection[str]) -> Part:
    """The orders of a seat; one that can be called says so."""
    orders = view.players[seat].orders
    pieces = [piece for number, order in enumerate(orders, 1) for piece in _order(number, order, legal)]
    title = phrase("grab", "orders")
    return Part("mine", title, (WIDE, ORDER[1] + 4), pieces, title=title, column=1)


def _order(number: int, order: Order, legal: Collection[str]) -> Iterator[Piece]:
    """The cards under an order, which come there from the counter, and the order on top of them."""
    calls, slots = f"call {number}" in legal, f"slot {number}" in legal
    at = ((ORDER[0] + 12) * (number - 1), 2)
    yield from _under(number, order, at)
    marks = [rect(0, 0, *ORDER, 12, "hit"), *_face(order, ORDER[0], 84)]
    if calls:
        name = phrase("grab", "call", drink=order.drink)
        marks += [rect(8, 94, 154, 50, 25, "call"), words(85, 125, name, "call-word mid" + _fit(name))]
    elif slots:
        marks += [rect(1, 1, 168, 82, 12, "ring-next")]
    yield Piece(f"order-{number}", at, ORDER, marks, _label(number, order, calls, slots), bool(legal), "often")


def _fit(name: str) -> str:
    return " tight" if len(name) > 15 else ""


def _label(number: int, order: Order, calls: bool, slots: bool) -> str:
    kind = "order_call" if calls else "order_slot" if slots else "order"
    return phrase("grab", kind, order=number, card=in_words(order), under=_cards(order.under), drink=order.drink)


def in_words(order: Order) -> str:
    """An order card in words: ``cold brew, takeout, asks for 2 coffee, water and ice, pays $4.00``."""
    facts = [order.drink, phrase("grab", "takeout")] if order.takeout else [order.drink]
    if HIDDEN in order.needs:
        return ", ".join([*facts, phrase("grab", "asks_down", n=len(order.needs))])
    asks, pays = phrase("grab", "asks", needs=listed(order.needs)), phrase("grab", "pays", dollars=dollars(order.pays))
    return ", ".join([*facts, asks, pays])


def _cards(under: Kinds) -> str:
    if HIDDEN in under:
        return phrase("grab", "under_down", n=len(under))
    return listed(under)


def _face(order: Order, width: float, height: float) -> Iterator[Mark]:
    """The card itself: blue or pink, the drink, what it asks for and what it pays."""
    kind = "takeout" if order.takeout else "basic"
    yield rect(1, 1, width - 2, height - 2, 12, f"order {kind}")
    yield path(f"M1 32V13a12 12 0 0 1 12-12h{width - 26:g}a12 12 0 0 1 12 12v19z", f"order-band {kind}")
    yield words(10, 22, order.drink, "slip-word" + (" tight" if len(order.drink) > 14 else ""))
    yield from _needs(order, 7, 37, 27)
    if order.pays:
        yield words(width - 9, height - 8, dollars(order.pays), "price end")
    if order.takeout:
        yield use("takeout", width - 29, 2, 26)
    if _sources().get(order.drink) == "sample":
        yield words(9, height - 8, phrase("grab", "sample"), "small soft")


def _sources() -> dict[str, str]:
    return _box().sources


def _box() -> Box:
    game = catalogue.game("grab")
    assert isinstance(game, GrabAndGo)
    return game.box


def _needs(order: Order, x: float, y: float, size: float) -> Iterator[Mark]:
    for n, kind in enumerate(order.needs):
        if kind == HIDDEN:
            yield circle(x + 9 + n * 18, y + size / 2, 6, "need-dot")
        else:
            yield use(kind, x + n * size * 1.08, y, size)


def _under(number: int, order: Order, at: Point) -> Iterator[Piece]:
    """Slots for as many cards as are asked for, and the cards in them; they look out from under the order."""
    slots = max(len(order.needs), len(order.under))
    step = min(38, 152 / slots)
    wide = min(34, step - 4)
    for n in range(slots):
        spot, size = (at[0] + 10 + n * step, at[1] + 72), (wide, 70)
        if n >= len(order.under):
            yield Piece(f"slot-{number}-{n}", spot, size, [rect(0, 18, wide, 50, 7, "slot")])
        else:
            came = "came came-mine" if n == len(order.under) - 1 else ""
            yield Piece(f"under-{number}-{n}", spot, size, _card(order.under[n], wide), cls=came)


def _card(kind: str, wide: float) -> list[Mark]:
    if kind == HIDDEN:
        return [use("card-back", -8, 10, wide + 16, 62)]
    return [rect(0, 0, wide, 70, 7, f"tile {kind} face"), use(kind, (wide - 28) / 2, 26, 28)]


# ---- decks -------------------------------------------------------------------------


def decks_part(view: Position, legal: Collection[str]) -> Part:
    """The three decks, the top card open; they ring where the next order may be taken."""
    tops = _tops(view)
    pieces = [_deck(n, deck, tops.get(n), legal) for n, deck in enumerate(view.decks, 1)]
    taking = any(text.startswith("draw ") for text in legal)
    title = phrase("grab", "decks_take" if taking else "decks")
    return Part("decks", phrase("grab", "decks_says"), (WIDE, DECK[1] + 10), pieces, title=title, column=2)


def _tops(view: Position) -> dict[int, Order]:
    orders = _box().orders
    return {n: orders[deck[0]] for n, deck in enumerate(view.decks, 1) if deck}


def _deck(number: int, deck: Kinds, top: Order | None, legal: Collection[str]) -> Piece:
    at, takes = ((DECK[0] + 8) * (number - 1), 4), f"draw {number}" in legal
    if top is None:
        label = phrase("grab", "deck_empty", deck=number)
        return Piece(f"deck-{number}", at, DECK, [rect(1, 1, 110, 90, 12, "slot")], label)
    edge = [rect(4, 10, 104, 100, 12, "order edge")] if len(deck) > 1 else []
    marks = [*edge, *_top(top), words(56, 105, phrase("grab", "left", n=len(deck)), "small mid")]
    if takes:
        marks.append(rect(1, 1, 110, 90, 12, "ring-take"))
    label = phrase("grab", "deck_take" if takes else "deck", deck=number, n=len(deck), card=in_words(top))
    return Piece(f"deck-{number}", at, DECK, marks, label, press=bool(legal))


def _top(top: Order) -> Iterator[Mark]:
    kind = "takeout" if top.takeout else "basic"
    yield rect(1, 1, 110, 90, 12, f"order {kind}")
    yield path("M1 42V13a12 12 0 0 1 12-12h86a12 12 0 0 1 12 12v29z", f"order-band {kind}")
    first, _, last = top.drink.rpartition(" ")
    lines = [(17, first), (34, last)] if first else [(26, last)]
    for y, text in lines:
        yield words(9, y, text, "small name")
    if top.takeout:
        yield use("takeout", 84, 3, 24)
    yield from _needs(top, 5, 45, 19)
    yield words(103, 84, dollars(top.pays), "small name end")
