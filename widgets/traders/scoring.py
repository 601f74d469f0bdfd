"""The end scoring, line by line: ``ScoringView()`` also lives in a notebook's cell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import panel as pn

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.names import ANDRE
from widgets.boards.scene import Part, Scene
from widgets.boards.traders import TradersBoard
from widgets.boards.traders_company import company_part
from widgets.boards.traders_land import Seen, land_part
from widgets.boards.traders_looks import shown, titled
from widgets.boards.traders_town import quality_part, town_part
from widgets.boards.traders_tracks import arabica_part, bars_part, milestones_part
from widgets.charts.sight import Sight
from widgets.parts.numbers import minus
from widgets.parts.theme import Themed
from widgets.traders import score_changes
from widgets.traders import score_leaves as say
from widgets.traders.leaf import TradersLeaf
from widgets.traders.score_model import ScoringModel
from widgets.traders.score_rows import SECTIONS, title
from widgets.traders.steps import Steps
from widgets.traders.words import phrase, wording

STYLE = Path(__file__).with_name("scoring.css").read_text("utf-8")
MOVES = Path(__file__).with_name("moves.css").read_text("utf-8")


class ScoringView(Themed, pn.viewable.Viewer):
    """A score sheet that builds up; the board beside it shows what is counted. Everything is built once."""

    def __init__(self, game: CoffeeTraders | None = None, people: int = 4, **params: Any) -> None:
        self.model = ScoringModel(game, people)
        super().__init__(**params)
        self.board = TradersBoard(lambda do, id: self.model.press(id), css_classes=["board"])
        self.head, self.words, self.sheet, self.changes, self.chart_head = (
            TradersLeaf(self._pressed) for _ in range(5)
        )
        model = self.model
        deeds = {"one": model.one, "section": model.section, "back": model.back, "again": model.again, "ask": model.ask}
        self.steps = Steps(wording("drawings")["lines"], model.go, deeds)
        self.chart: Any = None
        self._chart_place = pn.Column(
            Sight(self._build_chart), css_classes=["chart"], min_height=1, sizing_mode="stretch_width"
        )
        moves = pn.Column(
            self.words, self.steps, css_classes=["moves"], stylesheets=[MOVES], sizing_mode="stretch_width"
        )
        for place in ("head", "sheet", "changes"):
            getattr(self, place).css_classes = [place]
        inside = (self.head, moves, self.board, self.changes, self.sheet, self._chart_place)
        self._layout = pn.Column(*inside, stylesheets=[STYLE], sizing_mode="stretch_width")
        self._show()
        model.param.watch(lambda *events: self._show(), ["view", "said", "opened"])
        self.param.watch(lambda event: self._show_chart(), "theme")

    def __panel__(self) -> Any:
        return self._layout

    def _pressed(self, do: str, value: str) -> None:
        model = self.model
        deeds: dict[str, Callable[[str], None]] = {
            "me": model.choose,
            "rule": model.open,
            "people": model.set_people,
            "reset": model.reset,
            "kind": model.show,
            "look": model.look,
            "row_b": lambda on: model.row_b(model.view.me),
        }
        if do in deeds:
            deeds[do](value)
        else:
            self._count(*do.partition("-")[::2], *value.rpartition(".")[::2])

    def _count(self, kind: str, about: str, name: str, value: str) -> None:
        """Take what a stepper or a letter says: ``count-donkeys`` with ``blue.3``, ``contract`` with ``blue.A``."""
        model = self.model
        if kind in ("contract", "column"):
            getattr(model, kind)(name, value)
        elif kind == "warehouses":
            model.warehouses(name, int(value))
        elif kind == "lies":
            model.lay(int(about), value)
        elif kind in ("count", "counters", "arabica", "buildings"):
            getattr(model, kind)(name, about, int(value))

    # ---- what they see -------------------------------------------------------------------

    def _show(self) -> None:
        model = self.model
        with pn.io.hold():
            self.board.show_scene(Scene(wording("drawings")["counted"], self._parts(), say.moment(model)))
            self.head.show_nodes(*say.head(model))
            self.words.show_nodes(*say.words(model))
            self.steps.show_value(model.view.step, model.last, say.moment(model), *say.steps(model))
            self.sheet.show_nodes(*say.sheet(model))
            self.changes.show_nodes(*score_changes.changes(model))
            self._show_chart()

    def _parts(self) -> list[Part]:
        """The board that shows what the newest line counts, or that is being changed."""
        model, view = self.model, self.model.view
        p, box, press = model.position, model.game.box, view.asking
        if view.kind == "bars":
            return [bars_part(p, box, press)]
        if view.kind == "arabica":
            return [arabica_part(p, press)]
        if view.kind == "milestones":
            return [milestones_part(p, box, press)]
        if view.kind == "land":
            return self._land(press)
        if view.me == ANDRE:
            return [bars_part(p, box)]
        return [company_part(p, model.seat, model.game.rules, press=press and view.kind == "cards")]

    def _land(self, press: bool) -> list[Part]:
        p, name = self.model.position, self.model.view.land
        land = self.model.game.box.lands[name]
        return [
            quality_part(p, name, phrase("drawings", "quality", land=shown(name))),
            land_part(Seen(p, land, name, press)),
            town_part(p, land, name, house=False),
        ]

    # ---- the chart --------------------------------------------------------------------------

    def _build_chart(self) -> None:
        """Draw the bars: HoloViews is imported here, for those who look at them."""
        from widgets.charts.traders_score import ScoreChart

        self.chart = ScoreChart(*self._towers(), self.theme)
        self._chart_place.extend([self.chart_head, self.chart.pane])
        self._show_chart()

    def _show_chart(self) -> None:
        if self.chart:
            self.chart.show(*self._towers(), self.theme)
            self.chart_head.show_nodes(*say.chart_head(self.model, self.chart.fills))

    def _towers(self) -> tuple[list[Any], tuple[int, int]]:
        from widgets.charts.bars import Block, Tower

        model, towers = self.model, []
        for seat, one in enumerate(model.names):
            blocks = []
            for section in SECTIONS:
                points = sum(row.points[seat] for row in model.added() if row.section == section)
                words = f"{title(section)}: {minus(points)}"
                blocks.append(Block(titled(one), section, points, "", words))
            wins = model.over and one in model.sheet.winners
            towers.append(Tower(titled(one), tuple(blocks), model.sums()[seat], wins))
        return towers, self._reach()

    def _reach(self) -> tuple[int, int]:
        """Return the lowest and the highest points of the axis, the same from the first line to the last."""
        lines = [total.lines for total in self.model.sheet.players]
        least = min(sum(line.points for line in some if line.points < 0) for some in lines)
        most = max(sum(line.points for line in some if line.points > 0) for some in lines)
        return min(least - 2, -2), max(most, 20) + max(4, most // 9)
