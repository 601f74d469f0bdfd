"""Who takes coffee in one cooperative's harvest, and in which order: posts, the first trader, the rounds, the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tutor.coffee_traders.about import about
from tutor.coffee_traders.harvest import ROUNDS
from tutor.coffee_traders.position import Position, coop
from widgets.boards.scene import Mark, Part, Piece, circle, rect, use, words
from widgets.boards.traders_looks import looks_of, ordinal, owned, sign, who
from widgets.boards.words import phrase
from widgets.parts.rules import face

WIDE = 460
TOPS = {"post": 4, "first": 92, "round": 180, "waste": 350}
HEIGHTS = {"post": 82, "first": 82, "round": 164, "waste": 64}
BOX = (WIDE, 418)
SHARES = ("post", "first", "round", "waste")
RULES = {
    "post": "traders.harvest.5",
    "first": "traders.harvest.6",
    "round": "traders.harvest.7",
    "waste": "traders.harvest.9",
}


class Now(Struct):
    """Where a harvest stands: the share being taken ("" before the first), the round, who takes, coffees taken by
    posts (how many of them), whether the first trader has taken his one, and what is lost (-1: not yet known)."""

    cooperative: str
    share: str = ""
    round: int = 0
    seat: int = -1
    posts: int = 0
    first: bool = False
    lost: int = -1
    over: bool = False
    press: bool = False


def takes_part(p: Position, room: int, now: Now) -> Part:
    """The four lines of a harvest, 460 by 418."""
    title = _say("title")
    return Part("takes", title, BOX, [*_pieces(p, room, now)], title=title)


def _say(kind: str, **numbers: Any) -> str:
    return phrase("traders_takes", kind, **numbers)


def _pieces(p: Position, room: int, now: Now) -> Iterator[Piece]:
    for n, share in enumerate(SHARES, 1):
        yield _line(share, n, now)
    yield from _posts(p, now)
    yield from _first(p, now)
    yield _rounds(now)
    yield from _queue(p, room, now)
    yield _lost(now)


def _state(share: str, now: Now) -> str:
    """Say whether a line is done, happening now, or still to come."""
    if now.over:
        return "done"
    here = SHARES.index(now.share) if now.share else -1
    mine = SHARES.index(share)
    return "now" if mine == here else "done" if mine < here else "later"


def _line(share: str, n: int, now: Now) -> Piece:
    state, top, clause = _state(share, now), TOPS[share], RULES[share]
    title = _say(share, rounds=ROUNDS)
    marks: list[Mark] = [rect(1, 0, WIDE - 2, HEIGHTS[share], 14, f"line {state}")]
    if state == "done":
        marks.append(use("tick", 12, 14, 32))
    else:
        marks += [circle(28, 30, 15, f"number-dot {state}"), words(28, 36, str(n), f"number-word mid {state}")]
    marks += [words(56, 29, title, "line-title"), words(56, 50, face(clause), "clause-id")]
    label = _say("line", n=n, title=title, rule=face(clause), state=_say(state))
    return Piece(f"line-{share}", (0, top), (WIDE, HEIGHTS[share]), marks, label, about=(clause,))


def _posts(p: Position, now: Now) -> Iterator[Piece]:
    """The posts, in the order in which their owners take; each that has taken shows its bean."""
    seats, built = looks_of(p), [b.seat for b in coop(p, now.cooperative).buildings if b.kind == "post"]
    ordered = [seat for seat in p.order for owner in built if owner == seat]
    left = WIDE - 16 - 46 * len(ordered)
    for n, seat in enumerate(ordered):
        marks = [owned("post", seats[seat], 2, 0, 38), sign(seats[seat], 11, 17, 20)]
        if n < now.posts:
            marks.append(use(f"bean-{now.cooperative}", 8, 44, 26))
        label = _say("post_took" if n < now.posts else "post_of", name=_name(p, seat))
        at, rules = (left + 46 * n, TOPS["post"] + 6), about("post's share")
        yield Piece(f"post-{n}", at, (42, 72), marks, label, about=rules)
    if not ordered:
        yield Piece("post-none", (WIDE - 20, TOPS["post"] + 47), marks=[words(0, 0, _say("no_post"), "soft end")])


def _first(p: Position, now: Now) -> Iterator[Piece]:
    traders, seats = coop(p, now.cooperative).traders, looks_of(p)
    if not traders:
        yield Piece("first-none", (WIDE - 20, TOPS["first"] + 47), marks=[words(0, 0, _say("no_trader"), "soft end")])
        return
    seat = traders[0]
    marks = [owned("trader", seats[seat], 0, 8, 54), sign(seats[seat], 17, 8, 20)]
    if now.first:
        marks.append(use(f"bean-{now.cooperative}", 56, 26, 28))
    label = _say("first_took" if now.first else "first_of", name=_name(p, seat))
    rules = about("first trader's share")
    yield Piece("first-trader", (WIDE - 110, TOPS["first"] + 8), (90, 66), marks, label, about=rules)


def _rounds(now: Now) -> Piece:
    """One dot for each round: done, now, to come."""
    marks: list[Mark] = []
    done = now.over or now.share == "waste"
    for n in range(1, ROUNDS + 1):
        kind = "done" if done or n < now.round else "now" if n == now.round else "later"
        marks.append(circle(10 + 22 * (n - 1), 0, 7.5, f"round-dot {kind}"))
    current = now.share == "round" and not now.over
    label = _say("round_of", round=now.round, rounds=ROUNDS) if current else ""
    if current:
        marks.append(words(0, -16, label, "name"))
    return Piece("rounds", (56, TOPS["round"] + 98), marks=marks, label=label)


def _queue(p: Position, room: int, now: Now) -> Iterator[Piece]:
    """The trading house: each trader on the pad of a position, the one that takes ringed."""
    traders, seats = coop(p, now.cooperative).traders, looks_of(p)
    pitch = 84 if room <= 3 else 66
    left = WIDE - 14 - pitch * room
    top = TOPS["round"] + 64
    counter = [rect(left - 6, top + 66, pitch * room + 8, 26, 9, "counter")]
    yield Piece("house-counter", (0, 0), marks=counter)
    for n in range(room):
        marks = [words(pitch / 2 - 3, 84, ordinal(n + 1), "pad-word mid")]
        yield Piece(f"pad-{n + 1}", (left + pitch * n, top), (pitch - 6, 90), marks)
    for n, seat in enumerate(traders):
        yield _trader(_name(p, seat), seats[seat], n, (left + pitch * n, top), pitch, now, seat)


def _trader(name: str, look: str, n: int, at: tuple[float, float], pitch: float, now: Now, seat: int) -> Piece:
    size = 54
    x = (pitch - 6 - size) / 2
    marks: list[Mark] = []
    taking = now.seat == seat and now.share in ("first", "round") and not now.over
    if taking:
        marks += [circle(x + size / 2, 34, 31, "ring-now-ink"), circle(x + size / 2, 34, 31, "ring-now")]
    marks += [owned("trader", look, x, 6, size), sign(look, x + size / 2 - 11, 6, 22)]
    label = _say("trader_takes" if taking else "trader", name=name, place=ordinal(n + 1))
    label = _say("trader_forward", says=label) if now.press and n else label
    return Piece(f"trader-{seat}", at, (pitch - 6, 66), marks, label, press=now.press, about=about("trader's share"))


def _lost(now: Now) -> Piece:
    text = "" if now.lost < 0 else _say("coffees", n=now.lost) if now.lost else phrase("traders", "nothing")
    marks: list[Mark] = [words(WIDE - 20, 38, text, "name end")]
    label = _say("lost", coffees=text) if text else ""
    return Piece("lost", (0, TOPS["waste"]), marks=marks, label=label, about=about("waste"))


def _name(p: Position, seat: int) -> str:
    return who(p.players[seat].name)
