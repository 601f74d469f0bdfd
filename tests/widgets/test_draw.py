"""Still pictures: well-formed, with all that the scene says, and no text that acts."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from widgets import draw
from widgets.boards.scene import Part, Piece, Scene, circle, line, rect, use, words

SVG = "{http://www.w3.org/2000/svg}"
NASTY = '"><script>alert(1)</script>&'


def picture(text: str = "one") -> Scene:
    marks = [rect(0, 0, 9, 9, 2, "tile ice"), circle(1, 1, 1, "dot"), line([(0, 0), (2.5, 1)], "way")]
    marks += [use("ice", 0, 0, 9), words(0, 0, text, "word")]
    board = Part("board", "The board", (20, 20), [Piece("a1", (3, 4), (9, 9), marks, label=text)])
    return Scene(text, [board, Part("cups", "Cups", (30, 10), title=text, column=1)])


def drawn(scene: Scene, **options) -> ElementTree.Element:
    return ElementTree.fromstring(draw.svg(scene, **options))


def test_every_mark_is_drawn_and_every_piece_named():
    root = drawn(picture())
    assert [title.text for title in root.iter(f"{SVG}title")] == ["one"]
    assert [path.get("d") for path in root.findall(f"{SVG}g/{SVG}g/{SVG}path")] == ["M0 0L2.5 1"]
    assert root.find(f".//{SVG}use").get("href") == "#icon-ice"


def test_only_the_icons_in_use_come_along():
    assert [symbol.get("id") for symbol in drawn(picture()).iter(f"{SVG}symbol")] == ["icon-ice"]


def test_text_stays_text():
    root = drawn(picture(NASTY))
    assert not list(root.iter(f"{SVG}script"))
    assert root.get("aria-label") == NASTY
    assert {text.text for text in root.iter(f"{SVG}text")} == {NASTY}


def test_columns_stand_side_by_side_and_titles_get_room():
    assert drawn(picture()).get("viewBox") == "0 0 122 86"
    assert drawn(picture(), parts=("board",)).get("viewBox") == "0 0 68 68"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_is_the_callers_choice(theme):
    assert drawn(picture(), theme=theme).get("data-theme") == theme


def test_drawing_loads_no_screen_library():
    code = "import sys, widgets.draw; print([m for m in ('panel', 'bokeh', 'holoviews') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"
