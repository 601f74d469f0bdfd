"""The heat map of a board: how often each space is met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import holoviews as hv
from bokeh.models import HoverTool
from holoviews.streams import Pipe
from msgspec import Struct

from widgets.charts.looks import RAMP, SIZES, dress, in_sans, pane

HEIGHT = 420
TURNS = {"light": 5, "dark": 4}
"""The first shade of the ramp on which the other ink can be read better."""

TIP = (
    "<div style='font:15px sans-serif;padding:2px 4px'><b>@space: @lies</b><br>@walks end here, @cookies<br>"
    "@entered enter it<br>@tokens</div>"
)


FACTS = ("value", "space", "lies", "walks", "entered", "cookies", "tokens")


class Cell(Struct, frozen=True):
    """One space: its name, what lies there, its number for the map, and the words shown on hover."""

    space: str
    lies: str
    value: int
    walks: str = ""
    entered: str = ""
    cookies: str = ""
    tokens: str = ""


class HeatChart:
    """A heat map that is built once; ``show`` changes what stands in it."""

    def __init__(self, cells: Sequence[Cell], theme: str = "light") -> None:
        self._pipe = Pipe(data=(tuple(cells), theme))
        squares = hv.DynamicMap(_squares, streams=[self._pipe])
        numbers = hv.DynamicMap(_numbers, streams=[self._pipe])
        self.pane = pane(squares * numbers, HEIGHT, max_width=560)

    def show(self, cells: Sequence[Cell], theme: str) -> None:
        """Show other numbers, or the same in another theme."""
        if (tuple(cells), theme) != self._pipe.data:
            self._pipe.send((tuple(cells), theme))


def _squares(data: tuple[tuple[Cell, ...], str]) -> Any:
    cells, theme = data
    found = {"column": [c.space[0] for c in cells], "row": [c.space[1] for c in cells]}
    found |= {name: [getattr(c, name) for c in cells] for name in FACTS}
    return hv.HeatMap(found, ["column", "row"], list(FACTS)).opts(
        cmap=RAMP[theme],
        clim=(0, max(1, *(c.value for c in cells))),
        line_color=RAMP[theme][2],
        line_width=1.5,
        invert_yaxis=True,
        xaxis="top",
        xlabel="",
        ylabel="",
        xrotation=0,
        toolbar=None,
        default_tools=[],
        tools=[HoverTool(tooltips=TIP, visible=False)],
        fontsize=SIZES,
        responsive=True,
        height=HEIGHT,
        hooks=[dress(theme)],
    )


def _numbers(data: tuple[tuple[Cell, ...], str]) -> Any:
    cells, theme = data
    most = max(1, *(c.value for c in cells))
    rows = [(c.space[0], c.space[1], f"{c.value:,}", _ink(c.value / most, theme)) for c in cells]
    return hv.Labels(rows, ["column", "row"], ["number", "ink"]).opts(
        text_color="ink", text_font_size="17px", text_font_style="bold", hooks=[in_sans], default_tools=[]
    )


def _ink(share: float, theme: str) -> str:
    """Return the ink that can be read on a square of so much heat."""
    shade = min(int(share * len(RAMP[theme])), len(RAMP[theme]) - 1)
    pale = shade < TURNS[theme]
    return "#2b1d14" if pale == (theme == "light") else "#fffaf0"
