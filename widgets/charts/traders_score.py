"""The points of Coffee Traders as bars that build up: one column for each player, one block for each section."""

from __future__ import annotations

from collections.abc import Sequence

import holoviews as hv
from bokeh.models import FixedTicker, Span

from widgets.charts.bars import TIP, WIDE, Tower, stacked
from widgets.charts.looks import PLAIN, Chart, colour

HEIGHT = 340
FILLS = {
    "bars": ("#e6c9a8", "#7a5634"),
    "most": ("#d3a878", "#8f6a3f"),
    "milestones": ("#f2d98f", "#7d672b"),
    "quality": ("#a8d3b5", "#2f6b4f"),
    "arabica": ("#b8d2ee", "#2d5f9a"),
    "supply": ("#e3d3ea", "#5f4673"),
    "trucks": ("#cfbadb", "#71548a"),
    "minus": ("#f2b7a9", "#8f3424"),
    "row_b": ("#c9dfa0", "#566b2c"),
    "workers": ("#dfe8c4", "#5e6a3b"),
    "buildings": ("#e9b7a0", "#84472f"),
    "contracts": ("#bfe0dd", "#2f6662"),
    "counters": ("#d8d4cc", "#5c554b"),
}
"""Section → fill in the light and the dark theme; each is named in words on hover, and in the sheet."""


class ScoreChart(Chart):
    """Bars that are built once; ``show`` lets them grow. ``reach`` are the lowest and highest points on the axis."""

    def __init__(self, towers: Sequence[Tower], reach: tuple[int, int], theme: str = "light") -> None:
        blocks = hv.Rectangles([(0, 0, 1, 1)]).opts(line_width=1.5, **PLAIN)
        words = hv.Labels([(0, 0, "")], ["x", "y"], "text").opts(text_font_size="17px", text_font_style="bold", **PLAIN)
        super().__init__(blocks * words, HEIGHT)
        self._blocks, self._words = self.layer("Quad"), self.layer("Text")
        self._blocks.glyph.fill_color = "fill"
        self.write(self._words, "ink")
        self.tell(self._blocks, TIP)
        self.figure.xaxis.ticker = FixedTicker(ticks=[])
        self.figure.ygrid.visible = True
        self._ground = Span(location=0, dimension="width", line_width=2)
        self.figure.add_layout(self._ground)
        self.show(towers, reach, theme)

    def show(self, towers: Sequence[Tower], reach: tuple[int, int], theme: str) -> None:
        """Show other points, or the same in another theme."""
        found = stacked(towers)
        self._blocks.data_source.data = {
            "left": [x - WIDE for x, *_ in found],
            "right": [x + WIDE for x, *_ in found],
            "bottom": [low for _, low, _, _ in found],
            "top": [high for _, _, high, _ in found],
            "fill": [FILLS[block.about][theme == "dark"] for *_, block in found],
            "player": [block.player for *_, block in found],
            "words": [block.words for *_, block in found],
        }
        tops = [sum(b.points for b in tower.blocks if b.points > 0) for tower in towers]
        self._words.data_source.data = {
            "x": list(range(len(towers))),
            "y": [top + (reach[1] - reach[0]) / 18 for top in tops],
            "text": [str(tower.total) for tower in towers],
            "ink": [colour("ink", theme)] * len(towers),
        }
        self._name(towers)
        self._blocks.glyph.line_color = self._ground.line_color = colour("ink", theme)
        self.figure.y_range.update(start=reach[0], end=reach[1])
        self.figure.ygrid.grid_line_color = colour("line", theme)
        self.dress(theme)
        self.push()

    def _name(self, towers: Sequence[Tower]) -> None:
        """Write the players below their bars."""
        self.figure.x_range.update(start=-0.5, end=len(towers) - 0.5)
        self.figure.xaxis[0].ticker.ticks = list(range(len(towers)))
        names = {place: f"{tower.player} ★" if tower.wins else tower.player for place, tower in enumerate(towers)}
        self.figure.xaxis[0].major_label_overrides = names
