"""Nothing stands in the code that only a test would miss."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from widgets.frame.colours import COLOURS

ROOMS = ("tutor", "widgets", "notebooks")
NOTEBOOKS = (".ipynb", ".md")
"""Endings of the files that may call what the code defines."""

SCREENS = (".js", ".html", ".toml")
"""Endings of the files that may read the fields of what they are sent, and set those of what they become."""

CALLED_FROM_OUTSIDE = {
    "format_field": "string.Formatter calls it",
    "write_error": "Tornado calls it",
}


class Given(NamedTuple):
    """A name given in a module or a class to a function, a class or a value."""

    name: str
    line: int
    kind: str


def given(body: list[ast.stmt]) -> Iterator[Given]:
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield Given(name, node.lineno, "function")
            case ast.ClassDef(name=name):
                yield Given(name, node.lineno, "class")
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield Given(name, node.lineno, "value")
        if isinstance(node, ast.ClassDef):
            yield from given(node.body)


def read(tree: ast.Module) -> Iterator[str]:
    """Yield the names that code reads."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
                yield name


def told(tree: ast.Module) -> Iterator[str]:
    """Yield the words that are texts in code: a table may name a class that is loaded later, or a field."""
    return (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def idle(trees: dict[Path, ast.Module], notebooks: str = "", screens: str = "") -> dict[str, str]:
    """Return name → place of what nothing uses; names that begin with a stroke are left to the linter."""
    calls = {name for tree in trees.values() for name in read(tree)} | set(re.findall(r"\w+", notebooks))
    loads = calls | {text for tree in trees.values() for text in told(tree)}
    uses = {"function": calls, "class": loads, "value": loads | set(re.findall(r"\w+", screens))}
    return {
        one.name: f"{file}:{one.line}"
        for file, tree in trees.items()
        for one in given(tree.body)
        if not one.name.startswith("_") and one.name not in uses[one.kind]
    }


def files(root: Path, *endings: str) -> list[Path]:
    every = (file for room in ROOMS for file in sorted((root / room).rglob("*")) if file.suffix in endings)
    return [file for file in every if file.parent.name != ".ipynb_checkpoints"]


def texts(root: Path, *endings: str) -> str:
    return " ".join(file.read_text("utf-8") for file in files(root, *endings))


def test_whatever_has_a_name_is_used(root: Path) -> None:
    trees = {file.relative_to(root): ast.parse(file.read_text("utf-8")) for file in files(root, ".py")}
    found = idle(trees, texts(root, *NOTEBOOKS), texts(root, *SCREENS))
    assert {name: place for name, place in found.items() if name not in CALLED_FROM_OUTSIDE} == {}
    assert found.keys() == CALLED_FROM_OUTSIDE.keys(), "what is used by now needs no excuse"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def f(): ...", {"f": "a.py:1"}),
        ("def g(): ...", {}),
        ("class A:\n def shown(self): ...\nA", {"shown": "a.py:2"}),
        ("class B:\n shown: int\nB", {}),
        ("X = 1", {"X": "a.py:1"}),
        ("X = 1\nX", {}),
        ("class Late: ...\nTABLE = 'Late'\nTABLE", {}),
        ("def svg(): ...\nTABLE = 'svg'\nTABLE", {"svg": "a.py:1"}),
    ],
)
def test_what_is_idle_is_found(code: str, found: dict[str, str]) -> None:
    assert idle({Path("a.py"): ast.parse(code)}, notebooks="g()", screens="model.shown") == found


def unread(trees: dict[Path, ast.Module]) -> list[str]:
    """Return the parameters that their function never reads, of each function that only is called.

    A function that goes by a table takes what its like take: it is read as a value, or another module has its name.
    """
    called = {id(node.func) for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Call)}
    values = {
        node.id if isinstance(node, ast.Name) else node.attr
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute) and id(node) not in called
    }
    own = [(file, node) for file, tree in trees.items() for node in tree.body if isinstance(node, ast.FunctionDef)]
    public = Counter(node.name for _, node in own if not node.name.startswith("_"))
    return [
        f"{file}:{node.lineno} {node.name}({arg.arg})"
        for file, node in own
        if node.name not in values and public[node.name] < 2
        for arg in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        if arg.arg not in read(ast.Module(node.body, []))
    ]


def test_a_function_reads_whatever_it_is_given(root: Path) -> None:
    assert unread({file.relative_to(root): ast.parse(file.read_text("utf-8")) for file in files(root, ".py")}) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("def f(a, *, b): return a\nf(1, b=2)", ["a.py:1 f(b)"]),
        ("def f(a, b): return a + b\nf(1, 2)", []),
        ("def f(a): ...\nTABLE = {1: f}", []),
        ("def f(a):\n a = 1", ["a.py:1 f(a)"]),
    ],
)
def test_what_is_never_read_is_found(code: str, found: list[str]) -> None:
    assert unread({Path("a.py"): ast.parse(code)}) == found


def painted_in_vain(sheets: str, code: str) -> list[str]:
    """Return the classes that style sheets paint and code gives to nothing.

    Code may put a class together: what follows a stroke, and a number, may be anything there.
    """
    rules = re.findall(r"[^{}]+(?=\{)", re.sub(r"/\*.*?\*/", "", sheets, flags=re.DOTALL))
    painted = {name for rule in rules for name in re.findall(r"\.([a-z][\w-]*)", rule)}
    given = {*re.findall(r"[\w-]+", code)}
    begun = {*re.findall(r"([a-z][\w-]*)\$?\{", code)}
    beginnings = {name: {name[: found.start()] for found in re.finditer(r"(?<=-).|\d+$", name)} for name in painted}
    return sorted(name for name in painted - given if not beginnings[name] & begun)


def test_whatever_is_painted_is_there(root: Path) -> None:
    assert painted_in_vain(texts(root, ".css"), texts(root, ".py", *SCREENS)) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("'card'", ["row", "sign-a", "t1"]),
        ("'row card' `t${n}`", ["sign-a"]),
        ("'row card' f'sign-{name}' f't{n}'", []),
    ],
)
def test_what_is_painted_in_vain_is_found(code: str, found: list[str]) -> None:
    assert painted_in_vain("/* .old { */ .card .row { x: 1.5em } .sign-a, .t1:hover { y: 2 }", code) == found


def test_every_colour_and_font_with_a_name_is_used(root: Path) -> None:
    sheets = texts(root, ".css")
    named = {*COLOURS, *re.findall(r"--([\w-]+):", sheets)}
    assert named - {*re.findall(r"var\(--([\w-]+)", sheets + texts(root, ".py", ".json", *SCREENS))} == set()
