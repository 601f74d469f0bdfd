"""Make the notebooks from the lessons and run them: ``python -m notebooks.build [NOTEBOOK…]``.

What comes out is the same bytes each time. Text output stays, for nbval to check; the output of widgets is left out, it
lives only with a kernel. What a notebook is made of: see ``notebooks/source.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from notebooks import conftest  # noqa: F401 (it lets the kernel find the project)
from notebooks.source import METADATA, WIDGET, made, wanted


def build(path: Path) -> None:
    """Make a notebook, run it from top to bottom and write it; raises ``CellExecutionError``."""
    notebook = made(path)
    place = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, timeout=120, kernel_name="python3", coalesce_streams=True, resources=place).execute()
    tidy(notebook)
    path.write_text(nbformat.writes(notebook) + "\n", "utf-8", newline="\n")


def tidy(notebook: nbformat.NotebookNode) -> None:
    """Take out what differs from run to run or machine to machine."""
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        tags = cell.metadata.get("tags", [])
        cell.metadata = nbformat.from_dict({"tags": tags} if tags else {})
        if cell.cell_type == "code" and WIDGET in tags:
            cell.outputs = []


def tried(path: Path) -> bool:
    """Build a notebook and say so, or what stopped it."""
    try:
        build(path)
    except (CellExecutionError, ValueError) as error:  # ValueError: from its source, or its lesson
        print(f"{path.parent.name}/{path.name}: {error}", file=sys.stderr)
        return False
    print(f"{path.parent.name}/{path.name}", flush=True)
    return True


def main(names: Sequence[str]) -> int:
    """Build the named notebooks (or their sources), or all; two at a time. Returns 1 when one could not be built."""
    paths = [Path(name).resolve().with_suffix(".ipynb") for name in names] or wanted()
    with ProcessPoolExecutor(2) as pool:
        return 0 if all(list(pool.map(tried, paths))) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
