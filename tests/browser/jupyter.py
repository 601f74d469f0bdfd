"""A JupyterLab of its own for a test, and a notebook run in it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Page, expect

from tests.browser.conftest import free_port, listens

HOMES = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")


@contextmanager
def jupyter(python: str | Path, root: Path, own: Path, env: Mapping[str, str], base: str = "/") -> Iterator[str]:
    """Start a JupyterLab at a base address that shows ``root`` and keeps its settings in ``own``; gives its address."""
    port = free_port()
    settings = {"port": port, "port_retries": 0, "root_dir": root, "base_url": base, "allow_root": True}
    words = [f"--ServerApp.{name}={value}" for name, value in settings.items()]
    homes = {name: str(own / name.lower()) for name in HOMES}
    process = subprocess.Popen(
        [str(python), "-m", "jupyterlab", "--no-browser", "--IdentityProvider.token=", *words],
        env={**env, **homes},
        stderr=subprocess.DEVNULL,
    )
    while process.poll() is None and not listens(port):
        pass
    assert process.returncode is None, "JupyterLab did not start"
    address = f"http://localhost:{port}{base}"
    urlopen(f"{address}api").close()
    yield address
    process.terminate()
    process.wait()


def run_all(page: Page, address: str, notebook: str) -> None:
    """Open a notebook and run all its cells."""
    page.set_viewport_size({"width": 1500, "height": 1000})
    page.goto(f"{address}lab/tree/{notebook}?reset")
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
