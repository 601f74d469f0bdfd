"""How every chart comes about: HoloViews draws it once, then its sources change; and how it looks in both themes.

Letting HoloViews draw anew costs a quarter of a second for each change, new data in its sources a few milliseconds.
"""

from __future__ import annotations

from typing import Any

import holoviews as hv
import holoviews.plotting.bokeh  # makes Bokeh known to HoloViews; hv.extension would end a notebook's widgets
import panel as pn
from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, HoverTool
from bokeh.models.renderers.glyph_renderer import GlyphRenderer

from widgets.frame.colours import COLOURS

SANS = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif"
RAMP = {
    "light": ["#fffaf0", "#fbe7bd", "#f3cd83", "#e2a64d", "#c47f2c", "#9a5a1e", "#6b3a14"],
    "dark": ["#2b211a", "#463322", "#6a4a28", "#946630", "#c1883c", "#e5b160", "#f8dc9f"],
}
"""From few to many."""

PLAIN: dict[str, list[str]] = {"default_tools": [], "tools": []}
"""Options of every layer: nothing to press; what hover tells is added by ``Chart.tell``."""


def colour(name: str, theme: str) -> str:
    """Return one of the tutor's colours in a theme."""
    return COLOURS[name][theme == "dark"]


class Chart:
    """A figure drawn by HoloViews, shown by ``pane``; those who derive from it change its sources."""

    def __init__(self, element: Any, height: int, **params: Any) -> None:
        self.figure = hv.render(element, backend="bokeh")
        self.figure.update(height=height, sizing_mode="stretch_width", output_backend="canvas", toolbar_location=None)
        self.figure.update(outline_line_color=None, background_fill_color=None, border_fill_color=None)
        for axis in self.figure.axis:
            axis.update(axis_label="", major_label_text_font_size="15px", major_label_text_font=SANS)
            axis.update(axis_line_color=None, major_tick_line_color=None, minor_tick_line_color=None)
        self.pane = pn.pane.Bokeh(self.figure, height=height, sizing_mode="stretch_width", margin=0, **params)

    def layer(self, glyph: str) -> GlyphRenderer[Any]:
        """Return the layer that draws a kind of glyph, such as ``Quad``."""
        found: GlyphRenderer[Any] = next(one for one in self.figure.renderers if type(one.glyph).__name__ == glyph)
        return found

    @staticmethod
    def source(layer: GlyphRenderer[Any]) -> ColumnDataSource:
        """Return what a layer draws, column by column."""
        assert isinstance(layer.data_source, ColumnDataSource)
        return layer.data_source

    def write(self, layer: GlyphRenderer[Any], ink: str) -> None:
        """Let a layer of words take its inks from the column ``ink``."""
        layer.glyph.update(text_font=value(SANS), text_color=ink)
        layer.update(nonselection_glyph=None, selection_glyph=None, muted_glyph=None)

    def tell(self, layer: GlyphRenderer[Any], tip: str) -> None:
        """Let a layer tell more on hover."""
        layer.update(nonselection_glyph=None, selection_glyph=None, muted_glyph=None)
        self.figure.add_tools(HoverTool(renderers=[layer], tooltips=tip, visible=False))

    def dress(self, theme: str) -> None:
        """Give the figure the colours of a theme."""
        self.figure.styles = {"background-color": colour("paper", theme)}
        for axis in self.figure.axis:
            axis.major_label_text_color = colour("ink", theme)

    def push(self) -> None:
        """Send what has changed to a notebook; a server sends it by itself."""
        pn.io.push_notebook(self.pane)
