"""A harvest as flows, for the chart: plantations → shares → warehouses, and what is lost."""

from __future__ import annotations

from collections import Counter

from tutor.coffee_traders.harvest import per_plantation
from tutor.coffee_traders.position import coop
from widgets.boards.traders_looks import looks, who
from widgets.charts.flow import Flow
from widgets.traders.harvest_model import HarvestModel
from widgets.traders.words import wording

SHARES = ("post", "first", "round", "waste")
LOST = "lost"


def flows(model: HarvestModel) -> tuple[Flow, ...]:
    """Return the flows of the cooperative in sight, from the events of its harvest."""
    land = model.land
    frames = [model.told.frames[n] for n in model.told.where(land)]
    kinds = [frame.share for frame in frames if frame.seat >= 0]
    took = frames[-1].took
    pairs = Counter((kinds[n] if n < len(kinds) else "waste", seat) for n, seat in enumerate(took))
    found = [*_grown(model, land, Counter(kind for kind, _ in pairs.elements()))]
    for kind in SHARES:
        for seat in (*range(len(model.names)), -1):
            if n := pairs[kind, seat]:
                found.append(Flow(wording("shares")[kind], _shelf(model, seat), n, _look(model, seat)))
    return tuple(found)


def _grown(model: HarvestModel, land: str, shares: Counter[str]) -> list[Flow]:
    """Part what each player's plantations give by the shares: coffee has no owner before it is taken."""
    each = per_plantation(model.position)
    owners = Counter(q.seat for q in coop(model.position, land).plantations if q.staffed)
    grown = {seat: n * each for seat, n in owners.items()}
    made, left = [], dict(shares)
    for seat in sorted(grown):
        for kind in SHARES:
            n = min(grown[seat], left.get(kind, 0))
            if n:
                grown[seat] -= n
                left[kind] -= n
                made.append(Flow(who(model.names[seat]), wording("shares")[kind], n, _look(model, seat)))
    return made


def _shelf(model: HarvestModel, seat: int) -> str:
    # The space parts a warehouse from its owner's plantations.
    return wording("shares")[LOST] if seat < 0 else f"{who(model.names[seat])} "


def _look(model: HarvestModel, seat: int) -> str:
    return LOST if seat < 0 else looks(model.names)[seat]
