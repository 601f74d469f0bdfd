"""The notebooks: run by nbval elsewhere; here, that nbval would notice, and that they are built to the same bytes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from notebooks.build import build
from notebooks.source import HERE, METADATA, WIDGET, lesson_of, made, wanted

NOTEBOOKS = sorted(HERE.glob("*/*.ipynb"))
ONE = HERE / "winter" / "02-movement.ipynb"


def name(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


def code_cells(path: Path) -> list[nbformat.NotebookNode]:
    return [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]


def nbval(path: Path) -> subprocess.CompletedProcess[str]:
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--nbval",
        "--nbval-current-env",
        "-p",
        "no:cacheprovider",
        str(path),
    ]
    return subprocess.run(words, cwd=path.parent, capture_output=True, text=True, check=False)


def test_every_lesson_and_lab_has_its_notebook() -> None:
    assert [name(path) for path in NOTEBOOKS] == [name(path) for path in wanted()], "run python -m notebooks.build"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
def test_notebook_says_what_its_lesson_and_its_source_say(path: Path) -> None:
    kept, now = nbformat.read(path, as_version=4).cells, made(path).cells
    assert [cell.source for cell in kept] == [cell.source for cell in now], f"run python -m notebooks.build {path}"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
def test_notebook_is_committed_as_it_was_run(path: Path) -> None:
    cells = code_cells(path)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    for cell in cells:
        widget = WIDGET in cell.metadata.get("tags", ())
        assert bool(cell.outputs) != widget
        assert all(output.output_type == "stream" and output.name == "stdout" for output in cell.outputs)
    assert nbformat.read(path, as_version=4).metadata == METADATA


@pytest.mark.parametrize("path", [path for path in NOTEBOOKS if lesson_of(path)], ids=name)
def test_notebook_shows_every_step_of_its_lesson(path: Path) -> None:
    lesson = lesson_of(path)
    assert lesson
    shown = [cell.source for cell in code_cells(path) if cell.source.startswith("lesson.step(")]
    assert shown == [f"lesson.step({step.number})" for step in lesson.steps]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
def test_extension_is_loaded_once_and_first(path: Path) -> None:
    first, *rest = code_cells(path)
    assert "pn.extension(inline=True)" in first.source
    assert not any("extension(" in cell.source for cell in rest)


def test_notebook_is_built_to_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = Path(shutil.copy(ONE, tmp_path))
    notebook = made(ONE)
    monkeypatch.setattr("notebooks.build.made", lambda path: notebook)
    build(copy)
    assert copy.read_bytes() == ONE.read_bytes()


def test_source_of_a_step_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "winter").mkdir()
    (tmp_path / "winter" / "02-movement.md").write_text("## No such step\nWords.\n", "utf-8")
    with pytest.raises(ValueError, match="winter/movement has no step 'No such step'"):
        made(tmp_path / "winter" / "02-movement.ipynb")


def test_spoiled_output_is_noticed(tmp_path: Path) -> None:
    notebook = nbformat.read(ONE, as_version=4)
    cell = next(cell for cell in notebook.cells if cell.cell_type == "code" and cell.outputs)
    cell.outputs[0].text = cell.outputs[0].text.replace("Moving", "Pushing")
    copy = tmp_path / ONE.name
    nbformat.write(notebook, copy)
    spoiled = nbval(copy)
    assert spoiled.returncode == 1
    assert "1 failed" in spoiled.stdout
