"""One company's board: supplies, buildings, contracts and the Counter track."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.coffee_traders.about import about
from tutor.coffee_traders.box import Box
from tutor.coffee_traders.contracts import needs_of
from tutor.coffee_traders.position import BUILDINGS, KINDS, LETTERS, Player, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import built
from tutor.coffee_traders.tracks import lay
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.traders_looks import counter_icon, looks_of, owned, shown, tally, titled

WIDE = 580
SUPPLIES = (("coin", "coins"), ("donkey", "donkeys"), ("truck", "trucks"), ("civet", "civets"), ("worker", "workers"))


def company_part(p: Position, seat: int, rules: Rules, title: str = "", column: int = 0, press: bool = False) -> Part:
    """The whole board of a company, 580 by 420."""
    player, look = p.players[seat], looks_of(p)[seat]
    pieces = [
        *_supplies(player, look),
        *_buildings(p, seat, look),
        *_contracts(p, seat, rules, press),
        *_track(player, rules.box),
    ]
    name = titled(player.name)
    return Part(
        f"company-{seat}", f"{name}'s board", (WIDE, 424), pieces, title=title or f"{name}'s board", column=column
    )


def _supplies(player: Player, look: str) -> Iterator[Piece]:
    things = [(icon, word, int(getattr(player, word))) for icon, word in SUPPLIES]
    for n, (icon, word, number) in enumerate(things):
        marks: list[Mark] = [
            rect(0, 0, 90, 60, 10, "cell"),
            owned(icon, look, 6, 10, 40),
            words(82, 39, str(number), "number end"),
        ]
        yield Piece(f"supply-{word}", (97 * n, 0), (90, 60), marks, tally(number, icon), about=about(word))
    marks = [
        rect(0, 0, 90, 60, 10, "cell minus"),
        words(10, 39, "−3", "name"),
        words(82, 39, str(player.minus_tokens), "number end"),
    ]
    label = tally(player.minus_tokens, "token of −3", "tokens of −3")
    yield Piece("supply-minus", (97 * 5, 0), (90, 60), marks, label, about=about("minus"))


def _buildings(p: Position, seat: int, look: str) -> Iterator[Piece]:
    for n, kind in enumerate(KINDS):
        number, most = built(p, seat, kind), BUILDINGS[kind]
        marks: list[Mark] = [rect(0, 0, 110, 62, 10, "cell"), owned(kind, look, 6, 10, 40)]
        marks += [words(102, 40, f"{number}/{most}", "number end")]
        label = f"{number} of {most} {kind}s built"
        yield Piece(f"built-{kind}", (117 * n, 76), (110, 62), marks, label, about=about(kind))


def _contracts(p: Position, seat: int, rules: Rules, press: bool) -> Iterator[Piece]:
    player, box = p.players[seat], rules.box
    yield Piece("contracts-head", (0, 166), marks=[words(2, 0, "contracts", "kind")])
    for n, letter in enumerate(LETTERS):
        card, points = player.contracts[n], box.spaces[letter].points
        marks: list[Mark] = [
            rect(0, 0, 90, 84, 10, "cell"),
            words(10, 28, letter, "number"),
            words(82, 28, str(points), "number end"),
        ]
        label = f"contract {letter}, {points} points: "
        if card == "done":
            marks.append(use("tick", 30, 40, 34))
            label += "fulfilled"
        elif card:
            beans = [coffee for coffee, k in needs_of(rules, p, seat, letter) for _ in range(k)]
            marks += [
                use(f"bean-{coffee}", 4 + 20 * (k % 4), 36 + 22 * (k // 4), 20) for k, coffee in enumerate(beans[:8])
            ]
            label += "to do"
        else:
            label += "none"
        told = about("contract done" if card == "done" else "contract")
        yield Piece(f"contract-{letter}", (97 * n, 176), (90, 84), marks, label, press=press, about=told)


def _track(player: Player, box: Box) -> Iterator[Piece]:
    yield Piece("track-head", (0, 288), marks=[words(2, 0, "Counter track", "kind")])
    filled, aside = lay(player.counters)
    pitch = WIDE / max(1, len(box.track_points))
    reached = height_of(player, box)
    for n, points in enumerate(box.track_points):
        here = filled[n] if n < len(filled) else ()
        marks: list[Mark] = [rect(0, 0, pitch - 5, 74, 9, "cell top" if n + 1 == reached else "cell")]
        marks += [use(counter_icon(c), (pitch - 5) / 2 - 15, 4 + 16 * k, 30) for k, c in enumerate(here)]
        marks.append(words((pitch - 5) / 2, 68, str(points), "name mid"))
        told = " and ".join(shown(c) for c in here) or "empty"
        label = f"Counter track, space {n + 1}, {points} points: {told}"
        rules = about("Counter track")
        yield Piece(f"track-{n + 1}", (pitch * n, 298), (pitch - 5, 74), marks, label, about=rules)
    text = "set aside: " + ", ".join(shown(c) for c in aside) if aside else ""
    yield Piece("aside", (2, 400), marks=[words(0, 0, text, "kind")], label=text, about=about("set aside"))


def height_of(player: Player, box: Box) -> int:
    """Return how many spaces of a company's Counter track are filled."""
    return min(len(lay(player.counters)[0]), len(box.track_points))
