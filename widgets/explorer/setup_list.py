"""A game's set-up as a checklist, worked out by playing it: its events, and the choices that follow."""

from __future__ import annotations

import re
from itertools import groupby
from string import Formatter
from typing import Any

from msgspec import Struct

from tutor import catalogue, glossary
from tutor.core.errors import BadInput, shown
from tutor.core.game import Game, Step, act
from tutor.core.people import called
from tutor.core.sentences import Sentences
from tutor.core.values import Event, Numbers
from tutor.glossary import SetUp, Variant
from widgets.explorer import rules
from widgets.explorer.joining import joined
from widgets.explorer.words import phrase, sentence

SEED = 1
ANDRE = "andre"
MOST_CHOICES = 40
"""Choices of set-up that are played; no game has more."""


class Item(Struct, frozen=True):
    """One thing to do: its rule, the kind of event, and what is done, a line for each player where they differ.

    ``alike`` is the same at two tables where the same is done, whoever plays there.
    """

    clause: str
    ruling: str
    kind: str
    lines: tuple[str, ...]
    alike: str


class Table(Struct, frozen=True):
    """What is set up: a game, how many play, and the ids of the variants chosen."""

    game: str
    players: int
    variants: tuple[str, ...] = ()

    @property
    def offer(self) -> SetUp:
        """What the game's set-up offers; raises ``BadInput`` for a game without one."""
        found = glossary.set_up(self.game)
        if found is None:
            raise BadInput("set-up", f"{self.game} has no set-up here yet")
        return found

    @property
    def chosen(self) -> list[Variant]:
        """The variants chosen, those that cannot go together left out."""
        found: list[Variant] = []
        for one in self.offer.variant:
            if (
                one.id in self.variants
                and one.fits(self.players)
                and not any(one.id in other.without for other in found)
            ):
                found.append(one)
        return found

    def options(self) -> dict[str, Any]:
        """Return the options as the game reads them."""
        if self.players not in self.offer.players:
            allowed = ", ".join(map(str, self.offer.players))
            raise BadInput("players", f"expected one of {allowed}, found {shown(self.players)}")
        data: dict[str, Any] = {"players": list(self.offer.names[: self.players])}
        for one in self.chosen:
            for name, value in one.options.items():
                data[name] = data.get(name, []) + value if isinstance(value, list) else value
        return data


def steps(table: Table) -> list[Step[Any]]:
    """Play the set-up to its end, every choice by its first legal action; raises ``BadInput``."""
    game = catalogue.game(table.game)
    done = [game.start(game.options(table.options()), SEED)]
    while len(done) <= MOST_CHOICES and (step := _choice(game, done[-1])):
        done.append(step)
    return done


def _choice(game: Game[Any], last: Step[Any]) -> Step[Any] | None:
    p = last.position
    for seat in game.actors(p)[:1]:
        for action in game.legal(p, seat)[:1]:
            if _is_set_up(game.check(p, seat, action).for_ids):
                return act(game, p, seat, action)
    return None


def _is_set_up(ids: tuple[str, ...]) -> bool:
    found = rules.clause(ids[0]) if ids else None
    if not found:
        return False
    words = found.section.lower()
    return "setup" in words or "set up" in words or found.kind == "setup"


def items(table: Table) -> list[Item]:
    """Return the checklist; raises ``BadInput`` for options that do not fit."""
    game = catalogue.game(table.game)
    said: dict[tuple[str, str], _Said] = {}
    for step in steps(table):
        for event in step.events:
            if event.kind not in glossary.phrases().after["kinds"]:
                one = said.setdefault((event.clause, event.kind), _Said(event.ruling))
                _gather(one, game, step, event)
    return [_item(game, kind, clause, one) for (clause, kind), one in said.items()]


class _Said(Struct):
    """What was said of one rule and kind: who chose, in this order, and else the texts with their numbers."""

    ruling: str
    players: list[str] = []
    texts: list[tuple[str, Numbers]] = []
    all: tuple[str, ...] = ()


def _gather(one: _Said, game: Game[Any], step: Step[Any], event: Event) -> None:
    one.all = game.names(step.position)
    if step.action is not None and event.kind in glossary.phrases().choices and event.seat is not None:
        one.players.append(one.all[event.seat])  # a choice: what they choose is theirs
    else:
        one.texts.append((game.say(step.position, event), event.numbers))


def _item(game: Game[Any], kind: str, clause: str, one: _Said) -> Item:
    words, found = glossary.phrases(), rules.clause(clause)
    says = _at_this_table(game, found.says.rstrip("."), one.all) if found else ""
    if one.players:
        chosen = _filled(game, words.choices[kind], {"names": _in_turn(one.players), "says": says})
        return Item(clause, one.ruling, kind, (sentence(chosen),), alike=kind)
    dealt = words.dealt.get(kind)
    texts = _counted(game, dealt, [n | {"says": says} for _, n in one.texts]) if dealt else one.texts
    lines = joined(texts, one.all)
    alike = " ".join(line.of_somebody for line in lines)
    return Item(clause, one.ruling, kind, tuple(line.says for line in lines), alike)


def _in_turn(players: list[str]) -> str:
    """Name those who choose, in their order; who does so twice running is named once."""
    runs = [(called(name), len(list(run))) for name, run in groupby(players)]
    return phrase("setup", "then").join(phrase("setup", "twice", name=name) if n == 2 else name for name, n in runs)


def _at_this_table(game: Game[Any], says: str, names: tuple[str, ...]) -> str:
    """Leave out of a rule what it adds in brackets about André, where he does not play."""
    return says if ANDRE in names else re.sub(rf" \({game.sentences.person(ANDRE)}[^()]*\)", "", says)


def _counted(game: Game[Any], template: str, every: list[Numbers]) -> list[tuple[str, Numbers]]:
    """What is dealt unseen: how often, for each player and place that the phrase names."""
    fields = {name for _, name, _, _ in Formatter().parse(template) if name and name != "n" and "[" not in name}
    groups: dict[tuple[Any, ...], tuple[Numbers, int]] = {}
    for numbers in every:
        key = tuple(str(numbers.get(name)) for name in sorted(fields))
        first, n = groups.get(key, (numbers, 0))
        groups[key] = (first, n + _dealt(numbers, fields))
    return [(_filled(game, template, first | {"n": n}), first) for first, n in groups.values()]


def _dealt(numbers: Numbers, fields: set[str]) -> int:
    lists = [value for name, value in numbers.items() if name not in fields and isinstance(value, (list, tuple))]
    return len(lists[0]) if lists else 1


def _filled(game: Game[Any], template: str, numbers: Numbers) -> str:
    return Sentences({"said": {"it": template}, "words": game.sentences.words}).render("said", "it", numbers)
