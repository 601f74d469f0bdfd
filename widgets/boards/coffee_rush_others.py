"""The other players around a Coffee Rush table, each on one small card, as a part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.coffee_rush.position import ZONES, Player, Position
from tutor.core.people import called
from widgets.boards.coffee_rush_place import TALLIES, WIDE, brief, counted, named
from widgets.boards.coffee_rush_spaces import shape
from widgets.boards.scene import Mark, Part, Piece, path, rect, use, words
from widgets.boards.words import phrase

ROW = 92


def others_part(position: Position, seat: int) -> Part:
    """The other players in turn order: what stands in their cups, their queues and tallies."""
    seats = [(seat + n) % len(position.players) for n in range(1, len(position.players))]
    pieces = [_other(position, other, ROW * n) for n, other in enumerate(seats)]
    box = (WIDE, max(1, ROW * len(seats)))
    return Part("others", phrase("rush", "others_says"), box, pieces, title=phrase("rush", "others"), column=2)


def _other(position: Position, seat: int, y: float) -> Piece:
    player = position.players[seat]
    marks = [rect(1, 1, WIDE - 2, ROW - 10, 12, "slip"), use(f"pawn-{shape(position, seat)}", 4, 16, 50)]
    marks += [words(60, 27, brief(called(player.name), 10 if player.active else 14), "name")]
    marks += [*_small_upgrades(player), *_small_tally(position, player)]
    marks += [*_small_cups(player), *_small_queue(player)]
    return Piece(f"player-{seat}", (0, y + 2), (WIDE, ROW - 8), marks, _in_words(position, player))


def _small_tally(position: Position, player: Player) -> Iterator[Mark]:
    numbers = (player.cookies, player.likes, player.penalties)
    for place, (n, icon) in enumerate(zip(numbers, TALLIES[position.game], strict=True)):
        yield use(icon, 212 + 44 * place, 12, 20)
        yield words(234 + 44 * place, 27, str(n), "small")


def _small_upgrades(player: Player) -> Iterator[Mark]:
    if player.active:
        yield use("upgrade", 166, 11, 22)
        yield words(190, 27, str(len(player.active)), "small")


def _small_cups(player: Player) -> Iterator[Mark]:
    for place, tokens in enumerate(player.cups):
        x = 60 + 49 * place
        yield path(f"M{x} 40h44l-4 28a6 6 0 0 1-6 5h-24a6 6 0 0 1-6-5z", "cup thin")
        for n, name in enumerate(tokens[:4] if len(tokens) <= 4 else tokens[:3]):
            yield use(name, x + 22 + (n % 2 - min(2, len(tokens) - n // 2 * 2) / 2) * 16, 56 - 15 * (n // 2), 16)
        if len(tokens) > 4:
            yield words(x + 31, 53, f"+{len(tokens) - 3}", "small mid")


def _small_queue(player: Player) -> Iterator[Mark]:
    waiting = Counter(order.zone for order in player.orders)
    for zone in range(1, ZONES + 1):
        last, x = " last" if zone == ZONES else "", 212 + 31 * zone - 31
        yield rect(x, 43, 27, 29, 6, f"{'slip' if waiting[zone] else 'slot'}{last}")
        if waiting[zone]:
            yield words(x + 13.5, 62, str(waiting[zone]), "small mid")


def _in_words(position: Position, player: Player) -> str:
    numbers = (player.cookies, player.likes, player.penalties)
    cups = [
        phrase("rush", "cup" if tokens else "nothing_in", cup=n, tokens=named(tokens))
        for n, tokens in enumerate(player.cups, 1)
    ]
    edition = f"rush_{position.game}"
    orders = [phrase(edition, "order_in", drink=order.drink, zone=order.zone) for order in player.orders]
    active = [phrase("rush", "upgrades_of", upgrades=", ".join(player.active))] if player.active else []
    queue = ", ".join(orders) or phrase("rush", "no_orders")
    return "; ".join([called(player.name), ", ".join(counted(position, numbers)), *cups, queue, *active])
