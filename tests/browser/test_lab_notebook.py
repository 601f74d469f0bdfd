"""The labs' notebooks in JupyterLab with a live kernel: the same labs, charts among them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT, free_port


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """A JupyterLab on the test's own folder; yields its address."""
    port = free_port()
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))
    own = {"PYTHONPATH": os.pathsep.join(paths), "JUPYTER_CONFIG_DIR": str(tmp_path / "config")}
    words = [f"--port={port}", f"--ServerApp.root_dir={tmp_path}", "--IdentityProvider.token=", "--allow-root"]
    process = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", "--no-browser", *words],
        env=os.environ | own,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr
    assert next((line for line in process.stderr if "is running at" in line), ""), "JupyterLab did not start"
    Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would stop it
    yield f"http://localhost:{port}/"
    process.terminate()
    process.communicate()


def run(page: Page, lab: str, folder: Path, name: str) -> None:
    shutil.copy(ROOT / "notebooks" / "labs" / name, folder)
    page.set_viewport_size({"width": 1500, "height": 1000})
    page.goto(f"{lab}lab/tree/{name}?reset")
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def cell_with(page: Page, inside: Locator) -> Locator:
    expect(inside).to_be_visible(timeout=60_000)
    return page.locator(".jp-CodeCell").filter(has=inside)


def test_movement_lab_in_a_notebook(page: Page, lab: str, tmp_path: Path) -> None:
    run(page, lab, tmp_path, "01-movement.ipynb")
    cell = cell_with(page, page.locator(".answers-head"))
    cell.locator(".piece[data-id=a1]").click()
    expect(cell.locator(".piece[data-id=held]")).to_be_attached()
    cell.locator(".piece[data-id=b3]").click()
    expect(cell.locator(".piece[data-id=b3]")).to_have_attribute("aria-label", re.compile("blue's pawn"))
    cell.get_by_role("heading", name="Heat map").scroll_into_view_if_needed()
    expect(cell.locator("canvas").first).to_be_visible(timeout=30_000)


def test_scoring_lab_in_a_notebook(page: Page, lab: str, tmp_path: Path) -> None:
    run(page, lab, tmp_path, "02-scoring.ipynb")
    cell = cell_with(page, page.locator(".counts"))
    expect(cell.get_by_text("Blue wins the tie by completed orders.", exact=True)).to_be_visible()
    expect(cell.locator("canvas").first).to_be_visible()
    before = cell.locator("canvas").first.screenshot()
    cell.get_by_role("button", name="blue: Likes, one more").click()
    expect(cell.get_by_text("Blue wins with 8 points.", exact=True)).to_be_visible()
    cell.get_by_role("button", name="blue: Likes, one more").click()
    expect(cell.get_by_text("Blue wins with 9 points.", exact=True)).to_be_visible()
    assert cell.locator("canvas").first.screenshot() != before
