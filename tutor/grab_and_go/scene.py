"""Scenes: positions written by hand in TOML.

Top level: ``game``, ``options`` (``no_takeout``, ``coffee_millionaire``, ``master_barista``, ``rulings``), ``seed``,
``step`` (ready, play, closing, round, over), ``moment`` (ms), ``round``, ``stock`` (ingredients by place, ``-`` for a
gap), ``decks`` (three lists of drinks, top card first), ``closed_by``. ``[players.NAME]`` in seating order: ``orders``
(a ``drink`` of the box, or ``needs`` with ``pays`` and ``takeout``; ``under``; ``done``), ``hand`` (an ingredient, and
its place if that matters), ``total`` (earlier rounds, as ``"41.50"``).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor.core import chance
from tutor.core.agreed import check_players
from tutor.core.box import check_drink
from tutor.core.errors import BadInput, choose, shown
from tutor.core.money import read_amount
from tutor.core.read import convert, join, table_of
from tutor.core.rulebook import Rulebook
from tutor.grab_and_go.actions import CARDS
from tutor.grab_and_go.box import ORDERS, Box, read_kinds, read_pays
from tutor.grab_and_go.options import MOST_PLAYERS, read_options
from tutor.grab_and_go.position import DECKS, GAP, STEPS, Kinds, Order, Player, Position
from tutor.grab_and_go.scene_check import check, check_hands, closes
from tutor.grab_and_go.scene_write import EMPTY
from tutor.grab_and_go.scoring import CORRECT, CORRECT_TAKEOUT
from tutor.grab_and_go.setup import split, whole_stock


class _Order(Struct, frozen=True, forbid_unknown_fields=True):
    drink: str = ""
    needs: str | None = None
    pays: str | None = None
    takeout: bool | None = None
    under: str = ""
    done: bool | None = None


class _Player(Struct, frozen=True, forbid_unknown_fields=True):
    orders: tuple[_Order, ...] = ()
    hand: str = ""
    total: str = "0.00"


class _Scene(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: dict[str, Any]
    options: dict[str, Any] = {}
    seed: int = 0
    step: str | None = None
    moment: int = 0
    round: int = 1
    stock: str | None = None
    decks: tuple[tuple[str, ...], ...] | None = None
    closed_by: str | None = None


def read(rules: Rulebook, box: Box, data: dict[str, Any], place: str) -> Position:
    """Return the position a scene describes; raises ``BadInput`` for one that cannot be, with the reason.

    An order with as many cards under it as it asks for is set aside unless it says ``done = false``. What the scene
    leaves out of stock and decks is the rest of the box, mixed with ``seed``. An order with needs of its own and no
    price pays what the sample cards do: $0.50 an ingredient, $1.00 for a takeout.
    """
    file = convert(data, _Scene, place)
    choose(file.game, ("grab",), join(place, "game"), "game")
    names = check_players(tuple(file.players), 1, MOST_PLAYERS, join(place, "players"))
    options = read_options(rules, file.options, join(place, "options"), names)
    entries = table_of(file.players, _Player, join(place, "players"))
    players = tuple(_player(box, name, q, join(place, "players", name)) for name, q in entries.items())
    p = Position(options, players, (), round=file.round, moment=file.moment, stream=chance.stream(file.seed))
    holds = any(q.hand for q in entries.values())
    p = replace(p, step=_step(p, file, holds, join(place, "step")), closed_by=_closed_by(names, file, place))
    p = _with_stock(box, p, file, entries, place)
    p = replace(p, decks=_decks(box, p, file, join(place, "decks")))
    check(p, place)
    return p


def _step(p: Position, file: _Scene, holds: bool, place: str) -> str:
    if file.step is not None:
        return choose(file.step, STEPS, place, "step")
    if not closes(p):
        return "play"
    return "closing" if holds else "over"


def _closed_by(names: tuple[str, ...], file: _Scene, place: str) -> int | None:
    if file.closed_by is None:
        return None
    return names.index(choose(file.closed_by, names, join(place, "closed_by"), "player"))


def _player(box: Box, name: str, q: _Player, place: str) -> Player:
    read_orders = [_order(box, o, join(place, "orders", i)) for i, o in enumerate(q.orders)]
    if len(read_orders) > ORDERS:
        raise BadInput(join(place, "orders"), f"expected {ORDERS} at most, found {len(read_orders)}")
    in_front = tuple(order for order, done in read_orders if not done)
    aside = tuple(order for order, done in read_orders if done)
    return Player(name, in_front, aside, total=read_amount(q.total, join(place, "total")))


def _order(box: Box, o: _Order, place: str) -> tuple[Order, bool]:
    order = _card(box, o, place)
    under = read_kinds(o.under, box.kinds, join(place, "under"))
    full = len(under) == len(order.needs)
    if o.done and not full:
        problem = f"a completed order has {len(order.needs)} ingredients under it (grab.order.4), found {len(under)}"
        raise BadInput(join(place, "under"), problem)
    return replace(order, under=under), full if o.done is None else o.done


def _card(box: Box, o: _Order, place: str) -> Order:
    if o.needs is None:
        known = box.orders[choose(o.drink, box.orders, join(place, "drink"), "drink")]
        takeout = known.takeout if o.takeout is None else o.takeout
        return replace(known, takeout=takeout, pays=_pays(o, known.pays, place))
    needs = tuple(sorted(read_kinds(o.needs, box.kinds, join(place, "needs"))))
    if not needs:
        raise BadInput(join(place, "needs"), "expected at least one ingredient")
    usual = len(needs) * (CORRECT_TAKEOUT if o.takeout else CORRECT)
    drink = check_drink(o.drink, join(place, "drink")) if o.drink else ""
    return Order(drink, needs, _pays(o, usual, place), bool(o.takeout))


def _pays(o: _Order, usual: int, place: str) -> int:
    return usual if o.pays is None else read_pays(o.pays, join(place, "pays"))


def _with_stock(box: Box, p: Position, file: _Scene, entries: dict[str, _Player], place: str) -> Position:
    hands = {name: _hand(box, q, join(place, "players", name, "hand")) for name, q in entries.items()}
    rest = _rest(box, p, hands, place)
    stock = _stock(box, p, file, rest, join(place, "stock"))
    for seat, player in enumerate(p.players):
        kind, where = hands[player.name]
        if kind:
            where = where or _free(stock, {q.hand_from for q in p.players})
            p = p.seated(seat, replace(player, hand=kind, hand_from=where))
    check_hands(p, stock, place)
    return replace(p, stock=stock)


def _hand(box: Box, q: _Player, place: str) -> tuple[str, int]:
    kind, _, where = q.hand.partition(" ")
    if not kind:
        return "", 0
    if where and not (where.isascii() and where.isdigit() and len(where) < 4 and 1 <= int(where) <= CARDS):
        raise BadInput(place, f"expected an ingredient and its place from 1 to {CARDS}, found {shown(q.hand)}")
    return choose(kind, box.kinds, place, "ingredient"), int(where or 0)


def _rest(box: Box, p: Position, hands: dict[str, tuple[str, int]], place: str) -> Counter[str]:
    used = Counter(card for player in p.players for order in (*player.orders, *player.done) for card in order.under)
    used.update(kind for kind, _ in hands.values() if kind)
    for kind, n in used.items():
        if n > box.cards[kind]:
            raise BadInput(join(place, "players"), f"hold {n} {kind} cards, the box has {box.cards[kind]}")
    return Counter(whole_stock(box)) - used


def _stock(box: Box, p: Position, file: _Scene, rest: Counter[str], place: str) -> Kinds:
    if file.stock is None:
        cards = tuple(kind for kind in box.kinds for _ in range(rest[kind]))
        return chance.shuffled(p.stream, cards)[1] + (GAP,) * (CARDS - len(cards))
    words = file.stock.split()
    if len(words) > CARDS:
        raise BadInput(place, f"expected {CARDS} places at most, found {len(words)}")
    cards = tuple(GAP if w == EMPTY else choose(w, box.kinds, place, "ingredient") for w in words)
    over = Counter(c for c in cards if c) - rest
    for kind, n in over.items():
        raise BadInput(place, f"has {n} {kind} more than the box has left")
    return cards + (GAP,) * (CARDS - len(cards))


def _free(stock: Kinds, taken: set[int]) -> int:
    return next(i for i, card in enumerate(stock, 1) if card == GAP and i not in taken)


def _decks(box: Box, p: Position, file: _Scene, place: str) -> tuple[Kinds, ...]:
    rest = Counter(box.deck) - Counter(o.drink for q in p.players for o in (*q.orders, *q.done))
    if file.decks is None:
        cards = tuple(drink for drink in box.orders for _ in range(rest[drink]))
        return split(chance.shuffled(p.stream + 1, cards)[1])
    if len(file.decks) != DECKS:
        raise BadInput(place, f"expected {DECKS} decks, found {len(file.decks)}")
    for i, deck in enumerate(file.decks):
        for j, drink in enumerate(deck):
            choose(drink, box.orders, join(place, i, j), "drink")
    for drink, n in (Counter(d for deck in file.decks for d in deck) - rest).items():
        raise BadInput(place, f"have {n} {drink} more than the box has left")
    return file.decks
