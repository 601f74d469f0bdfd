"""What a player has beside the board: the hand, cups, tallies, the sign and upgrade tiles, as parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from msgspec import Struct

from tutor.coffee_rush.position import Position, Tokens
from widgets.boards.scene import Mark, Part, Piece, Point, path, rect, use, words
from widgets.boards.words import phrase, wording

WIDE = 344
UPGRADES = {
    "jump": "jump",
    "diagonal movement": "diagonal",
    "double pawns": "double-pawns",
    "double meeple": "double-pawns",
    "double end space": "double-end",
    "double corners": "double-corners",
    "double signature ingredients": "double-signature",
    "double specialty": "double-specialty",
}
"""Upgrade → its picture, in the order in which they lie."""

TALLIES = {"base": ("rush", "like", "penalty"), "winter": ("cookie", "like", "penalty")}
"""The pictures of what is counted (:data:`COUNTED`), by edition."""

COUNTED = ("cookie", "like", "penalty")
"""What the tallies count, as the rules know it in either edition."""


class Hands(Struct):
    """Which pieces beside the board may be pressed now, and which one is picked up.

    ``offered``: the upgrade tiles to choose from while they are chosen, ``taken`` those chosen so far.
    """

    presses: Collection[str] = ()
    chosen: str = ""
    offered: Collection[str] = ()
    taken: Collection[str] = ()

    def piece(self, id: str, at: Point, size: Point, marks: list[Mark], label: str) -> Piece:
        """Return a piece beside the board, ringed where it is picked up."""
        inner = (4, 4, size[0] - 8, size[1] - 8, 9)
        ring = [rect(*inner, "ring-ink"), rect(*inner, "ring-here")] if id == self.chosen else []
        told = phrase("rush", "picked_up", piece=label) if ring else label
        return Piece(id, at, size, [*marks, *ring], told, press=id in self.presses)


def brief(text: str, most: int = 24) -> str:
    """A name cut to what its card can hold."""
    return text if len(text) <= most else text[: most - 1] + "…"


def counted(position: Position, numbers: Iterable[int]) -> list[str]:
    """What a player holds in words: ``2 cookies``, ``1 like``, ``0 penalties``."""
    return [phrase(f"rush_{position.game}", kind, n=n) for kind, n in zip(COUNTED, numbers, strict=True)]


def named(tokens: Tokens) -> str:
    """Tokens in words: ``2 coffee, milk``."""
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in Counter(tokens).items())


def _say(kind: str, **numbers: Any) -> str:
    return phrase("rush", kind, **numbers)


# ---- hand and cups -----------------------------------------------------------


def hand_part(position: Position, seat: int, hands: Hands) -> Part:
    """What the player on turn has taken and not yet poured, grouped by ingredient."""
    held = Counter(position.hand if seat == position.turn else ())
    pieces = [_held(name, n, place, hands) for place, (name, n) in enumerate(held.items())]
    rows = -(-len(held) // 4)
    return Part("hand", _say("hand_says"), (WIDE, max(1, 56 * rows)), pieces, title=_say("hand"), column=1)


def _held(name: str, n: int, place: int, hands: Hands) -> Piece:
    at = (87 * (place % 4), 56 * (place // 4) + 2)
    marks = [rect(0, 0, 80, 48, 12, f"tile {name}"), use(name, 6, 5, 38), words(50, 30, f"×{n}", "name")]
    return hands.piece(f"hand-{name}", at, (80, 48), marks, _say("held", n=n, token=name))


def cups_part(position: Position, seat: int, hands: Hands) -> Part:
    """The player's cups, filling from the bottom."""
    cups = position.players[seat].cups
    pieces = [_cup(number, tokens, hands) for number, tokens in enumerate(cups, 1)]
    return Part("cups", _say("cups"), (WIDE, 116), pieces, title=_say("cups"), column=1)


def _cup(number: int, tokens: Tokens, hands: Hands) -> Piece:
    body = path("M6 6h96l-10 92a10 10 0 0 1-10 9H26a10 10 0 0 1-10-9z", "cup")
    lid = rect(2, 1, 104, 10, 5, "cup")
    label = _say("cup" if tokens else "cup_empty", cup=number, tokens=named(tokens))
    marks = [body, *_filling(tokens, number), lid]
    return hands.piece(f"cup-{number}", (118 * (number - 1), 2), (108, 110), marks, label)


