"""Bars that add points up: one column for each player, one block for each line of the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import holoviews as hv
from bokeh.models import FixedTicker
from bokeh.models.annotations.geometry import Span
from msgspec import Struct

from widgets.charts.looks import PLAIN, Chart, colour

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


Placed = tuple[int, float, float, Block]
"""A block with the number of its column, its lower and its upper edge."""

Text = tuple[float, float, str]


class BarsChart(Chart):
    """Bars that are built once; ``show`` lets them grow. ``reach`` are the lowest and highest points on the axis."""

    fills: Mapping[str, tuple[str, str]] = FILLS
    height, edge, letters = HEIGHT, 2.0, "15px"

    def __init__(self, towers: Sequence[Tower], reach: tuple[int, int], theme: str = "light") -> None:
        blocks = hv.Rectangles([(0, 0, 1, 1)]).opts(line_width=self.edge, **PLAIN)
        looks = {"text_font_size": self.letters, "text_font_style": "bold", **PLAIN}
        words = hv.Labels([(0, 0, "")], ["x", "y"], "text").opts(**looks)
        super().__init__(blocks * words, self.height)
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
        self.source(self._blocks).data = {
            "left": [x - WIDE for x, *_ in found],
            "right": [x + WIDE for x, *_ in found],
            "bottom": [low for _, low, _, _ in found],
            "top": [high for _, _, high, _ in found],
            "fill": [self.fills[block.about][theme == "dark"] for *_, block in found],
            "player": [block.player for *_, block in found],
            "words": [block.words for *_, block in found],
        }
        texts = self.texts(towers, found, reach)
        xs, ys, words = ([text[n] for text in texts] for n in range(3))
        self.source(self._words).data = {"x": xs, "y": ys, "text": words, "ink": [colour("ink", theme)] * len(texts)}
        self._name(towers)
        self._blocks.glyph.line_color = self._ground.line_color = colour("ink", theme)
        self.figure.y_range.update(start=reach[0], end=reach[1])
        self.figure.ygrid.grid_line_color = colour("line", theme)
        self.dress(theme)
        self.push()

    def texts(self, towers: Sequence[Tower], found: Sequence[Placed], reach: tuple[int, int]) -> list[Text]:
        """Return what is written on the blocks and above the bars."""
        return [*_signs(found, reach), *totals(towers, reach, "= ")]

    def _name(self, towers: Sequence[Tower]) -> None:
        """Write the players below their bars."""
        self.figure.x_range.update(start=-0.5, end=len(towers) - 0.5)
        self.figure.xaxis[0].ticker.ticks = list(range(len(towers)))
        names = {place: f"{tower.player} ★" if tower.wins else tower.player for place, tower in enumerate(towers)}
        self.figure.xaxis[0].major_label_overrides = names


def stacked(towers: Sequence[Tower]) -> list[Placed]:
    """Stack the blocks: what gives points upwards from 0, what costs points downwards."""
    found: list[Placed] = []
    for place, tower in enumerate(towers):
        up = down = 0
        for block in tower.blocks:
            if block.points > 0:
                found.append((place, up, up + block.points, block))
                up += block.points
            elif block.points < 0:
                found.append((place, down + block.points, down, block))
                down += block.points
    return found


def _signs(found: Sequence[Placed], reach: tuple[int, int]) -> list[Text]:
    """Write on each block what it gives, or below it what it costs."""
    whole = reach[1] - reach[0]
    gains = [(x, (low + high) / 2, b.short) for x, low, high, b in found if b.points > 0 and high - low >= whole / 18]
    costs = [(x, low - whole / 24, b.short) for x, low, _, b in found if b.points < 0]
    return [*gains, *costs]


def totals(towers: Sequence[Tower], reach: tuple[int, int], sign: str = "") -> list[Text]:
    """Write the total above each bar, after a sign."""
    rise = (reach[1] - reach[0]) / 18
    tops = [sum(block.points for block in tower.blocks if block.points > 0) for tower in towers]
    return [(x, top + rise, f"{sign}{t.total}") for x, (top, t) in enumerate(zip(tops, towers, strict=True))]
