"""Paying with coffee: kopi luwak may stand for any other (traders.sell.2)."""

from __future__ import annotations

from collections import Counter

from tutor.coffee_traders.names import COFFEES, LUWAK
from tutor.coffee_traders.position import Position

Coffees = dict[str, int]


def held(p: Position, seat: int) -> Coffees:
    """Return a player's coffees by name."""
    return dict(zip(COFFEES, p.players[seat].coffee, strict=True))


def payment(p: Position, seat: int, needs: Coffees, luwak: tuple[str, ...]) -> Coffees | None:
    """Return the coffees that pay for ``needs``, or ``None`` if the player lacks some.

    ``luwak`` names the coffees that kopi luwak stands for; left empty it stands for just what is missing.
    """
    have = held(p, seat)
    wild = Counter(luwak)
    if not luwak:
        wild = Counter({c: max(0, n - have[c]) for c, n in needs.items() if c != LUWAK})
    if any(wild[c] > needs.get(c, 0) for c in wild):
        return None
    pays = {c: n - wild[c] for c, n in needs.items()}
    pays[LUWAK] = pays.get(LUWAK, 0) + sum(wild.values())
    return pays if all(have[c] >= n for c, n in pays.items()) else None


def lacking(p: Position, seat: int, needs: Coffees) -> list[str]:
    """Return the coffees a player is short of, kopi luwak not counted, one entry each."""
    have = held(p, seat)
    return [c for c, n in needs.items() for _ in range(max(0, n - have[c]))]
