"""Scenes: positions written by hand in TOML, and back.

Top level: ``game``, ``variations``, ``options`` (``clean_up``, ``target``, ``order_pile``, ``rulings``), ``seed``,
``step`` (ready, play, message, round, over), ``moment`` (ms), ``round``, ``order_pile`` and ``rest`` (drinks),
``tied``, ``speakers`` (players), and ``orders``, one entry for each place: a ``drink`` of the box or ``needs``,
``customer``, ``word``, ``cards`` (``ann:milk ben:co``), ``face_down``, ``claim`` with ``at``, ``covers``, ``near``,
``beside``; a vacant place ``waits`` for a player, who ``calls`` a customer. ``[players.NAME]`` in seating order:
``team``, ``pile`` (top card first), ``prep``, ``hand``, ``drinks`` (an Order with ``got``, ``opponents``,
``latte_art``), ``unclean``, ``latte_used``, ``message``, ``total``. Cards are names or two-letter codes.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor.caffeine_rush import ending
from tutor.caffeine_rush.box import Box, check_word
from tutor.caffeine_rush.options import read_options
from tutor.caffeine_rush.position import (
    A_PLACE,
    LATTE_ART,
    STEPS,
    SUPERVISOR,
    Claim,
    Kinds,
    Options,
    Place,
    Player,
    Position,
    turners,
)
from tutor.caffeine_rush.scene_players import (
    OrderFile,
    PlayerFile,
    default_pile,
    read_card,
    read_cards,
    read_drinks,
    read_order,
)
from tutor.caffeine_rush.scene_write import write
from tutor.core import chance
from tutor.core.errors import BadInput, choose, shown
from tutor.core.money import read_amount
from tutor.core.read import convert, join, table_of
from tutor.core.rulebook import Rulebook

__all__ = ["read", "write"]

MOST_MS = 999_999_999
MOST_ROUNDS = 100_000
LONGEST_MESSAGE = 400


class _Order(OrderFile, frozen=True, forbid_unknown_fields=True):
    cards: str = ""
    face_down: bool = False
    claim: str | None = None
    at: int = 0
    covers: int = 100
    near: int = 0
    beside: bool = False
    waits: str | None = None
    calls: str = ""


class _Scene(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: dict[str, Any]
    variations: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    seed: int = 0
    step: str = "play"
    moment: int = 0
    round: int = 1
    orders: tuple[_Order, ...] | None = None
    order_pile: tuple[str, ...] | int | None = None
    rest: tuple[str, ...] | None = None
    tied: tuple[str, ...] = ()
    speakers: tuple[str, ...] = ()


def read(rules: Rulebook, box: Box, data: dict[str, Any], place: str) -> Position:
    """Return the position a scene describes; raises ``BadInput`` for one that cannot be, with the reason.

    What the scene leaves out of piles and Orders is the rest of the box, mixed with ``seed``.
    """
    file = convert(data, _Scene, place)
    choose(file.game, ("caffeine",), join(place, "game"), "game")
    choose(file.step, STEPS, join(place, "step"), "step")
    entries = table_of(file.players, PlayerFile, join(place, "players"))
    options = read_options(rules, file.options, join(place, "options"), _said(file, entries, place))
    teams = options.teams or tuple(range(len(options.players)))
    players = tuple(Player(name, team) for name, team in zip(options.players, teams, strict=True))
    p = Position(options, players, (), (), step=file.step, moment=file.moment, round=file.round)
    p = replace(p, stream=chance.stream(file.seed), tied=_seats(p, file.tied, join(place, "tied")))
    p = _with_players(box, p, entries, join(place, "players"))
    p = _with_orders(box, p, file, place)
    p = _with_piles(box, p, entries, join(place, "players"))
    p = replace(p, speakers=_seats(p, file.speakers, join(place, "speakers")) or _speakers(p))
    _check(p, place)
    return p


def _said(file: _Scene, entries: dict[str, PlayerFile], place: str) -> dict[str, Any]:
    """Return what stands outside of a scene's options: players, variations and teams."""
    said: dict[str, Any] = {"players": list(file.players), "variations": list(file.variations)}
    teams = [q.team for q in entries.values()]
    if any(team is not None for team in teams):
        if None in teams:
            raise BadInput(join(place, "players"), "expected a team for every player or for none")
        said["teams"] = [teams.index(team) for team in teams]
    return said


