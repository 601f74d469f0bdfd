"""Clauses and rulings of one game, read from its ``rulebook.toml``."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from msgspec import Struct

from tutor.core.errors import BadInput
from tutor.core.read import convert, read_toml

SPOKEN = frozenset({"component", "definition", "advice"})
"""Kinds of clauses that say what a thing is: they are shown and taught, and nothing can break them."""

BREAKABLE = frozenset({"restriction", "action"})
"""Kinds of clauses that an action can break; the others say what happens."""


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule.

    ``players`` is the player count it holds for ("2", "3-4"), empty for all. ``refuses`` says whether an action can
    break it (left out: restrictions and actions can), ``table = true`` marks a rule of hands and voices that no
    program sees; ``reason`` says why.
    """

    id: str
    section: str
    kind: str
    says: str
    players: str = ""
    depends_on_print: str = ""
    refuses: bool | None = None
    table: bool = False
    reason: str = ""

    @property
    def enforced(self) -> bool:
        """Whether the engine has to cite it: not a mere description, nor a rule of the table alone."""
        return not self.table and self.kind not in SPOKEN

    @property
    def refusable(self) -> bool:
        """Whether some action can break it, so that an example must show that."""
        return self.enforced and (self.kind in BREAKABLE if self.refuses is None else self.refuses)


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """How a doubtful point is read, and the other reading, empty where none makes sense.

    ``option`` marks those a table may switch.
    """

    id: str
    about: tuple[str, ...]
    question: str
    reading: str
    other: str = ""
    option: bool = False


class GameFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a rulebook file."""

    id: str
    title: str
    version: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameFacts
    clause: list[Clause]
    ruling: list[Ruling]


class Rulebook:
    """All clauses and rulings of one game by id, in the order of its rulebook."""

    def __init__(self, facts: GameFacts, clauses: list[Clause], rulings: list[Ruling]) -> None:
        self.id = facts.id
        self.title = facts.title
        self.version = facts.version
        self.clauses = {c.id: c for c in clauses}
        self.rulings = {r.id: r for r in rulings}

    @property
    def options(self) -> tuple[str, ...]:
        """The ids of the rulings that a table may play by their other reading."""
        return tuple(r.id for r in self.rulings.values() if r.option)

    def says(self, id: str) -> str:
        """Return the sentence of a clause, or the reading of a ruling. Raises ``KeyError`` for an unknown id."""
        return self.clauses[id].says if id in self.clauses else self.rulings[id].reading


def load_rulebook(file: Traversable) -> Rulebook:
    """Read a rulebook file; raises ``BadInput`` for a wrong field, an id used twice or an unknown id."""
    place = file.name
    data = convert(read_toml(file.read_text("utf-8"), place), _File, place)
    _check_ids(data, place)
    return Rulebook(data.game, data.clause, data.ruling)


def _check_ids(data: _File, place: str) -> None:
    seen: set[str] = set()
    for id in [c.id for c in data.clause] + [r.id for r in data.ruling]:
        if id in seen:
            raise BadInput(place, f"{id} stands here twice")
        seen.add(id)
    for clause in data.clause:
        if (clause.table or clause.refuses is False) and not clause.reason:
            raise BadInput(f"{place}: {clause.id}", "refuses = false and table = true need a reason")
    for ruling in data.ruling:
        for about in ruling.about:
            if about not in seen:
                raise BadInput(f"{place}: {ruling.id}", f"is about {about}, which is no clause here")
