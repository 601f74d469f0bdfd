"""What stands beside a cooperative's terraces: building spaces by kind, the trading house, and the Quality Values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.coffee_traders import quality
from tutor.coffee_traders.about import about
from tutor.coffee_traders.box import Land
from tutor.coffee_traders.land import KIND_ORDER
from tutor.coffee_traders.position import Position, coop
from tutor.coffee_traders.trade import room
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_looks import counter_icon, looks_of, ordinal, owned, shown, sign, titled, who
from widgets.boards.words import phrase, say

WIDE = 580
PITCH, TALL = 48, 76
"""From one building space to the next, and the height of all that is pressed here: a finger's, also on a phone."""


BESIDE, MOST = 312, 5
"""Where what lies in the town center begins, and how many things of it are drawn."""


def town_part(p: Position, land: Land, name: str, house: bool = True) -> Part:
    """Building spaces, two kinds a line, and below them the trading house; 580 wide."""
    pieces = [*_buildings(p, land, name), *(_house(p, name) if house else ()), *(_center(p, name) if house else ())]
    return Part(f"town-{name}", _say("title", land=shown(name)), (WIDE, 266 if house else 168), pieces)


def _say(kind: str, **numbers: Any) -> str:
    return phrase("traders_town", kind, **numbers)


def _buildings(p: Position, land: Land, name: str) -> Iterator[Piece]:
    for n, kind in enumerate(KIND_ORDER):
        left, top = 292 * (n % 2), 86 * (n // 2)
        yield Piece(f"{name}-{kind}", (left, top + 18), marks=[words(2, 0, say("traders_buildings", kind), "kind")])
        for i, place in enumerate(land.buildings[kind], 1):
            at = (left + PITCH * (i - 1), top + 26)
            yield _place(p, name, kind, i, place.step, place.big, at)


def _place(p: Position, name: str, kind: str, space: int, step: bool, big: bool, at: tuple[float, float]) -> Piece:
    owner = next((b.seat for b in coop(p, name).buildings if (b.kind, b.space) == (kind, space)), None)
    marks: list[Mark] = [rect(-4, -16, PITCH, TALL, 0, "touch")]
    marks.append(rect(0, 0, 40, 48, 9, "place-space big" if big else "place-space"))
    facts = [_say("space", building=phrase("traders_building", kind), space=space)]
    facts += ([_say("step")] if step else []) + ([_say("big")] if big else [])
    if owner is None:
        marks += [words(20, 31, "+1" if step else _say("big_mark") if big else "", "space-word mid")]
        facts.append(_say("empty"))
    else:
        look = looks_of(p)[owner]
        marks += [owned(kind, look, 3, 2, 34), sign(look, 18, 26, 20)]
        facts.append(_say("owner", name=who(p.players[owner].name)))
    rules = about(kind, "space with a step" if step else "building space")
    return Piece(f"{name}-{kind}-{space}", at, (40, 48), marks, ", ".join(facts), about=rules)


def _house(p: Position, name: str) -> Iterator[Piece]:
    places, here, seats = room(p), coop(p, name), looks_of(p)
    yield Piece(f"{name}-house", (0, 188), marks=[words(2, 0, _say("house_head"), "kind")])
    yield Piece(f"{name}-house-counter", (0, 238), marks=[rect(0, 0, TALL * places, 26, 9, "counter")])
    for n in range(places):
        marks: list[Mark] = [rect(-8, -6, TALL, TALL, 0, "touch"), words(30, 63, ordinal(n + 1), "pad-word mid")]
        stands = _say("empty")
        if n < len(here.traders):
            seat = here.traders[n]
            marks += [owned("trader", seats[seat], 7, 0, 46), sign(seats[seat], 21, 0, 19)]
            stands = _say("trader", name=who(p.players[seat].name))
        label = _say("house", place=ordinal(n + 1), trader=stands)
        rules = about("later position" if n else "1st position")
        yield Piece(f"{name}-queue-{n + 1}", (TALL * n + 8, 194), (60, 70), marks, label, about=rules)


def _center(p: Position, name: str) -> Iterator[Piece]:
    """What lies there besides: workers of the town center, the coin, Stock and Animal counters."""
    here = coop(p, name)
    staff, stock = _say("workers", n=here.workers), _say("stock", n=here.stock)
    things = [("worker", here.workers, staff, "workers of the town center", "workers")] if here.workers else []
    things += [("coin", int(here.coin), _say("coin"), "coin of the trading house", "coin")] if here.coin else []
    things += [(f"bean-{name}", here.stock, stock, "Stock counter", "stock")] if here.stock else []
    for k, c in enumerate(here.counters):
        label = _say("counter", counter=shown(c))
        things.append((counter_icon(c), 1, label, "counter of the cooperative", f"counter-{c}-{k}"))
    wide = min(88, (WIDE - BESIDE) / max(1, len(things[:MOST])))
    for n, (icon, count, label, thing, id) in enumerate(things[:MOST]):
        marks = [use(icon, wide / 2 - 18, 4, 36), words(wide / 2, 62, f"×{count}", "name mid")]
        yield Piece(f"{name}-{id}", (BESIDE + wide * n, 188), (wide, TALL), marks, label, about=about(thing))


def quality_part(p: Position, name: str, title: str) -> Part:
    """Each player's Quality Value as a bar, with rank and points; 580 wide."""
    values = [quality.value(p, seat, name) for seat in range(len(p.players))]
    won, seats, most = quality.prizes_in(p, name), looks_of(p), max(1, *values)
    pieces = []
    for seat, value in enumerate(values):
        prize = won.get(seat)
        text = _prize(prize) if prize else "–"
        marks: list[Mark] = [rect(118, 8, 1 + 200 * value / most, 28, 6, f"amount own-{seats[seat]}")]
        marks += [sign(seats[seat], 2, 8, 28), words(38, 28, titled(p.players[seat].name)[:9], "name")]
        marks += [words(128 + 200 * value / most, 29, str(value), "number"), words(WIDE - 4, 29, text, "name end")]
        won_here = text if prize else phrase("traders_quality", "no_points")
        label = phrase("traders_quality", "value", name=titled(p.players[seat].name), value=value, prize=won_here)
        rules = about("Quality Value")
        pieces.append(Piece(f"{name}-value-{seat}", (0, 46 * seat), (WIDE, 44), marks, label, about=rules))
    label = phrase("traders_quality", "part", land=shown(name))
    return Part(f"quality-{name}", label, (WIDE, 46 * len(values)), pieces, title=title)


def _prize(prize: quality.Prize) -> str:
    kind = "prize_shared" if prize.sharing > 1 else "prize"
    return phrase("traders_quality", kind, place=ordinal(prize.rank), points=prize.points)