def _seats(p: Position, names: tuple[str, ...], place: str) -> tuple[int, ...]:
    known = p.options.players
    return tuple(known.index(choose(name, known, join(place, i), "player")) for i, name in enumerate(names))


def _speakers(p: Position) -> tuple[int, ...]:
    return ending.speakers(p) if p.step == "message" else ()


def _with_players(box: Box, p: Position, entries: dict[str, PlayerFile], place: str) -> Position:
    for seat, (name, q) in enumerate(entries.items()):
        here = join(place, name)
        hand = read_card(box, p, q.hand, seat, join(here, "hand")) if q.hand else None
        player = replace(
            p.players[seat],
            prep=read_cards(box, p, q.prep, seat, join(here, "prep")),
            hand=hand,
            drinks=read_drinks(box, p, q.drinks, seat, join(here, "drinks")),
            unclean=q.unclean,
            latte_used=q.latte_used,
            message=q.message,
            total=_total(p, q.total, join(here, "total")),
        )
        p = p.seated(seat, player)
    return p


def _total(p: Position, total: int | str, place: str) -> int:
    if total and not p.plays("tiptop"):
        raise BadInput(place, "only TipTop keeps points from round to round (caffeine.variants.10)")
    if p.money and total:
        return read_amount(total, place)
    if not isinstance(total, int) or abs(total) > MOST_ROUNDS:
        raise BadInput(place, f"expected a whole number of Tips, found {shown(total)}")
    return total


def _with_piles(box: Box, p: Position, entries: dict[str, PlayerFile], place: str) -> Position:
    piles: dict[int, Any] = {}
    for seat, (name, q) in enumerate(entries.items()):
        team = p.players[seat].team
        if q.pile is not None and team in piles:
            raise BadInput(join(place, name, "pile"), "partners have one Ingredient Pile (caffeine.variants.4)")
        if q.pile is not None:
            piles[team] = read_cards(box, p, q.pile, seat, join(place, name, "pile"))
    for team in {player.team for player in p.players} - set(piles):
        piles[team] = default_pile(box, p, team)
    return replace(p, piles=tuple(piles[team] for team in sorted(piles)))


def _with_orders(box: Box, p: Position, file: _Scene, place: str) -> Position:
    used = Counter(o.drink for o in file.orders or ()) + Counter(d.order.drink for q in p.players for d in q.drinks)
    left = Counter(box.deck) - used
    deck = chance.shuffled(p.stream + 1, [drink for drink in box.orders for _ in range(left[drink])])[1]
    places, deck = _places(box, p, file, deck, join(place, "orders"))
    pile, deck = _order_pile(box, p.options, file, deck, join(place, "order_pile"))
    rest = deck if file.rest is None else _drinks(box, file.rest, join(place, "rest"))
    return replace(p, places=places, order_pile=pile, rest=rest)


def _places(box: Box, p: Position, file: _Scene, deck: Kinds, place: str) -> tuple[tuple[Place, ...], Kinds]:
    count = len(turners(tuple(q.team for q in p.players))) * A_PLACE + bool(p.tied)
    if file.orders is None and file.step not in ("ready", "play"):
        return (Place(),) * count, deck
    if file.orders is None:
        dealt = tuple(Place(box.orders[drink], file.step == "play") for drink in deck[:count])
        return dealt + (Place(),) * (count - len(dealt)), deck[count:]
    if len(file.orders) > count:
        raise BadInput(place, f"expected {count} places at most for these players, found {len(file.orders)}")
    read_places = tuple(_place(box, p, o, join(place, i)) for i, o in enumerate(file.orders))
    return read_places + (Place(),) * (count - len(read_places)), deck


