"""What people read stands in files by language, so that a translation is another file: no sentence stands in code.

Sentences are found by their looks: two words or more, or a word beside a number. Labels of one word are found by their
place: what a node, a button or a drawing shows, or is called.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import widgets
from tutor import catalogue, cli
from widgets.parts.words import Words

ROOM = Path(widgets.__file__).parent
TERMINAL = (ROOM / "cli.py", ROOM / "__main__.py")
"""What a terminal says: these are read before anything is installed that could read a language file."""

FILES = [file for file in sorted(ROOM.rglob("*.py")) if file not in TERMINAL] + [Path(cli.__file__)]

KEYS = ("about", "startswith", "choose", "BadInput")
"""Functions whose words name a thing of the rules, begin an action's text, or are an error's, as all in ``tutor``."""

EXCEPT = {
    "an action, as the game reads it": ("match {} {}", "latte {}", "shuffle {}", "draw {}"),
    "an upgrade, as the rules call it": (
        "diagonal movement", "double pawns", "double meeple", "double end space", "double corners",
        "double signature ingredients", "double specialty",
    ),
    "a thing of the table, as about.toml calls it": (
        "workers of the town center", "coin of the trading house", "Stock counter", "counter of the cooperative",
    ),
    "a source, as a box calls it": ("contract space {}",),
    "classes that only a script knows, or a part's id": (
        "slot vacant", "came came-hand came-{}", "came came-player-{}", "came came-mine", "ready own-{}",
        "marker ready", "badge-word mid",
    ),
    "for a browser, the server's log or a terminal": (
        "const ICONS = {}", "const WORDS = {}\n", "system-ui, 'Segoe UI', 'Noto Sans', sans-serif",
        "--print-size: {}px", "the page %s cannot be opened", "coffee-tutor: {}",
    ),
}  # fmt: skip
"""Why words stay in code → these words."""

SHOWN = {
    "h": slice(1, None),
    "button": slice(0, 1),
    "link": slice(1, None),
    "words": slice(2, 3),
    "heading": slice(0, None),
    "Scene": slice(0, 1),
    "Part": slice(1, 2),
    "choice": slice(0, 1),
    "stepper": slice(0, 1),
    "nothing": slice(0, None),
    "Tab": slice(0, 1),
}
"""Function → which of its arguments people read."""

CALLED = {"help", "description", "aria_label", "title", "label", "placeholder", "alt", "say", "why"}
"""Arguments that people read or hear, by name."""


class Found(NamedTuple):
    """Words in a file: where, and a placeholder for each number."""

    line: int
    text: str


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for file in FILES:
        yield file, ast.parse(file.read_text("utf-8"))


def template(node: ast.AST) -> str | None:
    """Return a text with ``{}`` for what is filled in; ``None`` for what is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def walked(node: ast.AST) -> Iterator[ast.AST]:
    """Go through a tree, without docstrings, errors, keys, a parameter's documentation and classes of CSS."""
    yield node
    if isinstance(node, ast.JoinedStr):
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                yield from walked(part.value)
        return
    for child in ast.iter_child_nodes(node):
        if not _left_out(child):
            yield from walked(child)


def _left_out(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.keyword):
        return node.arg in ("doc", "cls", "css_classes")
    return isinstance(node, ast.Raise) or (isinstance(node, ast.Call) and name_of(node) in KEYS)


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@cache
def classes() -> frozenset[str]:
    """The classes that style sheets speak of."""
    sheets = [file.read_text("utf-8") for file in ROOM.rglob("*.css")]
    return frozenset(re.findall(r"\.([a-z][\w-]*)", "".join(sheets)))


def is_class(word: str) -> bool:
    """Say whether a word is a class of a style sheet, or the beginning of some."""
    begins = word.partition("{}")[0]
    return word in classes() or (begins != word and any(one.startswith(begins) for one in classes()))


def is_sentence(text: str) -> bool:
    """Say whether a text has two words or more, or one beside a number, and is none of a style sheet's."""
    if re.search(r"[<{][^}]*[:=]|^M\{|;base64", text):
        return False
    parts = text.split()
    words = [part for part in parts if re.search(r"[A-Za-z]{2,}", re.sub(r"\d+[a-z%]+", "", part))]
    numbers = [part for part in parts if "{}" in part and part not in words]
    return bool(words) and len(words) + len(numbers) > 1 and not all(map(is_class, words))


