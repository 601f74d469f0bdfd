"""The frame: colours with enough contrast, and a menu without dead entries."""

from __future__ import annotations

from importlib import import_module

import pytest

from widgets import frame
from widgets.frame.colours import COLOURS, css
from widgets.menu import PAGES, Page


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink", "paper"),
        ("ink", "card"),
        ("ink", "go-tint"),
        ("ink", "no-tint"),
        ("quiet", "paper"),
        ("quiet", "card"),
        ("go", "paper"),
        ("go", "card"),
        ("no", "card"),
        ("no", "no-tint"),
        ("walk", "card"),
        ("on-go", "go"),
        ("ink", "coffee-tint"),
        ("ink", "ice-tint"),
        ("ink", "fruit-tint"),
        ("ink", "caramel-tint"),
        ("ink", "tea-tint"),
    ],
)
def test_text_can_be_read(theme: int, text: str, ground: str) -> None:
    assert contrast(COLOURS[text][theme], COLOURS[ground][theme]) >= 4.5


def test_every_colour_is_in_both_themes() -> None:
    assert all(css().count(f"--{name}:") == 4 for name in COLOURS)


def test_menu_shows_every_page_and_marks_the_one_that_is_open() -> None:
    shown = frame.plain("lost.html", "lab", "A heading", words="Words")
    assert [f'href="./{page.path}"' in shown for page in PAGES] == [True] * len(PAGES)
    assert shown.count('aria-current="page"') == 1 and 'href="./lab" aria-current="page"' in shown


@pytest.mark.parametrize("page", PAGES, ids=[page.path for page in PAGES])
def test_every_page_of_the_menu_can_be_opened(page: Page) -> None:
    assert isinstance(getattr(import_module(page.module), page.kind), type)


def test_whatever_a_page_prints_is_escaped() -> None:
    assert "&lt;b&gt;" in frame.plain("lost.html", "", "<b>", words="")


def test_words_of_a_language_file_stay_text_in_a_layout_and_in_its_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(frame._WORDS.wording("theme"), "switch", '"></script><b>')
    page = frame.plain("lost.html", "", "A heading", words="")
    assert 'aria-label="&#34;&gt;&lt;/script&gt;&lt;b&gt;"' in page
    assert "\\u003c/script\\u003e\\u003cb\\u003e" in page
    assert "<b>" not in page


def test_paths_in_the_menu_are_single_words() -> None:
    assert all(page.path.isalpha() for page in PAGES)
