"""Setup: what is laid out, shuffled and dealt, and what players choose (winter.setup, winter.advanced, winter.two)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from tutor.coffee_rush import turn
from tutor.coffee_rush.actions import Choose, Place, Take
from tutor.coffee_rush.board import INDEX, SPACES
from tutor.coffee_rush.edition import REMOVED, TILES, Edition, other
from tutor.coffee_rush.gains import SIGNATURE
from tutor.coffee_rush.position import CUPS, ZONES, Options, Player, Position
from tutor.coffee_rush.table import Log, add, draw, from_supply, note, with_cup
from tutor.core import chance
from tutor.core.errors import BadInput
from tutor.core.game import Step
from tutor.core.values import Action, Event, Reason


def start(e: Edition, options: Options, seed: int) -> Step[Position]:
    """Set the table up to the first choice: tiles in Winter, else the first pawn."""
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
    note(log, e.event("setup.board", None, "board"))
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
    note(log, e.event(rule, None, "chaos", tiles=laid, spaces=spaces, hidden=True))
    on = dict(zip(spaces, laid, strict=True))
    return replace(p, board=tuple(on.get(s, tile) for s, tile in zip(SPACES, p.board, strict=True)), stream=state)


def _shuffle_deck(e: Edition, p: Position, log: Log) -> Position:
    state, deck = chance.shuffled(p.stream, e.box.deck)
    removed = REMOVED[len(p.players)] if e.winter or other(p, "base.R6") else 0
    if removed or e.winter:
        note(log, e.event("setup.remove", None, "remove", cards=removed, players=len(p.players)))
    deck = deck[removed:]
    note(log, e.event("setup.deck", None, "deck", cards=len(deck)))
    return replace(p, deck=deck, stream=state)


def _hand_out(e: Edition, p: Position, log: Log) -> Position:
    note(log, e.event("setup.supply", None, "supply"))
    supply = () if e.winter else tuple(e.box.tokens.values())
    cookies = 1 if e.winter or other(p, "base.R6") else 0
    pawns = 2 if len(p.players) == 2 else 1
    for seat, player in enumerate(p.players):
        if cookies:
            note(log, e.event("setup.cookie", seat, "first_cookie", player=player.name, cookies=cookies))
        note(log, e.event("setup.parts", seat, "parts", player=player.name, cups=CUPS))
        if pawns == 2:
            note(log, e.event("two.pawns", seat, "two_pawns", player=player.name))
    note(log, e.event("setup.first_player", 0, "first_player", player=p.players[0].name))
    players = tuple(replace(player, cookies=cookies) for player in p.players)
    return replace(p, supply=supply, players=players)


def _lay_tiles(e: Edition, p: Position, log: Log) -> Position:
    if p.options.young_barista:
        note(log, e.event("young.no_upgrades", None, "no_tiles"))
        return _deal(e, p, log)
    if e.winter and not p.options.upgrades:
        return replace(p, step="choose")
    if p.options.combination:
        rule = "setup.upgrades" if p.options.combination == "first game" else "advanced.combinations"
        note(log, e.event(rule, None, "combination", name=p.options.combination))
    tiles = p.options.upgrades or e.upgrades
    players = tuple(_with_tiles(e, p, seat, tiles, log) for seat in range(len(p.players)))
    return _deal(e, replace(p, players=players), log)


def _with_tiles(e: Edition, p: Position, seat: int, tiles: tuple[str, ...], log: Log) -> Player:
    player = p.players[seat]
    rule = "advanced.variable" if p.options.variable_upgrades else "setup.upgrades"
    note(log, e.event(rule, seat, "tiles", player=player.name, upgrades=tiles))
    return replace(player, face_down=tiles)


def _deal(e: Edition, p: Position, log: Log) -> Position:
    for seat in range(len(p.players)):
        for zone, rule in _first_orders(p, seat):
            p, _ = draw(e, p, seat, 1, zone, rule, log)
    return _next_to_place(p, 0)


def _first_orders(p: Position, seat: int) -> list[tuple[int, str]]:
    if p.options.young_barista:
        return [(zone, "young.orders") for zone in range(1, ZONES + 1) for _ in range(p.options.orders_a_zone)]
    extra = [(1, "setup.extra_order")] if seat == 0 else []
    return [(1, "setup.orders"), (2, "setup.orders"), *extra]


def placing_order(p: Position) -> list[int]:
    """Return the seats in the order in which they place pawns, each as often as it has pawns."""
    n = len(p.players)
    return list(range(n - 1, -1, -1)) * (2 if n == 2 else 1)


def _next_to_place(p: Position, placed: int) -> Position:
    return replace(p, turn=placing_order(p)[placed], step="place")


def _placed(p: Position) -> int:
    return sum(len(player.pawns) for player in p.players)


def _taken(p: Position, seat: int) -> int:
    return sum(len(cup) for cup in p.players[seat].cups)


def fits(e: Edition, p: Position) -> bool:
    """Say whether setup can have come to this step: who has a choice, and how far the others are."""
    placed = placing_order(p)[: _placed(p)]
    if any(len(player.pawns) != placed.count(seat) for seat, player in enumerate(p.players)):
        return False
    if p.step == "choose":
        return not placed and p.turn == _chooser(e, p)
    due = [placed.count(seat) - _taken(p, seat) for seat in range(len(p.players))]
    if p.step == "place":
        rest = placing_order(p)[len(placed) :]
        return rest[:1] == [p.turn] and (not any(due) if e.winter else due == [len(q.pawns) for q in p.players])
    if e.winter:
        return placed[-1:] == [p.turn] and due == [int(seat == p.turn) for seat in range(len(p.players))]
    return len(placed) == len(placing_order(p)) and due[p.turn] > 0 and not any(due[: p.turn])


def _chooser(e: Edition, p: Position) -> int | None:
    """Return the seat that chooses tiles next; ``None`` where nobody does."""
    if not e.winter or p.options.upgrades or p.options.young_barista:
        return None
    without = [seat for seat, player in enumerate(p.players) if not player.face_down]
    return without[0] if without else None


def legal(e: Edition, p: Position) -> list[Action]:
    """List the choices of the setup step at hand."""
    if p.step == "choose":
        return [Choose(tiles) for tiles in combinations(e.upgrades, TILES)]
    if p.step == "take":
        return [Take(cup) for cup in range(1, CUPS + 1)]
    return [Place(space) for space in SPACES if space not in _pawns(p)]


def _pawns(p: Position) -> dict[str, str]:
    return {s: player.name for player in p.players for s in player.pawns}


def against(e: Edition, p: Position, action: Action) -> list[Reason]:
    """Return what speaks against a choice."""
    if isinstance(action, Choose) and (len(set(action.upgrades)) != TILES or len(action.upgrades) != TILES):
        return [e.reason("setup.upgrades", "four_tiles", tiles=TILES, found=len(set(action.upgrades)))]
    if isinstance(action, Place) and action.space in _pawns(p):
        return [e.reason("setup.place_free", "space_taken", space=action.space, owner=_pawns(p)[action.space])]
    return []


def allows(e: Edition, p: Position, action: Action) -> list[Reason]:
    """Return what allows a choice."""
    player = p.player.name
    if isinstance(action, Choose):
        rule = "advanced.variable" if p.options.variable_upgrades else "setup.upgrades"
        return [e.reason(rule, "may_choose", player=player)]
    if isinstance(action, Take):
        return [e.reason("setup.place_token", "may_take", cup=action.cup)]
    order = "two.place" if len(p.players) == 2 else "setup.place_order"
    return [e.reason(order, "places_now", player=player), e.reason("setup.place_free", "free_space")]


def repairs(e: Edition, p: Position, action: Action) -> list[Action]:
    """Propose free spaces with the same ingredient, else any."""
    if not isinstance(action, Place):
        return legal(e, p)[:1]
    wanted = p.board[INDEX[action.space]]
    free = [a for a in legal(e, p) if isinstance(a, Place)]
    return [*sorted(free, key=lambda a: p.board[INDEX[a.space]] != wanted)]


def apply(e: Edition, p: Position, action: Action, log: Log) -> Position:
    """Make a choice of setup; after the last one the first player's turn begins."""
    if isinstance(action, Choose):
        return _choose(e, p, action, log)
    if isinstance(action, Place):
        return _place(e, p, action, log)
    assert isinstance(action, Take)
    return _take(e, p, action, log)


