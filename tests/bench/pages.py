"""How pages feel, beside bare Panel pages in the same frame and the same server: ``python -m tests.bench.pages``.

Needs Chromium and the extra ``test``. Opening: from the request to the first frame after the page has all it shows,
in a fresh browser context. Clicks: from the click to the frame after the board (or the bare echo's number) has
changed; the two take turns. Sessions: what the server's memory and CPU time grow by for each page left open.
"""

from __future__ import annotations

import os
import shutil
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.bench.timing import machine

ROOT = Path(__file__).parent.parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
LESSON = "learn?lesson=winter/movement&step=1"
PAGES = {"a bare page": "bare", "the list of lessons": "learn", "the movement lesson": LESSON}
BOARD = "[data-ready]:has(.piece)"
READY = {"learn": ".card.lesson", LESSON: BOARD}
AROUND = ("c1", "b2", "c3", "d2")  # in turn: the board takes a second press of the same space for a double click
OPENED, CLICKS, SESSIONS, IDLE = 11, 60, 12, 20

HELP = """
window.deep = (wanted, root = document) => {
  const found = root.querySelector(wanted)
  if (found) return found
  for (const one of root.querySelectorAll("*")) {
    const inside = one.shadowRoot && window.deep(wanted, one.shadowRoot)
    if (inside) return inside
  }
  return null
}
window.shown = wanted => new Promise(done => {
  const look = () => window.deep(wanted)
    ? requestAnimationFrame(() => done(performance.now()))
    : requestAnimationFrame(look)
  look()
})
window.changed = wanted => {
  const watched = window.deep(wanted), before = watched.dataset.ready
  window.taken = new Promise((done, give_up) => addEventListener("click", event => {
    setTimeout(() => give_up(new Error(`${wanted} did not change in ten seconds`)), 10000)
    const look = () => watched.dataset.ready === before
      ? requestAnimationFrame(look)
      : requestAnimationFrame(() => done(performance.now() - event.timeStamp))
    look()
  }, { capture: true, once: true }))
}
"""


class Server:
    """A server of its own, with the tutor's pages and the bare ones."""

    def __init__(self) -> None:
        with socket.socket() as one:
            one.bind(("localhost", 0))
            port = one.getsockname()[1]
        words = [sys.executable, str(Path(__file__).with_name("bare.py")), "serve", "--port", str(port), "--no-show"]
        self.process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = f"http://localhost:{port}/"
        assert self.process.stdout and self.address in self.process.stdout.readline()

    def cpu(self) -> float:
        """Return the CPU time it has taken, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the memory it holds, in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def serving() -> Iterator[Server]:
    server = Server()
    try:
        yield server
    finally:
        server.process.kill()


def ready(path: str) -> str:
    return READY.get(path, "[data-ready]")


@contextmanager
def fresh(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.add_init_script(HELP)
    yield page
    context.close()


def open_ms(browser: Browser, server: Server, path: str) -> float:
    """Return how long a page takes to open, in ms."""
    with fresh(browser) as page:
        page.goto(server.address + path, wait_until="commit")
        return float(page.evaluate("wanted => window.shown(wanted)", ready(path)))


def opening(browser: Browser, server: Server) -> None:
    for path in PAGES.values():
        open_ms(browser, server, path)
    found: dict[str, list[float]] = {name: [] for name in PAGES}
    for _ in range(OPENED):
        for name, path in PAGES.items():
            found[name].append(open_ms(browser, server, path))
    bare = {f: f(found["a bare page"]) for f in (min, statistics.median)}
    for name, ms in found.items():
        parts = [f"{f(ms):5.0f} ms ({f(ms) / bare[f]:.2f}×)" for f in bare]
        print(f"open {name:22} {parts[0]} at best, {parts[1]} in the median of {OPENED}")


def click_ms(page: Page, watched: str, target: str) -> float:
    page.evaluate("wanted => window.changed(wanted)", watched)
    page.locator(target).first.click()
    return float(page.evaluate("window.taken"))


def clicks(browser: Browser, server: Server) -> None:
    found: dict[str, list[float]] = {"a space on the board": [], "a bare echo": []}
    with fresh(browser) as board, fresh(browser) as echo:
        for page, path in ((board, LESSON), (echo, "echo")):
            page.goto(server.address + path)
            page.evaluate("wanted => window.shown(wanted)", ready(path))
        for n in range(CLICKS + 5):
            bare = click_ms(echo, "button[data-ready]", "button[data-ready]")
            walk = click_ms(board, BOARD, f".piece[data-id={AROUND[n % 4]}]")
            click_ms(board, BOARD, "button:text-is('Take back')")
            if n >= 5:  # the first ones warm up
                found["a bare echo"].append(bare)
                found["a space on the board"].append(walk)
    for name, ms in found.items():
        middle, p95 = statistics.median(ms), statistics.quantiles(ms, n=20)[-1]
        print(f"click {name:22} {middle:5.0f} ms in the median, p95 {p95:5.0f} ms of {CLICKS} clicks")


def sessions(browser: Browser, path: str, name: str) -> None:
    """Leave pages open in a server of their own, so that memory freed by others is not taken again."""
    with serving() as server, fresh(browser) as first:
        first.goto(server.address + path)
        first.evaluate("wanted => window.shown(wanted)", ready(path))
        cpu, memory = server.cpu(), server.memory()
        pages = [first.context.new_page() for _ in range(SESSIONS)]
        for page in pages:
            page.add_init_script(HELP)
            page.goto(server.address + path)
            page.evaluate("wanted => window.shown(wanted)", ready(path))
        each = (server.cpu() - cpu) / SESSIONS * 1000, (server.memory() - memory) / SESSIONS
        idle = server.cpu()
        time.sleep(IDLE)
        resting = (server.cpu() - idle) / IDLE / (SESSIONS + 1) * 1000
        print(f"session of {name:22} {each[0]:4.0f} ms of CPU to open, {each[1]:4.2f} MB, {resting:4.2f} ms/s at rest")


def main() -> None:
    print(machine())
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        with serving() as server:
            opening(browser, server)
            clicks(browser, server)
        for name, path in PAGES.items():
            sessions(browser, path, name)
        browser.close()


if __name__ == "__main__":
    main()
