"""Phase 3, Actions A and C: trading houses, and removing a trader (traders.trade.1 to .15)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import build, paying
from tutor.coffee_traders.actions import Decline, Join, Pass, RemoveTrader, Trader
from tutor.coffee_traders.bonus import may_use
from tutor.coffee_traders.gains import coins
from tutor.coffee_traders.names import COOPERATIVES, INDEX
from tutor.coffee_traders.position import Choice, Position, bumped, coop, is_andre, seated, settled
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name
from tutor.coffee_traders.tasks import end_turn, following, popped
from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Numbers, Reason

ROOM_CLAUSE = {3: "traders.trade.8", 4: "traders.trade.9", 5: "traders.trade.10"}


def room(p: Position) -> int:
    """Return how many traders a trading house holds (traders.trade.8 to .10)."""
    return 4 if len(p.players) == 5 else 3


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the houses to open, the buildings to hire a contractor for, removing a trader, and passing."""
    player = p.players[seat]
    found: list[Action] = []
    if player.coins >= paying.PRICE and player.traders:
        found = [Trader(c) for c in COOPERATIVES if not coop(p, c).traders]
        found += [*build.to_hire(rules, p, seat), RemoveTrader()]
    return [*found, Pass()]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against it."""
    if isinstance(action, (Pass, Decline)):
        return []
    if isinstance(action, Join):
        enough = p.players[seat].traders
        return [] if enough else [why("traders.trade.5", "no_trader", ruling="traders.R66")]
    clause = "traders.trade.11" if isinstance(action, RemoveTrader) else "traders.trade.3"
    reasons = paying.against(p, seat, clause)
    if isinstance(action, Trader) and coop(p, action.cooperative).traders:
        reasons.append(why("traders.trade.3", "house_open", cooperative=action.cooperative))
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    turn = why("traders.trade.1", "your_turn", player=name(p, seat))
    match action:
        case Pass():
            return [turn, why("traders.trade.13", "may_pass")]
        case Join():
            return [why("traders.trade.5", "may_join"), why("traders.trade.15", "passed_may_join")]
        case Decline():
            return [why(p.pending[0].clause, "may_decline")]
        case RemoveTrader():
            return [turn, why("traders.trade.11", "may_remove")]
        case _:
            return [turn, why("traders.trade.3", "may_open"), why("traders.trade.14", "back_in")]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Do it."""
    match action:
        case Trader(cooperative):
            return _open(p, seat, cooperative, log)
        case Join():
            cooperative = p.pending[0].about
            return _place(popped(p), seat, cooperative, "traders.trade.5", log)
        case Decline():
            note(log, p.pending[0].clause, seat, "declines", player=name(p, seat))
            return popped(p)
        case RemoveTrader():
            return end_turn(_remove(p, seat, log))
        case _:
            note(log, "traders.trade.13", seat, "passes", player=name(p, seat))
            return end_turn(replace(p, passes=p.passes + 1))


def _open(p: Position, seat: int, cooperative: str, log: Log) -> Position:
    p = _place(paying.pay(p, seat, "traders.trade.3", log), seat, cooperative, "traders.trade.3", log)
    if coop(p, cooperative).stock:
        note(log, "traders.trade.4", seat, "stock", player=name(p, seat), coffee=cooperative)
        p = settled(p, cooperative, stock=coop(p, cooperative).stock - 1)
        p = seated(p, seat, stock=bumped(p.players[seat].stock, INDEX[cooperative]))
    return end_turn(offer(p, seat, cooperative))


def offer(p: Position, seat: int, cooperative: str) -> Position:
    """Put in line: the other players' chances to join, then the coin (traders.trade.5, .6)."""
    asked = [Choice("join", s, "traders.trade.5", cooperative) for s in following(p, seat)[:-1]]
    return replace(p, pending=(*asked, Choice("house", seat, "traders.trade.6", cooperative), *p.pending))


def _place(p: Position, seat: int, cooperative: str, clause: str, log: Log) -> Position:
    traders = (*coop(p, cooperative).traders, seat)
    where: Numbers = {"cooperative": cooperative, "space": len(traders)}
    note(log, clause, seat, "trader_placed", player=name(p, seat), **where)
    if len(traders) == room(p):
        note(log, ROOM_CLAUSE[len(p.players)], None, "last_space", room=len(traders), **where)
    player = p.players[seat]
    houses = tuple(c for c in COOPERATIVES if c in player.houses or c == cooperative)
    p = seated(p, seat, traders=player.traders - 1, houses=() if is_andre(p, seat) else houses)
    return settled(p, cooperative, traders=traders)


def place(p: Position, seat: int, cooperative: str, clause: str, log: Log) -> Position:
    """Put a trader on the next space of a house (André's own way in, too)."""
    return _place(p, seat, cooperative, clause, log)


def ready_to_join(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Settle an offer that leaves no choice: the house is full, no trader is left, or it is André's."""
    traders = coop(p, c.about).traders
    if len(traders) >= room(p):
        where: Numbers = {"player": name(p, c.seat), "cooperative": c.about, "room": room(p)}
        note(log, ROOM_CLAUSE[len(p.players)], c.seat, "house_full", ruling="traders.R32", **where)
        rest = tuple(replace(x, n=1) if x.kind == "house" and x.about == c.about else x for x in p.pending[1:])
        return replace(p, pending=rest)
    if is_andre(p, c.seat):
        if len(traders) == 1 and p.players[c.seat].traders:
            return _place(popped(p), c.seat, c.about, "traders.andre.35", log)
        note(log, "traders.andre.35", c.seat, "andre_stays_out", cooperative=c.about)
        return popped(p)
    if p.players[c.seat].traders or may_use(p, c.seat, "trader"):
        return None
    note(log, "traders.trade.5", c.seat, "declines", ruling="traders.R66", player=name(p, c.seat))
    return popped(p)


def settle_house(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Give the coin to the only player who stayed out (traders.trade.6, .7, R32, R33)."""
    p, here = popped(p), coop(p, c.about)
    stayed_out = [s for s in p.order if s not in here.traders]
    if len(stayed_out) != 1:
        note(log, "traders.trade.7", None, "no_coin", cooperative=c.about, count=len(stayed_out))
        return p
    seat = stayed_out[0]
    if is_andre(p, seat):
        note(log, "traders.andre.36", seat, "andre_no_coin", ruling="traders.R33", cooperative=c.about)
        return p
    if not here.coin or (c.n and other(p, "traders.R32")):
        note(log, "traders.trade.7", seat, "no_coin_for", player=name(p, seat), cooperative=c.about)
        return p
    return coins(settled(p, c.about, coin=False), seat, 1, "traders.trade.6", log)


def _remove(p: Position, seat: int, log: Log) -> Position:
    p = paying.pay(p, seat, "traders.trade.11", log)
    note(log, "traders.trade.11", seat, "trader_removed", ruling="traders.R35", player=name(p, seat))
    p = seated(p, seat, traders=p.players[seat].traders - 1)
    return replace(p, pending=(Choice("row", seat, "traders.trade.12"),) * 2 + p.pending)
