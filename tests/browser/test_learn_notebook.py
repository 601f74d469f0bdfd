"""A lesson's notebook in JupyterLab with a live kernel: the same board, and nothing fetched from elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, free_port

NOTEBOOK = "01-movement.ipynb"


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """A JupyterLab with a copy of the notebook; yields its address."""
    shutil.copy(ROOT / "notebooks" / NOTEBOOK, tmp_path)
    port = free_port()
    words = [f"--port={port}", f"--ServerApp.root_dir={tmp_path}", "--IdentityProvider.token=", "--allow-root"]
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))
    own = {"PYTHONPATH": os.pathsep.join(paths), "JUPYTER_CONFIG_DIR": str(tmp_path / "config")}
    process = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", "--no-browser", *words],
        env=os.environ | own,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr
    opened = next((line for line in process.stderr if "is running at" in line), "")
    assert opened, "JupyterLab did not start"
    Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would stop it
    urlopen(f"http://localhost:{port}/api").close()
    yield f"http://localhost:{port}/"
    process.terminate()
    process.communicate()


def test_walk_in_a_notebook(page: Page, lab: str) -> None:
    page.set_viewport_size({"width": 1500, "height": 1000})
    page.goto(f"{lab}lab/tree/{NOTEBOOK}?reset")
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    task = page.locator(".asks", has_text="yellow's pawn")
    expect(task).to_be_visible(timeout=60_000)
    cell = page.locator(".jp-CodeCell").filter(has=task)
    for n, space in enumerate(("c1", "d1", "d2"), 1):
        cell.locator(f".piece[data-id={space}]").click()
        expect(cell.locator(f".piece[data-id=dot-{n}]")).to_be_attached()
    cell.get_by_role("button", name="Walk", exact=True).click()
    expect(cell.locator(".verdict.go")).to_contain_text("You passed yellow")