def _order_pile(box: Box, options: Options, file: _Scene, deck: Kinds, place: str) -> tuple[Kinds, Kinds]:
    if isinstance(file.order_pile, tuple):
        pile = _drinks(box, file.order_pile, place)
        return pile, tuple((Counter(deck) - Counter(pile)).elements())
    size = options.order_pile if file.order_pile is None else file.order_pile
    if not 0 <= size <= options.order_pile:
        raise BadInput(place, f"expected 0 to {options.order_pile} Orders, found {size}")
    if file.order_pile is None and file.step not in ("ready", "play"):
        return (), deck
    return deck[:size], deck[size:]


def _drinks(box: Box, names: tuple[str, ...], place: str) -> Kinds:
    if len(names) > len(box.deck):
        raise BadInput(place, f"expected {len(box.deck)} Orders at most, found {len(names)}")
    return tuple(choose(name, box.orders, join(place, i), "drink") for i, name in enumerate(names))


def _place(box: Box, p: Position, o: _Order, place: str) -> Place:
    waits = _seats(p, (o.waits,), join(place, "waits"))[0] if o.waits else None
    if not o.drink and o.needs is None:
        if o.cards or o.claim:
            raise BadInput(place, "expected a drink, or needs, where cards lie")
        return Place(waits=waits, calls=_calls(o, place))
    order = read_order(box, p, o, place)
    cards = read_cards(box, p, o.cards, None, join(place, "cards"))
    if waits is not None:
        raise BadInput(join(place, "waits"), "nobody waits for an Order where one lies")
    return Place(order, not o.face_down and p.step != "ready", cards, _claim(p, o, place))


def _calls(o: _Order, place: str) -> str:
    if o.calls and not o.waits:
        raise BadInput(join(place, "calls"), "expected waits, the player who calls")
    return check_word(o.calls, join(place, "calls")) if o.calls else ""


def _claim(p: Position, o: _Order, place: str) -> Claim | None:
    if o.claim is None:
        return None
    if not 0 <= o.covers <= 100 or not 0 <= o.near <= 999 or not 0 <= o.at <= MOST_MS:
        raise BadInput(join(place, "claim"), "expected covers from 0 to 100, near from 0 to 999, at from 0")
    return Claim(_seats(p, (o.claim,), join(place, "claim"))[0], o.at or p.moment, o.covers, o.near, o.beside)


def _check(p: Position, place: str) -> None:
    for field, least, most in (("moment", 0, MOST_MS), ("round", 1, MOST_ROUNDS)):
        if not least <= getattr(p, field) <= most:
            raise BadInput(join(place, field), f"expected {least} to {most}, found {getattr(p, field)}")
    for step, variation, clause in (
        ("round", "tiptop", "caffeine.variants.10"),
        ("message", "fair_trade", "caffeine.variants.28"),
    ):
        if p.step == step and not p.plays(variation):
            raise BadInput(join(place, "step"), f"{step} is a step of the variation {variation} ({clause})")
    if (p.step == "message") != bool(p.speakers):
        raise BadInput(join(place, "speakers"), "in step message, and only there, somebody may form a message")
    for seat, player in enumerate(p.players):
        _check_player(p, seat, player, join(place, "players", player.name))


def _check_player(p: Position, seat: int, player: Player, place: str) -> None:
    if player.hand and player.hand.kind == SUPERVISOR and not player.unclean:
        raise BadInput(join(place, "unclean"), "whoever turns up a Supervisor has to clean up (caffeine.special.3)")
    foreign = [c for c in (*player.prep, *((player.hand,) if player.hand else ())) if c.special and c.owner != seat]
    if foreign:
        raise BadInput(join(place, "prep"), f"holds another player's {foreign[0].kind} card (caffeine.special.17)")
    latte = [c for c in player.prep if c.kind == LATTE_ART]
    if len(latte) + player.latte_used > 1:
        raise BadInput(join(place, "prep"), "each Latte Art Card is there once (caffeine.special.8)")
    if len(player.message) > LONGEST_MESSAGE:
        raise BadInput(join(place, "message"), f"expected {LONGEST_MESSAGE} characters at most")
    if p.step == "ready" and (player.prep or player.hand or player.drinks):
        raise BadInput(place, "before the start all cards lie in the Ingredient Pile (caffeine.setup.2)")
