"""Setup of the first round and of every further one, up to the start (caffeine.setup, caffeine.order.1 to .3)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.caffeine_rush.box import Box
from tutor.caffeine_rush.position import (
    A_PLACE,
    LATTE_ART,
    PILE,
    SUPERVISOR,
    TARGET,
    Card,
    Kinds,
    Options,
    Place,
    Player,
    Position,
    turners,
)
from tutor.core import chance
from tutor.core.game import Step
from tutor.core.notes import Log, note
from tutor.core.values import Event


def start(box: Box, options: Options, seed: int) -> Step[Position]:
    """Lay the table for the first round."""
    log: list[Event] = []
    teams = options.teams or tuple(range(len(options.players)))
    players = tuple(Player(name, team) for name, team in zip(options.players, teams, strict=True))
    p = Position(options, players, (), (), stream=chance.stream(seed))
    _say_variations(p, log)
    p = lay(box, p, log)
    return Step(None, None, tuple(log), p)


def lay(box: Box, p: Position, log: Log) -> Position:
    """Shuffle every Ingredient Pile and the Orders, and lay the Orders face down."""
    players = tuple(Player(player.name, player.team, total=player.total) for player in p.players)
    p = replace(p, players=players, step="ready", moment=0, tied=(), speakers=())
    return _lay_orders(box, _shuffle_piles(box, p, log), log)


def _shuffle_piles(box: Box, p: Position, log: Log) -> Position:
    piles: list[tuple[Card, ...]] = [()] * len({player.team for player in p.players})
    for seat, player in enumerate(p.players):
        note(log, "caffeine.setup.1", seat, "takes_cards", player=player.name, cards=sum(box.cards.values()))
        piles[player.team] += colour(box, seat) + _specials(p, seat, log)
    state = p.stream
    for team, pile in enumerate(piles):
        state, piles[team] = chance.shuffled(state, pile)
        _say_pile(p, team, len(pile), log)
    return replace(p, piles=tuple(piles), stream=state)


def colour(box: Box, seat: int) -> tuple[Card, ...]:
    """Return all Ingredient Cards of a colour, kind by kind."""
    return tuple(Card(kind, seat) for kind, n in box.cards.items() for _ in range(n))


def _specials(p: Position, seat: int, log: Log) -> tuple[Card, ...]:
    found: tuple[Card, ...] = ()
    for variation, kind, clause in (
        ("supervisor", SUPERVISOR, "caffeine.special.1"),
        ("latte_art", LATTE_ART, "caffeine.special.9"),
    ):
        if p.plays(variation):
            note(log, clause, seat, "shuffles_in", ruling="caffeine.R19", player=p.players[seat].name, card=kind)
            found += (Card(kind, seat),)
    return found


def _say_pile(p: Position, team: int, cards: int, log: Log) -> None:
    members = [player.name for player in p.players if player.team == team]
    if len(members) > 1:
        note(log, "caffeine.variants.4", None, "joint_pile", players=members, cards=cards)
    note(log, "caffeine.setup.2", None, "pile", players=members, cards=cards)


def _lay_orders(box: Box, p: Position, log: Log) -> Position:
    state, deck = chance.shuffled(p.stream, box.deck)
    teams = tuple(player.team for player in p.players)
    on_table = len(turners(teams)) * A_PLACE
    places = tuple(Place(box.orders[drink]) for drink in deck[:on_table])
    end = on_table + p.options.order_pile
    _say_orders(p, on_table, log)
    note(log, "caffeine.setup.7", None, "order_pile", orders=p.options.order_pile)
    if p.options.order_pile != PILE:
        note(log, "caffeine.variants.21", None, "fewer_orders", orders=p.options.order_pile)
    note(log, "caffeine.setup.8", None, "to_the_box", orders=len(deck) - end)
    return replace(p, places=places, order_pile=deck[on_table:end], rest=deck[end:], stream=state)


def _say_orders(p: Position, orders: int, log: Log) -> None:
    if p.options.teams:
        note(log, "caffeine.setup.5", None, "seats")
        note(log, "caffeine.setup.6", None, "between_teams", ruling="caffeine.R11", orders=orders)
    elif len(p.players) == 2:
        note(log, "caffeine.setup.4", None, "row", orders=orders)
    else:
        note(log, "caffeine.setup.3", None, "between_neighbours", orders=orders)


_AGREED = {
    "teams": ("caffeine.variants.3", "caffeine.variants.5", "caffeine.variants.6"),
    "one_hand": ("caffeine.variants.7",),
    "opponents_claim": ("caffeine.variants.8",),
    "tiptop": ("caffeine.variants.10",),
    "size": ("caffeine.variants.13",),
    "quality_assurance": ("caffeine.variants.16",),
    "no_menu": ("caffeine.variants.22",),
    "call_customer": ("caffeine.variants.23",),
    "fair_trade": ("caffeine.variants.26",),
    "supervisor": ("caffeine.special.4",),
}


def _say_variations(p: Position, log: Log) -> None:
    chosen = p.options.variations
    if chosen:
        note(log, "caffeine.variants.1", None, "variations", ruling="caffeine.R18", variations=_spoken(chosen))
    if len(chosen) > 1:
        note(log, "caffeine.variants.2", None, "combined", count=len(chosen))
    for name in chosen:
        for clause in _AGREED.get(name, ()):
            note(log, clause, None, f"agreed_{clause.rpartition('.')[2]}", way=p.options.clean_up)
    if p.options.target != TARGET:
        note(log, "caffeine.variants.12", None, "target", target=p.options.target)


def _spoken(names: Kinds) -> list[str]:
    return [name.replace("_", " ") for name in names]


def go(p: Position, log: Log) -> Position:
    """Turn all Orders up, each by the player who has it on the right, and start."""
    clause = "caffeine.order.2" if len(p.players) == 2 else "caffeine.order.1"
    ruling = "caffeine.R21" if p.options.teams else ""
    for n, seat in enumerate(turners(tuple(player.team for player in p.players))):
        drinks = [place.order.name for place in p.places[n * A_PLACE : (n + 1) * A_PLACE] if place.order]
        player = p.players[seat].name
        note(log, clause, seat, "turns_up", ruling=ruling, player=player, drinks=drinks, hidden=True)
        note(log, "caffeine.order.3", seat, "reads", player=player, drinks=drinks)
    return replace(p, step="play", moment=0, places=tuple(replace(place, up=True) for place in p.places))


def again(box: Box, p: Position, log: Log) -> Position:
    """Set up another round of TipTop; ``p`` already holds the totals."""
    note(log, "caffeine.variants.10", None, "round", round=p.round + 1)
    return lay(box, replace(p, round=p.round + 1), log)
