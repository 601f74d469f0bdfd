"""Setup: what is laid out, shuffled and dealt (winter.setup, winter.advanced, winter.two)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_rush.board import SPACES
from tutor.coffee_rush.edition import REMOVED, Edition
from tutor.coffee_rush.gains import SIGNATURE
from tutor.coffee_rush.position import CUPS, ZONES, Options, Player, Position, pawns_each
from tutor.coffee_rush.table import draw
from tutor.core import chance
from tutor.core.agreed import other
from tutor.core.errors import BadInput
from tutor.core.game import Step
from tutor.core.notes import Log
from tutor.core.values import Event


def start(e: Edition, options: Options, seed: int) -> Step[Position]:
    """Set the table up to the first choice: tiles in Winter, else the first pawn.

    Raises ``BadInput`` where Chaos does not fit an owner's box.
    """
    log: list[Event] = []
    p = Position(
        e.id, options, e.box.board, tuple(Player(name) for name in options.players), stream=chance.stream(seed)
    )
    p = _lay_board(e, p, log)
    p = _shuffle_deck(e, p, log)
    p = _hand_out(e, p, log)
    p = _lay_tiles(e, p, log)
    return Step(None, None, tuple(log), p)


def _lay_board(e: Edition, p: Position, log: Log) -> Position:
    e.note(log, "setup.board", None, "board")
    if not p.options.chaos:
        return p
    starred = [s for s in SPACES if s in e.box.special]
    signature = [tile for tile in p.board if tile in SIGNATURE]
    if len(starred) != len(signature):
        raise BadInput("options.chaos", f"{len(signature)} signature tiles do not fit on {len(starred)} snowflakes")
    others = [tile for tile in p.board if tile not in SIGNATURE]
    p = _strew(e, p, signature, starred, "chaos.special", log)
    return _strew(e, p, others, [s for s in SPACES if s not in starred], "chaos.others", log)


def _strew(e: Edition, p: Position, tiles: list[str], spaces: list[str], rule: str, log: Log) -> Position:
    """Shuffle tiles and lay them on spaces."""
    state, laid = chance.shuffled(p.stream, tiles)
    e.note(log, rule, None, "chaos", tiles=laid, spaces=spaces, hidden=True)
    on = dict(zip(spaces, laid, strict=True))
    return replace(p, board=tuple(on.get(s, tile) for s, tile in zip(SPACES, p.board, strict=True)), stream=state)


def _shuffle_deck(e: Edition, p: Position, log: Log) -> Position:
    state, deck = chance.shuffled(p.stream, e.box.deck)
    removed = REMOVED[len(p.players)] if e.winter or other(p, "base.R6") else 0
    if removed or e.winter:
        e.note(log, "setup.remove", None, "remove", cards=removed, players=len(p.players))
    deck = deck[removed:]
    e.note(log, "setup.deck", None, "deck", cards=len(deck))
    return replace(p, deck=deck, stream=state)


def _hand_out(e: Edition, p: Position, log: Log) -> Position:
    e.note(log, "setup.supply", None, "supply")
    supply = () if e.winter else tuple(e.box.tokens.values())
    cookies = 1 if e.winter or other(p, "base.R6") else 0
    for seat, player in enumerate(p.players):
        if cookies:
            e.note(log, "setup.cookie", seat, "first_cookie", player=player.name, cookies=cookies)
        e.note(log, "setup.parts", seat, "parts", player=player.name, cups=CUPS)
        if pawns_each(len(p.players)) == 2:
            e.note(log, "two.pawns", seat, "two_pawns", player=player.name)
    e.note(log, "setup.first_player", 0, "first_player", player=p.players[0].name)
    players = tuple(replace(player, cookies=cookies) for player in p.players)
    return replace(p, supply=supply, players=players)


def _lay_tiles(e: Edition, p: Position, log: Log) -> Position:
    if p.options.young_barista:
        e.note(log, "young.no_upgrades", None, "no_tiles")
        return deal(e, p, log)
    if e.winter and not p.options.upgrades:
        return replace(p, step="choose")
    if p.options.combination:
        rule = "setup.upgrades" if p.options.combination == "first game" else "advanced.combinations"
        e.note(log, rule, None, "combination", name=p.options.combination)
    tiles = p.options.upgrades or e.upgrades
    players = tuple(with_tiles(e, p, seat, tiles, log) for seat in range(len(p.players)))
    return deal(e, replace(p, players=players), log)


def with_tiles(e: Edition, p: Position, seat: int, tiles: tuple[str, ...], log: Log) -> Player:
    """Return a player with the tiles chosen for it, all face down."""
    player = p.players[seat]
    e.note(log, tiles_rule(p), seat, "tiles", player=player.name, upgrades=tiles)
    return replace(player, face_down=tiles)


def deal(e: Edition, p: Position, log: Log) -> Position:
    """Deal everybody's first orders; then the first pawn is to be placed."""
    for seat in range(len(p.players)):
        for zone, rule in _first_orders(p, seat):
            p, _ = draw(e, p, seat, 1, zone, rule, log)
    return next_to_place(p, 0)


def _first_orders(p: Position, seat: int) -> list[tuple[int, str]]:
    if p.options.young_barista:
        return [(zone, "young.orders") for zone in range(1, ZONES + 1) for _ in range(p.options.orders_a_zone)]
    extra = [(1, "setup.extra_order")] if seat == 0 else []
    return [(1, "setup.orders"), (2, "setup.orders"), *extra]


def tiles_rule(p: Position) -> str:
    """Return the rule by which tiles are chosen: by all together, or by each player."""
    return "advanced.variable" if p.options.variable_upgrades else "setup.upgrades"


def placing_rule(p: Position) -> str:
    """Return the rule that says in which order pawns are placed."""
    return "two.place" if len(p.players) == 2 else "setup.place_order"


def placing_order(p: Position) -> list[int]:
    """Return the seats in the order in which they place pawns, each as often as it has pawns."""
    n = len(p.players)
    return list(range(n - 1, -1, -1)) * pawns_each(n)


def next_to_place(p: Position, placed: int) -> Position:
    """Return the position in which the next pawn is placed, with ``placed`` pawns on the board."""
    return replace(p, turn=placing_order(p)[placed], step="place")
