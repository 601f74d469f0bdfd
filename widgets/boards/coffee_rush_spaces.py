"""The sixteen spaces of a Coffee Rush board, the pawns on them and a walk being built, as pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tutor.coffee_rush.board import COLUMNS, ROWS, SPACES
from tutor.coffee_rush.position import Player, Position
from tutor.core.about import About
from tutor.core.people import called
from widgets.boards.scene import Gain, Halt, Mark, Part, Piece, Point, circle, line, rect, use, words
from widgets.boards.words import phrase

PITCH, TILE, FIRST = 128, 116, 16
BOX = (532, 532)
SHAPES = ("blue", "yellow", "red", "green")

Walked = Sequence[tuple[str, Mapping[str, int]]]


class Walk(Struct):
    """A walk being built, and what to say of it: all of it is worked out elsewhere.

    ``spaces`` entered so far, ``next`` spaces that one more step could reach, the space ``refused``, and ``tells``:
    words added to the label of a space. ``pawn`` says which of the player's pawns walks. ``walked``: the way just gone,
    space by space with the tokens gained there; it is shown as motion.
    """

    spaces: Sequence[str] = ()
    next: Sequence[str] = ()
    refused: str | None = None
    tells: Mapping[str, str] = {}
    pawn: int = 0
    walked: Walked = ()
    press: bool = True

    @property
    def shown(self) -> tuple[str, ...]:
        """The spaces of the drawn line: the walk, and the refused space when the walk does not end there already."""
        stray = self.refused and tuple(self.spaces[-1:]) != (self.refused,)
        return (*self.spaces, self.refused) if stray and self.refused else tuple(self.spaces)


class Seen(Struct):
    """What the board part draws: the position, from a seat; ``special``: the spaces with a ribbon or snowflake.

    ``about``: what each thing on the table is about, by the id of its piece or the word that its id begins with.
    """

    position: Position
    seat: int
    walk: Walk
    special: Sequence[str] = ()
    about: Mapping[str, About] = {}

    @property
    def stands(self) -> str:
        """Where the walk has come to; at first, where the walking pawn stands."""
        pawns = self.position.players[self.seat].pawns
        start = pawns[self.walk.pawn] if self.walk.pawn < len(pawns) else SPACES[0]
        return self.walk.spaces[-1] if self.walk.spaces else start

    def ingredient(self, space: str) -> str:
        """What lies on a space."""
        return self.position.board[SPACES.index(space)]

    def owner(self, space: str) -> Player | None:
        """Whose pawn stands on a space."""
        return next((player for player in self.position.players if space in player.pawns), None)


def corner(space: str) -> Point:
    """The upper left corner of a space's tile."""
    return FIRST + PITCH * COLUMNS.index(space[0]), FIRST + PITCH * ROWS.index(space[1])


def centre(space: str) -> Point:
    """The middle of a space's tile."""
    x, y = corner(space)
    return x + TILE / 2, y + TILE / 2


def shape(position: Position, seat: int) -> str:
    """The player's colour and sign: by name where the name is one of the four, else by seat."""
    name = position.players[seat].name
    return name if name in SHAPES else SHAPES[seat % len(SHAPES)]


def board_part(seen: Seen) -> Part:
    """The whole board as one drawing of 532 by 532."""
    return Part("board", phrase("rush", "board"), BOX, pieces(seen), focus=seen.stands)


def pieces(seen: Seen) -> list[Piece]:
    """Everything on the board, from the ground up: wood, tiles, the walk's line, ingredients, pawns, numbers."""
    return [
        _wood(),
        *(_tile(seen, space) for space in SPACES),
        *_line(seen),
        *(_face(seen, space) for space in SPACES),
        *_pawns(seen),
        *_numbers(seen.walk),
    ]


def _wood() -> Piece:
    return Piece("wood", (0, 0), BOX, [rect(0, 0, *BOX, 22, "frame"), rect(6, 6, 520, 520, 18, "wood")])


# ---- one space ---------------------------------------------------------------


def _tile(seen: Seen, space: str) -> Piece:
    marks = [rect(0, 0, TILE, TILE, 16, f"tile {seen.ingredient(space)}"), *_rings(seen, space)]
    return Piece(space, corner(space), (TILE, TILE), marks, _label(seen, space), press=seen.walk.press)


def _rings(seen: Seen, space: str) -> list[Mark]:
    whole = (0, 0, TILE, TILE, 16)
    if space == seen.walk.refused:
        return [rect(*whole, "ring-no")]
    if seen.walk.press and space == seen.stands and (seen.walk.spaces or seen.position.players[seen.seat].pawns):
        return [rect(*whole, "ring-ink"), rect(*whole, "ring-here")]
    return [rect(4, 4, TILE - 8, TILE - 8, 12, "ring-next")] if space in seen.walk.next else []


