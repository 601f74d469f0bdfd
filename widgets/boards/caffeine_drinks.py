"""Fulfilled Orders of Caffeine Rush: as cups in a race, and on a calm table with the cards that lie in them."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.caffeine_rush import Drink, Player, Position
from tutor.caffeine_rush.position import HIDDEN, opponents
from tutor.core.money import amount
from tutor.core.people import called
from widgets.boards.caffeine_cards import in_words, on_the_cup, picture, several, tint
from widgets.boards.caffeine_sight import Sight, tight
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, Part, Piece, Point, rect, use, words
from widgets.boards.words import phrase

CUP = 32.0
MINI = 62.0
NAME = 34.0


def cups(sight: Sight, at: Point, wide: float) -> Iterator[Piece]:
    """The own drinks as a row of cups, and what earlier rounds brought, at the end of the row or below."""
    player, (x, y) = sight.view.players[sight.seat], at
    step = min(36.0, (wide - 40) / max(1, len(player.drinks)))
    if not player.drinks:
        yield Piece("no-drinks", at, (wide, CUP), [words(2, 20, phrase("caffeine_drinks", "none"), "small soft")])
    for n, drink in enumerate(player.drinks):
        told = _told(sight, sight.seat, drink)
        yield Piece(f"drink-{n}", (x + n * step, y), (CUP, CUP), list(_cup(drink)), told)
    if player.total:
        yield _earlier(sight, (x + wide - 154, y + (40 if wide < 200 else 0)))


def _earlier(sight: Sight, at: Point) -> Piece:
    text = phrase("caffeine_drinks", "earlier", points=total(sight.view, sight.view.players[sight.seat]))
    return Piece("total", at, (150, CUP), [words(148, 20, text, "small end soft")])


def total(view: Position, player: Player) -> str:
    """What earlier rounds brought a player."""
    return amount(player.total) if view.money else str(player.total)


def _cup(drink: Drink) -> Iterator[Mark]:
    yield use("takeout", 0, 0, CUP)
    if drink.latte_art:
        yield use("latte-art", 14, 14, 20)


def _told(sight: Sight, owner: int, drink: Drink) -> str:
    kind = "your_drink" if owner == sight.seat else "their_drink"
    whose = phrase("caffeine_drinks", kind, name=called(sight.view.players[owner].name))
    told = phrase("caffeine_drinks", "drink", whose=whose, order=in_words(drink.order), cards=several(drink.cards))
    theirs = opponents(sight.view, owner, drink.cards)
    if theirs:
        told = phrase("caffeine_drinks", "foreign", drink=told, n=theirs)
    return phrase("caffeine_drinks", "art", drink=told) if drink.latte_art else told


# ---- with the cards in them ------------------------------------------------------


def drinks_part(sight: Sight, wide: float) -> Part:
    """The drinks that the seat may look into: its own, and everybody's once they are opened."""
    earlier = sight.view.players[sight.seat].total
    pieces = [_earlier(sight, (0, 0))] if earlier else []
    y, count = CUP if earlier else 0.0, len(sight.view.players)
    for step in range(count):
        owner = (sight.seat + step) % count
        if not _open(sight.view.players[owner].drinks):
            continue
        if owner != sight.seat:
            pieces.append(_heading(sight.view, owner, y))
            y += NAME
        pieces += _minis(sight, owner, y, wide)
        y += MINI * -(-len(sight.view.players[owner].drinks) // _across(wide))
    return Part("drinks", phrase("caffeine_drinks", "yours"), (wide, max(y, 1)), pieces, title=_title(pieces))


def _title(pieces: list[Piece]) -> str:
    mine = any(piece.id in ("drink-0", "total") for piece in pieces)
    return phrase("caffeine_drinks", "yours" if mine else "title")


def _open(drinks: tuple[Drink, ...]) -> bool:
    return bool(drinks) and all(drink.order.drink != HIDDEN for drink in drinks)


def _heading(view: Position, owner: int, y: float) -> Piece:
    name = called(view.players[owner].name)
    return Piece(f"whose-{owner}", (0, y), (200, NAME), [use(sign(owner), 8, 4, 24), words(40, 22, name, "name")])


def _across(wide: float) -> int:
    return 3 if wide > 400 else 2


def _minis(sight: Sight, owner: int, y: float, wide: float) -> Iterator[Piece]:
    across = _across(wide)
    step = (wide - 8) / across
    for n, drink in enumerate(sight.view.players[owner].drinks):
        at = (8 + n % across * step, y + n // across * MINI)
        marks = list(_mini(sight.view, drink, step - 8))
        id = f"drink-{n}" if owner == sight.seat else f"drink-{owner}-{n}"
        yield Piece(id, at, (step - 8, MINI - 6), marks, _told(sight, owner, drink))


def _mini(view: Position, drink: Drink, wide: float) -> Iterator[Mark]:
    yield rect(1, 1, wide - 2, MINI - 8, 8, "order ticket")
    name = drink.order.drink or phrase("caffeine", "an_order")
    yield words(8, 18, name, "small name" + tight(name, wide - 30))
    step = min(25.0, (wide - 44) / max(1, len(drink.cards)))
    for n, card in enumerate(drink.cards):
        x = 6 + n * step
        yield rect(x, 25, 23, 26, 4, f"tile {tint(card.kind)} face")
        yield picture(card.kind, x + 1.5, 28, 20)
        yield use(sign(card.owner), x - 1, 23, 11)
    if drink.latte_art:
        yield use("latte-art", wide - 32, 22, 28)
    more = on_the_cup(view, drink.order)
    if more:
        yield words(wide - 8, 18, more, "small end soft")
