"""Bars that add points up: one column for each player, one block for each line of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import holoviews as hv
from bokeh.models import FixedTicker, HoverTool
from holoviews.streams import Pipe
from msgspec import Struct

from widgets.charts.looks import SIZES, colour, dress, in_sans, pane

HEIGHT = 300
FILLS = {
    "likes": ("#a8d3b5", "#2f6b4f"),
    "upgrades": ("#b8d2ee", "#2d5f9a"),
    "penalties": ("#f2b7a9", "#8f3424"),
}
"""What a block is about → its fill in the light and the dark theme; each is named in words, too."""

TIP = "<div style='font:15px sans-serif;padding:2px 4px'><b>@player</b><br>@words</div>"
WIDE = 0.36


class Block(Struct, frozen=True):
    """One line of one player's score: what it is about, its points, its sign on the bar and its words on hover."""

    player: str
    about: str
    points: int
    short: str
    words: str


class Tower(Struct, frozen=True):
    """One player: the blocks that are built so far, the total of them, and whether the player wins."""

    player: str
    blocks: tuple[Block, ...]
    total: int
    wins: bool = False


class BarsChart:
    """Bars that are built once; ``show`` lets them grow. ``reach`` are the lowest and highest points on the axis."""

    def __init__(self, towers: Sequence[Tower], reach: tuple[int, int], theme: str = "light") -> None:
        self._pipe = Pipe(data=(tuple(towers), reach, theme))
        drawn = [hv.DynamicMap(part, streams=[self._pipe]) for part in (_blocks, _ground, _words, _totals)]
        self.pane = pane(drawn[0] * drawn[1] * drawn[2] * drawn[3], HEIGHT)

    def show(self, towers: Sequence[Tower], reach: tuple[int, int], theme: str) -> None:
        """Show other points, or the same in another theme."""
        if (tuple(towers), reach, theme) != self._pipe.data:
            self._pipe.send((tuple(towers), reach, theme))


Data = tuple[tuple[Tower, ...], tuple[int, int], str]


def _stacked(towers: Sequence[Tower]) -> list[tuple[int, float, float, Block]]:
    """Stack the blocks: what gives points upwards from 0, what costs points downwards."""
    found = []
    for place, tower in enumerate(towers):
        up = down = 0
        for block in tower.blocks:
            low = up if block.points >= 0 else down + block.points
            found.append((place, low, low + abs(block.points), block))
            if block.points >= 0:
                up += block.points
            else:
                down += block.points
    return found


def _blocks(data: Data) -> Any:
    towers, (low, high), theme = data
    rows = [
        (x - WIDE, y0, x + WIDE, y1, FILLS[block.about][theme == "dark"], block.player, block.words)
        for x, y0, y1, block in _stacked(towers)
        if block.points
    ]
    return hv.Rectangles(rows, vdims=["fill", "player", "words"]).opts(
        color="fill",
        line_color=colour("ink", theme),
        line_width=2,
        xlim=(-0.5, len(towers) - 0.5),
        ylim=(low, high),
        xlabel="",
        ylabel="points",
        xticks=[(place, _name(tower)) for place, tower in enumerate(towers)],
        toolbar=None,
        default_tools=[],
        tools=[HoverTool(tooltips=TIP, visible=False)],
        framewise=True,
        fontsize=SIZES,
        responsive=True,
        height=HEIGHT,
        hooks=[dress(theme), _ticks(towers)],
    )


def _name(tower: Tower) -> str:
    return f"{tower.player} ★" if tower.wins else tower.player


def _ticks(towers: Sequence[Tower]) -> Any:
    """Return what writes the players below their bars: HoloViews sets such words only once."""

    def hook(plot: Any, element: Any) -> None:
        axis = plot.state.xaxis[0]
        axis.ticker = FixedTicker(ticks=list(range(len(towers))))
        axis.major_label_overrides = {place: _name(tower) for place, tower in enumerate(towers)}

    return hook


def _ground(data: Data) -> Any:
    towers, _, theme = data
    return hv.Segments([(-0.5, 0, len(towers) - 0.5, 0)]).opts(
        color=colour("ink", theme), line_width=2, default_tools=[]
    )


def _words(data: Data) -> Any:
    """Write on each block what it gives, or below it what it costs."""
    towers, (low, high), theme = data
    least, drop = (high - low) / 16, (high - low) / 24
    found = [(x, y0, y1, block) for x, y0, y1, block in _stacked(towers) if block.points]
    gains = [(x, (y0 + y1) / 2, block.short) for x, y0, y1, block in found if block.points > 0 and y1 - y0 >= least]
    losses = [(x, y0 - drop, block.short) for x, y0, _, block in found if block.points < 0]
    return _labels(gains + losses, colour("ink", theme), "15px")


def _totals(data: Data) -> Any:
    """Write the total above each bar."""
    towers, (low, high), theme = data
    rise = (high - low) / 18
    tops = [sum(block.points for block in tower.blocks if block.points > 0) for tower in towers]
    rows = [(x, top + rise, f"= {tower.total}") for x, (top, tower) in enumerate(zip(tops, towers, strict=True))]
    return _labels(rows, colour("ink", theme), "17px")


def _labels(rows: list[tuple[float, float, str]], ink: str, size: str) -> Any:
    return hv.Labels(rows, ["x", "y"], "text").opts(
        text_color=ink, text_font_size=size, text_font_style="bold", hooks=[in_sans], default_tools=[]
    )
