"""What a person chooses before a race, what the game says to it, and how the address of the page writes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue
from tutor.coach.baristas import SPEEDS
from tutor.core.errors import BadInput, choose
from tutor.core.game import Game
from tutor.core.sentences import ended
from widgets.parts.address import Arguments, number, read
from widgets.parts.rules import face
from widgets.races.raced import RACED, RacedGame, raced
from widgets.races.readings import short
from widgets.races.states import Choices
from widgets.races.words import phrase

MOST_SEED = 1_000_000
MOST_SWITCHES = 2
"""Variants that are on at most for a reading to matter."""

Reader = Callable[[Choices, str], Choices]


class Left(Struct, frozen=True):
    """What was given up for the choice just made, or left out of an address, and why: in words, and the rule behind."""

    words: str
    why: str
    rule: str


# ---- one choice after the other ----------------------------------------------------


def chosen(before: Choices, name: str, value: str) -> Choices:
    """Return the choices with one more made; raises ``BadInput`` for a value that cannot be."""
    if name == "switch":
        switch = choose(value, [one.id for one in raced(before.game).switches], name, "variant")
        return before.switched(switch, switch not in before.on)
    return readers(before.game)[name](before, value)


def fitted(game: Game[Any], wanted: Choices, made: str) -> tuple[Choices, Left | None]:
    """Return the choices that a game accepts, and what had to be given up for the one just ``made``.

    The game is asked, and it says why; the choice just made stays wherever one other gives way.
    """
    problem = refused(game, wanted)
    if problem is None:
        return wanted, None
    for other, words in _given_up(wanted, made):
        if refused(game, other) is None:
            return other, _left(game, wanted, words, problem)
    raise problem


def refused(game: Game[Any], choices: Choices) -> BadInput | None:
    """Return what the game has against the choices, if anything."""
    try:
        game.options(raced(choices.game).agreed(choices))
    except BadInput as problem:
        return problem
    return None


def _given_up(wanted: Choices, made: str) -> Iterator[tuple[Choices, str]]:
    """Yield what could give way: a switch, else the number of rivals, the nearest first, at last the choice itself."""
    own = raced(wanted.game)
    on = [one for one in own.switches if one.id in wanted.on]
    for one in on:
        if one.id != made:
            yield wanted.switched(one.id, False), phrase("left", "off", switch=one.words)
    if made != "rivals":
        for rivals in sorted(range(own.fewest, own.most + 1), key=lambda n: (abs(n - wanted.rivals), n)):
            yield replace(wanted, rivals=rivals), phrase("left", "rivals", rivals=rivals)
    for one in on:
        if one.id == made:
            yield wanted.switched(one.id, False), phrase("left", "stays", switch=one.words)


def _left(game: Game[Any], wanted: Choices, words: str, problem: BadInput) -> Left:
    """Say why: by the clause that the game names, else in its own words about the switch that it does not want."""
    cited = re.search(rf"\b{game.id}\.[a-z]+\.\d+\b", problem.problem)
    if cited and cited[0] in game.rulebook.clauses:
        return Left(words, game.rulebook.says(cited[0]), cited[0])
    switches = [one for one in raced(wanted.game).switches if one.id in wanted.on]
    about = next(one for one in switches if refused(game, wanted.switched(one.id, False)) is None)
    return Left(words, ended(f"{about.words} {problem.problem}"), about.clause)


@cache
def read_other(id: str) -> Choices | None:
    """Return the choices nearest to the usual ones by which a ruling is read the other way and can matter, if any."""
    game = id.partition(".")[0]
    if game not in RACED:
        return None
    matters = (one for one in _plain(raced(game)) if id in raced(game).doubts(one))
    found = next((one for one in matters if refused(catalogue.game(game), one) is None), None)
    return replace(found, others=frozenset((id,))) if found else None


def _plain(own: RacedGame) -> Iterator[Choices]:
    """Yield choices that differ little from the usual ones, those with fewer variants first."""
    start, ids = own.start(Choices()), [one.id for one in own.switches]
    for count in range(MOST_SWITCHES + 1):
        for on in combinations(ids, count):
            for rivals in dict.fromkeys((start.rivals, own.fewest, own.fewest + 1)):
                yield replace(start, rivals=rivals, on=frozenset(on))


# ---- the address ---------------------------------------------------------------------


def read_address(arguments: Arguments, start: Choices) -> tuple[Choices, list[Left], list[str]]:
    """Return the choices that an address says, what does not fit, and the names of the parts that could not be read."""
    first, odd = read(arguments, {"game": _game}, start)
    more_of = {part: reader for part, reader in readers(first.game).items() if part != "game"}
    found, more = read(arguments, more_of, first)
    fits, left = fitted(catalogue.game(first.game), found, "rivals")
    matter = fits.others.intersection(raced(first.game).doubts(fits))
    idle = [_idle(id) for id in sorted(fits.others - matter)]
    return replace(fits, others=matter), [*([left] if left else []), *idle], [*odd, *more]


def _idle(id: str) -> Left:
    return Left(phrase("left", "reading", ruling=face(id)), phrase("left", "idle"), id)


def readers(game: str) -> Mapping[str, Reader]:
    """Return what takes the text of each part of an address into the choices of a game."""
    own = raced(game)
    fixed: dict[str, Reader] = {"game": _game, "rivals": _rivals, "speed": _speed}
    last: dict[str, Reader] = {"calm": _calm, "seed": _seed}
    switches = {one.id: partial(_switch, one.id) for one in own.switches}
    settings = {one.part: partial(_setting, one.part, one.words) for one in own.settings}
    readings = {short(id): partial(_reading, id) for id in catalogue.game(game).rulebook.options}
    return fixed | switches | settings | readings | last


def _game(before: Choices, text: str) -> Choices:
    game = choose(text, RACED, "game", "game that is raced")
    return before if game == before.game else raced(game).start(before)


def _rivals(before: Choices, text: str) -> Choices:
    own = raced(before.game)
    return replace(before, rivals=number(text, own.fewest, own.most, "rivals"))


def _speed(before: Choices, text: str) -> Choices:
    return replace(before, speed=choose(text, SPEEDS, "speed", "speed"))


def _seed(before: Choices, text: str) -> Choices:
    return replace(before, seed=number(text, 0, MOST_SEED, "seed"))


def _calm(before: Choices, text: str) -> Choices:
    return replace(before, calm=_yes(text, "calm"))


def _switch(id: str, before: Choices, text: str) -> Choices:
    return before.switched(id, _yes(text, id))


def _setting(part: str, options: Mapping[str, str], before: Choices, text: str) -> Choices:
    return replace(before, settings=before.settings | {part: choose(text, options, part, "choice")})


def _reading(id: str, before: Choices, text: str) -> Choices:
    other = choose(text, ("adopted", "other"), short(id), "reading") == "other"
    return replace(before, others=before.others | {id} if other else before.others - {id})


def _yes(text: str, place: str) -> bool:
    return choose(text, ("yes", "no"), place, "answer") == "yes"


def address(choices: Choices, seed: bool) -> dict[str, str]:
    """Return the parts of the page's address; the ``seed`` only once nothing is hidden any more."""
    own = raced(choices.game)
    start = own.start(Choices())
    said = {
        "game": choices.game if choices.game != Choices().game else "",
        "rivals": str(choices.rivals) if choices.rivals != start.rivals else "",
        "speed": choices.speed if choices.speed != start.speed else "",
        **{one.id: "yes" if one.id in choices.on else "" for one in own.switches},
        **{one.part: one.value(choices) for one in own.asked(choices) if one.part in choices.settings},
        **{short(id): "other" for id in own.doubts(choices) if id in choices.others},
        "calm": "yes" if choices.calm else "",
        "seed": str(choices.seed) if seed else "",
    }
    return {name: text for name, text in said.items() if text}
