"""What comes of the same actions at several tables of one game, worked out by the game. It knows no screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue, glossary
from tutor.core.errors import BadInput, choose
from tutor.core.game import Game, Step, act
from tutor.core.score import ScoreSheet
from tutor.core.values import Event, Reason
from tutor.glossary import Play, PlayedAt
from widgets.explorer.words import people, phrase, sentence


class Cited(Struct, frozen=True):
    """One sentence, with the clause and the ruling behind it."""

    says: str
    clause: str = ""
    ruling: str = ""


class Deed(Struct, frozen=True):
    """An action tried: its text, whether it was done, and what happened or why it was not. The set-up has no text."""

    text: str
    done: bool
    lines: tuple[Cited, ...]


class Course(Struct, frozen=True):
    """How it goes at one table: its name, the deeds up to the first that is refused, and the last count."""

    name: str
    deeds: tuple[Deed, ...]
    sheet: ScoreSheet | None = None

    def lines(self) -> Iterator[Cited]:
        """Go through all that is said of the deeds."""
        for deed in self.deeds:
            yield from deed.lines


@cache
def courses(id: tuple[str, str]) -> tuple[Course, ...]:
    """Return how a play, by its game and id, goes at each table; raises ``BadInput`` where there is none."""
    plays = {f"{one.game}/{one.id}": one for one in glossary.plays()}
    play = plays[choose("/".join(id), tuple(plays), "play", "play")]
    return tuple(_course(play, at) for at in play.at)


def scene_at(play: Play, at: PlayedAt) -> dict[str, Any]:
    """Return a play's scene as it is at one of its tables."""
    scene = dict(play.scene)
    if at.players:
        scene["players"] = dict(list(scene["players"].items())[: at.players])
    return _over(scene, at.change)


def _over(below: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Put a change over a table of a scene, field by field."""
    found = dict(below)
    for name, value in change.items():
        old = found.get(name)
        found[name] = _over(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return found


def _course(play: Play, at: PlayedAt) -> Course:
    game = catalogue.game(play.game)
    opening = _opening(game, play, at)
    deeds, p = _set_up(game, play, opening), opening.position
    for text in play.actions:
        deed, p = _deed(game, p, text, play.shows)
        deeds.append(deed)
        if not deed.done:
            break
    return Course(name_of(play, at), tuple(deeds), game.score(p) if play.scores else None)


def _opening(game: Game[Any], play: Play, at: PlayedAt) -> Step[Any]:
    place = f"{play.game}/{play.id}"
    if play.start is not None:
        return game.start(game.options(_over(play.start.options, at.change), place), play.start.seed)
    return Step(None, None, (), game.position(scene_at(play, at), place))


def _set_up(game: Game[Any], play: Play, opening: Step[Any]) -> list[Deed]:
    """Tell of a start what happens by the clauses that the play shows."""
    lines = _lines(game, opening.position, _shown(opening.events, play.shows)) if play.shows else ()
    return [Deed("", True, lines)] if lines else []


def name_of(play: Play, at: PlayedAt) -> str:
    """Return what a table is called: by its players, or by its variant."""
    if at.players:
        return people(at.players)
    offer = glossary.set_up(play.game)
    named = {one.id: one.name for one in offer.variant} if offer else {}
    return named[at.variant] if at.variant else phrase("compare", "plain")


def _deed(game: Game[Any], p: Any, text: str, shows: tuple[str, ...] = ()) -> tuple[Deed, Any]:
    try:
        seat, action = game.parse(p, text)
    except BadInput as error:
        return Deed(text, False, (Cited(sentence(error.problem)),)), p
    verdict = game.check(p, seat, action)
    if not verdict.legal:
        return Deed(text, False, _lines(game, p, verdict.against)), p
    step = act(game, p, seat, action)
    return Deed(text, True, _lines(game, step.position, _shown(step.events, shows))), step.position


def _shown(events: tuple[Event, ...], shows: tuple[str, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.clause in shows) if shows else events


def _lines(game: Game[Any], p: Any, found: tuple[Event, ...] | tuple[Reason, ...]) -> tuple[Cited, ...]:
    return tuple(Cited(sentence(game.say(p, one)), one.clause, one.ruling) for one in found)


def merged(found: tuple[Course, ...]) -> tuple[Course, ...]:
    """Return the courses with those that go alike as one, under both names: "3 players, 4 players"."""
    groups: dict[Any, list[Course]] = {}
    for course in found:
        groups.setdefault((course.deeds, course.sheet), []).append(course)
    return tuple(replace(alike[0], name=", ".join(one.name for one in alike)) for alike in groups.values())


def shared(found: tuple[Course, ...]) -> frozenset[str]:
    """Return the sentences that are true at every table: what is not among them is the difference."""
    said = [{line.says for line in course.lines()} for course in found]
    return frozenset(set.intersection(*said)) if said else frozenset()
