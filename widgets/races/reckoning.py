"""Every order of a race reckoned line by line, each line with its clause, as nodes."""

from __future__ import annotations

from collections import Counter

from tutor.core.game import Game
from tutor.core.money import dollars
from tutor.core.score import Line, ScoreSheet
from tutor.core.sentences import listed
from tutor.grab_and_go import scoring
from tutor.grab_and_go.position import Order, Player, Position
from widgets.boards.grab_others import sign
from widgets.leaf import Node, h, icon
from widgets.races.leaves import clause_link


def headline(game: Game, p: Position) -> list[Node]:
    """Who won, and the clause that says so. ``p`` must lie open, as it does once a round is over."""
    sheet = game.score(p)
    return [h("h2", _headline(p, sheet), key="headline"), h("p", *_decided(game, p, sheet), cls="quiet")]


def details(game: Game, p: Position) -> Node:
    """Each player's orders, line by line."""
    sheet = game.score(p)
    return h("div", *(_player(game, p, sheet, player) for player in p.players), cls="reckoned")


def _headline(p: Position, sheet: ScoreSheet) -> str:
    if p.solo:
        return f"You earned {dollars(sheet.players[0].total)}"
    if p.step == "round":
        return f"Round {p.round} is over"
    if len(sheet.winners) > 1:
        return f"{listed([_name(p, name) for name in sheet.winners])} win together".capitalize()
    return "You win!" if _name(p, sheet.winners[0]) == "you" else f"{sheet.winners[0].capitalize()} wins"


def _name(p: Position, name: str) -> str:
    return "you" if name == p.players[0].name else name


def _decided(game: Game, p: Position, sheet: ScoreSheet) -> list[Node]:
    if p.step == "round":
        return [game.rulebook.clauses["grab.variants.3"].says, " ", clause_link(game, "grab.variants.3")]
    return [game.rulebook.clauses[sheet.decided_by].says, " ", clause_link(game, sheet.decided_by)]


def _player(game: Game, p: Position, sheet: ScoreSheet, player: Player) -> Node:
    total = next(one for one in sheet.players if one.name == player.name)
    name = _name(p, player.name).capitalize()
    head = h("h3", icon(sign(p.players.index(player))), f"{name}: {dollars(total.total)}")
    earlier = [_line(game, line) for line in total.lines if line.clause == "grab.variants.2"]
    orders = [_order(game, p, player, order) for order in scoring.scored(p, player)]
    nothing = h("p", "No order with cards under it.", cls="quiet") if not orders else None
    return h("section", head, h("ul", *earlier, cls="lines") if earlier else None, *orders, nothing, cls="card player")


def _order(game: Game, p: Position, player: Player, order: Order) -> Node:
    lines = scoring.order_lines(p, order)
    state = "completed" if any(order is one for one in player.done) else "unfinished"
    kind = "takeout" if order.takeout else "basic"
    return h(
        "div",
        h(
            "p",
            h("b", order.drink),
            f" · {kind}, {state}",
            h("b", dollars(sum(line.points for line in lines)), cls="sum"),
        ),
        h("div", _row("asked for", order.needs), _row("under it", order.under, Counter(order.needs)), cls="compare"),
        h("ul", *(_line(game, line) for line in lines), cls="lines"),
        cls="reckon",
    )


def _row(label: str, kinds: tuple[str, ...], wanted: Counter[str] | None = None) -> Node:
    """Icons of cards; where ``wanted`` is given, each card beyond it is struck out, as it is reckoned."""
    left, shown = Counter(wanted or {}), []
    for kind in kinds:
        spare = wanted is not None and left[kind] <= 0
        left[kind] -= 1
        shown.append(h("span", icon(kind), cls="kind spare" if spare else "kind"))
    return h("div", h("span", label, cls="quiet"), *shown, h("span", listed(kinds), cls="unseen"), cls="kinds")


def _line(game: Game, line: Line) -> Node:
    sum_ = f"{line.count} × {dollars(line.each)} = " if line.count is not None and line.each is not None else ""
    words = line.about.rpartition(": ")[2] if line.count is not None else _whole(line)
    return h(
        "li",
        h("span", words),
        " ",
        h("span", f"{sum_}{dollars(line.points)}", cls="amount"),
        " ",
        clause_link(game, line.clause),
    )


def _whole(line: Line) -> str:
    return "flawless: the printed amount" if line.clause == "grab.scoring.2" else line.about
