"""Binder, by its own steps: a fresh environment, a JupyterLab under another base address, the notebooks and the app."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT
from tests.browser.jupyter import jupyter, run_all

BIN = "Scripts" if sys.platform == "win32" else "bin"
BASE = "/user/somebody/"


def done(*words: str | Path, **own: str) -> None:
    given = [str(word) for word in words]
    ran = subprocess.run(given, cwd=ROOT, env=environment() | own, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def environment() -> dict[str, str]:
    """Return this environment without what would let a fresh one find the project where it lies."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab as Binder makes and starts it."""
    folder = tmp_path_factory.mktemp("binder")
    programs = folder / "fresh" / BIN
    path = {"PATH": os.pathsep.join((str(programs), os.environ["PATH"]))}
    done(sys.executable, "-m", "venv", folder / "fresh")
    done(programs / "python", "-m", "pip", "install", "--quiet", "-r", "binder/requirements.txt", **path)
    done(ROOT / "binder" / "postBuild", **path)
    with jupyter(programs / "python", ROOT, folder, environment() | path, BASE) as address:
        yield address


def test_binder_opens_the_app_and_it_is_live(page: Page, binder: str) -> None:
    assert binder.endswith(BASE)
    page.goto(f"{binder}tutor/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).first.click()
    expect(page.get_by_role("heading", name="Lessons", exact=True)).to_be_visible(timeout=60_000)
    page.goto(f"{binder}tutor/learn?lesson=winter/movement&step=1")
    expect(page.locator(".board[data-ready]")).to_be_visible(timeout=60_000)
    page.locator(".piece[data-id=b2]").click()
    page.get_by_role("button", name="Walk", exact=True).click()
    expect(page.locator(".verdict.go")).to_be_visible()
    assert page.url.startswith(f"{binder}tutor/learn")


def test_binder_opens_a_notebook_and_it_is_live(page: Page, binder: str) -> None:
    run_all(page, binder, "notebooks/winter/02-movement.ipynb")
    task = page.locator(".asks", has_text="yellow's pawn")
    expect(task).to_be_visible(timeout=60_000)
    cell = page.locator(".jp-CodeCell").filter(has=task)
    cell.locator(".piece[data-id=c1]").click()
    expect(cell.locator(".piece[data-id=dot-1]")).to_be_attached()
