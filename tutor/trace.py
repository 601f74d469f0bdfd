"""The rule trace: for every clause, where it is enforced, proven and taught, and what is missing."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from tutor import catalogue
from tutor.core.errors import BadInput
from tutor.core.examples import Played, play
from tutor.core.rulebook import Clause

Taught = Mapping[str, tuple[str, ...]]
"""Clause id → ids of the lessons whose steps name it."""


class Place(Struct, frozen=True, order=True):
    """A function that cites a clause: its file within the package, its name and the line of the citation."""

    file: str
    function: str
    line: int


class Row(Struct, frozen=True):
    """One clause of the trace; ``missing`` names what the build would still want, empty when all is there."""

    clause: Clause
    enforced: tuple[Place, ...]
    proven_for: tuple[str, ...]
    proven_against: tuple[str, ...]
    taught: tuple[str, ...]
    missing: tuple[str, ...]


def rows(id: str, taught: Taught | None = None) -> tuple[Row, ...]:
    """Return the trace of a game, one row for each clause in the order of the rulebook."""
    game = catalogue.game(id)
    code, proofs = citations(id), _proofs(id)
    found = []
    for clause in game.rulebook.clauses.values():
        places = code.get(clause.id, ())
        plus = tuple(e for e, played in proofs.items() if clause.id in played.cited_for)
        minus = tuple(e for e, played in proofs.items() if clause.id in played.cited_against)
        missing = tuple(_missing(clause, places, plus, minus))
        found.append(Row(clause, places, plus, minus, (taught or {}).get(clause.id, ()), missing))
    return tuple(found)


def _missing(clause: Clause, places: tuple[Place, ...], plus: tuple[str, ...], minus: tuple[str, ...]) -> Iterator[str]:
    if not clause.enforced:
        return
    if not places:
        yield "no code cites it"
    if not plus:
        yield "no example proves it for"
    if clause.refusable and not minus:
        yield "no example proves it against"


def gaps(id: str) -> tuple[str, ...]:
    """Return what is missing for a game, each with file and line of the clause: empty when the build may pass."""
    lines = _lines(id)
    return tuple(
        f"{id}/rulebook.toml:{lines[row.clause.id]}: {row.clause.id}: {what}"
        for row in rows(id)
        for what in row.missing
    )


def _lines(id: str) -> dict[str, int]:
    text = (catalogue.room(id) / "rulebook.toml").read_text("utf-8").splitlines()
    return {line.split('"')[1]: n for n, line in enumerate(text, 1) if line.startswith("id = ")}


@cache
def _proofs(id: str) -> dict[str, Played[Any]]:
    game = catalogue.game(id)
    found = {}
    for example in catalogue.examples(id):
        try:
            found[example.id] = play(game, example)
        except BadInput:
            continue  # a broken example proves nothing; the gate of the examples reports it
    return found


@cache
def citations(id: str) -> dict[str, tuple[Place, ...]]:
    """Return where a game's code cites each clause or ruling, found by reading the source."""
    names = catalogue.game(id).citations()
    found: dict[str, set[Place]] = {}
    for file, tree in _sources(files(catalogue.GAMES[id].module), ""):
        for place, text in _strings(tree, file):
            for cited in names.get(text, (text,) if text.startswith(f"{id}.") else ()):
                found.setdefault(cited, set()).add(place)
    return {cited: tuple(sorted(places)) for cited, places in found.items()}


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, ast.Module]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _sources(item, f"{path}{item.name}/")
        elif item.name.endswith(".py"):
            yield path + item.name, ast.parse(item.read_text("utf-8"))


def _strings(tree: ast.Module, file: str) -> Iterator[tuple[Place, str]]:
    """Go through all text constants that are no docstring, with the function or name they stand in."""
    for node in tree.body:
        name = getattr(node, "name", "")
        spoken = {id(n.value) for n in ast.walk(node) if isinstance(n, ast.Expr)}
        for inner in ast.walk(node):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and id(inner) not in spoken:
                yield Place(file, _inside(node, inner) or name, inner.lineno), inner.value


def _inside(node: ast.AST, constant: ast.Constant) -> str:
    """Return the method of a class, or the function within a function, in which a constant stands; "" for neither."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and child.lineno <= constant.lineno <= (child.end_lineno or 0):
            return f"{getattr(node, 'name', '')}.{child.name}"
    return ""
