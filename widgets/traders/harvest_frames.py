"""A harvest as frames: one for each coffee, worked out from the events of the engine and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.actions import Harvest
from tutor.coffee_traders.names import COOPERATIVES, INDEX, LUWAK
from tutor.coffee_traders.position import Position
from tutor.core.values import Event
from widgets.boards.traders_shelves import LOST

SUMATRA = "sumatra"
TAKES = {"post_takes": "post", "first_takes": "first", "trader_takes": "round"}


class Frame(Struct, frozen=True):
    """One moment of a harvest.

    ``land`` is a cooperative or "sumatra"; ``share`` is "" (what the plantations yield), "post", "first", "round",
    "waste" or "sumatra"; ``round`` counts in "round". ``events`` happened since the frame before. ``total`` coffees are
    shared out here, ``took`` says by whom so far, ``held`` the coffees of each seat, ``civets`` those in Sumatra.
    """

    land: str
    share: str
    events: tuple[Event, ...]
    held: tuple[tuple[int, ...], ...]
    round: int = 0
    seat: int = -1
    total: int = 0
    took: tuple[int, ...] = ()
    coffee: str = ""
    civets: tuple[int, ...] = ()

    @property
    def group(self) -> tuple[str, str, int]:
        """What "one round" goes over at once."""
        return self.land, self.share, self.round


class Told(Struct, frozen=True):
    """A whole harvest: the position before, its frames, and the coffees that each seat has in the end."""

    position: Position
    frames: tuple[Frame, ...]

    def gains(self, land: str) -> tuple[int, ...]:
        """Return what each seat takes in a cooperative."""
        took = self.last(land).took
        return tuple(took.count(seat) for seat in range(len(self.position.players)))

    def lost(self, land: str) -> int:
        """Return what is lost in a cooperative."""
        return self.last(land).took.count(LOST)

    def last(self, land: str) -> Frame:
        """Return a cooperative's last frame."""
        return next(frame for frame in reversed(self.frames) if frame.land == land)

    def where(self, land: str) -> range:
        """Return the numbers of a cooperative's frames."""
        mine = [n for n, frame in enumerate(self.frames) if frame.land == land]
        return range(mine[0], mine[-1] + 1)


def tell(game: CoffeeTraders, p: Position) -> Told:
    """Harvest a position and return the frames."""
    log: list[Event] = []
    game.apply(p, p.turn, Harvest(), log)
    held = tuple(player.coffee for player in p.players)
    civets = tuple(player.civets_in_sumatra for player in p.players)
    frames: list[Frame] = []
    for land, events in _by_land(log):
        frames += _sumatra(events, held, civets) if land == SUMATRA else _cooperative(land, events, held)
        held = frames[-1].held
    return Told(p, tuple(frames))


def _by_land(log: Iterable[Event]) -> Iterator[tuple[str, list[Event]]]:
    """Part the events of a harvest by cooperative; the civets' come last."""
    parts: dict[str, list[Event]] = {land: [] for land in (*COOPERATIVES, SUMATRA)}
    land = ""
    for event in log:
        if event.kind == "phase":
            break
        if event.kind == "harvest":
            land = event.numbers["cooperative"]
        elif event.kind in ("threshold", "luwak", "civets_home"):
            land = SUMATRA
        if land:
            parts[land].append(event)
    yield from parts.items()


def _cooperative(land: str, events: list[Event], held: tuple[tuple[int, ...], ...]) -> list[Frame]:
    takes = [event for event in events if event.kind in TAKES]
    first = tuple(e for e in events[: events.index(takes[0])] if e not in takes) if takes else ()
    waste = tuple(event for event in events if event.kind in ("waste", "throws_away"))
    opening = first or tuple(event for event in events if event not in waste)
    lost = sum(event.numbers["count"] for event in waste if event.kind == "waste")
    now = Frame(land, "", opening, held, total=len(takes) + lost)
    frames = [now]
    for event in takes:
        now = _taken(now, event, land)
        frames.append(now)
    held = now.held
    for event in waste:
        if event.kind == "throws_away" and event.seat is not None:
            held = more(held, event.seat, land, -held[event.seat][INDEX[land]])
    took = now.took + (LOST,) * lost
    return [*frames, replace(now, share="waste", round=0, seat=-1, events=waste, took=took, held=held)]


def _taken(now: Frame, event: Event, land: str) -> Frame:
    seat = event.seat if event.seat is not None else -1
    return replace(
        now,
        share=TAKES[event.kind],
        round=event.numbers["round"],
        seat=seat,
        events=(event,),
        held=more(now.held, seat, land, event.numbers["count"]),
        took=(*now.took, seat),
    )


def _sumatra(events: list[Event], held: tuple[tuple[int, ...], ...], civets: tuple[int, ...]) -> list[Frame]:
    """One frame as the harvest leaves the civets, and one for each event."""
    frames = [Frame(SUMATRA, SUMATRA, (), held, civets=civets)]
    for event in events:
        seat = event.seat if event.seat is not None else -1
        if event.kind == "luwak":
            held = more(held, seat, LUWAK, event.numbers["count"])
        else:
            there = civets[seat] + 1 if event.kind == "threshold" else 0
            civets = (*civets[:seat], there, *civets[seat + 1 :])
        coffee = LUWAK if event.kind == "luwak" else ""
        frames.append(Frame(SUMATRA, SUMATRA, (event,), held, seat=seat, coffee=coffee, civets=civets))
    return frames


def more(held: tuple[tuple[int, ...], ...], seat: int, coffee: str, n: int) -> tuple[tuple[int, ...], ...]:
    """Return everybody's coffees with some more for one seat."""
    i = INDEX[coffee]
    row = held[seat]
    return (*held[:seat], (*row[:i], row[i] + n, *row[i + 1 :]), *held[seat + 1 :])
