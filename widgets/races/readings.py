"""House readings: doubtful points that a table may read the other way, as they are chosen, and what they decided."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tutor.core.game import Game
from tutor.core.rulebook import Ruling
from tutor.core.sentences import listed
from tutor.core.values import Event
from widgets.leaf import Node, button, h
from widgets.races.sheets import clause_link
from widgets.races.states import Told
from widgets.races.words import phrase

BETWEEN = re.compile(r"(?<=[.?!]) (?=[A-Z0-9$'\"])")
"""Between two sentences."""


def short(id: str) -> str:
    """Return a ruling as options and addresses name it: "R6"."""
    return id.partition(".")[2]


# ---- before a race -----------------------------------------------------------------


def fold(game: Game[Any], doubts: Sequence[str], others: Collection[str]) -> Node:
    """Return the doubtful points of a race folded away, each with both readings."""
    on = tuple(short(id) for id in doubts if id in others)
    head = f"{phrase('readings', 'head')}: {listed(on) if on else phrase('readings', 'none').lower()}"
    rows = h("div", *(_doubt(game, game.rulebook.rulings[id], id in others) for id in doubts), cls="doubts")
    return h(
        "details", h("summary", head), h("p", phrase("readings", "lead"), cls="quiet"), rows, cls="fold", key="house"
    )


def _doubt(game: Game[Any], ruling: Ruling, other: bool) -> Node:
    asks = _asks(ruling)
    ways = [_way(ruling.id, "ours", ruling.reading, not other), _way(ruling.id, "other", ruling.other, other)]
    return h(
        "div",
        h("p", h("b", asks), " ", clause_link(game, ruling.id)),
        h("div", *ways, cls="both", role="group", aria_label=asks),
        cls="doubt",
        key=ruling.id,
    )


def _asks(ruling: Ruling) -> str:
    """Return the question itself, without what leads to it."""
    return BETWEEN.split(ruling.question)[-1]


def _way(id: str, way: str, reading: str, on: bool) -> Node:
    value = "other" if way == "other" else "adopted"
    words = h("span", h("small", phrase("readings", way)), " ", BETWEEN.split(reading)[0])
    return button(words, short(id), value, "small option", key=f"{id}-{way}", aria_pressed=on)


# ---- what they decided ----------------------------------------------------------------


def read_in(p: Any, events: Iterable[Event]) -> tuple[str, ...]:
    """Return the rulings read the other way that events name."""
    return tuple(dict.fromkeys(event.ruling for event in events if event.ruling in p.options.others))


def told_of(game: Game[Any], p: Any, events: Iterable[Event]) -> Told:
    """Return what is said of events: their sentences, the clauses behind them, and the rulings read the other way."""
    heard = list(events)
    words = tuple(game.say(p, event) for event in heard)
    return Told(words, tuple(dict.fromkeys(event.clause for event in heard)), read=read_in(p, heard))


def decisive(game: Game[Any], p: Any, events: Iterable[Event]) -> list[str]:
    """Return the rulings read the other way that decided something: events name them, or the count turns on them."""
    named = read_in(p, events)
    return [id for id in game.rulebook.options if id in p.options.others and (id in named or _counts(game, p, id))]


def _counts(game: Game[Any], p: Any, id: str) -> bool:
    adopted = replace(p, options=replace(p.options, others=p.options.others - {id}))
    return game.score(adopted) != game.score(p)


def reading(game: Game[Any], id: str, other: bool) -> Node:
    """Return how a doubtful point was read, with the ruling."""
    ruling = game.rulebook.rulings[id]
    words = f"{phrase('readings', 'house')} {ruling.other}" if other else ruling.reading
    return h("li", h("b", _asks(ruling)), f" {words} ", clause_link(game, id))
