"""All five cooperatives at a glance: whose plantations stand in which row, who waits in the queue, what is built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.coffee_traders.about import about
from tutor.coffee_traders.names import COOPERATIVES, ROWS
from tutor.coffee_traders.position import Position, coop
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_looks import looks_of, owned, shown, sign, who
from widgets.boards.words import phrase

WIDE, TALL = 580, 96


def glance_part(p: Position, chosen: str, press: bool) -> Part:
    """A card for each cooperative, 580 by 96 each; the pressed one is shown large elsewhere."""
    pieces = [_card(p, name, n, name == chosen, press) for n, name in enumerate(COOPERATIVES)]
    title = phrase("traders_glance", "title")
    return Part("glance", title, (WIDE, TALL * len(pieces)), pieces, title=title, focus=f"coop-{chosen}")


def _card(p: Position, name: str, n: int, chosen: bool, press: bool) -> Piece:
    marks: list[Mark] = [rect(2, 3, WIDE - 4, TALL - 8, 14, "card chosen" if chosen else "card")]
    marks += [use(f"bean-{name}", 12, 12, 34), words(54, 36, shown(name), "line-title")]
    marks += [*_rows(p, name), *_queue(p, name), *_buildings(p, name)]
    return Piece(
        f"coop-{name}", (0, TALL * n), (WIDE, TALL - 6), marks, _words(p, name), press=press, about=about("cooperative")
    )


def _rows(p: Position, name: str) -> Iterator[Mark]:
    """Three terraces of small signs, the lowest row below."""
    seats = looks_of(p)
    for k, row in enumerate(reversed(ROWS)):
        y = 8 + 27 * k
        yield rect(196, y, 158, 24, 8, f"terrace t{k}")
        for i, q in enumerate([q for q in coop(p, name).plantations if q.row == row]):
            yield sign(seats[q.seat], 201 + 25 * i, y + 2, 20)


def _queue(p: Position, name: str) -> Iterator[Mark]:
    seats = looks_of(p)
    yield rect(368, 62, 196, 8, 4, "counter")
    for n, seat in enumerate(coop(p, name).traders):
        yield owned("trader", seats[seat], 372 + 48 * n, 14, 48)
        yield sign(seats[seat], 387 + 48 * n, 15, 18)
    if coop(p, name).coin:
        yield use("coin", 376 + 48 * (min(len(p.players), 4) - 1), 70, 18)


def _buildings(p: Position, name: str) -> Iterator[Mark]:
    seats = looks_of(p)
    for n, b in enumerate(coop(p, name).buildings[:6]):
        yield owned(b.kind, seats[b.seat], 12 + 30 * n, 52, 28)
        yield sign(seats[b.seat], 24 + 30 * n, 66, 15)


def _words(p: Position, name: str) -> str:
    """The cooperative in words, as it is read aloud."""
    here, names = coop(p, name), [who(player.name) for player in p.players]
    owners = [q.seat for q in here.plantations]
    queue = ", ".join(names[seat] for seat in here.traders) or phrase("traders", "nobody")
    said = [_say("plantations", name=names[seat], n=owners.count(seat)) for seat in sorted(set(owners))]
    built = [_say("building", name=names[b.seat], building=phrase("traders_building", b.kind)) for b in here.buildings]
    return _say(
        "says",
        land=shown(name),
        plantations=", ".join(said) or _say("no_plantation"),
        queue=_say("and_coin", queue=queue) if here.coin else queue,
        buildings=", ".join(built) or _say("no_buildings"),
    )


def _say(kind: str, **numbers: Any) -> str:
    return phrase("traders_glance", kind, **numbers)
