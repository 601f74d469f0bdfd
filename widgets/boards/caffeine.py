"""The table of Caffeine Rush seen from above: what a seat sees of a race, as parts. It knows no rule."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from tutor.caffeine_rush import Position
from tutor.caffeine_rush.position import A_PLACE, NOBODY, reach, teams_of, turners
from widgets.boards.caffeine_begun import Begun, drawn, kept, pressed
from widgets.boards.caffeine_cards import back, sign
from widgets.boards.caffeine_mine import message_part, mine_part
from widgets.boards.caffeine_others import others_part
from widgets.boards.caffeine_places import HIGH, Sight, Spot, place_pieces
from widgets.boards.race import Live, RaceBoard
from widgets.boards.scene import Mark, Part, Piece, Scene, path, rect, text_of, use, words

__all__ = ["CaffeineBoard", "Live", "closed", "keys", "scene"]

STRIP, RIM = 52.0, 8.0
"""The strip with the neighbours and the Order Pile above the Orders, and the counter's edge."""


def scene(view: Position, seat: int, legal: Collection[str], narrow: bool = False, say: str = "") -> Scene:
    """All parts of a table as ``seat`` sees it.

    ``view`` must be that seat's view; ``legal`` are action texts without moment and name.
    """
    sight = Sight(view, seat, legal)
    if view.step == "message":
        parts = [message_part(sight, narrow), others_part(sight)]
    else:
        parts = [counter_part(sight, narrow), mine_part(sight, narrow), others_part(sight)]
    return Scene("Caffeine Rush", parts, say)


def keys(view: Position, seat: int, legal: Collection[str]) -> dict[str, str]:
    """Return the keys of this moment: f for the pile, the number of a place, 0 for the Prep Area."""
    if not legal:
        return {}
    near = {str(n): f"place-{n}" for n in range(1, min(9, len(view.places)) + 1)}
    return near | {"f": "pile", "0": "prep"}


# ---- the counter ---------------------------------------------------------------


def counter_part(sight: Sight, narrow: bool) -> Part:
    """The Orders next to the seat, between it and its neighbours, with the Order Pile."""
    left, right = sides(sight.view, sight.seat)
    spots = list(_spots(left, right, _extra(sight.view, sight.seat), narrow))
    wide = 360.0 if narrow else 600.0
    high = max([spot.at[1] for spot in spots], default=STRIP) + HIGH + RIM
    top = Piece(
        "top", (0, 0), (wide, high), [rect(0, 0, wide, high, 18, "frame"), rect(5, 5, wide - 10, high - 10, 14, "wood")]
    )
    pieces = [top, *_neighbours(sight, left, right, wide), _order_pile(sight, wide)]
    for spot in spots:
        pieces += place_pieces(sight, spot)
    pieces += _shouts(sight, wide, high)
    return Part("counter narrow" if narrow else "counter", "The Orders", (wide, high), pieces)


def sides(view: Position, seat: int) -> tuple[list[int], list[int]]:
    """Return the places, from 1, on the left and on the right of a seat or its team; two players have one row."""
    team, teams = view.players[seat].team, teams_of(view)
    left: list[int] = []
    right: list[int] = []
    for pair, turner in enumerate(turners(teams)):
        numbers = [pair * A_PLACE + 1, pair * A_PLACE + 2]
        if teams[turner] == team:
            right += numbers
        elif teams[turner - 1] == team:
            left += numbers
    return left, right


def _extra(view: Position, seat: int) -> list[int]:
    last = len(view.places)
    return [last] if view.tied and seat in reach(view, last - 1) else []


