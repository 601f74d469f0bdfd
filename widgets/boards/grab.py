"""The counter of Grab & Go seen from above: what a seat sees of a race, as parts. It knows no rule."""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.people import called
from tutor.grab_and_go.actions import CARDS
from tutor.grab_and_go.position import GAP, Position
from widgets.boards.grab_about import tell
from widgets.boards.grab_orders import decks_part, orders_part
from widgets.boards.grab_others import others_part
from widgets.boards.race import RaceBoard
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, Part, Piece, Point, Scene, path, rect, text_of, use, words
from widgets.boards.words import phrase

__all__ = ["GrabBoard", "closed", "keys", "places_used", "scene"]

PITCH, CARD, RIM = 48, 44, 10
WIDE, NARROW = 13, 8
"""Cards in a row of the counter: on a wide page and on a phone."""


def scene(
    view: Position, seat: int, legal: Collection[str], narrow: bool = False, say: str = "", places: int = CARDS
) -> Scene:
    """All parts of a race as ``seat`` sees it; an empty counter takes no room.

    ``view`` must be that seat's view; ``legal`` are action texts; ``places`` of the stock are drawn.
    """
    counter = counter_part(view, seat, narrow, bool(legal), places)
    orders, decks = orders_part(view, seat, legal), decks_part(view, legal)
    taking = _takes(legal)
    decks.column = 1 if taking else 2
    parts = [*[counter] * bool(places), *([decks, orders] if taking else [orders, decks]), others_part(view, seat)]
    shown = [part for part in parts if part.pieces]
    tell(shown, view, seat, legal)
    return Scene(phrase("grab", "race"), shown, say)


def _takes(legal: Collection[str]) -> bool:
    return any(text.startswith("draw ") for text in legal)


def keys(view: Position, seat: int, legal: Collection[str]) -> dict[str, str]:
    """Return the keys of this moment: 1 and 2 for the orders, or 1 to 3 for the decks, 0 and Escape to put back."""
    if _takes(legal):
        return {str(n): f"deck-{n}" for n in range(1, len(view.decks) + 1)}
    player = view.players[seat]
    back = {key: f"card-{player.hand_from}" for key in ("0", "Escape") if player.hand}
    return {str(n): f"order-{n}" for n in range(1, len(player.orders) + 1)} | back


# ---- the counter ---------------------------------------------------------------


def places_used(view: Position) -> int:
    """Return how many places reach to the last card of the stock, a card in a hand included."""
    lying = [place for place, card in enumerate(view.stock, 1) if card != GAP]
    return max([*lying, *(player.hand_from for player in view.players)], default=0)


def counter_part(view: Position, seat: int, narrow: bool, press: bool, places: int = CARDS) -> Part:
    """The stock: every card on its place, turned up where a hand holds it."""
    across = min(NARROW if narrow else WIDE, max(1, places))
    rows = -(-places // across)
    box = (across * PITCH + 2 * RIM - 4, rows * PITCH + 2 * RIM - 4)
    top = Piece("top", (0, 0), box, [rect(0, 0, *box, 18, "frame"), rect(5, 5, box[0] - 10, box[1] - 10, 14, "wood")])
    held = {player.hand_from: i for i, player in enumerate(view.players) if player.hand}
    cards = [_card(view, seat, place, _at(place, across), held, press) for place in range(1, places + 1)]
    # A counter of other width is another part: its cards shall not wander to their new places one by one.
    id = "counter narrow" if narrow else "counter"
    return Part(id, phrase("grab", "counter"), box, [top, *cards], focus="card-1")


def _at(place: int, across: int) -> Point:
    row, column = divmod(place - 1, across)
    return RIM + column * PITCH, RIM + row * PITCH


def _card(view: Position, seat: int, place: int, at: Point, held: dict[int, int], press: bool) -> Piece:
    id, size = f"card-{place}", (CARD, CARD)
    if place in held:
        return _held(view, seat, held[place], id, at, press)
    if view.stock[place - 1] == GAP:
        marks = [_touch(), rect(7, 3, 30, 38, 6, "gap")]
        return Piece(id, at, size, marks, phrase("grab", "place", place=place), press=press)
    tilt = f"tilt-{place * 7 % 5}"
    label = phrase("grab", "card", place=place)
    return Piece(id, at, size, [_touch(), use("card-back", 0, 0, CARD, cls=tilt)], label, press, "down")


def _touch() -> Mark:
    """Return what is pressed of a place: as far as the next one."""
    return rect((CARD - PITCH) / 2, (CARD - PITCH) / 2, PITCH, PITCH, 0, "touch")


def _held(view: Position, seat: int, holder: int, id: str, at: Point, press: bool) -> Piece:
    player = view.players[holder]
    mine = holder == seat
    marks = [rect(3, -1, 38, 46, 7, f"tile {player.hand} face"), use(player.hand, 6, 5, 32)]
    if mine:
        label, shade = phrase("grab", "mine", card=player.hand), rect(3, -1, 38, 46, 7, "held-shade")
        return Piece(id, at, (CARD, CARD), [_touch(), shade, *marks, *_ring()], label, press, "mine")
    mark = use(sign(holder), 26, -8, 22, cls="sign-mark")
    label = phrase("grab", "theirs", card=player.hand, name=called(player.name))
    return Piece(id, at, (CARD, CARD), [_touch(), *marks, mark], label, press, "theirs")


def _ring() -> list[Mark]:
    return [rect(3, -1, 38, 46, 7, "ring-ink"), rect(3, -1, 38, 46, 7, "ring-here")]


def closed(view: Position, seat: int, say: str = "") -> Scene:
    """What hangs in the window once a round is over; ``view`` as everywhere."""
    ring = view.solo and view.closed_by is None
    who = "" if view.closed_by is None else called(view.players[view.closed_by].name)
    word = phrase("grab", "time" if ring else "closed")
    label = phrase("grab", "time_says" if ring else "closed_by" if who else "closed_says", name=who)
    board = [rect(100, 34, 200, 66, 14, "sign closed"), words(200, 79, word, "shut-word mid")]
    marks = [path("M140 34l60-30 60 30", "string"), *board]
    if who:
        marks.append(use(sign(view.closed_by or 0), 278, 20, 40))
    sheet = Part("shut", label, (400, 112), [Piece("sign", (0, 0), (400, 112), marks, label)])
    return Scene(phrase("grab", "race"), [sheet], say)


class GrabBoard(RaceBoard):
    """A race of Grab & Go on a page. Pieces are pressed by their ids: ``card-12``, ``order-1``, ``deck-3``."""

    _stylesheets = [*RaceBoard._stylesheets, text_of("grab.css")]
