"""What lies on the table of Coffee Traders and on no board, a sentence each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Player, Position
from tutor.core.sentences import big, listed
from widgets.boards.traders_looks import shown, who
from widgets.player.traders_words import names
from widgets.player.words import phrase, wording


def beside(game: CoffeeTraders, p: Position) -> list[str]:
    """Return the sentences for a position."""
    people = [big(who(name)) for name in game.names(p)]
    each = list(zip(people, p.players, strict=True))
    held = [_say("has", name=name, things=listed(has)) for name, one in each if (has := tuple(_held(one)))]
    placed = [_say("placed", name=name, those=those) for name, one in each if (those := _placed(one))]
    return [*_turns(p, people), *held, *placed, *_andre(p)]


def _say(kind: str, /, **numbers: Any) -> str:
    return phrase("traders_table", kind, **numbers)


def _turns(p: Position, people: list[str]) -> Iterator[str]:
    yield _say("period", period=p.period, phase=wording("traders_phase")[p.phase])
    if p.phase != "end":
        yield _say("order", names=", ".join(people[seat] for seat in p.order))
    if p.out:
        yield _say("out", names=listed(tuple(people[seat] for seat in p.out)))
    if p.next_order:
        yield _say("next_order", names=", ".join(people[seat] for seat in p.next_order))


def _held(one: Player) -> Iterator[str]:
    for kind, n in (("markers", one.markers), ("spent", one.spent), ("traders", one.traders)):
        if n:
            yield _say(kind, n=n)
    if one.contractors:
        yield _say("contractors", n=one.contractors)
    if one.bonus:
        yield _say("bonus", things=listed(tuple(wording("traders_bonus")[bonus] for bonus in one.bonus)))
    for coffee, stock, wild in zip(COOPERATIVES, one.stock, one.wild_stock, strict=True):
        if stock + wild:
            yield _say("stock", n=stock + wild, coffee=shown(coffee))


def _placed(one: Player) -> str:
    return ", ".join(_say("from_row", n=gone, row=row) for row, gone in zip("ABC", one.taken, strict=True) if gone)


def _andre(p: Position) -> Iterator[str]:
    if p.andre is None:
        return
    if p.andre.contracts:
        yield _say("contract", card=p.andre.contracts[0], n=len(p.andre.contracts) - 1)
    turned = p.andre.counters[: p.andre.turned]
    if turned:
        yield _say("counters", names=names(turned))
