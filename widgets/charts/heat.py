"""The heat map of a board: how often each space is met."""

from __future__ import annotations

from collections.abc import Sequence

import holoviews as hv
from msgspec import Struct

from widgets.charts.looks import PLAIN, RAMP, Chart
from widgets.charts.words import phrase

HEIGHT = 420
INKS = ("#2b1d14", "#fffaf0")
TURNS = {"light": 5, "dark": 4}
"""The first shade of the ramp on which the other ink can be read better."""

TIP = (
    f"<div style='font:15px sans-serif;padding:2px 4px'><b>{phrase('heat', 'space')}</b><br>"
    f"{phrase('heat', 'ends')}<br>{phrase('heat', 'entered')}<br>@tokens</div>"
)
FACTS = ("space", "lies", "walks", "entered", "cookies", "tokens")


class Cell(Struct, frozen=True):
    """One space: its name, what lies there, its number for the map, and the words shown on hover."""

    space: str
    lies: str
    value: int
    walks: str = ""
    entered: str = ""
    cookies: str = ""
    tokens: str = ""


class HeatChart(Chart):
    """A heat map that is built once; ``show`` changes what stands in it."""

    def __init__(self, cells: Sequence[Cell], theme: str = "light") -> None:
        places = [(cell.space[0], cell.space[1]) for cell in cells]
        squares = hv.HeatMap([(*place, n) for n, place in enumerate(places)], ["column", "row"], "heat")
        numbers = hv.Labels([(*place, "") for place in places], ["column", "row"], "number")
        squares = squares.opts(cmap=RAMP[theme], line_width=1.5, invert_yaxis=True, xaxis="top", xrotation=0, **PLAIN)
        numbers = numbers.opts(text_font_size="17px", text_font_style="bold", **PLAIN)
        super().__init__(squares * numbers, HEIGHT, max_width=560)
        self._squares, self._numbers = self.layer("Rect"), self.layer("Text")
        drawn = self.source(self._squares).data
        self._order = list(zip(drawn["column"], drawn["row"], strict=True))
        self.write(self._numbers, "ink")
        self.tell(self._squares, TIP)
        self.show(cells, theme)

    def show(self, cells: Sequence[Cell], theme: str) -> None:
        """Show other numbers, or the same in another theme."""
        most = max(1, *(cell.value for cell in cells))
        found = {(cell.space[0], cell.space[1]): cell for cell in cells}
        ordered = [found[place] for place in self._order]
        columns, rows = (list(one) for one in zip(*self._order, strict=True))
        facts = {name: [getattr(cell, name) for cell in ordered] for name in FACTS}
        heats = [cell.value for cell in ordered]
        self.source(self._squares).data = {"column": columns, "row": rows, "zvalues": heats, **facts}
        inks = [ink(cell.value / most, theme) for cell in ordered]
        texts = [f"{n:,}" for n in heats]
        self.source(self._numbers).data = {"column": columns, "row": rows, "number": texts, "ink": inks}
        self._squares.glyph.fill_color.transform.update(low=0, high=most, palette=RAMP[theme])
        self._squares.glyph.line_color = RAMP[theme][2]
        self.dress(theme)
        self.push()


def ink(share: float, theme: str) -> str:
    """Return the ink that can be read on a square of so much heat."""
    shade = min(int(share * len(RAMP[theme])), len(RAMP[theme]) - 1)
    pale = shade < TURNS[theme]
    return INKS[0] if pale == (theme == "light") else INKS[1]
