"""The flow chart of a harvest: a Sankey diagram from plantations through the shares to the warehouses."""

from __future__ import annotations

from typing import Any

import holoviews as hv
from bokeh.core.properties import value
from bokeh.models import HoverTool, Text
from holoviews.streams import Pipe

from widgets.charts.looks import SANS, colour, dress, pane
from widgets.traders.flows import Flow

HEIGHT = 340
FILLS = {
    "blue": ("#2d5f9a", "#6fa3e0"),
    "red": ("#b2432f", "#e0745f"),
    "yellow": ("#d9962a", "#e5aa4a"),
    "green": ("#2f6b4f", "#66b28b"),
    "violet": ("#6d4a8c", "#b394d1"),
    "andre": ("#5c6166", "#9ea4aa"),
    "lost": ("#9c8b78", "#7d6d5d"),
}
"""Owner → colour in the light and the dark theme; every end of a flow is named in words, too."""

TIP = "<div style='font:15px sans-serif;padding:2px 4px'>@words</div>"


class FlowChart:
    """A Sankey diagram that is built once; ``show`` lets other coffee flow."""

    def __init__(self, flows: tuple[Flow, ...], theme: str = "light") -> None:
        self._pipe = Pipe(data=(flows, theme))
        self.pane = pane(hv.DynamicMap(_sankey, streams=[self._pipe]), HEIGHT)

    def show(self, flows: tuple[Flow, ...], theme: str) -> None:
        """Show other flows, or the same in another theme."""
        if (flows, theme) != self._pipe.data:
            self._pipe.send((flows, theme))


def _sankey(data: tuple[tuple[Flow, ...], str]) -> Any:
    told, theme = data
    rows = [
        (
            f.source,
            f.target,
            f.coffees,
            FILLS[f.look][theme == "dark"],
            f"{f.source.strip()} → {f.target.strip()}: {f.coffees}",
        )
        for f in told
    ] or [("no coffee", "nothing", 0.001, FILLS["lost"][0], "nothing grows here")]
    return hv.Sankey(rows, vdims=["coffees", "fill", "words"]).opts(
        edge_color="fill",
        edge_alpha=0.55,
        edge_line_color="fill",
        node_color=colour("wood", theme),
        node_line_color=colour("ink", theme),
        label_position="outer",
        label_text_font_size="15px",
        node_size=1,
        node_width=18,
        node_padding=16,
        show_values=False,
        toolbar=None,
        default_tools=[],
        tools=[HoverTool(tooltips=TIP, visible=False)],
        width=None,
        height=HEIGHT,
        responsive=True,
        hooks=[dress(theme), _labels(theme)],
    )


def _labels(theme: str) -> Any:
    def hook(plot: Any, element: Any) -> None:
        for renderer in plot.state.renderers:
            if isinstance(getattr(renderer, "glyph", None), Text):
                renderer.glyph.text_color = colour("ink", theme)
                renderer.glyph.text_font = value(SANS)

    return hook
