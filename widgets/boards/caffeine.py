"""The table of Caffeine Rush seen from above: what a seat sees of a race, as parts. It knows no rule."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tutor.caffeine_rush import Position
from widgets.boards.caffeine_about import tell
from widgets.boards.caffeine_counter import counter_part, places_used
from widgets.boards.caffeine_drinks import drinks_part
from widgets.boards.caffeine_message import message_part
from widgets.boards.caffeine_mine import NARROW, WIDE, mine_part
from widgets.boards.caffeine_others import others_part
from widgets.boards.caffeine_picked import Picked, drawn, kept, pressed
from widgets.boards.caffeine_sight import Sight
from widgets.boards.race import RaceBoard
from widgets.boards.scene import Part, Piece, Scene, path, rect, text_of, words
from widgets.boards.words import phrase

__all__ = ["CaffeineBoard", "closed", "keys", "places_used", "scene"]


def scene(
    view: Position,
    seat: int,
    legal: Collection[str],
    narrow: bool = False,
    say: str = "",
    places: Collection[int] | None = None,
) -> Scene:
    """All parts of a table as ``seat`` sees it.

    ``view`` must be that seat's view; ``legal`` are action texts without moment and name; ``places`` are the numbers
    of those places next to the seat that are drawn, by default all, as in a race, where nothing may jump about.
    """
    calm = places is not None
    sight = Sight(view, seat, legal, calm)
    if view.step == "message":
        parts = [message_part(sight, narrow)]
    else:
        parts = [counter_part(sight, narrow, places), mine_part(sight, narrow, calm)]
    drinks = drinks_part(sight, NARROW if narrow else WIDE)
    if calm:
        parts = [part for part in (*parts, drinks) if _worth(sight, part, places)]
    parts.append(others_part(sight, calm))
    tell(parts, sight)
    return Scene(phrase("caffeine", "race"), parts, say)


def _worth(sight: Sight, part: Part, places: Collection[int] | None) -> bool:
    """Whether a part of a calm table shows anything: an empty counter and empty hands do not."""
    player, acts = sight.view.players[sight.seat], bool(sight.legal)
    match part.id.split()[0]:
        case "counter":
            return bool(places) or acts
        case "mine":
            return bool(places or acts or sight.view.piles[player.team] or player.hand or player.prep)
        case _:
            return bool(part.pieces)


def keys(view: Position, seat: int, legal: Collection[str]) -> dict[str, str]:
    """Return the keys of this moment: f for the pile, the number of a place, 0 for the Prep Area."""
    if not legal:
        return {}
    near = {str(n): f"place-{n}" for n in range(1, min(9, len(view.places)) + 1)}
    return near | {"f": "pile", "0": "prep"}


def closed(view: Position, seat: int, say: str = "") -> Scene:
    """What hangs over the table once a round is over; ``view`` as everywhere."""
    left = any(place.order for place in view.places)
    kind = "none_fits" if left else "all_done"
    word, label = phrase("caffeine", kind), phrase("caffeine", f"{kind}_says")
    board = [rect(90, 34, 220, 66, 14, "sign closed"), words(200, 79, word, "shut-word mid")]
    sign = Piece("sign", (0, 0), (400, 112), [path("M140 34l60-30 60 30", "string"), *board], label)
    return Scene(phrase("caffeine", "race"), [Part("shut", label, (400, 112), [sign])], say)


class CaffeineBoard(RaceBoard):
    """A race of Caffeine Rush on a page. A card that is picked up, and words put in a row, wait here for their end:
    what comes of them is told on as one press, such as ``prep-milk>place-2`` or ``say-2-1``.
    """

    _stylesheets = [*RaceBoard._stylesheets, text_of("caffeine.css")]

    def __init__(self, *arguments: Any, **params: Any) -> None:
        super().__init__(*arguments, **params)
        self._picked = Picked()
        self._bare = Scene("")

    def forget(self) -> None:
        """Let go of what is begun."""
        self._picked = Picked()

    def show_scene(self, scene: Scene) -> None:
        """Show a scene, with what is begun drawn into it."""
        self._bare = scene
        self._picked = kept(self._picked, scene)
        super().show_scene(drawn(self._picked, scene))

    def _press(self, id: str) -> None:
        before = self._step
        self._picked, told = pressed(self._picked, id)
        if told:
            super()._press(told)
        if self._step == before:
            self.show_scene(self._bare)
