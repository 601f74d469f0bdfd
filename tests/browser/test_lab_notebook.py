"""The labs' notebooks in JupyterLab with a live kernel: the same labs, charts among them."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT
from tests.browser.jupyter import jupyter, run_all


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """A JupyterLab with copies of the labs' notebooks; yields its address."""
    for notebook in (ROOT / "notebooks" / "labs").glob("*.ipynb"):
        shutil.copy(notebook, tmp_path)
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))
    with jupyter(sys.executable, tmp_path, tmp_path, os.environ | {"PYTHONPATH": os.pathsep.join(paths)}) as address:
        yield address


def cell_with(page: Page, inside: Locator) -> Locator:
    expect(inside).to_be_visible(timeout=60_000)
    return page.locator(".jp-CodeCell").filter(has=inside)


def test_movement_lab_in_a_notebook(page: Page, lab: str) -> None:
    run_all(page, lab, "01-movement.ipynb")
    cell = cell_with(page, page.locator(".answers-head"))
    cell.locator(".piece[data-id=a1]").click()
    expect(cell.locator(".piece[data-id=held]")).to_be_attached()
    cell.locator(".piece[data-id=b3]").click()
    expect(cell.locator(".piece[data-id=b3]")).to_have_attribute("aria-label", re.compile("blue's pawn"))
    cell.get_by_role("heading", name="Heat map").scroll_into_view_if_needed()
    expect(cell.locator("canvas").first).to_be_visible(timeout=30_000)


def test_scoring_lab_in_a_notebook(page: Page, lab: str) -> None:
    run_all(page, lab, "02-scoring.ipynb")
    cell = cell_with(page, page.locator(".counts"))
    expect(cell.get_by_text("Blue wins the tie by completed orders.", exact=True)).to_be_visible()
    expect(cell.locator("canvas").first).to_be_visible()
    before = cell.locator("canvas").first.screenshot()
    cell.get_by_role("button", name="blue: Likes, one more").click()
    expect(cell.get_by_text("Blue wins with 8 points.", exact=True)).to_be_visible()
    cell.get_by_role("button", name="blue: Likes, one more").click()
    expect(cell.get_by_text("Blue wins with 9 points.", exact=True)).to_be_visible()
    assert cell.locator("canvas").first.screenshot() != before
