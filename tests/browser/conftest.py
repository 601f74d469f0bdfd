"""Pages in a real browser. Every page that a test opens must keep its console clean and may not call other machines."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Playwright, expect

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=20_000)  # what is awaited comes late on a machine that does other things too
COMMAND = "import sys; from widgets.cli import main; sys.exit(main())"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> dict[str, Any]:
    """Start the system's Chromium, or Playwright's own; without either the tests are skipped, or fail under CI."""
    path = chromium(playwright)
    if not Path(path).exists():
        give_up = pytest.fail if os.environ.get("CI") else pytest.skip
        give_up("Chromium is not installed (try: playwright install chromium)")
    return {**browser_type_launch_args, "executable_path": path, "args": CHROMIUM}


def chromium(playwright: Playwright) -> str:
    """Return the path of the system's Chromium, or where Playwright's own would be."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    return found or playwright.chromium.executable_path


SLOW = "is taking too long to activate"
"""What JupyterLab says of its own parts on a busy machine."""


class Watch:
    """What went wrong on the pages of a test: console errors, exceptions, and requests that leave the machine."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def __call__(self, page: Page) -> Page:
        page.on("console", lambda message: self._note(message.type in ("error", "warning"), message.text))
        page.on("pageerror", lambda error: self._note(True, str(error)))
        page.on("request", lambda request: self._note(_leaves(request.url), f"a request to {request.url}"))
        page.on("websocket", lambda ws: self._note(_leaves(ws.url), f"a websocket to {ws.url}"))
        return page

    def _note(self, bad: bool, what: str) -> None:
        if bad and SLOW not in what:
            self.found.append(what)

    def forgive(self, *words: str) -> None:
        """Drop what was found and contains one of the words, for errors that a test provokes."""
        self.found = [what for what in self.found if not any(word in what for word in words)]


def _leaves(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in ("localhost", "127.0.0.1", "::1")


@pytest.fixture
def watch() -> Iterator[Watch]:
    """``watch(page)`` watches a further page; at the end of the test nothing may have been found."""
    watching = Watch()
    yield watching
    assert watching.found == []


@pytest.fixture
def page(page: Page, watch: Watch) -> Page:
    """A watched page, 1280 px wide."""
    return watch(page)


@pytest.fixture
def phone(browser: Browser, watch: Watch) -> Iterator[Page]:
    """A watched page on a phone, 375 px wide, with touch."""
    context = browser.new_context(viewport={"width": 375, "height": 780}, has_touch=True, is_mobile=True)
    yield watch(context.new_page())
    context.close()


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """``axe(page)`` returns the serious and critical violations of accessibility rules, each with its elements."""

    def check(page: Page) -> list[str]:
        violations = Axe().run(page).response["violations"]
        return [_violation(one) for one in violations if one["impact"] in ("serious", "critical")]

    return check


def _violation(one: dict[str, Any]) -> str:
    return f"{one['id']}: {one['help']}: " + "; ".join(str(node["target"]) for node in one["nodes"])


@pytest.fixture
def serve() -> Iterator[Callable[..., str]]:
    """``serve(factory)`` serves what a function returns from this process, and returns its address."""
    import panel as pn

    servers: list[Any] = []

    def start(factory: Callable[[], Any], **options: Any) -> str:
        port = free_port()
        servers.append(pn.serve(factory, port=port, threaded=True, show=False, **options))
        while servers[-1].is_alive() and not listens(port):
            pass
        return f"http://localhost:{port}/"

    yield start
    for server in servers:
        server.stop()


class Tutor:
    """A ``coffee-tutor serve`` in a process of its own, that can be killed and started again at the same address."""

    def __init__(self, *program: str) -> None:
        self.port = free_port()
        self.address = f"http://localhost:{self.port}/"
        self._program = program
        self.start()

    def start(self) -> None:
        """Start it and wait until it says that it is open."""
        words = [sys.executable, *self._program, "serve", "--port", str(self.port), "--no-show"]
        self._process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert self.address in line, f"the tutor did not start: {line!r}"

    def pause(self) -> None:
        """Leave its connections open, but answer nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Go on after a pause."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self._process.kill()
        self._process.communicate()


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as one:
        one.bind(("localhost", 0))
        return int(one.getsockname()[1])


def listens(port: int) -> bool:
    """Tell whether something answers on a port; a socket that was given this very port meets itself there."""
    with socket.socket() as one:
        return one.connect_ex(("localhost", port)) == 0 and one.getsockname() != one.getpeername()


@pytest.fixture(scope="session")
def _shared_tutor() -> Iterator[Tutor]:
    tutor = Tutor("-c", COMMAND)
    yield tutor
    tutor.kill()


@pytest.fixture
def address(_shared_tutor: Tutor) -> str:
    """The address of a running tutor, shared by all tests."""
    return _shared_tutor.address


@pytest.fixture
def tutor() -> Iterator[Tutor]:
    """A running tutor for one test alone, which may kill it."""
    own = Tutor("-c", COMMAND)
    yield own
    own.kill()


DESK = str(Path(__file__).with_name("desk.py"))


@pytest.fixture(scope="session")
def desk() -> Iterator[Tutor]:
    """A running tutor with one more page, ``desk``, shared by all tests: the smallest page that uses a session."""
    shared = Tutor(DESK)
    yield shared
    shared.kill()


@pytest.fixture
def own_desk() -> Iterator[Tutor]:
    """The same for one test alone, which may kill it."""
    own = Tutor(DESK)
    yield own
    own.kill()