def _filling(tokens: Tokens, number: int) -> Iterator[Mark]:
    yield words(54, 26, str(number), "small soft mid") if tokens else words(54, 66, str(number), "soft mid cup-number")
    size, wide = (38, 2) if len(tokens) <= 4 else (25, 3)
    room = 9 if len(tokens) <= 9 else 6
    for place, name in enumerate(tokens[:room]):
        row, column = divmod(place, wide)
        across = min(wide, len(tokens) - row * wide)
        yield use(name, 54 + (column - across / 2) * size, 103 - (row + 1) * size, size)
    if len(tokens) > room:
        yield words(54, 40, f"+{len(tokens) - room}", "small mid")


# ---- tallies, sign, upgrades -------------------------------------------------


def tally_part(position: Position, seat: int) -> Part:
    """Cookies, Likes and Penalties of the player; the cards left and the sign."""
    player = position.players[seat]
    numbers = (player.cookies, player.likes, player.penalties)
    section, n = f"rush_{position.game}", len(position.deck)
    items = [
        _item(icon, number, phrase(section, f"{kind}_word", n=number), label, place)
        for place, (icon, number, kind, label) in enumerate(
            zip(TALLIES[position.game], numbers, COUNTED, counted(position, numbers), strict=True)
        )
    ]
    deck = _item("deck", n, _say("left_word", n=n), _say("left", n=n), 3, y=60)
    things = [*items, deck, _sign(position.closed)]
    return Part("tally", _say("tally_says"), (WIDE, 108), things, title=_say("tally"), column=2)


def _item(icon: str, n: int, word: str, label: str, place: int, y: float = 4) -> Piece:
    marks = [use(icon, 0, 0, 42), words(50, 19, str(n), "number"), words(50, 37, word, "small soft")]
    return Piece(f"tally-{icon}", (118 * (place % 3), y), (108, 44), marks, label)


def _sign(closed: bool) -> Piece:
    kind = "closed" if closed else "open"
    board = rect(0, 10, 108, 36, 8, f"sign {kind}")
    marks = [path("M30 10l24-9 24 9", "string"), board, words(54, 34, _say(f"{kind}_sign"), "sign-word mid")]
    return Piece("sign", (236, 58), (108, 48), marks, _say(kind))


def upgrades_part(position: Position, seat: int, hands: Hands) -> Part:
    """The player's upgrade tiles: those in force with a tick, the others face down. Or those to choose from."""
    player = position.players[seat]
    if hands.offered:
        tiles = {name: "taken" if name in hands.taken else "offered" for name in hands.offered}
    else:
        tiles = dict.fromkeys(player.active, "active") | dict.fromkeys(player.face_down, "face_down")
    ordered = sorted(
        tiles.items(), key=lambda tile: list(UPGRADES).index(tile[0]) if tile[0] in UPGRADES else len(UPGRADES)
    )
    pieces = [_upgrade(name, state, place, hands) for place, (name, state) in enumerate(ordered)]
    rows, title = -(-len(tiles) // 4), _say("offers" if hands.offered else "upgrades")
    return Part("upgrades", title, (WIDE, max(1, 104 * rows)), pieces, title=title, column=2)


def _upgrade(name: str, state: str, place: int, hands: Hands) -> Piece:
    first, _, second = wording("rush_upgrade").get(name, brief(name, 10)).partition(" / ")
    marks = [rect(1, 1, 78, 94, 12, f"upgrade {state}"), use(UPGRADES.get(name, "cross"), 17, 8, 46, cls=state)]
    marks += [words(40, 71 if second else 78, first, "small mid"), words(40, 86, second, "small mid")]
    if state in ("active", "taken"):
        marks.append(use("tick", 58, -2, 24))
    at = (88 * (place % 4), 104 * (place // 4) + 3)
    label = _say(state, upgrade=name)
    return hands.piece(f"upgrade-{'-'.join(name.split())}", at, (80, 96), marks, label)
