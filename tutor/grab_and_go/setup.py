"""Setup of the first round and of every further one, up to the count of three (grab.setup.1 to .4, grab.play.2)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.core import chance
from tutor.core.game import Step
from tutor.core.notes import Log, note
from tutor.core.values import Event
from tutor.grab_and_go.box import Box
from tutor.grab_and_go.position import DECKS, IN_FRONT, Kinds, Options, Player, Position


def start(box: Box, options: Options, seed: int) -> Step[Position]:
    """Lay the table for the first round."""
    log: list[Event] = []
    players = tuple(Player(name) for name in options.players)
    p = lay(box, Position(options, players, (), stream=chance.stream(seed)), log)
    return Step(None, None, tuple(log), p)


def lay(box: Box, p: Position, log: Log) -> Position:
    """Mix the stock, deal two orders to each player and split the rest into three decks; all wait for the start."""
    state, stock = chance.shuffled(p.stream, whole_stock(box))
    note(log, "grab.setup.1", None, "stock", cards=len(stock))
    state, deck = chance.shuffled(state, box.deck)
    p = replace(p, stock=stock, stream=state, step="ready", moment=0, closed_by=None)
    for seat in range(len(p.players)):
        p = _deal(box, p, seat, deck[seat * IN_FRONT : (seat + 1) * IN_FRONT], log)
    p = replace(p, decks=split(deck[len(p.players) * IN_FRONT :]))
    note(log, "grab.setup.4", None, "decks", ruling="grab.R13", sizes=" + ".join(str(len(d)) for d in p.decks))
    _say_variants(p, log)
    return p


def whole_stock(box: Box) -> Kinds:
    """Return all ingredient cards of the box, kind by kind."""
    return tuple(kind for kind, n in box.cards.items() for _ in range(n))


def _deal(box: Box, p: Position, seat: int, drinks: Kinds, log: Log) -> Position:
    player = p.players[seat]
    orders = tuple(box.orders[drink] for drink in drinks)
    note(log, "grab.setup.2", seat, "deal", player=player.name, drinks=list(drinks), hidden=True)
    if p.options.master_barista:
        note(log, "grab.variants.6", seat, "lies_face_down", player=player.name, ruling="grab.R9")
    else:
        note(log, "grab.setup.3", seat, "lies_open", player=player.name)
    return p.seated(seat, Player(player.name, orders, total=player.total))


def split(cards: Kinds) -> tuple[Kinds, ...]:
    """Split cards into three decks that differ by one card at most, the larger ones first (grab.R13)."""
    small, larger = divmod(len(cards), DECKS)
    decks, begin = [], 0
    for i in range(DECKS):
        end = begin + small + (i < larger)
        decks.append(cards[begin:end])
        begin = end
    return tuple(decks)


def _say_variants(p: Position, log: Log) -> None:
    if p.options.no_takeout:
        note(log, "grab.find.8", None, "no_takeout")
    if p.options.master_barista:
        note(log, "grab.variants.8", None, "dots")
        note(log, "grab.variants.9", None, "rest_unchanged")
    if p.solo:
        note(log, "grab.variants.12", None, "normal_rules")
    if p.options.coffee_millionaire:
        note(log, "grab.variants.1", None, "round", round=p.round)


def go(p: Position, log: Log) -> Position:
    """Start the round: the clock of moments begins here."""
    note(log, "grab.play.2", None, "go")
    if p.solo:
        note(log, "grab.variants.10", None, "timer", minutes=5)
    return replace(p, step="play", moment=0)


def again(box: Box, p: Position, log: Log) -> Position:
    """Set up another round of Coffee Millionaire; ``p`` already holds the totals."""
    return lay(box, replace(p, round=p.round + 1), log)
