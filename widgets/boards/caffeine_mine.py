"""What lies before a player of Caffeine Rush: the Ingredient Pile, the card just turned, the Prep Area, the drinks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.caffeine_rush import Card, Player
from tutor.core.people import called
from widgets.boards.caffeine_cards import back, box, coloured, face, several
from widgets.boards.caffeine_cards import count as count_mark
from widgets.boards.caffeine_drinks import cups
from widgets.boards.caffeine_press import prep_id
from widgets.boards.caffeine_sight import Sight
from widgets.boards.scene import Part, Piece, Point, rect, words
from widgets.boards.words import phrase, wording

WIDE, NARROW = 600.0, 360.0
PILE = (84.0, 112.0)
TWO_TO_PRESS = ((10, 10, 48), (10, 61, 48))
THREE_TO_PRESS = ((10, 10, 104), (106, 10, 50), (106, 64, 50))
"""Where buttons lie on the pile's place and the hand's, and how high they are: a finger's height, also on a phone."""

HIGH, ROW = 48.0, 52.0
"""Height of a card in the Prep Area, and from card to card."""

PITCH, ACROSS, GAP = 48.0, 5, 4.0
"""From card to card on a desk; how many stand side by side on a phone, each broad enough for a finger; between them."""


def mine_part(sight: Sight, narrow: bool, calm: bool) -> Part:
    """Everything before the seat; where it is ``calm`` its drinks are shown elsewhere, with the cards in them."""
    wide = NARROW if narrow else WIDE
    at, size = ((8.0, 124.0), (wide - 16, 8.0)) if narrow else ((200.0, 8.0), (wide - 208, 112.0))
    if narrow:
        size = (size[0], 8 + ROW * _rows(sight, size[0]))
    drinks = [] if calm else cups(sight, (196, 12) if narrow else (8, 130), 156 if narrow else 584)
    pieces = [*_pile(sight), *_hand(sight), *_prep(sight, at, size), *drinks]
    high = at[1] + size[1] + (8 if narrow or calm else 48)
    # Of another width it is another part: its pieces shall not wander to their new places one by one.
    return Part("mine narrow" if narrow else "mine", _say("title"), (wide, high), pieces, focus="pile")


def _say(kind: str, **numbers: Any) -> str:
    return phrase("caffeine_mine", kind, **numbers)


