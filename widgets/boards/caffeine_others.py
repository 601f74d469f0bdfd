"""The others around a table of Caffeine Rush, from the left neighbour to the right one, and the Orders between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tutor.caffeine_rush import Card, Player, Position
from tutor.caffeine_rush.position import A_PLACE, reach, teams_of, turners
from tutor.core.people import called
from widgets.boards.caffeine_cards import back, coloured, face, several
from widgets.boards.caffeine_cards import count as count_mark
from widgets.boards.caffeine_drinks import total
from widgets.boards.caffeine_sight import Sight, Spot
from widgets.boards.caffeine_small import small_pieces
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, Part, Piece, line, rect, use, words
from widgets.boards.words import phrase

WIDE = 352.0
ROW, FLAT_ROW, GAP = 84.0, 50.0, 66.0


def others_part(sight: Sight, calm: bool = False) -> Part:
    """A row for each other player, and between two rows the Orders that lie between these two.

    In a race every row keeps its height, whatever lies there; where it is ``calm`` what is empty takes no room.
    """
    count = len(sight.view.players)
    pieces: list[Piece] = []
    y = 0.0
    for step in range(1, count):
        other = (sight.seat + step) % count
        high = FLAT_ROW if calm and count == 2 and not _lies(sight.view.players[other]) else ROW
        pieces.append(_row(sight, other, y, high))
        y += high
        far = _far(sight.view, sight.seat, other) if step < count - 1 else []
        if calm and not any(sight.view.places[n - 1].order for n in far):
            far = []
        for n, number in enumerate(far):
            pieces += small_pieces(sight, Spot(number, (8 + n * 170.0, y), 164.0))
        y += GAP if far else 0
    return Part("others", _say("title"), (WIDE, max(y, 1)), pieces, title=_say("title"), column=1)


def _say(kind: str, **numbers: Any) -> str:
    return phrase("caffeine_others", kind, **numbers)


def _lies(player: Player) -> bool:
    """Whether something lies open before a player."""
    return bool(player.hand or player.prep or player.unclean or player.total)


def _far(view: Position, seat: int, other: int) -> list[int]:
    """The places, from 1, between ``other`` and the next one round the table, if the seat does not reach them."""
    turner = (other + 1) % len(view.players)
    found = turners(teams_of(view))
    if turner not in found:
        return []
    first = found.index(turner) * A_PLACE
    return [i + 1 for i in range(first, first + A_PLACE) if i < len(view.places) and seat not in reach(view, i)]


def _row(sight: Sight, other: int, y: float, high: float) -> Piece:
    player = sight.view.players[other]
    name = _named(sight, player, "partner")
    marks = [rect(0, 1, WIDE, high - 8, 12, "seat-row"), use(sign(other), 8, 6, 28), words(44, 26, name, "name")]
    marks += [*_pile(sight.view, player), *_cups(player, 52 + 8.5 * len(name)), *_lying(player)]
    if player.total:
        marks.append(words(WIDE - 8, 66, _say("earlier", points=total(sight.view, player)), "small end soft"))
    return Piece(f"player-{other}", (0, y), (WIDE, high), marks, _label(sight, other, player))


def _named(sight: Sight, player: Player, kind: str) -> str:
    mine = sight.view.players[sight.seat].team == player.team
    return _say(kind, name=called(player.name)) if mine else called(player.name)


def _label(sight: Sight, other: int, player: Player) -> str:
    facts = [
        _say("taken", name=_named(sight, player, "partner_says"), seat=coloured(other), n=len(player.drinks)),
        _say("pile", n=len(sight.view.piles[player.team])),
        _say("hand", card=player.hand.kind) if player.hand else "",
        _say("prep", cards=several(player.prep)) if player.prep else "",
        _say("cleans_says") if player.unclean else "",
        _say("earlier_says", points=total(sight.view, player)) if player.total else "",
    ]
    return "; ".join(fact for fact in facts if fact)


def _pile(view: Position, player: Player) -> Iterator[Mark]:
    pile = view.piles[player.team]
    if pile:
        yield from back(pile[0].owner, 290, 6, 22, 30)
    else:
        yield rect(290, 6, 22, 30, 5, "slot")
    yield words(318, 27, str(len(pile)), "small")


def _cups(player: Player, x: float) -> Iterator[Mark]:
    x = max(130.0, x)
    step = min(22.0, (250 - x) / max(1, len(player.drinks)))
    for n, drink in enumerate(player.drinks):
        yield use("latte-art" if drink.latte_art else "takeout", x + n * step, 7, 26)
    if player.drinks:
        yield words(280, 27, str(len(player.drinks)), "number end")


def _lying(player: Player) -> Iterator[Mark]:
    """The card in the hand, then the Prep Area, which lies open."""
    x = 8.0
    if player.hand:
        yield from _small(player.hand, x)
        x += 52
    sorts = Counter(player.prep)
    step = min(36.0, (WIDE - x - 36) / max(1, len(sorts)))
    if player.hand and sorts:
        yield line([(x - 10, 44), (x - 10, 70)], "aside-line")
    for n, (card, count) in enumerate(sorts.items()):
        yield from _small(card, x + n * step)
        if count > 1:
            yield from count_mark(x + n * step + 26, 65, str(count))
    if player.unclean:
        yield words(WIDE - 8, 66, _say("cleans"), "small end soft")


def _small(card: Card, x: float) -> Iterator[Mark]:
    for mark in face(card, 32, 34, owner=False):
        yield _moved(mark, x, 39)


def _moved(mark: Mark, dx: float, dy: float) -> Mark:
    """A mark with a place, elsewhere."""
    at = 2 if mark[0] == "use" else 1
    return [*mark[:at], mark[at] + dx, mark[at + 1] + dy, *mark[at + 2 :]]
