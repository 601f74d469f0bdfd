"""Every drink of a race of Caffeine Rush reckoned line by line, each line with its clause, as nodes."""

from __future__ import annotations

from typing import Any

from tutor.caffeine_rush import Card, Drink, Player, Position, scoring
from tutor.caffeine_rush.position import opponents
from tutor.core.game import Game
from tutor.core.money import dollars
from tutor.core.people import called
from tutor.core.score import Line, ScoreSheet
from tutor.core.sentences import listed
from widgets.boards.caffeine_cards import code, drawn
from widgets.boards.race_seats import sign
from widgets.leaf import Node, h, icon
from widgets.parts.numbers import minus
from widgets.races.sheets import card_row, line_node, lines, name, player_card, thing
from widgets.races.words import phrase, say, wording

EARLIER, MESSAGE = "caffeine.variants.10", "caffeine.variants.27"


def cards(game: Game[Any], p: Position) -> list[Node]:
    """Return a card for each player, or for each team, drink by drink. ``p`` must lie open, as it does at the end."""
    sheet = game.score(p)
    teams = dict.fromkeys(player.team for player in p.players)
    return [_team(game, p, sheet, [i for i, q in enumerate(p.players) if q.team == team]) for team in teams]


def tips(p: Position, points: int) -> str:
    """Return a sum as people write it: dollars where there are some, else Tips, or points of TipTop."""
    if p.money:
        return dollars(points)
    return phrase("caffeine", "points" if p.plays("tiptop") else "tips", n=points)


def _team(game: Game[Any], p: Position, sheet: ScoreSheet, seats: list[int]) -> Node:
    total = sum(sheet.players[seat].total for seat in seats)
    names = listed([name(p, p.players[seat].name) for seat in seats])
    signs = h("span", *(icon(sign(seat)) for seat in seats), cls="signs")
    inside = [node for seat in seats for node in _player(game, p, sheet, seat, len(seats) > 1)]
    return player_card(signs, say("sheets", "of", name=names, points=tips(p, total)), *inside)


def _player(game: Game[Any], p: Position, sheet: ScoreSheet, seat: int, partner: bool) -> list[Node]:
    player = p.players[seat]
    own = say("sheets", "of", name=name(p, player.name), points=tips(p, sheet.players[seat].total))
    head = h("h4", minus(own)) if partner else None
    other = [line for line in sheet.players[seat].lines if line.clause in (EARLIER, MESSAGE)]
    drinks = [_drink(game, p, seat, drink) for drink in player.drinks]
    nothing = None if drinks else h("p", phrase("caffeine", "no_drink"), cls="quiet")
    return [head, lines(_line(game, p, line, player) for line in other), *drinks, nothing]


def _drink(game: Game[Any], p: Position, seat: int, drink: Drink) -> Node:
    reckoned = scoring.drink_lines(p, seat, drink)
    total = tips(p, sum(line.points for line in reckoned))
    about = phrase("caffeine", "with_art") if drink.latte_art else ""
    return thing(
        drink.order.name,
        about,
        total,
        h("div", *_rows(p, seat, drink), cls="compare"),
        lines(_line(game, p, line) for line in reckoned),
    )


def _rows(p: Position, seat: int, drink: Drink) -> list[Node]:
    """What was asked for; and what lies in it, where that counts."""
    rows = [card_row(phrase("sheets", "asked"), drink.order.needs, picture=_picture)]
    if p.plays("quality_assurance"):
        rows.append(
            card_row(phrase("caffeine", "in_it"), [card.kind for card in drink.cards], drink.order.needs, _picture)
        )
    foreign = [card for card in drink.cards if opponents(p, seat, (card,))]
    if p.plays("opponents_claim") and foreign:
        shown = [h("span", _picture(card.kind), icon(sign(card.owner), "owner"), cls="kind") for card in foreign]
        said = listed([_of(p, card) for card in foreign])
        rows.append(
            h(
                "div",
                h("span", phrase("caffeine", "of_others"), cls="quiet"),
                *shown,
                h("span", said, cls="unseen"),
                cls="kinds",
            )
        )
    return rows


def _of(p: Position, card: Card) -> str:
    return phrase("caffeine", "card_of", name=called(p.players[card.owner].name), card=card.kind)


def _picture(kind: str) -> Node:
    """Return what stands for a card: its drawing, or the letters on it."""
    found = drawn(kind)
    return icon(found) if found else h("b", code(kind), cls="code")


def _line(game: Game[Any], p: Position, line: Line, player: Player | None = None) -> Node:
    words = wording("caffeine_line").get(line.clause, line.about)
    if player is not None and line.clause == MESSAGE:
        words = phrase("caffeine", "says", message=player.message)
    return line_node(game, line, words, lambda points: dollars(points) if p.money else str(points))
