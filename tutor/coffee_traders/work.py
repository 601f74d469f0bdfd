"""Phase 1: Work. Actions C and D, dropping out, and the list of all that can be done."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.coffee_traders import markers, plantation, send
from tutor.coffee_traders.actions import Breed, Civet, Coins, Drop
from tutor.coffee_traders.gains import civet, coins
from tutor.coffee_traders.land import BELOW, donkeys_on, plantation_on, with_donkeys
from tutor.coffee_traders.names import COOPERATIVES, RANK
from tutor.coffee_traders.position import Donkey, Position
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import civets_left, donkeys_left, name, own
from tutor.coffee_traders.tasks import drop, end_turn
from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Numbers, Reason

COST = {Breed: 2, Civet: 1, Coins: 1}
CLAUSE = {Breed: "traders.work.9", Civet: "traders.work.11", Coins: "traders.work.11"}
COINS_TAKEN = 2
"""Coins that the action brings (traders.work.13)."""


def legal(rules: Rules, p: Position, seat: int) -> list[Action]:
    """List the four actions in every form, then dropping out."""
    found = plantation.legal(rules, p, seat) + send.legal(rules, p, seat)
    rest: list[Action] = [*_breeding(rules, p, seat), Civet(), Coins()]
    return [*found, *(a for a in rest if not against(rules, p, seat, a)), Drop()]


def _breeding(rules: Rules, p: Position, seat: int) -> Iterator[Action]:
    if markers.ready(p, seat) < COST[Breed]:
        return
    for cooperative in COOPERATIVES:
        for q in own(p, seat, cooperative):
            for row in (r for r, below in BELOW.items() if below == q.row):
                for space, starts in rules.box.lands[cooperative].ways[row].items():
                    if q.space in starts:
                        yield Breed(cooperative, row, space, q.space)


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against Action C or D."""
    if isinstance(action, Drop):
        return []
    reasons = markers.against(p, seat, COST[type(action)], CLAUSE[type(action)])
    if isinstance(action, Civet) and not civets_left(p, seat):
        reasons.append(why("traders.work.12", "none_to_send", ruling="traders.R9", piece="civet"))
    if isinstance(action, Breed):
        reasons += _against_breeding(rules, p, seat, action)
    return reasons


def _against_breeding(rules: Rules, p: Position, seat: int, action: Breed) -> list[Reason]:
    cooperative, row, space, start = action.cooperative, action.row, action.space, action.start
    reasons = []
    if not donkeys_left(p, seat):
        reasons.append(why("traders.work.10", "none_to_send", ruling="traders.R9", piece="donkey"))
    below = plantation_on(p, cooperative, BELOW[row], start)
    if start not in rules.box.lands[cooperative].ways[row].get(space, ()) or below is None or below.seat != seat:
        return [*reasons, why("traders.work.10", "no_pathway", start=start, row=row, space=space)]
    here = donkeys_on(p, cooperative, row, start, space)
    if len(here) >= RANK[row]:
        reasons.append(why("traders.work.10", "pathway_full", start=start, row=row, space=space))
    if other(p, "traders.R31") and any(owner != seat for owner in here):
        reasons.append(
            why("traders.work.10", "opponent_there", ruling="traders.R31", start=start, row=row, space=space)
        )
    return reasons


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, Drop):
        return [why("traders.work.2", "may_drop")]
    reasons = markers.allows(p, seat, COST[type(action)], CLAUSE[type(action)])
    clause = {Breed: "traders.work.10", Civet: "traders.work.12", Coins: "traders.work.13"}[type(action)]
    return [*reasons, why(clause, "work_effect")]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Do it; then the next player acts."""
    if isinstance(action, Drop):
        return drop(p, seat, "traders.work.2", log)
    p = markers.spend(p, seat, COST[type(action)], CLAUSE[type(action)], log)
    if isinstance(action, Breed):
        where: Numbers = {"cooperative": action.cooperative, "row": action.row, "space": action.space}
        note(log, "traders.work.10", seat, "breeds", player=name(p, seat), start=action.start, **where)
        donkey = Donkey(seat, action.row, action.start, action.space)
        return end_turn(with_donkeys(p, action.cooperative, donkey, 1))
    if isinstance(action, Civet):
        return end_turn(civet(p, seat, "traders.work.12", log))
    return end_turn(coins(p, seat, COINS_TAKEN, "traders.work.13", log))
