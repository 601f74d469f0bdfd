"""Everything on a Caffeine Rush table, as immutable values.

A player's colour is its seat, counted from 0. Places for Orders on the table are numbered from 1: places 1 and 2 lie
on the right of the first player who has an opponent there, 3 and 4 on the right of the next one, and so on.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

Kinds = tuple[str, ...]
"""Ingredients as names."""

HIDDEN = "?"
"""A card whose face the viewer may not see."""

NOBODY = -1
"""The owner of a card whose back the viewer may not see."""

SUPERVISOR = "supervisor"
LATTE_ART = "latte art"
SPECIALS = (SUPERVISOR, LATTE_ART)

SET = 27
"""Ingredient Cards of each colour (caffeine.setup.1)."""

ORDERS = 36
PILE = 10
"""Orders in the Order Pile (caffeine.setup.7)."""

A_PLACE = 2
"""Orders between two neighbours (caffeine.setup.3)."""

TARGET = 50
"""TipTop's points (caffeine.variants.11)."""

VARIATIONS = (
    "teams",
    "one_hand",
    "opponents_claim",
    "tiptop",
    "size",
    "quality_assurance",
    "no_menu",
    "call_customer",
    "fair_trade",
    "supervisor",
    "latte_art",
)
"""All variations and the two special cards, in the order of the rulebook."""

STEPS = ("ready", "play", "message", "round", "over")
"""Before the start; the race; Fair Trade's messages; between rounds of TipTop; the end."""


class Card(Struct, frozen=True, order=True):
    """An Ingredient or Special Card: what it is and whose colour its back has."""

    kind: str
    owner: int

    @property
    def special(self) -> bool:
        """Whether it is no Ingredient Card."""
        return self.kind in SPECIALS


class Order(Struct, frozen=True):
    """An Order Card. ``customer`` and ``word``, the first word, stand on its cup."""

    drink: str
    needs: Kinds
    customer: str = ""
    word: str = ""

    @property
    def name(self) -> str:
        """The drink's name, or words for a card that bears none."""
        return self.drink or "the Order"


class Claim(Struct, frozen=True):
    """Who laid the final Ingredient, when, how much of the Order Card it covers (%) and how far the hand is (cm).

    ``beside`` marks one laid beside the Order for a Latte Art Card: then anybody may claim the drink.
    """

    seat: int
    moment: int
    covers: int = 100
    near: int = 0
    beside: bool = False


class Place(Struct, frozen=True):
    """A place for an Order on the table, with the Matched Ingredients in the order in which they came.

    ``waits`` is the seat that took the last Order from here and turns up the next one, ``calls`` the customer whom
    that seat still has to call.
    """

    order: Order | None = None
    up: bool = False
    cards: tuple[Card, ...] = ()
    claim: Claim | None = None
    waits: int | None = None
    calls: str = ""


class Drink(Struct, frozen=True):
    """A fulfilled Order with the cards in it; ``noted`` counts the opponents' cards when it was won."""

    order: Order
    cards: tuple[Card, ...]
    latte_art: bool = False
    noted: int = 0


class Options(Struct, frozen=True, omit_defaults=True):
    """What the table agreed on. ``teams`` gives each seat's team in Team Play, ``clean_up`` is "A" or "B".

    ``others`` holds the ids of the rulings played by their other reading, such as ``"caffeine.R4"``.
    """

    players: tuple[str, ...]
    variations: tuple[str, ...] = ()
    teams: tuple[int, ...] = ()
    clean_up: str = "A"
    target: int = TARGET
    order_pile: int = PILE
    others: frozenset[str] = frozenset()


class Player(Struct, frozen=True):
    """One player: Prep Area (face up), the card just turned, fulfilled Orders, and what earlier rounds brought.

    ``team`` is the number of the Ingredient Pile: the seat, or the team in Team Play.
    """

    name: str
    team: int
    prep: tuple[Card, ...] = ()
    hand: Card | None = None
    drinks: tuple[Drink, ...] = ()
    unclean: bool = False
    latte_used: bool = False
    message: str = ""
    total: int = 0


class Position(Struct, frozen=True):
    """The whole table between two actions.

    ``piles`` are the Ingredient Piles, top card first, ``order_pile`` and ``rest`` (the box) name drinks. ``tied`` are
    the seats that play for one more Order (caffeine.R7), ``speakers`` those that may still try a message.
    """

    options: Options
    players: tuple[Player, ...]
    piles: tuple[tuple[Card, ...], ...]
    places: tuple[Place, ...]
    order_pile: Kinds = ()
    rest: Kinds = ()
    step: str = "ready"
    moment: int = 0
    round: int = 1
    tied: tuple[int, ...] = ()
    speakers: tuple[int, ...] = ()
    stream: int = 0
    game: str = "caffeine"

    def seated(self, seat: int, player: Player) -> Position:
        """Return the position with another player in ``seat``."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def placed(self, i: int, place: Place) -> Position:
        """Return the position with another place ``i``, counted from 0."""
        return replace(self, places=(*self.places[:i], place, *self.places[i + 1 :]))

    def piled(self, team: int, pile: tuple[Card, ...]) -> Position:
        """Return the position with another Ingredient Pile."""
        return replace(self, piles=(*self.piles[:team], pile, *self.piles[team + 1 :]))

    def plays(self, variation: str) -> bool:
        """Say whether a variation is in play."""
        return variation in self.options.variations

    @property
    def money(self) -> bool:
        """Whether Tips are dollars, counted in cents; otherwise they are points."""
        return self.plays("size") or self.plays("opponents_claim")


def turners(teams: tuple[int, ...]) -> list[int]:
    """Return the seats with an opponent on the right: two Orders lie there, and they turn them (caffeine.R21)."""
    return [seat for seat in range(len(teams)) if teams[seat] != teams[seat - 1]]


def teams_of(p: Position) -> tuple[int, ...]:
    """Return each seat's team."""
    return tuple(player.team for player in p.players)


def reach(p: Position, i: int) -> tuple[int, ...]:
    """Return the seats next to place ``i`` (from 0), by themselves or by their team (caffeine.match.2)."""
    if p.tied and i == len(p.places) - 1:
        return p.tied
    teams = teams_of(p)
    right = turners(teams)[i // A_PLACE]
    near = {teams[right], teams[right - 1]}
    return tuple(seat for seat, team in enumerate(teams) if team in near)


def kinds(cards: tuple[Card, ...]) -> Counter[str]:
    """Count cards by kind."""
    return Counter(card.kind for card in cards)


def missing(order: Order, cards: tuple[Card, ...]) -> Counter[str]:
    """Return what an Order still requires."""
    return Counter(order.needs) - kinds(cards)


def opponents(p: Position, seat: int, cards: tuple[Card, ...]) -> int:
    """Count the cards of other teams' colours (caffeine.R12, caffeine.R22)."""
    teams = teams_of(p)
    return sum(teams[card.owner] != teams[seat] for card in cards)
