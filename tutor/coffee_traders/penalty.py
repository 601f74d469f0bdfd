"""Phase 2, its end: penalties for unstaffed plantations (traders.workers.13 to .22)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.coffee_traders import andre
from tutor.coffee_traders.actions import GiveUp, Pay, Stop
from tutor.coffee_traders.bonus import may_use
from tutor.coffee_traders.land import plantation_on, without_plantation
from tutor.coffee_traders.names import COOPERATIVES, INDEX, RANK, YEARS
from tutor.coffee_traders.position import Choice, Plantation, Position, bumped, is_andre, seated
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.table import name, unstaffed
from tutor.coffee_traders.tasks import popped
from tutor.core.agreed import other
from tutor.core.notes import Log, note, why
from tutor.core.values import Action, Reason

FIXED_COLUMNS = (4, 5)
"""The coin and the donkey space: nobody moves back from there (traders.arabica.8, R20)."""

YEAR_CLAUSE = {1: "traders.workers.14", 2: "traders.workers.15", 3: "traders.workers.16"}


def can_step_back(p: Position, seat: int, row: str) -> bool:
    """Say whether a step back may be taken on an Arabica row (traders.workers.20)."""
    column = p.players[seat].arabica[INDEX[row]]
    return column > 1 and column not in FIXED_COLUMNS


def bare(p: Position, seat: int) -> list[tuple[str, Plantation]]:
    """Return a player's unstaffed plantations with their cooperatives."""
    return [(c, q) for c in COOPERATIVES for q in unstaffed(p, seat, c)]


