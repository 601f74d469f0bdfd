"""What a notebook is made of: a lesson, and a small Markdown file beside the notebook.

``winter/04-cups.md`` goes with the lesson file of that name. A line ``## Pour`` in it stands for the step of that title
and for a cell that shows it; what follows stands beside that step, and in its code ``STEP`` is the step's number. Steps
that are left out are added. The printed output of a fence ```python is kept and checked, that of a fence ```widget is
not. Where no lesson has that name (``labs/01-movement.md``) the file is the whole notebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tutor.lessons import read_lesson
from tutor.lessons.model import Lesson

HERE = Path(__file__).parent
LESSONS = HERE.parent / "tutor" / "lessons" / "en"
WIDGET = "nbval-ignore-output"
"""The tag of cells whose output is a widget."""

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
ABOUT = """# {title}

The lesson *{id}*, live: run the cells from top to bottom. Each step is the same as in the tutor, with a table to play \
on. The cells beside it ask the game directly; change them and run them again.

`lesson.actions(2)` lists what may be done at the table of step 2, as it is written in a cell. From \
`widgets.telling` come `ask`, which says whether an action is allowed and why (`ask(lesson.table(2), "…")`), \
`play`, which does it, and `points`, which counts. For other words, tables and tasks write a lesson of your own: \
the README says how, under *Add a lesson*."""

OPENING = """import panel as pn

from widgets.lesson import open_lesson
{tellers}
pn.extension(inline=True)
lesson = open_lesson("{id}")"""

TELLERS = ("ask", "play", "points")
"""What a lesson's notebook has at hand from ``widgets.telling``, where its source uses it."""

_FENCE = re.compile(r"^```(python|widget)\n(.*?)\n```$", re.M | re.S)
_STEP = re.compile(r"^## (.+)$", re.M)


def wanted() -> list[Path]:
    """Return the paths of all notebooks that there should be: one for each lesson and each other source."""
    names = {path.relative_to(folder) for folder in (LESSONS, HERE) for path in folder.glob("*/*.md")}
    return [HERE / name.with_suffix(".ipynb") for name in sorted(names)]


def lesson_of(path: Path) -> Lesson | None:
    """Return the lesson that a notebook shows, if it shows one."""
    file = LESSONS / path.parent.name / f"{path.stem}.md"
    return read_lesson(file) if file.exists() else None


def made(path: Path) -> NotebookNode:
    """Return a notebook as its lesson and its source say, not yet run; raises ``ValueError`` for an unknown step."""
    source, lesson = path.with_suffix(".md"), lesson_of(path)
    text = source.read_text("utf-8") if source.exists() else ""
    cells = list(_steps(lesson, text) if lesson else _cells(text))
    for number, cell in enumerate(cells, 1):
        cell.id = f"cell-{number}"
    notebook: NotebookNode = new_notebook(cells=cells, metadata=nbformat.from_dict(METADATA))
    return notebook


def _steps(lesson: Lesson, text: str) -> Iterator[NotebookNode]:
    before, *pairs = _STEP.split(text)
    beside = dict(zip(pairs[::2], pairs[1::2], strict=True))
    if unknown := beside.keys() - {step.title for step in lesson.steps}:
        raise ValueError(f"{lesson.id} has no step {min(unknown)!r}")
    yield new_markdown_cell(ABOUT.format(title=lesson.title, id=lesson.id))
    yield _code("widget", _opening(lesson, text))
    yield _code("python", "print(lesson)")
    yield from _cells(before)
    for step in lesson.steps:
        yield new_markdown_cell(f"## {step.title}")
        yield _code("widget", f"lesson.step({step.number})")
        yield from _cells(beside.get(step.title, "").replace("STEP", str(step.number)))


def _opening(lesson: Lesson, text: str) -> str:
    used = [name for name in TELLERS if f"{name}(" in text]
    tellers = f"from widgets.telling import {', '.join(used)}\n" if used else ""
    return OPENING.format(id=lesson.id, tellers=tellers)


def _cells(text: str) -> Iterator[NotebookNode]:
    """Words, and the fences between them."""
    words, *fences = _FENCE.split(text)
    yield from _words(words)
    for kind, code, after in zip(fences[::3], fences[1::3], fences[2::3], strict=True):
        yield _code(kind, code)
        yield from _words(after)


def _words(text: str) -> Iterator[NotebookNode]:
    if text.strip():
        yield new_markdown_cell(text.strip())


def _code(kind: str, code: str) -> NotebookNode:
    cell: NotebookNode = new_code_cell(code, metadata={"tags": [WIDGET]} if kind == "widget" else {})
    return cell
