"""Reads the files of ``tutor/glossary``; each is checked field by field, and every clause it cites must be a rule."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from msgspec import Struct, field

from tutor.core.examples import Start
from tutor.core.read import convert, read_toml

LANGUAGE = "en"

T = TypeVar("T")


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """What people ask, the answer in plain words, the clauses that say so, and the mistake behind it, if any."""

    asks: str
    answer: str
    clauses: tuple[str, ...]
    mistake: str = ""

    @property
    def games(self) -> frozenset[str]:
        """The games whose clauses it cites."""
        return games_of(self.clauses)


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the games: its picture (a name in the boards' icons, or none), meaning, other names and clauses."""

    word: str
    says: str
    clauses: tuple[str, ...]
    icon: str = ""
    also: tuple[str, ...] = ()

    @property
    def games(self) -> frozenset[str]:
        """The games whose clauses it cites."""
        return games_of(self.clauses)


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play: the options it sets, the clauses that describe it, the ids it cannot go with.

    ``players`` are the player counts it is for, none for all. ``only`` says what alone differs where play goes by the
    same rules as in the plain game.
    """

    id: str
    name: str
    options: dict[str, Any]
    clauses: tuple[str, ...]
    without: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    only: str = ""

    def fits(self, players: int) -> bool:
        """Say whether so many can play it."""
        return not self.players or players in self.players


class AidPart(Struct, frozen=True, forbid_unknown_fields=True):
    """One block of the player aid: a title, and the sections of the rulebook in it or the ``clauses``, by id.

    ``played`` says how a doubtful point is played: by the id of a clause, in whose place it stands, or of a ruling,
    below the clauses.
    """

    title: str
    sections: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    played: dict[str, tuple[str, ...]] = {}


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game's set-up is offered: player counts, players' names in seating order, variants, the player aid."""

    players: tuple[int, ...]
    names: tuple[str, ...]
    aid: tuple[AidPart, ...]
    variant: tuple[Variant, ...] = ()


class Phrases(Struct, frozen=True):
    """What the set-up helper says of events, by kind: an icon, what was dealt at random, a choice still to be made.

    ``after`` lists the kinds that begin the game and are no set-up.
    """

    icons: dict[str, str]
    dealt: dict[str, str]
    choices: dict[str, str]
    after: dict[str, tuple[str, ...]]


class Walk(Struct, frozen=True, forbid_unknown_fields=True):
    """One action to play under both editions, from a scene that names no game."""

    id: str
    title: str
    says: str
    action: str
    scene: dict[str, Any]


class PlayedAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which a play is played: how many sit there, or the id of the variant.

    ``change`` is what it changes in the scene, or in the options of the start.
    """

    players: int = 0
    variant: str = ""
    change: dict[str, Any] = {}


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """The same actions at several tables of one game, from the same ``scene`` or ``start``.

    With ``shows`` only what happens by these clauses is told, of the start's set-up too; else of all actions
    everything. With ``scores`` the last count is shown.
    """

    game: str
    id: str
    title: str
    says: str
    at: tuple[PlayedAt, ...]
    scene: dict[str, Any] = {}
    start: Start | None = None
    shows: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    scores: bool = False


class Difference(Struct, frozen=True, forbid_unknown_fields=True):
    """How the editions differ: a sentence by rule name, names that answer each other, walks that show it."""

    differs: dict[str, str]
    kin: dict[str, str]
    walks: tuple[Walk, ...] = field(name="walk")


def games_of(clauses: tuple[str, ...]) -> frozenset[str]:
    """Return the games that clause ids belong to."""
    return frozenset(id.partition(".")[0] for id in clauses)


def _read(name: str) -> dict[str, Any]:
    file = files(__package__) / LANGUAGE / name
    return read_toml(file.read_text("utf-8"), file.name)


@cache
def questions() -> tuple[Question, ...]:
    """Return all questions; raises ``BadInput`` for a wrong field."""
    return convert(_read("questions.toml").get("question"), tuple[Question, ...], "questions.toml")


@cache
def terms() -> tuple[Term, ...]:
    """Return the glossary in the order in which it is best read; raises ``BadInput`` for a wrong field."""
    return convert(_read("glossary.toml").get("term"), tuple[Term, ...], "glossary.toml")


@cache
def _set_up() -> tuple[dict[str, SetUp], Phrases]:
    data = _read("set-up.toml")
    said = convert({name: data.pop(name) for name in Phrases.__struct_fields__}, Phrases, "set-up.toml")
    return convert(data, dict[str, SetUp], "set-up.toml"), said


def set_up(game: str) -> SetUp | None:
    """Return how a game's set-up is offered, ``None`` when the file does not have it."""
    return _set_up()[0].get(game)


def phrases() -> Phrases:
    """Return the phrases of the set-up helper."""
    return _set_up()[1]


@cache
def differences() -> Difference:
    """Return how the two editions of Coffee Rush differ; raises ``BadInput`` for a wrong field."""
    return convert(_read("compare.toml"), Difference, "compare.toml")


@cache
def plays() -> tuple[Play, ...]:
    """Return what is played at several tables of a game; raises ``BadInput`` for a wrong field."""
    return convert(_read("played.toml").get("play"), tuple[Play, ...], "played.toml")
