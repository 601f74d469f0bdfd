"""The scoring lab: what the players have at the end, and what it is worth in the base game and in Winter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import panel as pn

from tutor.core.score import Line
from widgets.charts.bars import BarsChart, Block, Tower
from widgets.labs import scoring_leaves as say
from widgets.labs.leaf import LabLeaf
from widgets.labs.scoring_model import MOST, STAGES, ScoringModel
from widgets.labs.table import EDITIONS
from widgets.parts.numbers import minus
from widgets.parts.theme import Themed

STYLE = Path(__file__).with_name("labs.css").read_text("utf-8")


class ScoringLab(Themed, pn.viewable.Viewer):
    """Both editions side by side; everything is built once."""

    def __init__(self, **params: Any) -> None:
        self.model = ScoringModel()
        super().__init__(**params)
        self.setter, self.voice = LabLeaf(self._pressed), LabLeaf()
        self.titles = {id: LabLeaf() for id in EDITIONS}
        self.verdicts = {id: LabLeaf(self._pressed) for id in EDITIONS}
        self.sheets = {id: LabLeaf(self._pressed) for id in EDITIONS}
        self.bars = {id: BarsChart(self._towers(id), self._reach(), self.theme) for id in EDITIONS}
        columns = [
            pn.Column(
                self.titles[id], self.bars[id].pane, self.verdicts[id], self.sheets[id], sizing_mode="stretch_width"
            )
            for id in EDITIONS
        ]
        both = pn.Column(*columns, stylesheets=[STYLE], css_classes=["halves"], sizing_mode="stretch_width")
        self._layout = pn.Column(self.setter, both, self.voice, sizing_mode="stretch_width")
        self._show()
        self.model.param.watch(lambda *events: self._show(), ["view", "seat", "opened", "said"])
        self.param.watch(lambda event: self._show_bars(), "theme")

    def __panel__(self) -> Any:
        return self._layout

    def _pressed(self, do: str, value: str) -> None:
        model = self.model
        if do in MOST:
            model.set_count(do, value.rpartition(".")[2])
            return
        deeds = {
            "players": model.set_players,
            "seat": model.choose,
            "upto": model.show_upto,
            "reset": model.reset,
            "rules": model.open,
        }
        deeds[do](value)

    def _show(self) -> None:
        with pn.io.hold():
            self.setter.show_nodes(*say.setter(self.model))
            self.voice.show_nodes(say.spoken(self.model))
            for id in EDITIONS:
                self.titles[id].show_nodes(*say.title(self.model, id))
                self.verdicts[id].show_nodes(*say.verdict(self.model, id))
                self.sheets[id].show_nodes(*say.sheet(self.model, id))
            self._show_bars()

    def _show_bars(self) -> None:
        for id, chart in self.bars.items():
            chart.show(self._towers(id), self._reach(), self.theme)

    def _reach(self) -> tuple[int, int]:
        """Return the lowest and the highest points on the axes, the same for both editions, with room for words."""
        lines = [total.lines for _, sheet in self.model.sheets.values() for total in sheet.players]
        least = min(sum(line.points for line in some if line.points < 0) for some in lines)
        most = max(sum(line.points for line in some if line.points > 0) for some in lines)
        whole = max(most, 8) - least
        return least - max(2, whole // 8), max(most, 8) + max(2, whole // 7)

    def _towers(self, id: str) -> list[Tower]:
        _, sheet = self.model.sheets[id]
        upto, built = self.model.view.upto, []
        for total in sheet.players:
            lines = total.lines[:upto]
            blocks = tuple(_block(total.name, line) for line in lines)
            wins = upto == len(STAGES) and total.name in sheet.winners
            built.append(Tower(total.name, blocks, sum(line.points for line in lines), wins))
        return built


def _block(player: str, line: Line) -> Block:
    signed = minus(f"{say.SIGNS[line.about]} {line.points:+d}")
    words = minus(f"{line.about}: {line.count} × {line.each} = {line.points}")
    return Block(player, line.about, line.points, signed, words)
