"""The flow chart of a harvest: a Sankey diagram from plantations through the shares to the warehouses."""

from __future__ import annotations

from typing import Any

import holoviews as hv
import panel as pn
from bokeh.core.properties import value
from bokeh.models import HoverTool, Text

from widgets.charts.flow import Flow
from widgets.charts.looks import SANS, colour
from widgets.charts.words import phrase

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
    """A Sankey diagram in ``pane``; ``show`` lets other coffee flow, which HoloViews lays out anew."""

    def __init__(self, flows: tuple[Flow, ...], theme: str = "light") -> None:
        self._shown = (flows, theme)
        self.pane = pn.pane.Bokeh(_figure(flows, theme), height=HEIGHT, sizing_mode="stretch_width", margin=0)

    def show(self, flows: tuple[Flow, ...], theme: str) -> None:
        """Show other flows, or the same in another theme."""
        if (flows, theme) != self._shown:
            self._shown = (flows, theme)
            self.pane.object = _figure(flows, theme)


def _figure(flows: tuple[Flow, ...], theme: str) -> Any:
    figure = hv.render(_sankey(flows, theme), backend="bokeh")
    figure.update(height=HEIGHT, width=None, sizing_mode="stretch_width", output_backend="canvas")
    figure.update(outline_line_color=None, background_fill_color=None, border_fill_color=None, toolbar_location=None)
    figure.styles = {"background-color": colour("paper", theme)}
    figure.add_tools(HoverTool(tooltips=TIP, visible=False))
    for renderer in figure.renderers:
        glyph = getattr(renderer, "glyph", None)
        if isinstance(glyph, Text):
            glyph.update(text_color=colour("ink", theme), text_font=value(SANS))
    return figure


def _nothing() -> tuple[str, str, float, str, str]:
    start, end, says = (phrase("flow", kind) for kind in ("from", "to", "says"))
    return start, end, 0.001, FILLS["lost"][0], says


def _sankey(flows: tuple[Flow, ...], theme: str) -> Any:
    rows = [_row(flow, theme) for flow in flows] or [_nothing()]
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
        default_tools=[],
        tools=[],
    )


def _row(flow: Flow, theme: str) -> tuple[str, str, float, str, str]:
    words = f"{flow.source.strip()} → {flow.target.strip()}: {flow.coffees}"
    return flow.source, flow.target, flow.coffees, FILLS[flow.look][theme == "dark"], words
