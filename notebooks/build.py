"""Run all notebooks and write them back, to the same bytes each time: ``python -m notebooks.build [FILE…]``.

Text output stays, for nbval to check; the output of widgets is left out, it lives only with a kernel.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from notebooks import conftest  # noqa: F401 (it lets the kernel find the project)

HERE = Path(__file__).parent
WIDGET = "nbval-ignore-output"
"""The tag of cells whose output is a widget."""

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def build(path: Path) -> None:
    """Run a notebook from top to bottom and write it back."""
    notebook = nbformat.read(path, as_version=4)
    place = {"metadata": {"path": str(HERE)}}
    NotebookClient(notebook, timeout=120, kernel_name="python3", coalesce_streams=True, resources=place).execute()
    tidy(notebook)
    path.write_text(nbformat.writes(notebook) + "\n", "utf-8", newline="\n")


def tidy(notebook: nbformat.NotebookNode) -> None:
    """Take out what differs from run to run or machine to machine."""
    notebook.metadata = nbformat.from_dict(METADATA)
    for number, cell in enumerate(notebook.cells, 1):
        cell.id = f"cell-{number}"
        cell.metadata = nbformat.from_dict({"tags": cell.metadata.tags} if cell.metadata.get("tags") else {})
        if cell.cell_type == "code" and WIDGET in cell.metadata.get("tags", ()):
            cell.outputs = []


def main(names: Sequence[str]) -> int:
    """Build the named notebooks, or all."""
    for path in [Path(name) for name in names] or sorted(HERE.glob("*.ipynb")):
        build(path)
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
