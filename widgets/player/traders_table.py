"""Which parts of a Coffee Traders table a lesson shows: those on which something lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.names import COOPERATIVES
from tutor.coffee_traders.position import Position, coop, people
from tutor.core.sentences import big
from widgets.boards.scene import Part, Scene
from widgets.boards.traders import TABLE, scene
from widgets.boards.traders_looks import shown
from widgets.boards.traders_rows import rows_part
from widgets.player.words import phrase

FEW = 2
"""Cooperatives all drawn large; of more of them all are at a glance, and one large."""

BLANK = (1,) * 5


def table(game: CoffeeTraders, p: Position, seat: int, shows: Sequence[str], large: str = "") -> tuple[Scene, Scene]:
    """Return where it happens (the cooperatives in use, or what comes first without them), and what else lies there.

    A board with nothing on it comes after what lies in the middle of the table. ``shows`` names the parts as
    :func:`scene` does; ``own`` is the seat's company only, ``rows`` the plantations left on it, ``board`` all there is.
    Cooperatives named there are the only ones shown. On a phone the others' companies are folded, unless the step is
    about companies.
    """
    lands = [*_lands(game, p, seat, shows, large)]
    own = _company(game, p, seat, ("company",) if "own" in shows else shows)
    own = [*_rows(game, p, seat, shows), *own]
    shared = scene(game, p, seat, parts=[name for name in _shared(p) if _asked(name, shows)]).parts
    others = [part for one in people(p) if one != seat and _holds(p, one) for part in _company(game, p, one, shows)]
    folded = [replace(part, fold="company" not in shows) for part in others]
    more = [*(own + shared if _holds(p, seat) else shared + own), *folded]
    here, around = (lands, more) if lands else (more[:1], more[1:])
    return Scene(phrase("traders_table", "title"), here), Scene(phrase("traders_table", "rest"), around)


def _asked(name: str, shows: Sequence[str]) -> bool:
    return "board" in shows or name in shows


def used(p: Position) -> list[str]:
    """Return the cooperatives on which something lies."""
    return [name for name in COOPERATIVES if _taken(p, name) or any(c.about == name for c in p.pending)]


def _taken(p: Position, name: str) -> bool:
    here = coop(p, name)
    return bool(here.plantations or here.donkeys or here.trucks or _busy(p, name))


def _busy(p: Position, name: str) -> bool:
    """Say whether something lies beside the hill."""
    here = coop(p, name)
    return bool(here.buildings or here.traders or here.workers or here.coin or here.counters or here.stock)


def _lands(game: CoffeeTraders, p: Position, seat: int, shows: Sequence[str], large: str) -> Iterator[Part]:
    found = [name for name in COOPERATIVES if name in shows] or used(p)
    if len(found) > FEW:
        large = large or next((c.about for c in p.pending if c.about in found), found[0])
        if _asked("glance", shows):
            yield from scene(game, p, seat, large, ("glance",), press=("glance",)).parts
        found = [large]
    for name in found:
        yield from _headed(name, scene(game, p, seat, name, _of(p, name, shows)).parts)


def _headed(name: str, parts: list[Part]) -> list[Part]:
    """Let the first drawing of a cooperative bear its name."""
    return [replace(part, title=part.title or shown(name)) for part in parts[:1]] + parts[1:]


def _of(p: Position, name: str, shows: Sequence[str]) -> list[str]:
    """Parts of one cooperative. The Quality Values would tell what is to be reckoned: they wait to be asked for."""
    parts = ["land", "town"] if _busy(p, name) or name in shows else ["land"]
    return [part for part in parts if _asked(part, shows)] + ["quality"] * ("quality" in shows)


def _company(game: CoffeeTraders, p: Position, seat: int, shows: Sequence[str]) -> list[Part]:
    parts = scene(game, p, seat, parts=("company",)).parts if _asked("company", shows) else []
    return [replace(part, title=big(part.title)) for part in parts]


def _rows(game: CoffeeTraders, p: Position, seat: int, shows: Sequence[str]) -> list[Part]:
    """Rows A, B and C, where a step tells of them."""
    return [rows_part(p, seat, game.box)] if "rows" in shows else []


def _holds(p: Position, seat: int) -> bool:
    """Say whether there is anything on a company's board."""
    one = p.players[seat]
    held = (one.coins, one.donkeys, one.trucks, one.civets, one.minus_tokens, one.workers)
    return any((*held, *one.columns, *one.contracts, *one.counters))


def _shared(p: Position) -> list[str]:
    """Return the parts that all share and on which something lies, or is about to."""
    lies = {
        "stock": p.phase in ("harvest", "sell", "refresh")
        or any(any((*one.coffee, *one.stock, *one.wild_stock)) for one in p.players),
        "arabica": any(one.arabica != BLANK for one in p.players) or bool(p.pending),
        "bars": any(max(spaces) >= 0 for spaces in p.bars) or any(map(any, p.bar_counters)) or p.phase == "sell",
        "milestones": bool(p.milestones),
        "stacks": any(p.stacks),
        "sumatra": any(one.civets_in_sumatra for one in p.players),
    }
    return [name for name in TABLE if lies.get(name)]
