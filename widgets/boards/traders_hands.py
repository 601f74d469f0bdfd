"""What a company acts with: its Action markers, its traders and the Bonus Supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor.coffee_traders.about import about
from tutor.coffee_traders.position import Player
from widgets.boards.scene import Mark, Piece, circle, rect, words
from widgets.boards.traders_looks import owned
from widgets.boards.words import phrase

HIGH = 62
BONUSES = (("marker", "A"), ("trader", "B"), ("coins", "C"))


def hands(player: Player, look: str, top: float) -> Iterator[Piece]:
    """Three groups of cells in one row that begins at ``top``; 580 wide, 62 high below their headings."""
    yield Piece("hands-head", (2, top - 6), marks=[words(0, 0, _say("markers_head"), "kind")])
    yield _markers(player, look, top)
    yield Piece("traders-head", (226, top - 6), marks=[words(0, 0, _say("traders_head"), "kind")])
    yield _traders(player, look, top)
    yield Piece("bonus-head", (338, top - 6), marks=[words(0, 0, _say("bonus_head"), "kind")])
    for n, (bonus, letter) in enumerate(BONUSES):
        yield _bonus(player, look, bonus, letter, (336 + 82 * n, top))


def _say(kind: str, **numbers: Any) -> str:
    return phrase("traders_hands", kind, **numbers)


def _touch(wide: float) -> Mark:
    """Return what is pressed of a cell: a finger's height, also on a phone."""
    return rect(0, -5, wide, HIGH + 14, 0, "touch")


def _markers(player: Player, look: str, top: float) -> Piece:
    """A disc for each marker: full while it is left, hollow once it is spent."""
    kinds = (
        ["ready"] * player.markers + [f"ready own-{look}"] * (player.own_marker == "ready") + ["spent"] * player.spent
    )
    pitch = min(30, 150 / max(1, len(kinds)))
    left = player.markers + (player.own_marker == "ready")
    marks: list[Mark] = [rect(0, 0, 221, HIGH, 10, "cell"), words(211, 39, _say("left", left=left), "name end")]
    marks += [circle(20 + pitch * n, 31, 12, f"marker {kind}") for n, kind in enumerate(kinds[:8])]
    label = _say("markers", left=left, spent=player.spent)
    return Piece("markers", (0, top), (221, HIGH), marks, label, about=about("Action markers"))


def _traders(player: Player, look: str, top: float) -> Piece:
    number = player.traders + player.contractors
    marks = [
        _touch(109),
        rect(0, 0, 109, HIGH, 10, "cell"),
        owned("trader", look, 6, 8, 46),
        words(99, 38, str(number), "number end"),
    ]
    label = _say("traders", n=player.traders, at_work=player.contractors)
    return Piece("supply-traders", (224, top), (109, HIGH), marks, label, about=about("traders of a company"))


def _bonus(player: Player, look: str, bonus: str, letter: str, at: tuple[float, float]) -> Piece:
    there = bonus in player.bonus
    marks: list[Mark] = [_touch(79), rect(0, 0, 79, HIGH, 10, "cell" if there else "place-space")]
    marks.append(words(8, 24, letter, "name"))
    if there and bonus == "marker":
        marks.append(circle(48, 31, 13, "marker ready"))
    elif there:
        marks.append(owned("coin" if bonus == "coins" else bonus, look, 28, 12, 38))
    label = _say("bonus", letter=letter, bonus=_say(bonus if there else "empty"))
    return Piece(f"bonus-{bonus}", at, (79, HIGH), marks, label, about=about("Bonus Supply"))
