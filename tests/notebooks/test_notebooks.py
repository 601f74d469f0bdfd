"""The notebooks: run by nbval elsewhere; here, that nbval would notice, and that they are built to the same bytes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from notebooks.build import METADATA, WIDGET, build
from tutor.lessons import find

NOTEBOOKS = sorted((Path(__file__).parent.parent.parent / "notebooks").glob("*.ipynb"))
ONE = NOTEBOOKS[0]


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


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_is_committed_as_it_was_run(path: Path) -> None:
    cells = code_cells(path)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    for cell in cells:
        widget = WIDGET in cell.metadata.get("tags", ())
        assert bool(cell.outputs) != widget
        assert all(output.output_type == "stream" and output.name == "stdout" for output in cell.outputs)
    assert nbformat.read(path, as_version=4).metadata == METADATA


def test_movement_shows_every_step_of_its_lesson() -> None:
    shown = [cell.source for cell in code_cells(ONE) if cell.source.startswith("lesson.step(")]
    assert shown == [f"lesson.step({step.number})" for step in find("winter/movement").steps]


def test_extensions_are_loaded_once_and_first() -> None:
    for path in NOTEBOOKS:
        first, *rest = code_cells(path)
        assert "hv.extension" in first.source and "pn.extension" in first.source
        assert not any("extension(" in cell.source for cell in rest)


def test_notebook_is_built_to_the_same_bytes(tmp_path: Path) -> None:
    copy = Path(shutil.copy(ONE, tmp_path))
    build(copy)
    assert copy.read_bytes() == ONE.read_bytes()


def test_spoiled_output_is_noticed(tmp_path: Path) -> None:
    notebook = nbformat.read(ONE, as_version=4)
    cell = next(cell for cell in notebook.cells if cell.cell_type == "code" and cell.outputs)
    cell.outputs[0].text = cell.outputs[0].text.replace("Moving", "Pushing")
    copy = tmp_path / ONE.name
    nbformat.write(notebook, copy)
    spoiled = nbval(copy)
    assert spoiled.returncode == 1
    assert "1 failed" in spoiled.stdout
