"""One company's board: supplies, buildings, contracts and the Counter track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tutor.coffee_traders.about import about
from tutor.coffee_traders.box import Box
from tutor.coffee_traders.contracts import needs_of
from tutor.coffee_traders.names import BUILDINGS, KINDS, LETTERS
from tutor.coffee_traders.position import Player, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import built
from tutor.coffee_traders.tracks import lay
from tutor.core.sentences import listed
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_hands import hands
from widgets.boards.traders_looks import counter_icon, looks_of, owned, shown, titled
from widgets.boards.words import phrase

WIDE = 580
SUPPLIES = (("coin", "coins"), ("donkey", "donkeys"), ("truck", "trucks"), ("civet", "civets"), ("worker", "workers"))
"""Each with its picture."""

TOPS = {"supply": 20, "built": 132, "markers": 244, "contracts": 342, "track": 466}
"""Where each row of the board begins; its heading stands above."""

HIGH = 82
"""A cell with a picture, a number and a word below."""

WORDS = {"warehouse": 128, "station": 112, "post": 106, "hospital": 122, "farm": 99}
"""How wide the cells of the buildings are: what the word takes on a phone. With 3 between them they fill the board."""


def company_part(p: Position, seat: int, rules: Rules, press: bool = False, column: int = 0) -> Part:
    """The whole board of a company, 580 by 548, or by 612 where counters are set aside."""
    player, look = p.players[seat], looks_of(p)[seat]
    pieces = [
        *_supplies(player, look),
        *_buildings(p, seat, look),
        *hands(player, look, TOPS["markers"]),
        *_contracts(p, seat, rules, press),
        *_track(player, rules.box),
    ]
    label, tall = _say("title", name=titled(player.name)), 612 if lay(player.counters)[1] else 548
    return Part(f"company-{seat}", label, (WIDE, tall), pieces, title=label, column=column)


def _say(kind: str, **numbers: Any) -> str:
    return phrase("traders_company", kind, **numbers)


def _heading(id: str, top: float, text: str, x: float = 2) -> Piece:
    """A heading over cells that begin at ``top``."""
    return Piece(id, (x, top - 6), marks=[words(0, 0, text, "kind")])


def _supplies(player: Player, look: str) -> Iterator[Piece]:
    top = TOPS["supply"]
    yield _heading("supply-head", top, _say("supply"))
    for n, (icon, thing) in enumerate(SUPPLIES):
        number = int(getattr(player, thing))
        word = phrase("traders_supply_word", thing, n=number)
        marks = [*_cell(94, str(number), word), owned(icon, look, 6, 8, 40)]
        label = phrase("traders_supply", thing, n=number)
        yield Piece(f"supply-{thing}", (97 * n, top), (94, HIGH), marks, label, about=about(thing))
    label = _say("minus", n=player.minus_tokens)
    word = _say("minus_word", n=player.minus_tokens)
    marks = [*_cell(94, str(player.minus_tokens), word), words(8, 38, "−3", "number")]
    yield Piece("supply-minus", (97 * 5, top), (94, HIGH), marks, label, about=about("minus"))


def _cell(wide: float, number: str, word: str) -> list[Mark]:
    return [
        rect(0, 0, wide, HIGH, 10, "cell"),
        words(wide - 8, 38, number, "number end"),
        words(wide / 2, 72, word, "thing mid"),
    ]


def _buildings(p: Position, seat: int, look: str) -> Iterator[Piece]:
    top = TOPS["built"]
    yield _heading("built-head", top, _say("built"))
    left = 0.0
    for kind in KINDS:
        number, most, wide = built(p, seat, kind), BUILDINGS[kind], WORDS[kind]
        marks = [*_cell(wide, f"{number}/{most}", phrase("traders_building", kind)), owned(kind, look, 6, 8, 40)]
        label = _say("built_of", n=number, most=most, buildings=phrase("traders_buildings", kind))
        yield Piece(f"built-{kind}", (left, top), (wide, HIGH), marks, label, about=about(kind))
        left += wide + 3


def _contracts(p: Position, seat: int, rules: Rules, press: bool) -> Iterator[Piece]:
    player, box = p.players[seat], rules.box
    top = TOPS["contracts"]
    yield _heading("contracts-head", top, _say("contracts"))
    for n, letter in enumerate(LETTERS):
        card, points = player.contracts[n], box.spaces[letter].points
        marks: list[Mark] = [
            rect(0, 0, 94, 92, 10, "cell"),
            words(10, 28, letter, "number"),
            words(86, 28, _say("vp", points=points), "name end"),
        ]
        state = _say("none")
        if card == "done":
            marks.append(use("tick", 30, 44, 34))
            state = _say("fulfilled")
        elif card:
            needs = needs_of(rules, p, seat, letter)
            marks += _beans([coffee for coffee, k in needs for _ in range(k)])
            state = _say("asks", coffees=", ".join(f"{k} {shown(coffee)}" for coffee, k in needs))
        label = _say("contract", letter=letter, points=points, state=state)
        told = about("contract done" if card == "done" else "contract")
        yield Piece(f"contract-{letter}", (97 * n, top), (94, 92), marks, label, press=press, about=told)


def _beans(asked: list[str]) -> list[Mark]:
    """Draw the coffees that a contract asks for, smaller where they are many, as on the F contracts."""
    in_row, pitch, size = (4, 22, 20) if len(asked) <= 8 else (5, 16, 16)
    return [
        use(f"bean-{coffee}", 4 + (84 // in_row) * (k % in_row), 36 + pitch * (k // in_row), size)
        for k, coffee in enumerate(asked)
    ]


def _track(player: Player, box: Box) -> Iterator[Piece]:
    top = TOPS["track"]
    yield _heading("track-head", top, _say("track"))
    filled, aside = lay(player.counters)
    pitch = (WIDE + 2) / max(1, len(box.track_points))
    reached = height_of(player, box)
    for n, points in enumerate(box.track_points):
        here = filled[n] if n < len(filled) else ()
        marks = _on_track(pitch - 3, points, here, n + 1 == reached)
        told = listed([shown(c) for c in here]) if here else _say("empty")
        label = _say("space", space=n + 1, points=points, counters=told)
        rules = about("Counter track")
        yield Piece(f"track-{n + 1}", (pitch * n, top), (pitch - 3, 74), marks, label, about=rules)
    if aside:
        yield _heading("aside", top + 112, _say("aside_head"))
    yield from _aside(aside, top + 82)


def _on_track(wide: float, points: int, counters: Sequence[str], reached: bool) -> list[Mark]:
    """Draw a space of the Counter track with what lies on it; the highest one reached stands out."""
    return [
        rect(0, 0, wide, 74, 9, "cell top" if reached else "cell"),
        *(use(counter_icon(c), wide / 2 - 15, 4 + 16 * k, 30) for k, c in enumerate(counters)),
        words(wide / 2, 68, str(points), "name mid"),
    ]


def _aside(counters: Sequence[str], top: float) -> Iterator[Piece]:
    """The counters that are set aside; many lie closer."""
    pitch = min(HIGH, 470 / max(1, len(counters)))
    for n, c in enumerate(counters):
        touch, cell = rect(22 - pitch / 2, -6, pitch, 76, 0, "touch"), rect(0, 0, 44, 44, 9, "cell")
        marks, label = [touch, cell, use(counter_icon(c), 7, 7, 30)], _say("aside", counter=shown(c))
        yield Piece(f"aside-{c}-{n}", (110 + pitch * n, top), (44, 44), marks, label, about=about("set aside"))


def height_of(player: Player, box: Box) -> int:
    """Return how many spaces of a company's Counter track are filled."""
    return min(len(lay(player.counters)[0]), len(box.track_points))
