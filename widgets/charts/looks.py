"""How every chart looks: the tutor's colours in both themes, its fonts, and no tools but hover."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import holoviews as hv
import holoviews.plotting.bokeh  # makes Bokeh known to HoloViews; hv.extension would end a notebook's widgets
import panel as pn
from bokeh.core.properties import value

from widgets.frame.colours import COLOURS

SANS = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif"
RAMP = {
    "light": ["#fffaf0", "#fbe7bd", "#f3cd83", "#e2a64d", "#c47f2c", "#9a5a1e", "#6b3a14"],
    "dark": ["#2b211a", "#463322", "#6a4a28", "#946630", "#c1883c", "#e5b160", "#f8dc9f"],
}
"""From few to many."""

SIZES = {"ticks": "15px", "labels": "15px"}
"""Of the words along the axes; HoloViews sets them anew with each change, after the hooks."""

Hook = Callable[[Any, Any], None]


def colour(name: str, theme: str) -> str:
    """Return one of the tutor's colours in a theme."""
    return COLOURS[name][theme == "dark"]


def dress(theme: str) -> Hook:
    """Return what gives a drawn figure the colours of a theme."""

    def hook(plot: Any, element: Any) -> None:
        figure, ink = plot.state, colour("ink", theme)
        figure.output_backend = "canvas"
        figure.background_fill_color = colour("paper", theme)
        figure.border_fill_color = colour("paper", theme)
        figure.outline_line_color = None
        for axis in figure.axis:
            axis.major_label_text_color = axis.axis_label_text_color = ink
            axis.major_label_text_font = axis.axis_label_text_font = SANS
            axis.axis_line_color = axis.major_tick_line_color = axis.minor_tick_line_color = None

    return hook


def in_sans(plot: Any, element: Any) -> None:
    """Set a figure's words in the tutor's font; HoloViews would take a list of fonts for the name of a column."""
    plot.handles["glyph"].text_font = value(SANS)


def pane(shown: hv.DynamicMap, height: int, **params: Any) -> pn.pane.HoloViews:
    """Return a chart as a pane that fills its column, ``height`` px high."""
    return pn.pane.HoloViews(
        shown, backend="bokeh", theme=None, linked_axes=False, height=height, sizing_mode="stretch_width", **params
    )
