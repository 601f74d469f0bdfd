"""Scenes: positions written by hand in TOML."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor.coffee_rush import turn
from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.box import read_board, read_needs, read_tokens
from tutor.coffee_rush.edition import Edition
from tutor.coffee_rush.options import PLAYERS, read_options, read_tiles
from tutor.coffee_rush.position import CUPS, SETUP, STEPS, ZONES, Order, Player, Position, Tokens, pawns_each
from tutor.coffee_rush.scene_check import MOST, check, rest_of_box
from tutor.core import chance
from tutor.core.agreed import check_players
from tutor.core.box import check_drink
from tutor.core.errors import BadInput, choose
from tutor.core.read import convert, join, table_of, within


class _Order(Struct, frozen=True, forbid_unknown_fields=True):
    drink: str = ""
    needs: str | None = None
    special: bool | None = None
    zone: int = 1


class _Player(Struct, frozen=True, forbid_unknown_fields=True):
    pawns: tuple[str, ...] | None = None
    cookies: int = 0
    likes: int = 0
    penalties: int = 0
    active: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()
    cups: tuple[str, ...] = ("", "", "")
    orders: tuple[_Order, ...] = ()
    hand: str = ""


class _Scene(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: dict[str, Any]
    options: dict[str, Any] = {}
    seed: int = 0
    board: list[str] | None = None
    turn: str | None = None
    step: str = "activate"
    deck: tuple[str, ...] | int = ()
    closed: bool = False
    over: bool = False
    served: int = 0
    supply: dict[str, int] | None = None


def read(e: Edition, data: dict[str, Any], place: str) -> Position:
    """Return the position a scene describes; raises ``BadInput`` for one that cannot be, with the reason."""
    file = convert(data, _Scene, place)
    choose(file.game, (e.id,), join(place, "game"), "game")
    names = check_players(tuple(file.players), *PLAYERS, join(place, "players"))
    options = read_options(e, file.options, join(place, "options"), names)
    entries = table_of(file.players, _Player, join(place, "players"))
    step = choose(file.step, STEPS, join(place, "step"), "step")
    players = tuple(_player(e, name, q, join(place, "players", name)) for name, q in entries.items())
    p = Position(
        e.id,
        options,
        e.box.board if file.board is None else read_board(file.board, e.ingredients, join(place, "board")),
        _place_pawns(players, entries, step),
        0 if file.turn is None else names.index(choose(file.turn, names, join(place, "turn"), "player")),
        step,
        closed=file.closed,
        over=file.over,
        served=file.served,
        stream=chance.stream(file.seed),
    )
    p = replace(p, hand=_hand(e, p, entries, place), deck=_deck(e, p, file, join(place, "deck")))
    p = replace(p, supply=_supply(e, p, file, join(place, "supply")))
    check(e, p, place)
    return _without_idle_step(p)


def _without_idle_step(p: Position) -> Position:
    idle = p.step == "activate" and not turn.can_activate(p)
    return replace(p, step="move") if idle and not p.over else p


def _player(e: Edition, name: str, q: _Player, place: str) -> Player:
    for field in ("cookies", "likes", "penalties"):
        within(getattr(q, field), MOST, join(place, field))
    if len(q.cups) != CUPS:
        raise BadInput(join(place, "cups"), f"expected {CUPS} texts, found {len(q.cups)}")
    return Player(
        name,
        tuple(choose(s, SPACES, join(place, "pawns", i), "space") for i, s in enumerate(q.pawns or ())),
        q.cookies,
        q.likes,
        q.penalties,
        read_tiles(e, q.active, join(place, "active")),
        read_tiles(e, q.face_down, join(place, "face_down")),
        tuple(read_tokens(cup, e.ingredients, join(place, "cups", i)) for i, cup in enumerate(q.cups)),
        tuple(_order(e, o, join(place, "orders", i)) for i, o in enumerate(q.orders)),
    )


def _order(e: Edition, o: _Order, place: str) -> Order:
    if not 1 <= o.zone <= ZONES:
        raise BadInput(join(place, "zone"), f"expected a waiting zone from 1 to {ZONES}, found {o.zone}")
    if o.needs is None and not o.drink:
        raise BadInput(place, "expected a drink of the box, or what it needs")
    if o.needs is None:
        known = e.box.cards[choose(o.drink, e.box.cards, join(place, "drink"), "drink")]
        return replace(known, zone=o.zone, special=known.special if o.special is None else o.special)
    if o.drink:
        check_drink(o.drink, join(place, "drink"))
    return Order(o.drink, read_needs(o.needs, e.ingredients, join(place, "needs")), bool(o.special), o.zone)


def _place_pawns(players: tuple[Player, ...], entries: dict[str, _Player], step: str) -> tuple[Player, ...]:
    taken = {s for player in players for s in player.pawns}
    free = [s for s in SPACES if s not in taken]
    if step in SETUP:
        return players
    each = pawns_each(len(players))
    return tuple(
        replace(player, pawns=tuple(free.pop(0) for _ in range(each))) if entries[player.name].pawns is None else player
        for player in players
    )


def _hand(e: Edition, p: Position, entries: dict[str, _Player], place: str) -> Tokens:
    for name, q in entries.items():
        where = join(place, "players", name, "hand")
        if q.hand.split() and name != p.player.name:
            raise BadInput(where, f"only the player on turn, {p.player.name}, holds tokens not yet in cups")
        if q.hand.split() and p.step != "fill":
            raise BadInput(where, "tokens not yet in cups are held in step fill only")
    where = join(place, "players", p.player.name, "hand")
    return read_tokens(entries[p.player.name].hand, e.ingredients, where)


def _deck(e: Edition, p: Position, file: _Scene, place: str) -> tuple[str, ...]:
    if not isinstance(file.deck, int):
        if len(file.deck) > len(e.box.deck):
            raise BadInput(place, f"expected {len(e.box.deck)} cards at most, found {len(file.deck)}")
        return tuple(choose(drink, e.box.cards, join(place, i), "drink") for i, drink in enumerate(file.deck))
    rest = list(e.box.deck)
    for player in p.players:
        for order in player.orders:
            if order.drink in rest:
                rest.remove(order.drink)
    within(file.deck, len(rest), place)
    return chance.shuffled(p.stream, rest)[1][: file.deck]


def _supply(e: Edition, p: Position, file: _Scene, place: str) -> tuple[int, ...]:
    if e.winter:
        if file.supply is not None:
            raise BadInput(place, "in Winter tokens never run out (winter.move.4)")
        return ()
    counts = rest_of_box(e, p, place)
    for name, n in (file.supply or {}).items():
        choose(name, e.ingredients, place, "ingredient")
        within(n, counts[name], join(place, name))
        counts[name] = n
    return tuple(counts.values())
