"""Charts: what they say can be read in both themes, and showing anew changes the figure that is there."""

from __future__ import annotations

import pytest

from widgets.charts.bars import FILLS, BarsChart, Block, Tower, stacked
from widgets.charts.heat import Cell, HeatChart, ink
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
        found = ink((n + 0.5) / len(shades), theme)
        assert contrast(found, shade) >= 4.5, (shade, found)


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_every_block(theme: str) -> None:
    for fills in FILLS.values():
        assert contrast(colour("ink", theme), fills[theme == "dark"]) >= 4.5


def cells(value: int) -> list[Cell]:
    return [Cell(c + r, "ice", value if c + r == "b2" else 1) for r in "1234" for c in "abcd"]


def test_heat_changes_in_the_figure_that_is_there() -> None:
    chart = HeatChart(cells(5))
    before = [one.id for one in chart.figure.renderers]
    chart.show(cells(9), "dark")
    assert [one.id for one in chart.figure.renderers] == before
    squares, numbers = (chart.layer(glyph).data_source.data for glyph in ("Rect", "Text"))
    at = list(zip(squares["column"], squares["row"], strict=True)).index(("b", "2"))
    assert (squares["zvalues"][at], squares["space"][at], numbers["number"][at]) == (9, "b2", "9")
    assert chart.layer("Rect").glyph.fill_color.transform.palette == RAMP["dark"]
    assert chart.figure.styles == {"background-color": colour("paper", "dark")}


def tower(points: int) -> list[Tower]:
    blocks = (Block("blue", "likes", points, "♥", "likes"), Block("blue", "penalties", -1, "▼", "penalties"))
    return [Tower("blue", blocks, points - 1, wins=True)]


def test_bars_grow_in_the_figure_that_is_there() -> None:
    chart = BarsChart(tower(4), (-3, 10))
    before = [one.id for one in chart.figure.renderers]
    chart.show(tower(8), (-3, 12), "dark")
    assert [one.id for one in chart.figure.renderers] == before
    blocks, words = (chart.layer(glyph).data_source.data for glyph in ("Quad", "Text"))
    assert (blocks["bottom"], blocks["top"]) == ([0, -1], [8, 0])
    assert words["text"] == ["♥", "▼", "= 7"]
    assert (chart.figure.y_range.start, chart.figure.y_range.end) == (-3, 12)
    assert chart.figure.xaxis[0].major_label_overrides == {0: "blue ★"}
    assert chart.figure.styles == {"background-color": colour("paper", "dark")}


def test_blocks_that_cost_hang_below_each_other() -> None:
    blocks = tuple(Block("blue", "likes", points, "", "") for points in (3, -1, 2, -2))
    assert [(low, high) for _, low, high, _ in stacked([Tower("blue", blocks, 2)])] == [
        (0, 3),
        (-1, 0),
        (3, 5),
        (-3, -1),
    ]


def test_sight_tells_once_and_believes_nothing_else() -> None:
    seen: list[int] = []
    sight = Sight(lambda: seen.append(1))
    for message in ("hello", {"seen": True}, "seen", "seen"):
        sight._handle_msg(message)
    assert seen == [1]
