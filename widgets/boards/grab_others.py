"""The other players of a race of Grab & Go: what everybody can see of them."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.people import called
from tutor.grab_and_go.position import TO_CLOSE, Player, Position
from widgets.boards.grab_orders import WIDE
from widgets.boards.race_seats import sign
from widgets.boards.scene import Mark, Part, Piece, rect, use, words
from widgets.boards.words import phrase

ROW = 56


def others_part(view: Position, seat: int) -> Part:
    """One row for each player: the orders completed, and how far those in front have come."""
    rows = [*range(seat, len(view.players)), *range(seat)] if len(view.players) > 1 else [seat]
    pieces = [_row(view, seat, other, n) for n, other in enumerate(rows)]
    title = phrase("grab", "others")
    return Part("others", phrase("grab", "others_says"), (WIDE, ROW * len(rows)), pieces, title=title, column=2)


def _row(view: Position, seat: int, other: int, n: int) -> Piece:
    player = view.players[other]
    mine = other == seat
    name = phrase("grab", "you") if mine else called(player.name)
    marks = [use(sign(other), 0, 6, 30), words(38, 27, name, "name"), *_cups(player, len(view.players) == 1)]
    if not mine:
        marks += [*_fronts(player)]
    return Piece(f"player-{other}", (0, ROW * n), (WIDE, ROW), marks, _label(player, name, mine))


def _label(player: Player, name: str, mine: bool) -> str:
    done = phrase("grab", "done", name=name, n=len(player.done))
    ahead = [
        phrase("grab", "ahead", drink=order.drink, n=len(order.under), needs=len(order.needs))
        for order in player.orders
    ]
    if mine or not ahead:
        return done
    says = phrase("grab", "in_front", done=done, orders=", ".join(ahead))
    return phrase("grab", "in_hand", says=says, card=player.hand, name=name) if player.hand else says


def _cups(player: Player, alone: bool) -> Iterator[Mark]:
    """A cup for each completed order; those still missing to close are outlines."""
    most = max(TO_CLOSE, len(player.done)) if not alone else max(1, len(player.done))
    step = min(30.0, 230 / most)
    for n in range(most):
        x = 110 + n * step
        if n < len(player.done):
            yield use("takeout", x, 6, 28)
        elif not alone:
            yield rect(x + 5, 9, 18, 22, 5, "slot")
    yield words(WIDE - 4, 28, str(len(player.done)), "number end")


def _fronts(player: Player) -> Iterator[Mark]:
    text = " · ".join(f"{order.drink} {len(order.under)}/{len(order.needs)}" for order in player.orders)
    yield words(38, 48, text, "small soft")