def sentences(tree: ast.AST) -> Iterator[Found]:
    for node in walked(tree):
        text = template(node)
        if text and is_sentence(text):
            yield Found(getattr(node, "lineno", 0), text)


def labels(tree: ast.AST) -> Iterator[Found]:
    for call in (node for node in walked(tree) if isinstance(node, ast.Call)):
        shown = call.args[SHOWN[name_of(call)]] if name_of(call) in SHOWN else []
        called = [one.value for one in call.keywords if one.arg in CALLED]
        for node in (*shown, *called):
            text = template(node)
            if text and re.search(r"[^\W\d_]{2}", text.replace("{}", "")):
                yield Found(node.lineno, text)


@cache
def found_by(find: Callable[[ast.AST], Iterator[Found]]) -> dict[str, str]:
    """Return words → where they stand."""
    return {one.text: f"{file.relative_to(ROOM.parent)}:{one.line}" for file, tree in trees() for one in find(tree)}


ALLOWED = {text for texts in EXCEPT.values() for text in texts}


@pytest.mark.parametrize("find", [sentences, labels])
def test_no_words_for_people_stand_in_code(find: Callable[[ast.AST], Iterator[Found]]) -> None:
    assert not {text: place for text, place in found_by(find).items() if text not in ALLOWED}


def test_no_exception_is_made_for_words_that_are_gone() -> None:
    assert {*found_by(sentences), *found_by(labels)} >= ALLOWED


@pytest.mark.parametrize(
    "code",
    [
        'h("p", "No rule fits.")',
        'f"{n} left"',
        'phrase("a", f"{name} has to wait")',
        'button("Wait", "wait")',
        'h("button", "›", aria_label="Next")',
        'Part("mine", "Orders", (1, 1), [])',
        'words(0, 0, "Traders", "kind")',
        'said = "all done" if over else ""',
    ],
)
def test_words_for_people_are_found(code: str) -> None:
    assert [*sentences(ast.parse(code)), *labels(ast.parse(code))]


@pytest.mark.parametrize(
    "code",
    [
        '"""What it does, in a sentence."""',
        'raise BadInput("address", "expected a page of the tutor")',
        'param.String(doc="The step shown.")',
        'h("p", phrase("find", "none"), cls="row acts")',
        'rect(0, 0, 1, 1, 9, f"card {kind}")',
        'h("option", str(n), value=key)',
    ],
)
def test_what_is_not_for_people_is_not(code: str) -> None:
    assert not [*sentences(ast.parse(code)), *labels(ast.parse(code))]


# ---- how they are read ----------------------------------------------------------------


@pytest.mark.parametrize(("edition", "said"), [("base", "for rush tokens"), ("winter", "for cookies")])
def test_a_games_things_are_called_by_its_own_words(edition: str, said: str) -> None:
    nouns = catalogue.game(edition).sentences
    assert Words("widgets.labs").phrase("board", "paid", nouns) == said
    assert Words("widgets.labs").say("board", "paid", nouns) == said.capitalize()


def test_words_that_are_not_there_are_an_error() -> None:
    with pytest.raises(KeyError):
        Words("widgets.labs").phrase("board", "no such words")


ROOMS = sorted(file.parent for file in (*ROOM.rglob("en.toml"), Path(cli.__file__).with_name("en.toml")))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_no_section_of_words_is_left_over(room: Path) -> None:
    code = "\n".join(file.read_text("utf-8") for file in sorted((*room.glob("*.py"), *room.glob("*.html"))))
    sections = tomllib.loads((room / "en.toml").read_text("utf-8"))
    assert not [name for name in sections if not asked_for(name, code)]


def asked_for(section: str, code: str) -> bool:
    """Say whether code names a section, or one end of its name, with the other filled in."""
    first, _, rest = section.partition("_")
    return any(name in code for name in (f'"{section}"', f'"{first}_{{', f'}}_{rest}"', f'id = "{section}"'))
