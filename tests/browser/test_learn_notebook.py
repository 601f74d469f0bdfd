"""A lesson's notebook in JupyterLab with a live kernel: the same board, and nothing fetched from elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.jupyter import jupyter, run_all

NOTEBOOK = "02-movement.ipynb"


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """A JupyterLab with a copy of the notebook; yields its address."""
    shutil.copy(ROOT / "notebooks" / "winter" / NOTEBOOK, tmp_path)
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))
    with jupyter(sys.executable, tmp_path, tmp_path, os.environ | {"PYTHONPATH": os.pathsep.join(paths)}) as address:
        yield address


def test_walk_in_a_notebook(page: Page, lab: str) -> None:
    run_all(page, lab, NOTEBOOK)
    task = page.locator(".asks", has_text="yellow's pawn")
    expect(task).to_be_visible(timeout=60_000)
    cell = page.locator(".jp-CodeCell").filter(has=task)
    for n, space in enumerate(("c1", "d1", "d2"), 1):
        cell.locator(f".piece[data-id={space}]").click()
        expect(cell.locator(f".piece[data-id=dot-{n}]")).to_be_attached()
    cell.get_by_role("button", name="Walk", exact=True).click()
    expect(cell.locator(".verdict.go")).to_contain_text("You passed yellow")
