"""A rule's worked examples: which show it at work, which show it refuse, and which turn on a reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from tutor import catalogue
from tutor.core.errors import BadInput
from tutor.core.examples import Example, Played, play
from tutor.core.game import Game
from tutor.core.score import ScoreSheet
from tutor.core.sentences import Sentences, listed
from widgets.explorer import rules
from widgets.explorer.words import phrase, sentence

MOST_LINES = 8


class Shown(Struct, frozen=True):
    """The examples of a clause: ``allowed`` at work, ``refused`` when broken; ``None`` where there is none."""

    allowed: Example | None
    refused: Example | None


class Turning(Struct, frozen=True):
    """An example that comes out differently by a ruling's two readings, and what comes of it in sentences."""

    example: Example
    ours: tuple[str, ...]
    others: tuple[str, ...]


@cache
def come_of(game: str, id: str) -> Played[Any] | None:
    """Return what comes of one of a game's examples; ``None`` when it cannot be played (its tests report that)."""
    try:
        return play(catalogue.game(game), _named(game)[id])
    except BadInput:
        return None


@cache
def _named(game: str) -> dict[str, Example]:
    return {example.id: example for example in catalogue.examples(game)}


def played(game: str, examples: Iterable[Example] | None = None) -> Iterator[tuple[Example, Played[Any]]]:
    """Go through a game's examples, or some of them, with what came of each."""
    for example in _named(game).values() if examples is None else examples:
        come = come_of(game, example.id)
        if come:
            yield example, come


@cache
def of_clause(id: str) -> Shown:
    """Return a clause's best examples: those that name it first and cite least else.

    Only those that name it are played, as long as they show enough: a game has hundreds.
    """
    game, clause = rules.game_of(id), rules.clause(id)
    near = [example for example in _named(game).values() if id in example.clauses]
    found = _shown(id, near)
    lacks = clause and ((clause.enforced and not found.allowed) or (clause.refusable and not found.refused))
    return _shown(id, None) if lacks else found


def _shown(id: str, examples: list[Example] | None) -> Shown:
    every = list(played(rules.game_of(id), examples))
    return Shown(
        _best(id, [e for e, p in every if id in p.cited_for and not e.refused]),
        _best(id, [e for e, p in every if id in p.cited_against]),
    )


def _best(id: str, found: list[Example]) -> Example | None:
    return min(found, key=lambda e: _far(id, e), default=None)


def _far(id: str, e: Example) -> tuple[Any, ...]:
    """Plain examples of the rule itself at a table come first, those about a ruling, many rules or a start later."""
    own = id in e.clauses, e.scene is not None, e.id.startswith(f"{id}/"), ".R" not in e.id, e.clauses[:1] == (id,)
    return *(not is_so for is_so in own), len(e.clauses)


# ---- readings -----------------------------------------------------------------


def by_reading(example: Example, ruling: str, reading: str) -> Example:
    """Return an example in which the table plays a ruling by ``reading``, "adopted" or "other"."""
    short = {"rulings": {ruling.partition(".")[2]: reading}}
    if example.scene is not None:
        return msgspec.structs.replace(example, scene=_with_options(example.scene, short))
    start = example.start
    assert start is not None
    fresh = msgspec.structs.replace(start, options=_joined(start.options, short))
    return msgspec.structs.replace(example, start=fresh)


def _with_options(scene: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    return scene | {"options": _joined(scene.get("options", {}), more)}


def _joined(old: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    return old | {"rulings": dict(old.get("rulings", {})) | more["rulings"]}


@cache
def turning(ruling: str) -> Turning | None:
    """Return the shortest example that a ruling's other reading changes; ``None`` when no example does."""
    game = catalogue.game(rules.game_of(ruling))
    found = rules.ruling(ruling)
    about = {*found.about, ruling} if found else {ruling}
    near = [example for example in _named(game.id).values() if about & set(example.clauses)]
    for example in sorted(near, key=lambda e: (ruling not in e.clauses, len(e.actions))):
        ours, others = (outcome(game, by_reading(example, ruling, r)) for r in ("adopted", "other"))
        if ours and others and ours != others:
            return Turning(example, *_apart(ours, others))
    return None


def outcome(game: Game[Any], example: Example) -> tuple[str, ...]:
    """Return what comes of an example in sentences; empty when it cannot be played so."""
    try:
        come = play(game, msgspec.structs.replace(example, refused=example.refused or ("-",)))
    except BadInput:
        return ()
    return tuple(_lines(game, come))


def _lines(game: Game[Any], come: Played[Any]) -> Iterator[str]:
    p = come.position
    yield from (sentence(game.say(p, event)) for event in come.events)
    if come.verdict and not come.verdict.legal:
        yield from (phrase("lab", "refused", reason=sentence(game.say(p, reason))) for reason in come.verdict.against)
    if come.sheet:
        yield from _count(come.sheet, game.sentences)


def _count(sheet: ScoreSheet, words: Sentences) -> Iterator[str]:
    for total in sheet.players:
        yield sentence(phrase("lab", "points", name=words.person(total.name), points=sheet.shown(total.total)))
    winners = listed(tuple(map(words.person, sheet.winners)))
    yield sentence(phrase("lab", "wins" if len(sheet.winners) == 1 else "win", names=winners))


def _apart(ours: tuple[str, ...], others: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Keep what differs; what both have in common says nothing here."""
    return _less(ours, others), _less(others, ours)


def _less(lines: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    rest, left = Counter(known), []
    for line in lines:
        if rest[line]:
            rest[line] -= 1
        else:
            left.append(line)
    return tuple(left[:MOST_LINES]) or (phrase("lab", "nothing"),)