def _spots(left: list[int], right: list[int], extra: list[int], narrow: bool) -> Iterator[Spot]:
    if narrow:
        for column, numbers in enumerate((left, right)):
            for row, number in enumerate(numbers):
                yield Spot(number, (RIM + column * 175, STRIP + row * (HIGH + 8)), 169)
        for number in extra:
            yield Spot(number, (RIM + 87, STRIP + 2 * (HIGH + 8)), 169)
        return
    for column, number in enumerate([*left, *right]):
        yield Spot(number, (RIM + column * 144 + (16 if column > 1 else 0), STRIP), 136)
    for number in extra:
        yield Spot(number, (232, STRIP + HIGH + 8), 136)


def _neighbours(sight: Sight, left: list[int], right: list[int], wide: float) -> Iterator[Piece]:
    for numbers, x, end in ((left, 14.0, False), (right, wide - 14, True)):
        who = _across(sight.view, sight.seat, numbers)
        if who is None:
            continue
        name = sight.view.players[who].name
        at = x - 32 if end else x
        marks = [use(sign(who), at, 10, 32), words(at - 8 if end else at + 40, 32, name, "name end" if end else "name")]
        yield Piece(f"beside-{'right' if end else 'left'}", (0, 0), (0, 0), marks)


def _across(view: Position, seat: int, numbers: list[int]) -> int | None:
    """Whoever sits at the other side of a pair of places."""
    if not numbers:
        return None
    turner = turners(teams_of(view))[(numbers[0] - 1) // A_PLACE]
    return turner - 1 if view.players[turner].team == view.players[seat].team else turner


def _order_pile(sight: Sight, wide: float) -> Piece:
    count, at = len(sight.view.order_pile), (wide / 2 - 44, 4.0)
    marks: list[Mark] = [*back(NOBODY, 4, 2, 36, 40)] if count else [rect(4, 2, 36, 40, 7, "slot")]
    marks.append(words(46, 28, f"{count} left", "small"))
    label = f"Order Pile, {count} left" + ("; press to turn up the next Order" if "turn" in sight.legal else "")
    return Piece("orders", at, (88, 44), marks, label, bool(sight.legal))


def _shouts(sight: Sight, wide: float, high: float) -> Iterator[Piece]:
    for id, word, label in (
        ("go", "Turn the Orders up!", "turn the Orders up and begin"),
        ("round", "Next round", "set up another round"),
    ):
        if id in sight.legal:
            marks = [rect(0, 0, 220, 56, 28, "call"), words(110, 34, word, "call-word mid")]
            yield Piece(id, (wide / 2 - 110, (high + STRIP) / 2 - 60), (220, 56), marks, label, True)


def closed(view: Position, seat: int, say: str = "") -> Scene:
    """What hangs over the table once a round is over; ``view`` as everywhere."""
    word, label = ("All done!", "All Orders are done")
    marks = [
        path("M140 34l60-30 60 30", "string"),
        rect(100, 34, 200, 66, 14, "sign closed"),
        words(200, 79, word, "shut-word mid"),
    ]
    return Scene(
        "Caffeine Rush", [Part("shut", label, (400, 112), [Piece("sign", (0, 0), (400, 112), marks, label)])], say
    )


class CaffeineBoard(RaceBoard):
    """A race of Caffeine Rush on a page. A card that is picked up, and words put in a row, wait here for their end:
    what comes of them is told on as one press, such as ``prep-milk>place-2`` or ``say-2-1``.
    """

    _stylesheets = [*RaceBoard._stylesheets, text_of("caffeine.css")]

    def __init__(self, *arguments: Any, **params: Any) -> None:
        super().__init__(*arguments, **params)
        self._begun = Begun()
        self._bare = Scene("")

    def forget(self) -> None:
        """Let go of what is begun."""
        self._begun = Begun()

    def show(self, scene: Scene) -> None:
        """Show a scene, with what is begun drawn into it."""
        self._bare = scene
        self._begun = kept(self._begun, scene)
        super().show(drawn(self._begun, scene))

    def _press(self, id: str) -> None:
        self._begun, told = pressed(self._begun, id)
        if told:
            super()._press(told)
        self.show(self._bare)
