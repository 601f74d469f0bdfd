"""Pictures of every page and state, in both themes and three widths: ``python -m tests.pictures [FOLDER [WORD…]]``.

They go to ``FOLDER/<state>-<theme>-<width>.png`` (by default ``pictures``), with an ``index.html`` to look through.
With words, only the states whose names hold one of them. ``python -m tests.pictures readme`` retakes the README's own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, COMMAND, ROOT, Tutor, chromium
from tests.states import State, states

WIDTHS = {1240: 900, 768: 1024, 375: 780}
"""Width → height of the window, in px; a picture is as high as its page."""

THEMES = ("light", "dark")
PATIENCE = 20_000
"""How long to wait for what a state needs, in ms."""

MOST_PRESSES = 400
"""How often a button is pressed until something is to be seen."""

HOME = ROOT / ".github" / "home.png"


def main(words: Sequence[str]) -> int:
    """Take the pictures; returns 1 when a state could not be reached."""
    folder, *wanted = words or ["pictures"]
    tutor = Tutor("-c", COMMAND)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(playwright), args=CHROMIUM)
            if folder == "readme":
                return readme(browser, tutor.address)
            chosen = [one for one in states() if not wanted or any(word in one.name for word in wanted)]
            missed = list(album(browser, tutor.address, chosen, Path(folder)))
    finally:
        tutor.kill()
    print("\n".join(missed) or f"{len(chosen) * len(WIDTHS) * len(THEMES)} pictures are in {folder}")
    return 1 if missed else 0


def album(browser: Browser, address: str, chosen: Sequence[State], folder: Path) -> Iterator[str]:
    """Take all pictures of some states and write the index; yields what could not be taken, and why."""
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for width, height in WIDTHS.items():
            page = opened(browser, theme, width, height)
            for state in chosen:
                try:
                    page.set_viewport_size({"width": width, "height": height})
                    take(page, address, state)
                    whole(page, folder / f"{state.name}-{theme}-{width}.png")
                except (Error, AssertionError) as error:
                    yield f"{state.name}, {theme}, {width} px: {str(error).splitlines()[0]}"
            page.context.close()
    (folder / "index.html").write_text(index(chosen), "utf-8")


def opened(browser: Browser, theme: str, width: int, height: int) -> Page:
    """Return an empty page of a theme and a width; the narrow one is a phone."""
    narrow = width < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=narrow,
        is_mobile=narrow,
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def take(page: Page, address: str, state: State) -> Page:
    """Bring a page into a state; every picture begins as a newcomer."""
    page.goto("about:blank")
    page.context.clear_cookies()
    page.add_init_script("try { localStorage.clear(); sessionStorage.clear() } catch {}")
    page.goto(address + state.address)
    expect(page.locator("main")).to_be_visible()
    for deed in state.deeds:
        do(page, *deed.split(" ", 1))
        expect(page.locator("[data-asked]")).to_have_count(0)
    for selector in state.shows:
        expect(page.locator(selector).first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return page


def whole(page: Page, path: Path) -> None:
    """Take a picture of the whole page, in a window as high as the page: a bar at its foot stays at its foot.

    What is drawn only once it is in sight makes the page higher: it is measured until it stays as it is.
    """
    high = 0
    while high < (now := page.evaluate("Math.max(innerHeight, document.documentElement.scrollHeight)")):
        high = now
        page.set_viewport_size({"width": page.evaluate("innerWidth"), "height": high})
        page.wait_for_load_state("networkidle")
    page.screenshot(path=path, animations="disabled")


def do(page: Page, what: str, value: str) -> None:
    """Do what a deed says; see ``tests/states.py``."""
    if what == "walk":
        for n, space in enumerate(value.split(), 1):
            page.locator(f'.board .piece[data-id="{space}"]').first.click()
            expect(page.locator(f'.board .piece[data-id="dot-{n}"]')).to_be_attached()
    elif what == "button":
        page.get_by_role("button", name=value.removesuffix("…"), exact=not value.endswith("…")).first.click()
    elif what == "option":
        page.locator(".option").nth(int(value)).click()
    elif what == "answer":
        page.get_by_label("Your answer").fill(value)
        page.get_by_role("button", name="Answer", exact=True).click()
    elif what == "ask":
        page.get_by_label("What you need").fill(value)
        page.get_by_label("What you need").press("Enter")
    elif what == "piece":
        page.locator(f'.board .piece[data-id="{value}"]').click()
    elif what == "until":
        press_until(page, *value.split(" ", 1))
    elif what == "times":
        count, name = value.split(" ", 1)
        for _ in range(int(count)):
            press_and_see(page, name)
    elif what == "unfold":
        page.locator("summary").filter(has_text=value).click()
    elif what == "see":
        page.get_by_text(value).first.scroll_into_view_if_needed()
    else:
        raise ValueError(f"no such deed: {what}")


def press_until(page: Page, selector: str, name: str) -> None:
    """Press a button until something is to be seen."""
    for _ in range(MOST_PRESSES):
        if page.locator(selector).count():
            return
        press_and_see(page, name)
    raise AssertionError(f"{selector} is not to be seen after pressing {name}")


def press_and_see(page: Page, name: str) -> None:
    """Press a button and wait for the board's answer."""
    before = page.locator(".board").get_attribute("data-ready") or ""
    do(page, "button", name)
    expect(page.locator(".board")).not_to_have_attribute("data-ready", before)


def index(chosen: Sequence[State]) -> str:
    """Return a page that shows all pictures, a row for each state."""
    rows = []
    for state in chosen:
        names = [f"{state.name}-{theme}-{width}.png" for theme in THEMES for width in WIDTHS]
        pictures = (f'<a href="{one}"><img src="{one}" loading="lazy" height="300" alt="{one}"></a>' for one in names)
        shown = " ".join(pictures)
        rows.append(f"<h2>{escape(state.name)}</h2><p>{escape(state.address)}</p><div>{shown}</div>")
    return "<!DOCTYPE html><meta charset=utf-8><title>Pictures</title>" + "\n".join(rows) + "\n"


def readme(browser: Browser, address: str) -> int:
    """Retake the README's picture of the home page."""
    page = opened(browser, "light", 1120, 1072)
    take(page, address, State("home", "")).screenshot(path=HOME)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
