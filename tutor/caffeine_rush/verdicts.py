"""What a seat may do, and why: one verdict for every kind of action."""

from __future__ import annotations

from tutor.caffeine_rush import cards, ending, matching, orderup
from tutor.caffeine_rush.actions import (
    Aside,
    Call,
    Clean,
    Flip,
    Go,
    Latte,
    Match,
    Message,
    Pass,
    Round,
    Shuffle,
    Turn,
    Up,
)
from tutor.caffeine_rush.position import Position
from tutor.core.notes import why
from tutor.core.values import Action, Reason

_HURRIED = (Flip, Match, Up, Latte, Shuffle)
"""What waits until a player has shouted, called and turned up what is due."""


def actors(p: Position) -> tuple[int, ...]:
    """Return the seats that may act now: all, or the one that speaks; at the end none."""
    if p.step == "over":
        return ()
    return p.speakers[:1] if p.step == "message" else tuple(range(len(p.players)))


def legal(p: Position, seat: int) -> list[Action]:
    """List what a seat may do now. One sentence stands for all that could be formed from its cups.

    Under Quality Assurance an Ingredient may also be laid on top on purpose; that is legal and not listed.
    """
    if seat not in actors(p):
        return []
    if p.step == "play":
        return _due(p, seat) or _racing(p, seat)
    listed: dict[str, list[Action]] = {"ready": [Go()], "round": [Round()]}
    return listed.get(p.step) or _messages(p, seat)


def _messages(p: Position, seat: int) -> list[Action]:
    words = ending.words(p.players[seat])
    return [Message(words), Pass()] if len(words) >= ending.SHORTEST else [Pass()]


def _due(p: Position, seat: int) -> list[Action]:
    """Return the one thing a seat has to do before all else, if there is one."""
    if p.players[seat].unclean:
        return [Clean()]
    shout, owed = orderup.to_shout(p, seat), orderup.owed(p, seat)
    after = [Aside()] if not cards.against_aside(p, seat) else []
    if shout is not None:
        return [Up(shout + 1), *after]
    if owed is None:
        return []
    calls = p.places[owed].calls
    return [Call(calls) if calls else Turn(), *after]


def _racing(p: Position, seat: int) -> list[Action]:
    found: list[Action] = [] if cards.against_flip(p, seat) else [Flip()]
    found += matching.legal(p, seat)
    found += [] if cards.against_aside(p, seat) else [Aside()]
    found += orderup.legal(p, seat)
    found += [a for a in cards.shuffles(p, seat) if not cards.against_shuffle(p, seat, a)]
    return found


def against(p: Position, seat: int, action: Action) -> list[Reason]:
    """Return every clause that speaks against an action."""
    match action:
        case Go():
            return [] if p.step == "ready" else [why("caffeine.order.3", "started")]
        case Round():
            return ending.against_round(p)
        case Message():
            return ending.against_message(p, seat, action)
        case Pass():
            return ending.against_pass(p, seat)
    if p.step == "ready":
        return [why("caffeine.order.3", "not_started")]
    if p.step != "play":
        return [why("caffeine.repeat.1", "play_is_over")]
    return _first_things_first(p, seat, action) + _against_racing(p, seat, action)


def _first_things_first(p: Position, seat: int, action: Action) -> list[Reason]:
    reasons = orderup.busy(p, seat)
    if isinstance(action, Clean) or not reasons:
        return []
    if isinstance(action, Up) and orderup.to_shout(p, seat) == action.place - 1 and not p.players[seat].unclean:
        return []
    return reasons if isinstance(action, _HURRIED) or p.players[seat].unclean else []


def _against_racing(p: Position, seat: int, action: Action) -> list[Reason]:
    match action:
        case Flip():
            return cards.against_flip(p, seat)
        case Match():
            return matching.against(p, seat, action)
        case Aside():
            return cards.against_aside(p, seat)
        case Up():
            return orderup.against_up(p, seat, action)
        case Latte():
            return orderup.against_latte(p, seat, action)
        case Turn():
            return orderup.against_turn(p, seat, action)
        case Call():
            return orderup.against_call(p, seat, action)
        case Shuffle():
            return cards.against_shuffle(p, seat, action)
        case _:
            return cards.against_clean(p, seat)


def allows(p: Position, seat: int, action: Action) -> list[Reason]:
    """Return what allows a legal action."""
    match action:
        case Flip():
            return cards.allows_flip(p)
        case Match():
            return matching.allows(p, seat, action)
        case Aside():
            return cards.allows_aside(p, seat)
        case Up():
            return orderup.allows_up(p, seat, action)
        case Latte():
            return orderup.allows_latte(p, seat, action)
        case Turn():
            return orderup.allows_turn(p)
        case Clean():
            return cards.allows_clean(p)
        case _:
            return [_ALLOWED[type(action)]]


_ALLOWED: dict[type[Action], Reason] = {
    Go: why("caffeine.order.3", "may_go"),
    Call: why("caffeine.variants.24", "right_customer"),
    Shuffle: why("caffeine.runout.1", "ran_out"),
    Message: why("caffeine.variants.29", "own_cups"),
    Pass: why("caffeine.variants.30", "may_pass"),
    Round: why("caffeine.variants.10", "may_repeat"),
}
"""What allows the actions whose reason never varies."""