def _choose(e: Edition, p: Position, action: Choose, log: Log) -> Position:
    together = not p.options.variable_upgrades
    seats = range(len(p.players)) if together else [p.turn]
    for seat in seats:
        p = replace(p, players=p.seated(seat, _with_tiles(e, p, seat, action.upgrades, log)))
    if together or p.turn == len(p.players) - 1:
        return _deal(e, p, log)
    return replace(p, turn=p.turn + 1)


def _place(e: Edition, p: Position, action: Place, log: Log) -> Position:
    player = p.player
    rule = "two.place" if len(p.players) == 2 else "setup.place_order"
    note(log, e.event(rule, p.turn, "place", player=player.name, space=action.space))
    p = replace(p, players=p.seated(p.turn, replace(player, pawns=(*player.pawns, action.space))))
    if e.winter:
        return replace(p, step="take")
    everyone_stands = _placed(p) == len(placing_order(p))
    return replace(p, turn=0, step="take") if everyone_stands else _next_to_place(p, _placed(p))


def _take(e: Edition, p: Position, action: Take, log: Log) -> Position:
    player = p.player
    space = player.pawns[_taken(p, p.turn)]
    token = p.board[INDEX[space]]
    note(
        log,
        e.event(
            "setup.place_token",
            p.turn,
            "take",
            player=player.name,
            space=space,
            ingredient=token,
            cup=action.cup,
            count=1,
        ),
    )
    after = with_cup(player, action.cup, add(player.cups[action.cup - 1], token))
    p = replace(p, players=p.seated(p.turn, after), supply=from_supply(e, p, (token,)))
    return _after_taking(p)


def _after_taking(p: Position) -> Position:
    if _placed(p) < len(placing_order(p)):
        return _next_to_place(p, _placed(p))
    waiting = [seat for seat, player in enumerate(p.players) if _taken(p, seat) < len(player.pawns)]
    return replace(p, turn=waiting[0], step="take") if waiting else turn.begin(p, 0)
