"""With colours forced by the system, what is chosen still looks different from what is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

LOOKS = "(one) => { const s = getComputedStyle(one); return [s.backgroundColor, s.borderBottomColor] }"
COMPARED = "rules?view=compare&against=variants&game=winter"


def looks(one: Locator) -> list[str]:
    """Return the colours of a thing's ground and of the line below it."""
    expect(one).to_be_visible()
    found: list[str] = one.evaluate(LOOKS)
    return found


@pytest.mark.parametrize(
    ("where", "chosen", "other"),
    [
        ("learn?lesson=winter/setup&step=5", ".dot.now", ".dot:not(.now)"),
        ("traders", ".land-pick[aria-pressed=true]", ".land-pick[aria-pressed=false]"),
        ("traders", ".button.tab[aria-pressed=true]", ".button.tab[aria-pressed=false]"),
        (COMPARED, ".tab[aria-current]", ".tab:not([aria-current])"),
        (COMPARED, ".views a[aria-current]", ".views a:not([aria-current])"),
        (COMPARED, ".menu a[aria-current] span", ".menu a:not([aria-current]) span"),
    ],
)
def test_what_is_chosen_can_be_told(page: Page, address: str, where: str, chosen: str, other: str) -> None:
    page.emulate_media(forced_colors="active")
    page.goto(address + where)
    assert looks(page.locator(chosen).first) != looks(page.locator(other).first)