def _rows(sight: Sight, wide: float) -> int:
    """Rows of the Prep Area on a phone; a Latte Art Card in play is given room beforehand."""
    spots = [*_spots(sight.view.players[sight.seat].prep, sight.seat), len(box().cards) - 1]
    return max(2 if sight.view.plays("latte_art") else 1, max(spots) // _across(wide) + 1)


def _across(wide: float) -> int:
    return ACROSS if wide < NARROW else int((wide - 6) // PITCH)


def _pitch(wide: float) -> float:
    return (wide - 6) / ACROSS if wide < NARROW else PITCH


# ---- the pile and the card just turned -------------------------------------------------------


def _pile(sight: Sight) -> Iterator[Piece]:
    view, player = sight.view, sight.view.players[sight.seat]
    pile = view.piles[player.team]
    if not pile:
        yield Piece("pile", (8, 8), PILE, [rect(2, 2, 80, 108, 10, "slot")], _empty(sight), bool(sight.legal))
        yield from _shuffles(sight)
        return
    edges = [rect(2 + n, 2 + n, 78, 104, 9, f"back seat-{pile[0].owner}") for n in (6, 3) if len(pile) > n / 3]
    marks = [*edges, *back(pile[0].owner, 2, 2, 78, 104), *count_mark(41, 92, str(len(pile)))]
    yield Piece("pile", (8, 8), PILE, marks, _full(sight, pile), bool(sight.legal), "down" * ("flip" in sight.legal))


def _full(sight: Sight, pile: tuple[Card, ...]) -> str:
    top = pile[0].owner
    kind, name = "pile" if top == sight.seat else "pile_theirs", called(sight.view.players[top].name)
    told = _say(kind, seat=coloured(top), n=len(pile), name=name)
    return _say("flip", pile=told) if "flip" in sight.legal else told


def _empty(sight: Sight) -> str:
    again = any(text.startswith("shuffle ") for text in sight.legal)
    return _say("empty_shuffle" if again else "empty")


def _shuffles(sight: Sight) -> Iterator[Piece]:
    """Up to three ways to make a new pile; the hand is empty then, and its place is theirs, too."""
    found = [which for which in wording("caffeine_shuffle_says") if f"shuffle {which}" in sight.legal]
    for (x, y, high), which in zip(TWO_TO_PRESS if len(found) < 3 else THREE_TO_PRESS, found, strict=False):
        word = phrase("caffeine_shuffle", which if len(found) > 1 else "only")
        marks = [rect(0, 0, 80, high, 24, "chip go"), words(40, high / 2 + 5, word, "chip-word mid tight")]
        yield Piece(f"shuffle-{which}", (x, y), (80, high), marks, phrase("caffeine_shuffle_says", which), True)


def _hand(sight: Sight) -> Iterator[Piece]:
    hand, at = sight.view.players[sight.seat].hand, (104.0, 8.0)
    if hand is None:
        yield Piece("no-hand", at, PILE, [rect(2, 2, 80, 108, 10, "slot")], _say("no_hand"))
        return
    marks = [*face(hand, 84, 108), words(42, 99, hand.kind, "small mid name")]
    yield Piece("hand", at, PILE, marks, _say("hand", card=hand.kind), bool(sight.legal), "mine")


# ---- the Prep Area ------------------------------------------------------------------------------


def _prep(sight: Sight, at: Point, size: Point) -> Iterator[Piece]:
    player, act = sight.view.players[sight.seat], bool(sight.legal)
    marks = [rect(1, 1, size[0] - 2, size[1] - 2, 12, "tray")]
    if not player.prep or size[0] > 360:
        marks.append(words(size[0] - 12, size[1] - 10, _say("prep"), "small soft end"))
    yield Piece("prep", at, size, marks, _prep_label(sight, player), act)
    for spot, (card, count) in sorted(_spots(player.prep, sight.seat).items()):
        yield _waiting(sight, player, card, count, _place_of(spot, at, size[0]), _pitch(size[0]))
    if player.unclean:
        middle = (at[0] + size[0] / 2 - 80, at[1] + size[1] / 2 - 24)
        pill = [rect(0, 0, 160, 48, 24, "call"), words(80, 30, _say("clean"), "call-word mid")]
        yield Piece("clean", middle, (160, 48), pill, _say("clean_says"), act)


def _prep_label(sight: Sight, player: Player) -> str:
    told = _say("prep_says" if player.prep else "prep_empty", cards=several(player.prep))
    aside = player.hand and "aside" in sight.legal
    return _say("prep_aside", prep=told, card=player.hand.kind) if aside and player.hand else told


def _spots(cards: Iterable[Card], seat: int) -> dict[int, tuple[Card, int]]:
    """Every sort has its own spot, so that nothing moves about; what is not in the box's order comes behind."""
    kinds = list(box().cards)
    found: dict[int, tuple[Card, int]] = {}
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    strange = len(kinds)
    for card, count in sorted(counts.items(), key=lambda one: (one[0].owner, one[0].kind)):
        own = card.owner == seat and card.kind in kinds
        found[kinds.index(card.kind) if own else strange] = (card, count)
        strange += not own
    return found


def _place_of(spot: int, at: Point, wide: float) -> Point:
    row, column = divmod(spot, _across(wide))
    return at[0] + 3 + GAP / 2 + column * _pitch(wide), at[1] + 6 + row * ROW


def _waiting(sight: Sight, player: Player, card: Card, count: int, at: Point, pitch: float) -> Piece:
    size = (pitch - GAP, HIGH)
    marks = list(face(card, *size, owner=card.owner != sight.seat))
    if count > 1:
        marks += [*count_mark(size[0] - 8, size[1] - 8, str(count))]
    many = _say("several", n=count, card=card.kind) if count > 1 else card.kind
    if card.owner != sight.seat:
        many = _say("of", cards=many, name=called(sight.view.players[card.owner].name))
    cls, label = "messy" if player.unclean else "", _say("waiting", cards=many)
    return Piece(prep_id(card, sight.seat), at, size, marks, label, bool(sight.legal), cls)
