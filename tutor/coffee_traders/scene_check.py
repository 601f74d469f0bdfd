"""What no table of Coffee Traders can show: counts beyond the pieces there are."""

from __future__ import annotations

from tutor.coffee_traders.names import (
    ANIMALS,
    BEANS,
    BUILDINGS,
    CIVETS,
    COOPERATIVES,
    DONKEYS,
    LAST_COLUMN,
    LETTERS,
    PLANTATIONS,
    TRADERS,
    TRUCKS,
    WILD,
)
from tutor.coffee_traders.order import ANSWERS
from tutor.coffee_traders.position import Position, is_andre
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import beans_left, built, civets_left, donkeys_left, few, placed, trucks_left
from tutor.core.errors import BadInput
from tutor.core.read import join

BEFORE_TRADING = ("refresh", "setup", "work", "assign")
"""The phases from the beginning of Refresh to the next Trade & Build."""


def check(rules: Rules, p: Position, place: str) -> None:
    """Raise ``BadInput`` for a scene that needs more pieces than there are."""
    for seat, player in enumerate(p.players):
        where = join(place, "players", player.name)
        _pieces(p, seat, where)
        if not is_andre(p, seat):
            _supplies(p, seat, where)
    _cards(p, join(place, "players"))
    _shared(rules, p, place)
    if p.phase in BEFORE_TRADING:
        _gathered(p, place)
    _first_choice(p, join(place, "choices"))


def _first_choice(p: Position, place: str) -> None:
    if p.pending and (p.pending[0].kind not in ANSWERS or is_andre(p, p.pending[0].seat)):
        raise BadInput(join(place, 0), "expected a choice that a person makes as the first one")
    if p.step == "penalty" and not p.pending:
        raise BadInput(place, "in step penalty somebody has a penalty to pay; expected a choice of kind 'pay'")


def _most(n: int, most: int, what: str, place: str) -> None:
    if n > most:
        raise BadInput(place, f"expected {most} {what} at most, found {n}")


def _pieces(p: Position, seat: int, place: str) -> None:
    for level, most in PLANTATIONS.items():
        _most(placed(p, seat, level), most, f"plantations of level {level}", place)
    for kind, most in BUILDINGS.items():
        _most(built(p, seat, kind), most, f"{kind}s", place)
    if not built(p, seat, "warehouse"):
        raise BadInput(join(place, "warehouses"), "the first warehouse is built during setup (traders.board.19)")
    _most(BEANS - beans_left(p, seat), BEANS, "Scoring markers", place)
    in_houses = sum(c.traders.count(seat) for c in p.cooperatives)
    player = p.players[seat]
    traders = in_houses + player.traders + player.contractors + player.column_2_trader
    traders += ("trader" in player.bonus) + ("trader" in player.row_bonuses)
    _most(traders, TRADERS, "traders", place)


def _supplies(p: Position, seat: int, place: str) -> None:
    player = p.players[seat]
    _most(DONKEYS - donkeys_left(p, seat), DONKEYS, "donkeys", place)
    _most(TRUCKS - trucks_left(p, seat), TRUCKS, "trucks", place)
    _most(CIVETS - civets_left(p, seat), CIVETS, "civets", place)
    _most(player.markers + player.spent + ("marker" in player.bonus), 4, "black Action markers", place)
    if player.own_marker and len(p.players) != 4:
        raise BadInput(join(place, "own_marker"), "is used with four players only (traders.board.5)")
    if sum(player.wild_stock) > 1:
        raise BadInput(join(place, "wild_stock"), "one Wild Stock counter a player at most (traders.R51)")
    if few(p) and any(player.wild_stock):
        raise BadInput(join(place, "wild_stock"), "lies out with 4 or 5 players only (traders.setup.4)")


def _cards(p: Position, place: str) -> None:
    """No contract lies in two hands: there is one card of each (traders.components.5)."""
    holders: dict[str, str] = {}
    for player in p.players:
        for letter, card in zip(LETTERS, player.contracts, strict=True):
            if card in ("", "done"):
                continue
            if card in holders:
                where = join(join(place, player.name), f"hand.{letter}")
                raise BadInput(where, f"there is one {card}, and {holders[card]} holds it (traders.components.5)")
            holders[card] = player.name


def _gathered(p: Position, place: str) -> None:
    """Refresh begins by taking traders, contractors and Action markers back (traders.refresh.1 to .3)."""
    for name, c in zip(COOPERATIVES, p.cooperatives, strict=True):
        if c.traders:
            where = join(place, f"cooperatives.{name}.traders")
            raise BadInput(where, f"no trader stands in a house in phase {p.phase} (traders.refresh.1)")
    for player in p.players:
        where = join(place, "players", player.name)
        if player.contractors:
            raise BadInput(join(where, "contractors"), f"all are back in phase {p.phase} (traders.refresh.1)")
        if p.phase == "refresh" and (player.spent or player.own_marker == "spent"):
            raise BadInput(where, "Action markers are back in phase refresh (traders.refresh.2)")


def _shared(rules: Rules, p: Position, place: str) -> None:
    for i, row in enumerate(COOPERATIVES):
        last = [player.name for player in p.players if player.arabica[i] == LAST_COLUMN]
        if len(last) > 1:
            where = join(place, "players", last[1])
            raise BadInput(join(where, f"arabica.{row}"), f"only one player stands in column 7, and {last[0]} does")
        stock = p.cooperatives[i].stock + sum(player.stock[i] for player in p.players)
        _most(stock, rules.box.stock, f"Stock counters of {row}", join(place, "players"))
    if p.wild_stock + sum(sum(player.wild_stock) for player in p.players) > 5:
        raise BadInput(join(place, "wild_stock"), "there are 5 Wild Stock counters")
    _counters(rules, p, join(place, "players"))


def _counters(rules: Rules, p: Position, place: str) -> None:
    held = [word.partition(":")[0] for player in p.players for word in player.counters]
    lying = [c for coop in p.cooperatives for c in coop.counters] + [c for bar in p.bar_counters for c in bar]
    lying += [c for player in p.players for c in player.row_bonuses]
    for colour in COOPERATIVES:
        in_sight = held.count(colour) + sum(stack.count(colour) for stack in p.stacks)
        _most(in_sight, rules.box.arabica, f"Arabica counters of {colour}", place)
    for animal in ANIMALS:
        _most(held.count(animal) + lying.count(animal), 3, f"{animal} counters", place)
    _most(held.count(WILD) + lying.count(WILD), 7, "Wild Animal counters", place)
