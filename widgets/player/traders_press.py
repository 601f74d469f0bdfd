"""Pieces of a Coffee Traders table and the actions that concern them: which ones, and which one a person would mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders import actions as a
from tutor.coffee_traders.land import plantation_on
from tutor.coffee_traders.names import BUILDINGS, COOPERATIVES, LETTERS
from tutor.coffee_traders.position import Position
from tutor.coffee_traders.table import own, unstaffed
from tutor.core.values import Action
from widgets.boards.traders_land import space_of


def concern(p: Position, seat: int, legal: Sequence[Action], id: str) -> list[Action]:
    """Return those of the legal actions that a piece is about."""
    return [one for one in legal if any(fnmatchcase(id, name) for name in pieces(p, seat, one))]


class _Now(NamedTuple):
    """A moment of a seat; ``about`` is what a choice that waits is about."""

    p: Position
    seat: int
    about: str


def pieces(p: Position, seat: int, action: Action) -> Sequence[str]:
    """Return the ids of pieces that an action is about; ``*`` stands for any text."""
    about = _PIECES.get(type(action))
    now = _Now(p, seat, p.pending[0].about if p.pending else "")
    return [*about(now, action)] if about else ()


def _space(action: Any) -> str:
    return f"{action.cooperative}-{action.row}-{action.space}"


def _building(now: _Now, action: Any) -> Sequence[str]:
    if action.kind == "warehouse":
        return "built-warehouse", f"stock-{now.seat}"
    return f"{action.place}-{action.kind}-{action.space or '*'}", f"built-{action.kind}"


def _harvested(now: _Now, action: Any) -> Iterator[str]:
    for name in COOPERATIVES:
        yield from (f"{name}-{q.row}-{q.space}" for q in own(now.p, now.seat, name))


def _trading_house(now: _Now, action: Any) -> Sequence[str]:
    return f"{action.cooperative}-queue-*", f"coop-{action.cooperative}", "supply-traders"


_PIECES: dict[type[Action], Callable[[_Now, Any], Iterable[str]]] = {
    a.Plant: lambda now, one: (f"{one.cooperative}-1-{one.space}",),
    # work
    a.Add: lambda now, one: (_space(one), f"slot-{one.line}-*"),
    a.Send: lambda now, one: (f"{one.cooperative}-workers", *_waiting(now.p, one.cooperative)),
    a.Serve: lambda now, one: _waiting(now.p, now.about, one.player),
    a.Breed: lambda now, one: (_space(one), "supply-donkeys"),
    a.Civet: lambda now, one: ("supply-civets", "sumatra", "civets-*"),
    a.Coins: lambda now, one: ("supply-coins",),
    a.StepUp: lambda now, one: (f"arabica-{one.row}-*",),
    a.Counter: lambda now, one: (f"{now.about}-counter-{one.counter}*",),
    a.Pair: lambda now, one: (f"aside-{one.counter}-*",),
    a.Farm: lambda now, one: (f"{one.cooperative}-farm-*", "built-farm", "slot-*-farm"),
    a.Discard: lambda now, one: ("built-farm", "slot-*-farm"),
    # assign
    **dict.fromkeys((a.Staff, a.Give), lambda now, one: (_space(one), "supply-workers")),
    a.Pay: lambda now, one: ("supply-coins" if one.what == "coin" else f"arabica-{one.what}-*",),
    a.GiveUp: lambda now, one: (_space(one),),
    # trade and build
    a.Trader: _trading_house,
    a.Join: lambda now, one: (f"{now.about}-queue-*", "supply-traders"),
    a.RemoveTrader: lambda now, one: ("supply-traders",),
    **dict.fromkeys((a.Hire, a.Piggyback, a.Build), _building),
    # harvest, sell
    a.Harvest: _harvested,
    a.Fulfil: lambda now, one: (f"contract-{one.letter}",),
    a.Take: lambda now, one: (f"contract-{now.about}",),
    a.Deliver: lambda now, one: (f"bar-{one.city}-{one.space}",),
    a.PlaceWild: lambda now, one: (f"{one.stock}-stock",),
    **dict.fromkeys((a.TakeCoffee, a.Buy, a.Exchange), lambda now, one: (f"stock-{now.seat}",)),
    # refresh, and at any time
    a.Arrange: lambda now, one: ("built-warehouse", f"stock-{now.seat}"),
    **dict.fromkeys((a.Use, a.Refill), lambda now, one: (f"bonus-{one.bonus}",)),
}
"""Kind of action → the pieces that it is about; the others are only words."""


def _waiting(p: Position, cooperative: str, player: str = "") -> Iterator[str]:
    """Plantations without a worker, all of them or one player's."""
    for seat, one in enumerate(p.players):
        if cooperative in COOPERATIVES and player in ("", one.name):
            yield from (f"{cooperative}-{q.row}-{q.space}" for q in unstaffed(p, seat, cooperative))


# ---- what a person means who presses a piece with which nothing may be done ----------------------------


def meant(game: CoffeeTraders, p: Position, seat: int, id: str) -> Action | None:
    """Return the action that pressing a piece would mean, ``None`` where there is no obvious one.

    Of several it is the one against which the fewest rules speak.
    """
    found = [*_meant(game, p, seat, id)]
    return min(found, key=lambda one: len(game.check(p, seat, one).against), default=None)


def _meant(game: CoffeeTraders, p: Position, seat: int, id: str) -> Iterator[Action]:
    where, (kind, *rest) = space_of(id), id.split("-")
    paying = p.step == "penalty"
    if where:
        yield from _at_space(p, seat, *where)
    elif kind in COOPERATIVES:
        yield from _in_town(kind, rest)
    elif kind == "contract" and rest[0] in LETTERS:
        yield a.Fulfil(rest[0])
    elif kind == "bar":
        yield _delivery(game, p, seat, rest[0], int(rest[1]))
    elif kind == "arabica":
        yield a.Pay(rest[0]) if paying else a.StepUp(rest[0])
    elif id == "supply-coins":
        yield a.Pay("coin") if paying else a.Coins()
    elif id in ("supply-civets", "sumatra") or kind == "civets":
        yield a.Civet()
    elif kind == "bonus":
        yield a.Use(rest[0])
    elif id == "built-warehouse":
        yield a.Hire("warehouse", "row")


def _at_space(p: Position, seat: int, cooperative: str, row: str, space: int) -> Iterator[Action]:
    here = plantation_on(p, cooperative, row, space)
    if here is None:
        if p.phase == "setup":
            yield a.Plant(cooperative, space)
        else:
            yield from (a.Add(line, cooperative, row, space) for line in "ABC")
    elif p.step == "penalty":
        yield a.GiveUp(cooperative, row, space)
    elif p.phase == "work":
        yield a.Send(cooperative)
    elif here.seat == seat:
        yield a.Staff(cooperative, row, space)
    else:
        yield a.Give(cooperative, row, space)


def _in_town(cooperative: str, what: Sequence[str]) -> Iterator[Action]:
    if what[0] == "queue":
        yield a.Trader(cooperative)
    elif what[0] == "workers":
        yield a.Send(cooperative)
    elif what[0] in BUILDINGS and len(what) > 1:
        yield a.Hire(what[0], cooperative, int(what[1]))


def _delivery(game: CoffeeTraders, p: Position, seat: int, city: str, space: int) -> Action:
    if game.box.bars[city][space - 1].needs:
        return a.Deliver(city, space)
    held = p.players[seat].coffee[: len(COOPERATIVES)]
    return a.Deliver(city, space, COOPERATIVES[held.index(max(held))])
