"""What stands beside a cooperative's terraces: building spaces by kind, the trading house, and the Quality Values."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.coffee_traders import quality
from tutor.coffee_traders.about import about
from tutor.coffee_traders.box import Land
from tutor.coffee_traders.land import KIND_ORDER
from tutor.coffee_traders.position import Position, coop
from tutor.coffee_traders.trade import room
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_looks import ORDINALS, counter_icon, looks_of, owned, shown, sign, tally, titled, who

WIDE = 580
KIND_WORDS = {"station": "Stations", "post": "Posts", "hospital": "Hospitals", "farm": "Farms"}
PITCH = 44


def town_part(p: Position, land: Land, name: str, column: int = 0, house: bool = True) -> Part:
    """Building spaces, two kinds a line, and below them the trading house; 580 wide."""
    pieces = [*_buildings(p, land, name), *(_house(p, name) if house else ()), *(_center(p, name) if house else ())]
    return Part(
        f"town-{name}",
        f"{shown(name)}: buildings and trading house",
        (WIDE, 266 if house else 168),
        pieces,
        column=column,
    )


def _buildings(p: Position, land: Land, name: str) -> Iterator[Piece]:
    for n, kind in enumerate(KIND_ORDER):
        left, top = 292 * (n % 2), 86 * (n // 2)
        yield Piece(f"{name}-{kind}", (left, top + 18), marks=[words(2, 0, KIND_WORDS[kind], "kind")])
        for i, place in enumerate(land.buildings[kind], 1):
            at = (left + PITCH * (i - 1), top + 26)
            yield _place(p, name, kind, i, place.step, place.big, at)


def _place(p: Position, name: str, kind: str, space: int, step: bool, big: bool, at: tuple[float, float]) -> Piece:
    owner = next((b.seat for b in coop(p, name).buildings if (b.kind, b.space) == (kind, space)), None)
    marks: list[Mark] = [rect(0, 0, 40, 48, 9, "place-space big" if big else "place-space")]
    facts = [f"{kind} space {space}"] + (["with an Arabica step"] if step else []) + (["4-5 players"] if big else [])
    if owner is None:
        marks += [words(20, 31, "+1" if step else "4–5" if big else "", "space-word mid")]
        facts.append("empty")
    else:
        look = looks_of(p)[owner]
        marks += [owned(kind, look, 3, 2, 34), sign(look, 18, 26, 20)]
        facts.append(f"{who(p.players[owner].name)}'s")
    rules = about(kind, "space with a step" if step else "building space")
    return Piece(f"{name}-{kind}-{space}", at, (40, 48), marks, ", ".join(facts), about=rules)


def _house(p: Position, name: str) -> Iterator[Piece]:
    places, here, seats = room(p), coop(p, name), looks_of(p)
    yield Piece(f"{name}-house", (0, 188), marks=[words(2, 0, "Trading house", "kind")])
    yield Piece(f"{name}-house-counter", (0, 238), marks=[rect(0, 0, 64 * places + 6, 26, 9, "counter")])
    for n in range(places):
        marks: list[Mark] = [words(32, 63, ORDINALS[n], "pad-word mid")]
        label = f"trading house, {ORDINALS[n]}: empty"
        if n < len(here.traders):
            seat = here.traders[n]
            marks += [owned("trader", seats[seat], 8, 0, 46), sign(seats[seat], 22, 0, 19)]
            label = f"trading house, {ORDINALS[n]}: {who(p.players[seat].name)}'s trader"
        rules = about("later position" if n else "1st position")
        yield Piece(f"{name}-queue-{n + 1}", (64 * n + 2, 194), (60, 70), marks, label, about=rules)


def _center(p: Position, name: str) -> Iterator[Piece]:
    """What lies there besides: workers of the town center, the coin, Stock and Animal counters."""
    here = coop(p, name)
    staff = tally(here.workers, "worker") + " in the town center"
    stock = tally(here.stock, "Stock counter")
    things = [("worker", here.workers, staff, "workers of the town center", "workers")] if here.workers else []
    things += [("coin", int(here.coin), "a coin", "coin of the trading house", "coin")] if here.coin else []
    things += [(f"bean-{name}", here.stock, stock, "Stock counter", "stock")] if here.stock else []
    for k, c in enumerate(here.counters):
        things.append((counter_icon(c), 1, f"{shown(c)} counter", "counter of the cooperative", f"counter-{c}-{k}"))
    for n, (icon, count, label, thing, id) in enumerate(things[:5]):
        marks = [use(icon, 0, 0, 34), words(40, 25, f"×{count}", "name")]
        at = (316 + 88 * (n % 3), 184 + 42 * (n // 3))
        yield Piece(f"{name}-{id}", at, (80, 36), marks, label, about=about(thing))


def quality_part(p: Position, name: str, title: str = "", column: int = 0) -> Part:
    """Each player's Quality Value as a bar, with rank and points; 580 wide."""
    values = [quality.value(p, seat, name) for seat in range(len(p.players))]
    won, seats, most = quality.prizes_in(p, name), looks_of(p), max(1, *values)
    pieces = []
    for seat, value in enumerate(values):
        prize = won.get(seat)
        text = f"{_rank(prize)} {prize.points} VP" if prize else "–"
        marks: list[Mark] = [rect(118, 8, 1 + 200 * value / most, 28, 6, f"amount own-{seats[seat]}")]
        marks += [sign(seats[seat], 2, 8, 28), words(38, 28, titled(p.players[seat].name)[:9], "name")]
        marks += [words(128 + 200 * value / most, 29, str(value), "number"), words(WIDE - 4, 29, text, "name end")]
        label = f"{titled(p.players[seat].name)}: Quality Value {value}, {text if prize else 'no points'}"
        rules = about("Quality Value")
        pieces.append(Piece(f"{name}-value-{seat}", (0, 46 * seat), (WIDE, 44), marks, label, about=rules))
    label = f"{shown(name)}: Quality Value"
    return Part(f"quality-{name}", label, (WIDE, 46 * len(values)), pieces, title=title, column=column)


def _rank(prize: quality.Prize) -> str:
    return f"{ORDINALS[prize.rank - 1]}{' shared' if prize.sharing > 1 else ''}:"
