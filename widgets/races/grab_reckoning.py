"""Every order of a race of Grab & Go reckoned line by line, each line with its clause, as nodes."""

from __future__ import annotations

from typing import Any

from tutor.core.game import Game
from tutor.core.money import dollars
from tutor.core.score import Line, Total
from tutor.grab_and_go import scoring
from tutor.grab_and_go.position import Order, Player, Position
from widgets.boards.race_seats import sign
from widgets.leaf import Node, h, icon
from widgets.races.sheets import card_row, line_node, lines, name, player_card, thing
from widgets.races.words import phrase, say


def cards(game: Game[Any], p: Position) -> list[Node]:
    """Return each player's orders, line by line. ``p`` must lie open, as it does once a round is over."""
    sheet = game.score(p)
    return [_player(game, p, *pair) for pair in zip(p.players, sheet.players, strict=True)]


def _player(game: Game[Any], p: Position, player: Player, total: Total) -> Node:
    title = say("sheets", "of", name=name(p, player.name), points=dollars(total.total))
    earlier = [_line(game, line) for line in total.lines if line.clause == "grab.variants.2"]
    orders = [_order(game, p, player, order) for order in scoring.scored(p, player)]
    nothing = None if orders else h("p", phrase("grab", "no_order"), cls="quiet")
    return player_card(icon(sign(p.players.index(player))), title, lines(earlier), *orders, nothing)


def _order(game: Game[Any], p: Position, player: Player, order: Order) -> Node:
    reckoned = scoring.order_lines(p, order)
    kind, state = (
        "takeout" if order.takeout else "basic",
        "completed" if any(order is one for one in player.done) else "unfinished",
    )
    about = phrase("grab", "about", kind=phrase("grab", kind), state=phrase("grab", state))
    rows = h(
        "div",
        card_row(phrase("sheets", "asked"), order.needs),
        card_row(phrase("grab", "under"), order.under, order.needs),
        cls="compare",
    )
    total = dollars(sum(line.points for line in reckoned))
    return thing(order.drink, about, total, rows, lines(_line(game, line) for line in reckoned))


def _line(game: Game[Any], line: Line) -> Node:
    return line_node(game, line, _words(line), dollars)


def _words(line: Line) -> str:
    if line.count is not None:
        return line.about.rpartition(": ")[2]
    return phrase("grab", "flawless") if line.clause == "grab.scoring.2" else line.about
