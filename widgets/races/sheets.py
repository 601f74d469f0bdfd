"""What the reckonings of all races share, as nodes: who won, a player's card, rows of cards, and lines with clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tutor.core.game import Game
from tutor.core.people import called
from tutor.core.score import Line, ScoreSheet
from tutor.core.sentences import listed
from widgets.explorer.address import of_clause
from widgets.leaf import Node, h, icon
from widgets.parts.numbers import minus
from widgets.parts.rules import face, named
from widgets.races.states import ME
from widgets.races.words import phrase, say

Shown = Callable[[int], str]
"""Points as people write them."""


def name(p: Any, player: str) -> str:
    """Return what a player is called on the person's page."""
    return phrase("sheets", "you") if player == p.players[ME].name else called(player)


def who_wins(p: Any, sheet: ScoreSheet) -> str:
    """Say who won."""
    mine = p.players[ME].name
    said = listed([name(p, one) for one in sorted(sheet.winners, key=lambda one: one != mine)])
    if len(sheet.winners) > 1:
        return say("sheets", "together", names=said)
    return phrase("sheets", "you_win") if sheet.winners == (mine,) else say("sheets", "wins", name=said)


def clause_link(game: Game[Any], id: str) -> Node:
    """Return a link to the page of a clause or a ruling, with its sentence as the title; a race goes on behind it."""
    ruling = game.rulebook.rulings.get(id)
    behind = {"title": f"{id}: {ruling.question if ruling else game.rulebook.says(id)}", "aria_label": named(id)}
    return h("a", face(id), href=of_clause(id), cls="clause-link", target="_blank", rel="noopener", **behind)


def clause_links(game: Game[Any], ids: Iterable[str]) -> list[Node]:
    """Return links to clauses, each with a space before it."""
    return [node for id in ids for node in (" ", clause_link(game, id))]


def card_row(
    label: str, found: Iterable[str], wanted: Iterable[str] | None = None, picture: Callable[[str], Node] = icon
) -> Node:
    """Return a row of cards as pictures; where something is ``wanted``, each card beyond it is struck out."""
    every, left, shown = list(found), Counter(wanted or ()), []
    for kind in every:
        spare = wanted is not None and left[kind] <= 0
        left[kind] -= 1
        shown.append(h("span", picture(kind), cls="kind spare" if spare else "kind"))
    return h("div", h("span", label, cls="quiet"), *shown, h("span", listed(every), cls="unseen"), cls="kinds")


def line_node(game: Game[Any], line: Line, words: str, shown: Shown) -> Node:
    """Return one line of a score sheet: in words, the sum, and the clause behind it."""
    counted = line.count is not None and line.each is not None and line.count != 1
    sum_ = f"{line.count} × {shown(line.each or 0)} = " if counted else ""
    amount = h("span", minus(f"{sum_}{shown(line.points)}"), cls="amount")
    return h("li", h("span", f"{words} ", clause_link(game, line.clause)), " ", amount)


def lines(nodes: Iterable[Node]) -> Node:
    """Return lines as a list; nothing when there are none."""
    every = list(nodes)
    return h("ul", *every, cls="lines") if every else None


def thing(title: str, about: str, total: str, *rows: Node) -> Node:
    """Return one order or drink that is reckoned: its name, what it is, its sum, and the rows below."""
    head = h("span", h("b", title), f" · {about}" if about else None)
    return h("div", h("p", head, h("b", minus(total), cls="sum")), *rows, cls="reckon")


def player_card(sign: Node, title: str, *inside: Node) -> Node:
    """Return a card with all that one player made."""
    return h("section", h("h3", sign, minus(title)), *inside, cls="card player")
