"""A page by the keyboard alone: where the focus is, how one gets to a thing, and what is read aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

AT = """() => {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  const ring = at.querySelector(":scope > .focus"), box = at.getBoundingClientRect()
  const top = at.getRootNode().elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return {
    id: at.dataset.id ?? "",
    name: at.getAttribute("aria-label") ?? at.textContent.trim(),
    tag: at.tagName,
    part: at.closest(".part")?.classList[1] ?? "",
    ring: at.matches(":focus-visible") && getComputedStyle(ring ?? at)[ring ? "stroke" : "outlineStyle"] !== "none",
    free: Boolean(top) && (at.contains(top) || top.contains(at)),
  }
}"""
"""What has the focus: whether it has a ring, and whether its middle is in sight with nothing else over it."""

ARROWS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}


def at(page: Page) -> dict[str, Any]:
    """Return what has the focus, as in :data:`AT`."""
    found: dict[str, Any] = page.evaluate(AT)
    return found


def focused(page: Page) -> str:
    """Return what has the focus: a piece's id, else what it is called."""
    here = at(page)
    return str(here["id"] or here["name"])


def tab_to(page: Page, wanted: Callable[[dict[str, Any]], bool], key: str = "Tab") -> dict[str, Any]:
    """Press Tab until the focus is where it is wanted, and return what has it; a page has no more than 100 stops."""
    for _ in range(100):
        here = at(page)
        if wanted(here):
            return here
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach it; the focus is on {here}")


def reach(page: Page, piece: Locator) -> None:
    """Go to a piece of a board: by Tab to its part, within it by arrows."""
    id, part = piece.get_attribute("data-id"), piece.evaluate("node => node.closest('.part').classList[1]")
    tab_to(page, lambda here: here["part"] == part)
    been: set[str] = set()
    for _ in range(20):
        here = at(page)
        if here["id"] == id:
            assert here["ring"], here
            return
        nearest, other, *_ = towards(page.locator(f'.board .piece[data-id="{here["id"]}"]').first, piece)
        page.keyboard.press(other if here["id"] in been else nearest)
        been.add(here["id"])
    raise AssertionError(f"the arrows do not reach {id}")


def towards(here: Locator, there: Locator) -> list[str]:
    """Return the arrows, the one first that leads nearest to another piece."""
    a, b = here.bounding_box(), there.bounding_box()
    assert a
    assert b
    across, down = (
        b["x"] + b["width"] / 2 - a["x"] - a["width"] / 2,
        b["y"] + b["height"] / 2 - a["y"] - a["height"] / 2,
    )
    return sorted(ARROWS, key=lambda arrow: -ARROWS[arrow][0] * across - ARROWS[arrow][1] * down)


def said(page: Page, *words: str) -> None:
    """Expect the board to have announced these words last, and nothing else."""
    expect(page.locator(".board .live").first).to_have_text(" ".join(words))
