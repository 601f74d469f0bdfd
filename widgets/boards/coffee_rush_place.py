"""What a player has beside the board: the hand, cups, tallies, the sign and upgrade tiles, as parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from msgspec import Struct

from tutor.coffee_rush.position import Position, Tokens
from widgets.boards.scene import Mark, Part, Piece, Point, path, rect, use, words

WIDE = 344
UPGRADES = {
    "jump": ("jump", "jump", ""),
    "diagonal movement": ("diagonal", "diagonal", ""),
    "double pawns": ("double-pawns", "double", "pawns"),
    "double meeple": ("double-pawns", "double", "meeple"),
    "double end space": ("double-end", "double", "end space"),
    "double corners": ("double-corners", "double", "corners"),
    "double signature ingredients": ("double-signature", "double", "signature"),
    "double specialty": ("double-specialty", "double", "specialty"),
}
TALLIES = {
    "base": (("rush", "rush token", "rush tokens"), ("like", "served", "served"), ("penalty", "penalty", "penalties")),
    "winter": (("cookie", "cookie", "cookies"), ("like", "like", "likes"), ("penalty", "penalty", "penalties")),
}

ZONE = {"base": "tab", "winter": "zone"}
"""What a place in the queue is called."""


class Hands(Struct):
    """Which pieces beside the board may be pressed now, and which one is picked up."""

    presses: Collection[str] = ()
    chosen: str = ""

    def piece(self, id: str, at: Point, size: Point, marks: list[Mark], label: str) -> Piece:
        """Return a piece beside the board, ringed where it is picked up."""
        inner = (4, 4, size[0] - 8, size[1] - 8, 9)
        ring = [rect(*inner, "ring-ink"), rect(*inner, "ring-here")] if id == self.chosen else []
        picked = ", picked up" if ring else ""
        return Piece(id, at, size, [*marks, *ring], label + picked, press=id in self.presses)


def brief(text: str, most: int = 24) -> str:
    """A name cut to what its card can hold."""
    return text if len(text) <= most else text[: most - 1] + "…"


def count(number: int, one: str, many: str) -> str:
    """``1 like``, ``2 likes``."""
    return f"{number} {one if number == 1 else many}"


def named(tokens: Tokens) -> str:
    """Tokens in words: ``2 coffee, milk``."""
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in Counter(tokens).items())


# ---- hand and cups -----------------------------------------------------------


def hand_part(position: Position, seat: int, hands: Hands) -> Part:
    """What the player on turn has taken and not yet poured, grouped by ingredient."""
    held = Counter(position.hand if seat == position.turn else ())
    pieces = [_held(name, n, place, hands) for place, (name, n) in enumerate(held.items())]
    rows = -(-len(held) // 4)
    return Part("hand", "Tokens in your hand", (WIDE, max(1, 56 * rows)), pieces, title="To pour", column=1)


def _held(name: str, n: int, place: int, hands: Hands) -> Piece:
    at = (87 * (place % 4), 56 * (place // 4) + 2)
    marks = [rect(0, 0, 80, 48, 12, f"tile {name}"), use(name, 6, 5, 38), words(50, 30, f"×{n}", "name")]
    return hands.piece(f"hand-{name}", at, (80, 48), marks, f"{n} {name} in your hand")


def cups_part(position: Position, seat: int, hands: Hands) -> Part:
    """The player's cups, filling from the bottom."""
    cups = position.players[seat].cups
    pieces = [_cup(number, tokens, hands) for number, tokens in enumerate(cups, 1)]
    return Part("cups", "Your cups", (WIDE, 116), pieces, title="Your cups", column=1)


def _cup(number: int, tokens: Tokens, hands: Hands) -> Piece:
    body = path("M6 6h96l-10 92a10 10 0 0 1-10 9H26a10 10 0 0 1-10-9z", "cup")
    lid = rect(2, 1, 104, 10, 5, "cup")
    label = f"cup {number}: {named(tokens)}" if tokens else f"cup {number}, empty"
    marks = [body, *_filling(tokens, number), lid]
    return hands.piece(f"cup-{number}", (118 * (number - 1), 2), (108, 110), marks, label)


def _filling(tokens: Tokens, number: int) -> Iterator[Mark]:
    if not tokens:
        yield words(54, 66, str(number), "soft mid cup-number")
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
    items = [
        _item(icon, n, one, many, place)
        for place, (n, (icon, one, many)) in enumerate(zip(numbers, TALLIES[position.game], strict=True))
    ]
    deck = _item("deck", len(position.deck), "order left", "orders left", 3, y=60)
    things = [*items, deck, _sign(position.closed)]
    return Part("tally", "What you hold", (WIDE, 108), things, title="You hold", column=2)


def _item(icon: str, n: int, one: str, many: str, place: int, y: float = 4) -> Piece:
    word = one if n == 1 else many
    shown = word if place == 3 else word.split()[0]
    marks = [use(icon, 0, 0, 42), words(50, 19, str(n), "number"), words(50, 37, shown, "small soft")]
    return Piece(f"tally-{icon}", (118 * (place % 3), y), (108, 44), marks, count(n, one, many))


def _sign(closed: bool) -> Piece:
    word = "closed" if closed else "open"
    board = rect(0, 10, 108, 36, 8, f"sign {word}")
    marks = [path("M30 10l24-9 24 9", "string"), board, words(54, 34, word.upper(), "sign-word mid")]
    return Piece("sign", (236, 58), (108, 48), marks, f"the shop is {word}")


def upgrades_part(position: Position, seat: int, hands: Hands) -> Part:
    """The player's upgrade tiles: those in force with a tick, the others face down."""
    player = position.players[seat]
    tiles = [(name, True) for name in player.active] + [(name, False) for name in player.face_down]
    tiles.sort(key=lambda tile: list(UPGRADES).index(tile[0]) if tile[0] in UPGRADES else len(UPGRADES))
    pieces = [_upgrade(name, active, place, hands) for place, (name, active) in enumerate(tiles)]
    rows = -(-len(tiles) // 4)
    return Part("upgrades", "Your upgrades", (WIDE, max(1, 104 * rows)), pieces, title="Your upgrades", column=2)


def _upgrade(name: str, active: bool, place: int, hands: Hands) -> Piece:
    icon, first, second = UPGRADES.get(name, ("cross", brief(name, 10), ""))
    state = "active" if active else "face-down"
    marks = [rect(1, 1, 78, 94, 12, f"upgrade {state}"), use(icon, 17, 8, 46, cls=state)]
    marks += [words(40, 71 if second else 78, first, "small mid"), words(40, 86, second, "small mid")]
    if active:
        marks.append(use("tick", 58, -2, 24))
    at = (88 * (place % 4), 104 * (place // 4) + 3)
    label = f"{name}, {'active' if active else 'face down'}"
    return hands.piece(f"upgrade-{'-'.join(name.split())}", at, (80, 96), marks, label)
