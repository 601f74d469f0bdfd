"""What a seat may do, and why: one verdict for every kind of action."""

from __future__ import annotations

from tutor.core.moments import Timed, clock, raised
from tutor.core.notes import why
from tutor.core.values import Action, Reason
from tutor.grab_and_go import closing, orders, search
from tutor.grab_and_go.actions import Back, Call, Draw, Flip, Go, Look, Pull, Round, Slot, Time
from tutor.grab_and_go.position import TIMER, Position

_SEARCHING = (Flip, Call, Draw, Look, Pull)


def actors(p: Position) -> tuple[int, ...]:
    """Return the seats that may act now: all, at closing time those with a card in hand, at the end none."""
    if p.step == "over":
        return ()
    seats = range(len(p.players))
    return tuple(i for i in seats if p.step != "closing" or p.players[i].hand)


def legal(p: Position, seat: int) -> list[Action]:
    """List what a seat may do now; a look that shows nothing new is left out."""
    if seat not in actors(p):
        return []
    if p.step == "ready":
        return [Go()]
    if p.step == "round":
        return [Round()]
    if p.solo and p.step == "play" and p.moment >= TIMER:
        return [Time()]
    calls = orders.legal(p, seat) if p.step == "play" else []
    return [*search.legal(p, seat), *calls]


def against(p: Position, seat: int, action: Action) -> list[Reason]:
    """Return every clause that speaks against an action."""
    if isinstance(action, Round):
        return closing.against_round(p)
    if isinstance(action, Time):
        return closing.against_time(p, action) + _too_late(p, action)
    reasons = _too_late(p, action)
    match action:
        case Flip():
            return reasons + search.against_flip(p, seat, action)
        case Slot():
            return reasons + search.against_slot(p, seat, action)
        case Back():
            return reasons + search.against_back(p, seat)
        case Call():
            return reasons + orders.against_call(p, seat, action)
        case Draw():
            return reasons + orders.against_draw(p, seat, action)
        case Look():
            return reasons + search.against_look(p, seat, action)
        case Pull():
            return reasons + search.against_pull(action)
        case _:
            return reasons


def _too_late(p: Position, action: Action) -> list[Reason]:
    if isinstance(action, Go):
        return [] if p.step == "ready" else [why("grab.play.2", "started")]
    if p.step in ("ready", "round") and not (isinstance(action, Look) and p.step == "ready"):
        return [why("grab.play.2", "not_started")]
    if p.step == "over" or (p.step == "closing" and isinstance(action, (*_SEARCHING, Time))):
        return [why("grab.closing.2", p.step)]
    return timer_rang(p, action)


def timer_rang(p: Position, action: Action) -> list[Reason]:
    """Return what speaks against an action that comes after Coffee Roaster's timer."""
    assert isinstance(action, Timed)
    late = p.solo and p.step == "play" and raised(p.moment, action) >= TIMER
    return [why("grab.variants.10", "timer_rang", minutes=5)] if late and not isinstance(action, Time) else []


def allows(p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows a legal action."""
    match action:
        case Go():
            return [why("grab.play.2", "may_go")]
        case Round():
            return [why("grab.variants.3", "may_repeat")]
        case Time():
            return [why("grab.variants.10", "rings", at=clock(TIMER))]
        case Call() | Draw():
            return orders.allows(p, seat, action)
        case _:
            return search.allows(p, seat, action)
