"""How soon a newcomer moves a pawn: ``python -m tests.bench.newcomer``.

Somebody opens the home page and reads, at 200 words a minute, whatever stands in sight; looks for a second at each
thing before pressing it; and does what the first lesson asks, on a desk and on a phone, in a fresh context each time.
Measured is the time from the request of the home page until the pawn stands where it was sent.
"""

from __future__ import annotations

import os
import shutil
import statistics
import time

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.bench.pages import FLAGS
from tests.bench.timing import machine
from tests.browser.conftest import COMMAND, Tutor

A_WORD = 60 / 200
A_LOOK = 1.0
RUNS = 3
SCREENS = {"a desk, 1240 × 900": (1240, 900), "a phone, 375 × 780": (375, 780)}

IN_SIGHT = """nodes => nodes.filter(node => { const box = node.getBoundingClientRect()
  return box.width && box.top >= 0 && box.bottom <= innerHeight }).map(node => node.innerText).join(" ")"""


def read(words: Locator) -> int:
    """Read what stands in sight; returns how many words that were."""
    count = len(str(words.evaluate_all(IN_SIGHT)).split())
    time.sleep(count * A_WORD)
    return count


def press(what: Locator) -> None:
    """Look for something, and press it."""
    what.wait_for()
    time.sleep(A_LOOK)
    what.click()


def first_walk(page: Page, address: str) -> tuple[float, float, int]:
    """Return the seconds until the pawn has moved, those that went into waiting for pages, and the words read."""
    began = time.perf_counter()
    page.goto(address)
    page.locator("#start").wait_for()
    waited = time.perf_counter() - began
    words = read(page.locator(".first h2, .first p"))
    press(page.locator("#start"))
    asked = time.perf_counter()
    page.locator(".board[data-ready]").wait_for()
    waited += time.perf_counter() - asked
    words += read(page.locator(".leaf p"))
    for name in ("c1", "d1"):
        press(page.locator(f'.piece[data-id="{name}"]'))
    press(page.get_by_role("button", name="Walk", exact=True))
    page.locator(".verdict.go").wait_for()
    return time.perf_counter() - began, waited, words


def measured(browser: Browser, address: str) -> None:
    """Print a row for each screen."""
    print(f"Machine: {machine()}\n")
    print("| on | s in the median | of them waiting for pages | words read |\n|---|---:|---:|---:|")
    for name, (width, height) in SCREENS.items():
        taken = []
        for _ in range(RUNS):
            context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 500)
            taken.append(first_walk(context.new_page(), address))
            context.close()
        whole, waited, words = (statistics.median(column) for column in zip(*taken, strict=True))
        print(f"| {name} | {whole:.1f} | {waited:.1f} | {words} |")


def main() -> None:
    """Measure a newcomer's first walk."""
    tutor = Tutor("-c", COMMAND)
    try:
        with sync_playwright() as play:
            path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
            measured(play.chromium.launch(executable_path=path, args=FLAGS), tutor.address)
    finally:
        tutor.kill()


if __name__ == "__main__":
    main()
