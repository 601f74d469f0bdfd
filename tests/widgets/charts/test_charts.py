"""Charts: what they say can be read in both themes, and showing anew changes the figure that is there."""

from __future__ import annotations

from typing import Any

import pytest

from widgets.charts.bars import FILLS, BarsChart, Block, Tower
from widgets.charts.heat import HEIGHT, Cell, HeatChart, _ink
from widgets.charts.looks import RAMP, colour
from widgets.charts.sight import Sight

THEMES = ("light", "dark")


def luminance(shade: str) -> float:
    parts = [int(shade[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_can_be_read_on_every_shade_of_the_heat(theme: str) -> None:
    shades = RAMP[theme]
    for n, shade in enumerate(shades):
        ink = _ink((n + 0.5) / len(shades), theme)
        assert contrast(ink, shade) >= 4.5, (shade, ink)


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_every_block(theme: str) -> None:
    for fills in FILLS.values():
        assert contrast(colour("ink", theme), fills[theme == "dark"]) >= 4.5


def figure(chart: Any) -> Any:
    return chart.pane.get_root().children[0]


def cells(value: int) -> list[Cell]:
    return [Cell(c + r, "ice", value if c + r == "b2" else 1) for r in "1234" for c in "abcd"]


def test_heat_changes_in_the_figure_that_is_there() -> None:
    chart = HeatChart(cells(5))
    root = figure(chart)
    before = set(map(id, root.renderers))
    chart.show(cells(9), "dark")
    assert set(map(id, root.renderers)) == before
    squares = root.renderers[0]
    assert max(squares.data_source.data["zvalues"]) == 9
    assert list(squares.glyph.fill_color.transform.palette) == RAMP["dark"]
    assert root.background_fill_color == colour("paper", "dark")
    assert root.height == HEIGHT


def tower(points: int) -> list[Tower]:
    blocks = (Block("blue", "likes", points, "♥", "likes"), Block("blue", "penalties", -1, "▼", "penalties"))
    return [Tower("blue", blocks, points - 1)]


def test_bars_grow_in_the_figure_that_is_there() -> None:
    chart = BarsChart(tower(4), (-3, 10))
    root = figure(chart)
    chart.show(tower(8), (-3, 12), "dark")
    bars = next(one for one in root.renderers if "top" in one.data_source.data)
    assert list(bars.data_source.data["top"]) == [8, 0]
    assert (root.y_range.start, root.y_range.end) == (-3, 12)
    assert root.border_fill_color == colour("paper", "dark")


def test_sight_tells_once_and_believes_nothing_else() -> None:
    seen: list[int] = []
    sight = Sight(lambda: seen.append(1))
    for message in ("hello", {"seen": True}, "seen", "seen"):
        sight._handle_msg(message)
    assert seen == [1]
