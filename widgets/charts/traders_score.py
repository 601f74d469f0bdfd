"""The points of Coffee Traders as bars that build up: one column for each player, one block for each section."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.charts.bars import BarsChart, Placed, Text, Tower, totals

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


class ScoreChart(BarsChart):
    """Higher bars in more colours; their many blocks are named on hover only."""

    fills = FILLS
    height, edge, letters = HEIGHT, 1.5, "17px"

    def texts(self, towers: Sequence[Tower], found: Sequence[Placed], reach: tuple[int, int]) -> list[Text]:
        """Return what is written above the bars."""
        return totals(towers, reach)