def _label(seen: Seen, space: str) -> str:
    """A space in words: ``c2, ice, blue's pawn; step 1 would give 1 ice``."""
    facts = [space, seen.ingredient(space)]
    if space in seen.special:
        facts.append(phrase(f"rush_{seen.position.game}", "mark"))
    if owner := seen.owner(space):
        facts.append(phrase(f"rush_{seen.position.game}", "pawn", name=called(owner.name)))
    facts += _walk_in_words(seen.walk, space)
    told = seen.walk.tells.get(space)
    return ", ".join(facts) + (f"; {told}" if told else "")


def _walk_in_words(walk: Walk, space: str) -> list[str]:
    taken = [phrase("rush", "step", n=n) for n, entered in enumerate(walk.spaces, 1) if entered == space]
    if space == walk.refused:
        return [*taken, phrase("rush", "refused")]
    return [*taken, phrase("rush", "next")] if space in walk.next else taken


def _mark(seen: Seen) -> str:
    """The icon of a special space."""
    return "ribbon" if seen.position.game == "base" else "flake"


def _face(seen: Seen, space: str) -> Piece:
    """Icon, word and name of a space; the icon makes room where a pawn stands."""
    ingredient = seen.ingredient(space)
    x = 50 if seen.owner(space) else 26
    marks = [use(ingredient, x, 23, 64), words(58, 106, ingredient, "word mid"), words(10, 21, space, "place")]
    if space in seen.special:
        marks.append(use(_mark(seen), 29, 7, 18, cls="mark"))
    return Piece(f"{space}-face", corner(space), (TILE, TILE), marks)


# ---- pawns -------------------------------------------------------------------


def _pawns(seen: Seen) -> list[Piece]:
    return [
        _pawn(seen, owner, number, space)
        for owner, player in enumerate(seen.position.players)
        for number, space in enumerate(player.pawns)
    ]


def _pawn(seen: Seen, owner: int, number: int, space: str) -> Piece:
    walks = (owner, number) == (seen.seat, seen.walk.pawn)
    via = [Halt(_foot(entered), _gains(gained), _above(entered)) for entered, gained in seen.walk.walked if walks]
    icon = use(f"pawn-{shape(seen.position, owner)}", 0, 0, 64)
    return Piece(f"pawn-{owner}-{number}", _foot(space), (64, 64), [icon], via=via)


def _foot(space: str) -> Point:
    x, y = corner(space)
    return x + 1, y + 26


def _above(space: str) -> Point:
    x, y = centre(space)
    return x, y - 50


def _gains(gained: Mapping[str, int]) -> list[Gain]:
    return [Gain(ingredient, f"+{count}") for ingredient, count in gained.items() if count]


# ---- the walk ----------------------------------------------------------------


def _line(seen: Seen) -> list[Piece]:
    walk, pawns = seen.walk, seen.position.players[seen.seat].pawns
    if not walk.shown or walk.pawn >= len(pawns):
        return []
    points = [centre(space) for space in (pawns[walk.pawn], *walk.shown)]
    kind = "no" if walk.refused else "go"
    marks = [line(points, "way-casing"), line(points, f"way-ground {kind}"), line(points, f"way {kind}")]
    return [Piece("way", (0, 0), BOX, marks)]


def _numbers(walk: Walk) -> list[Piece]:
    """A filled dot with its number on each space entered, a hollow one with the next number where a step could go."""
    taken = [_dot(n, space, walk.shown[: n - 1].count(space), walk) for n, space in enumerate(walk.shown, 1)]
    number = len(walk.spaces) + 1
    free = [space for space in walk.next if space != walk.refused]
    return taken + [_hollow(number, space, walk.shown.count(space)) for space in free]


def _dot(n: int, space: str, before: int, walk: Walk) -> Piece:
    kind = "no" if walk.refused else "go"
    marks = [circle(14, 14, 15, "dot-case"), circle(14, 14, 13, f"dot {kind}"), words(14, 19, str(n), "dot-word mid")]
    if walk.refused and n == len(walk.shown):
        marks = [circle(14, 14, 15, "dot-case"), use("cross", 0, 0, 28)]
    return Piece(f"dot-{n}", _spot(space, before), (28, 28), marks)


def _hollow(n: int, space: str, before: int) -> Piece:
    marks = [circle(14, 14, 12, "dot-free"), words(14, 19, str(n), "dot-free-word mid")]
    return Piece(f"next-{space}", _spot(space, before), (28, 28), marks)


def _spot(space: str, before: int) -> Point:
    """Where a number lies: at the tile's upper right, later visits of the same space beside it, then below."""
    x, y = corner(space)
    return x + TILE - 34 - 34 * (before % 2), y + 6 + 34 * (before // 2)
