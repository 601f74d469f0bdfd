"""The sixteen spaces of a Coffee Rush board, the pawns on them and a walk being built, as pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tutor.coffee_rush.position import Player, Position
from widgets.boards.scene import Gain, Halt, Part, Piece, Point, circle, line, rect, use, words

PITCH, TILE, FIRST = 128, 116, 16
BOX = (532, 532)
SPACES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
MARKED = ("b1", "d2", "a3", "c4")
"""The spaces with a ribbon (base) or a snowflake (Winter): BOX facts shared by both boards."""
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


def corner(space: str) -> Point:
    """The upper left corner of a space's tile."""
    return FIRST + PITCH * "abcd".index(space[0]), FIRST + PITCH * "1234".index(space[1])


def centre(space: str) -> Point:
    x, y = corner(space)
    return x + TILE / 2, y + TILE / 2


def shape(position: Position, seat: int) -> str:
    """The player's colour and sign: by name where the name is one of the four, else by seat."""
    name = position.players[seat].name
    return name if name in SHAPES else SHAPES[seat % len(SHAPES)]


def board_part(position: Position, seat: int, walk: Walk) -> Part:
    """The whole board as one drawing of 532 by 532."""
    return Part("board", "The board", BOX, pieces(position, seat, walk), focus=_stands(position, seat, walk))


def pieces(position: Position, seat: int, walk: Walk) -> list[Piece]:
    """Everything on the board, from the ground up: wood, tiles, the walk's line, ingredients, pawns, numbers."""
    return [
        _wood(),
        *(_tile(position, seat, walk, space) for space in SPACES),
        *_line(position, seat, walk),
        *(_ingredient(position, space) for space in SPACES),
        *_pawns(position, seat, walk),
        *_numbers(walk),
    ]


def _stands(position: Position, seat: int, walk: Walk) -> str:
    pawns = position.players[seat].pawns
    start = pawns[walk.pawn] if walk.pawn < len(pawns) else SPACES[0]
    return walk.spaces[-1] if walk.spaces else start


def _wood() -> Piece:
    return Piece("wood", (0, 0), BOX, [rect(0, 0, *BOX, 22, "frame"), rect(6, 6, 520, 520, 18, "wood")])


# ---- one space ---------------------------------------------------------------


def _tile(position: Position, seat: int, walk: Walk, space: str) -> Piece:
    marks = [rect(0, 0, TILE, TILE, 16, f"tile {_ingredient_of(position, space)}"), *_rings(position, seat, walk, space)]
    label = _label(position, walk, space)
    return Piece(space, corner(space), (TILE, TILE), marks, label, press=walk.press, cls=_state(walk, space))


def _rings(position: Position, seat: int, walk: Walk, space: str) -> list[list[object]]:
    if space == walk.refused:
        return [rect(0, 0, TILE, TILE, 16, "ring-no")]
    if walk.press and space == _stands(position, seat, walk):
        return [rect(0, 0, TILE, TILE, 16, "ring-ink"), rect(0, 0, TILE, TILE, 16, "ring-here")]
    if space in walk.next:
        return [rect(4, 4, TILE - 8, TILE - 8, 12, "ring-next")]
    return []


def _state(walk: Walk, space: str) -> str:
    return "refused" if space == walk.refused else "next" if space in walk.next else ""


def _ingredient_of(position: Position, space: str) -> str:
    return position.board[SPACES.index(space)]


def _owner(position: Position, space: str) -> Player | None:
    return next((player for player in position.players if space in player.pawns), None)


def _label(position: Position, walk: Walk, space: str) -> str:
    """A space in words: ``c2, ice, blue's pawn; step 1 would give 1 ice``."""
    facts = [space, _ingredient_of(position, space)]
    if space in MARKED:
        facts.append("ribbon" if position.game == "base" else "snowflake")
    if owner := _owner(position, space):
        facts.append(f"{owner.name}'s pawn")
    facts += [f"step {n} of the walk" for n, entered in enumerate(walk.spaces, 1) if entered == space]
    if space == walk.refused:
        facts.append("refused")
    elif space in walk.next:
        facts.append("can be reached next")
    told = walk.tells.get(space)
    return ", ".join(facts) + (f"; {told}" if told else "")


def _ingredient(position: Position, space: str) -> Piece:
    """Icon, word and coordinate; the icon makes room where a pawn stands."""
    ingredient = _ingredient_of(position, space)
    x = 50 if _owner(position, space) else 26
    marks = [use(ingredient, x, 23, 64), words(58, 106, ingredient, "word mid"), words(10, 21, space, "place")]
    if space in MARKED:
        marks.append(use("ribbon" if position.game == "base" else "flake", 34, 6, 20, cls="mark"))
    return Piece(f"{space}-face", corner(space), (TILE, TILE), marks)


# ---- pawns -------------------------------------------------------------------


def _pawns(position: Position, seat: int, walk: Walk) -> list[Piece]:
    return [
        _pawn(position, owner, number, space, walk if owner == seat and number == walk.pawn else Walk())
        for owner, player in enumerate(position.players)
        for number, space in enumerate(player.pawns)
    ]


def _pawn(position: Position, owner: int, number: int, space: str, walk: Walk) -> Piece:
    icon = f"pawn-{shape(position, owner)}"
    via = [Halt(_foot(entered), _gains(gained), _above(entered)) for entered, gained in walk.walked]
    return Piece(f"pawn-{owner}-{number}", _foot(space), (64, 64), [use(icon, 0, 0, 64)], via=via)


def _foot(space: str) -> Point:
    x, y = corner(space)
    return x + 1, y + 26


def _above(space: str) -> Point:
    x, y = centre(space)
    return x, y - 50


def _gains(gained: Mapping[str, int]) -> list[Gain]:
    return [Gain(ingredient, f"+{count}") for ingredient, count in gained.items() if count]


# ---- the walk ----------------------------------------------------------------


def _line(position: Position, seat: int, walk: Walk) -> list[Piece]:
    pawns = position.players[seat].pawns
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
    last = n == len(walk.shown)
    if walk.refused and last:
        return Piece(f"dot-{n}", _spot(space, before), (28, 28), [circle(14, 14, 15, "dot-case"), use("cross", 0, 0, 28)])
    kind = "no" if walk.refused else "go"
    marks = [circle(14, 14, 15, "dot-case"), circle(14, 14, 13, f"dot {kind}"), words(14, 19, str(n), "dot-word mid")]
    return Piece(f"dot-{n}", _spot(space, before), (28, 28), marks)


def _hollow(n: int, space: str, before: int) -> Piece:
    marks = [circle(14, 14, 12, "dot-free"), words(14, 19, str(n), "dot-free-word mid")]
    return Piece(f"next-{space}", _spot(space, before), (28, 28), marks)


def _spot(space: str, before: int) -> Point:
    """Where a number lies: at the tile's upper right, later visits of the same space beside it, then below."""
    x, y = corner(space)
    return x + TILE - 34 - 34 * (before % 2), y + 6 + 34 * (before // 2)
