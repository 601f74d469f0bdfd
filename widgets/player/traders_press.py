"""Pieces of a Coffee Traders table and the actions that concern them: which ones, and which one a person would mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

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


def pieces(p: Position, seat: int, action: Action) -> Sequence[str]:
    """Return the ids of pieces that an action is about; ``*`` stands for any text."""
    about = p.pending[0].about if p.pending else ""
    match action:
        case a.Add():
            return f"{action.cooperative}-{action.row}-{action.space}", f"slot-{action.line}-*"
        case a.Breed():
            return f"{action.cooperative}-{action.row}-{action.space}", "supply-donkeys"
        case a.Staff() | a.Give():
            return f"{action.cooperative}-{action.row}-{action.space}", "supply-workers"
        case a.GiveUp():
            return (f"{action.cooperative}-{action.row}-{action.space}",)
        case a.Plant():
            return (f"{action.cooperative}-1-{action.space}",)
        case a.Send():
            return f"{action.cooperative}-workers", *_waiting(p, action.cooperative)
        case a.Serve():
            return [*_waiting(p, about, action.player)]
        case a.Civet():
            return "supply-civets", "sumatra", "civets-*"
        case a.Coins():
            return ("supply-coins",)
        case a.Pay():
            return ("supply-coins",) if action.what == "coin" else (f"arabica-{action.what}-*",)
        case a.StepUp():
            return (f"arabica-{action.row}-*",)
        case a.Counter():
            return (f"{about}-counter-{action.counter}*",)
        case a.Pair():
            return (f"aside-{action.counter}-*",)
        case a.Farm():
            return f"{action.cooperative}-farm-*", "built-farm", "slot-*-farm"
        case a.Discard():
            return "built-farm", "slot-*-farm"
        case _:
            return _later(p, seat, action, about)


def _later(p: Position, seat: int, action: Action, about: str) -> Sequence[str]:
    """The same for actions of the later phases."""
    match action:
        case a.Trader():
            return f"{action.cooperative}-queue-*", f"coop-{action.cooperative}", "supply-traders"
        case a.Join():
            return f"{about}-queue-*", "supply-traders"
        case a.RemoveTrader():
            return ("supply-traders",)
        case a.Hire() | a.Piggyback() | a.Build():
            if action.kind == "warehouse":
                return "built-warehouse", f"stock-{seat}"
            return f"{action.place}-{action.kind}-{action.space or '*'}", f"built-{action.kind}"
        case a.Arrange():
            return "built-warehouse", f"stock-{seat}"
        case a.TakeCoffee() | a.Buy() | a.Exchange():
            return (f"stock-{seat}",)
        case a.Harvest():
            return [f"{name}-{q.row}-{q.space}" for name in COOPERATIVES for q in own(p, seat, name)]
        case a.Fulfil():
            return (f"contract-{action.letter}",)
        case a.Take():
            return (f"contract-{about}",)
        case a.Deliver():
            return (f"bar-{action.city}-{action.space}",)
        case a.PlaceWild():
            return (f"{action.stock}-stock",)
        case a.Use() | a.Refill():
            return (f"bonus-{action.bonus}",)
        case _:
            return ()


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