def owe(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Work out a player's penalty (traders.workers.13)."""
    p, n = popped(p), len(bare(p, c.seat))
    if not n:
        return p
    points = n * p.period
    note(log, "traders.workers.13", c.seat, "penalised", player=name(p, c.seat), plantations=n, points=points)
    note(log, YEAR_CLAUSE[p.period], c.seat, "penalty_each", year=YEARS[p.period], points=p.period)
    return replace(p, pending=(Choice("pay", c.seat, "traders.workers.13", str(points), points), *p.pending))


def _means(p: Position, seat: int) -> list[Action]:
    coin: list[Action] = [Pay("coin")] if p.players[seat].coins else []
    return coin + [Pay(row) for row in COOPERATIVES if can_step_back(p, seat, row)]


def settle(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """End the payment when all is paid, or nothing is left to pay with and no Bonus C to fall back on."""
    if not c.n:
        note(log, "traders.workers.13", c.seat, "penalty_paid", player=name(p, c.seat))
        return popped(p)
    if _means(p, c.seat) or may_use(p, c.seat, "coins"):
        return None
    return _unpaid(p, c, log)


def _unpaid(p: Position, c: Choice, log: Log) -> Position:
    """Count the plantations fully paid for; all others go (traders.workers.21, R18)."""
    paid = (int(c.about) - c.n) // p.period
    lost = max(0, len(bare(p, c.seat)) - paid)
    note(
        log,
        "traders.workers.21",
        c.seat,
        "not_paid",
        ruling="traders.R18",
        player=name(p, c.seat),
        missing=c.n,
        lost=lost,
    )
    return replace(p, pending=(Choice("lose", c.seat, "traders.workers.21", "", lost), *p.pending[1:]))


def remove(rules: Rules, p: Position, c: Choice, log: Log) -> Position | None:
    """Remove the highest unstaffed plantations; the owner chooses among equals (traders.workers.22)."""
    if not c.n:
        return popped(p)
    top = _highest(p, c.seat)
    if len(top) > c.n:
        return None
    for cooperative, q in top:
        p = _removed(p, c.seat, cooperative, q, log)
    return replace(p, pending=(replace(c, n=c.n - len(top)), *p.pending[1:]))


def _highest(p: Position, seat: int) -> list[tuple[str, Plantation]]:
    all_bare = bare(p, seat)
    rank = max((RANK[q.row] for _, q in all_bare), default=0)
    return [(c, q) for c, q in all_bare if RANK[q.row] == rank]


def _removed(p: Position, seat: int, cooperative: str, q: Plantation, log: Log) -> Position:
    where = {"cooperative": cooperative, "row": q.row, "space": q.space}
    note(log, "traders.workers.21", seat, "removed", ruling="traders.R19", player=name(p, seat), **where)
    return without_plantation(p, cooperative, q)


def options(p: Position) -> list[Action]:
    """List the ways to pay a point, or the plantations to give up."""
    c = p.pending[0]
    if c.kind == "lose":
        return [GiveUp(cooperative, q.row, q.space) for cooperative, q in _highest(p, c.seat)]
    means = _means(p, c.seat)
    return means if means and not other(p, "traders.R17") else [*means, Stop()]


def against(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what speaks against paying so, stopping, or giving that plantation up."""
    if isinstance(action, Pay):
        return _against_paying(p, seat, action)
    if isinstance(action, Stop):
        must = bool(_means(p, seat)) and not other(p, "traders.R17")
        return [why("traders.workers.21", "must_pay_all", ruling="traders.R17")] if must else []
    fits = action in options(p)
    return [] if fits else [why("traders.workers.22", "not_highest")]


def _against_paying(p: Position, seat: int, action: Pay) -> list[Reason]:
    if action.what == "coin":
        have = p.players[seat].coins
        return [] if have else [why("traders.workers.17", "no_coin")]
    column = p.players[seat].arabica[INDEX[action.what]]
    if column in FIXED_COLUMNS:
        ruling = "traders.R20"
        reasons = [why("traders.workers.20", "fixed_column", ruling=ruling, row=action.what, column=column)]
        return [*reasons, why("traders.arabica.8", "fixed_column", ruling=ruling, row=action.what, column=column)]
    return [why("traders.workers.18", "first_column", row=action.what)] if column == 1 else []


def allows(rules: Rules, p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows it."""
    if isinstance(action, Pay):
        if action.what == "coin":
            return [why("traders.workers.17", "pays_coin"), why("traders.supply.2", "use_supply")]
        free = why("traders.workers.20", "may_step_back", row=action.what)
        kept = why("traders.arabica.8", "may_step_back", ruling="traders.R20", row=action.what)
        return [why("traders.workers.18", "pays_step", row=action.what), free, kept]
    if isinstance(action, Stop):
        return [why("traders.workers.21", "nothing_left", ruling="traders.R17")]
    return [why("traders.workers.22", "owner_chooses")]


def apply(rules: Rules, p: Position, seat: int, action: Action, log: Log) -> Position:
    """Pay one point, stop, or remove the plantation chosen."""
    c = p.pending[0]
    if isinstance(action, Stop):
        return _unpaid(p, c, log)
    if isinstance(action, GiveUp):
        q = plantation_on(p, action.cooperative, action.row, action.space)
        assert q is not None
        note(log, "traders.workers.22", seat, "chooses_to_lose", player=name(p, seat), cooperative=action.cooperative)
        p = _removed(p, seat, action.cooperative, q, log)
    else:
        assert isinstance(action, Pay)
        p = _paid(p, seat, action.what, log)
    return replace(p, pending=(replace(c, n=c.n - 1), *p.pending[1:]))


def _paid(p: Position, seat: int, what: str, log: Log) -> Position:
    player = p.players[seat]
    if what == "coin":
        note(log, "traders.workers.17", seat, "pays", player=player.name, coins=1)
        return seated(p, seat, coins=player.coins - 1)
    i = INDEX[what]
    note(log, "traders.workers.18", seat, "steps_back", player=player.name, row=what, column=player.arabica[i] - 1)
    return seated(p, seat, arabica=bumped(player.arabica, i, -1))


def andre_fills(rules: Rules, p: Position, c: Choice, log: Log) -> Position:
    """Let André's unstaffed plantations get workers without penalty (traders.andre.28, .29, R69)."""
    assert is_andre(p, c.seat)
    return andre.fill(popped(p), log)
