"""The movement lab: pawns, upgrades, cookies and tiles as one likes, and all that a walk can do there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import panel as pn

from tutor.coach import Walk
from tutor.core.sentences import listed
from widgets.charts.sight import Sight
from widgets.labs import movement_asks as asks
from widgets.labs import movement_heat as heats
from widgets.labs import movement_leaves as say
from widgets.labs.leaf import LabLeaf
from widgets.labs.movement_board import LabBoard
from widgets.labs.movement_model import MovementModel
from widgets.labs.words import phrase
from widgets.parts.theme import Themed

STYLE = Path(__file__).with_name("labs.css").read_text("utf-8")


class MovementLab(Themed, pn.viewable.Viewer):
    """Everything is built once, except for the heat map, which is built when it is first looked at."""

    def __init__(self, **params: Any) -> None:
        self.model = MovementModel()
        super().__init__(**params)
        self.board = LabBoard(lambda do, id: self.model.press(id))
        self.status, self.controls, self.asked, self.answers, self.space, self.head, self.table = (
            LabLeaf(self._pressed) for _ in range(7)
        )
        self.heat: Any = None
        self._told = ""
        self._place = pn.Column(Sight(self._build_heat), min_height=1, sizing_mode="stretch_width")
        self._layout = pn.Column(
            _part("board-part", self.board, self.status, self.space),
            _part("asks-part", self.asked, self.answers),
            _part("table-part", self.controls),
            _part("heat-part", self.head, self._place),
            _part("heat-part", self.table),
            stylesheets=[STYLE],
            sizing_mode="stretch_width",
        )
        self._show()
        names = ["view", "held", "played", "opened", "sets", "orders", "said", "refused", "typed"]
        self.model.param.watch(lambda *events: self._show(), names)
        self.param.watch(lambda event: self._show_heat(), "theme")

    def __panel__(self) -> Any:
        return self._layout

    # ---- what a person does -----------------------------------------------------------

    def _pressed(self, do: str, value: str) -> None:
        model = self.model
        deeds = {
            "game": model.set_game,
            "players": model.set_players,
            "cookies": model.set_cookies,
            "upgrade": model.turn_over,
            "tile": model.set_tile,
            "reset": model.reset,
            "look": model.look,
            "more": model.show_more,
            "want": model.want,
            "drop": model.drop,
            "order": model.want_order,
            "orders": model.list_orders,
            "forget": model.forget,
            "type": model.type,
            "heat": model.set_heat,
            "play": model.play,
            "back": model.put_back,
            "why": model.open,
        }
        deeds[do](value)
        self._reveal(do, value)

    def _reveal(self, do: str, value: str) -> None:
        """Bring what was asked for into sight: on a phone it may lie far below."""
        model = self.model
        if do == "play":
            self.status.show_nodes(*say.status(model), reveal=True)
        elif do in ("order", "type"):
            self.answers.show_nodes(*asks.answers(model), reveal=True)
        elif do == "look" and value:
            self.space.show_nodes(*say.space(model), reveal=True)

    # ---- what they see -------------------------------------------------------------------

    def _show(self) -> None:
        model = self.model
        with pn.io.hold():
            self.board.show_lab(model, model.said if model.said != self._told else "")
            self._told = model.said
            self.status.show_nodes(*say.status(model))
            self.controls.show_nodes(*say.controls(model))
            self.asked.show_nodes(*asks.asked(model))
            self.answers.show_nodes(*asks.answers(model))
            self.space.show_nodes(*say.space(model))
            self.head.show_nodes(*heats.heat_head(model))
            self.table.show_nodes(*(heats.heat_table(model) if self.heat else ()))
            self._show_heat()

    def _build_heat(self) -> None:
        """Draw the heat map: HoloViews is imported here, for those who look at it."""
        from widgets.charts.heat import HeatChart

        self.heat = HeatChart(self._cells(), self.theme)
        with pn.io.hold():
            self._place.append(self.heat.pane)
            self.table.show_nodes(*heats.heat_table(self.model))

    def _show_heat(self) -> None:
        if self.heat:
            self.heat.show(self._cells(), self.theme)

    def _cells(self) -> list[Any]:
        from widgets.charts.heat import Cell

        study = self.model.study
        cells = []
        for one, lies in zip(study.heat.values(), study.position.board, strict=True):
            value = one.ends if self.model.view.heat == "ends" else one.entered
            cost = phrase("heat", "paid" if one.cookies else "free", study.game.sentences, cookies=one.cookies)
            tokens = _some(study.to(one.space)) or phrase("heat", "nothing")
            ends, entered = (phrase("heat", "walks", walks=n) for n in (one.ends, one.entered))
            cells.append(Cell(one.space, lies, value, ends, entered, cost, tokens))
        return cells


def _part(name: str, *parts: Any) -> pn.Column:
    """Return one of the parts that lie below each other on a phone and side by side where there is room."""
    return pn.Column(*parts, css_classes=[name], sizing_mode="stretch_width")


def _some(found: list[Walk]) -> str:
    """Return the first sets of tokens that walks give, in words."""
    sets = "; ".join(listed(walk.tokens) for walk in found[:3])
    return phrase("heat", "more", sets=sets, more=len(found) - 3) if len(found) > 3 else sets
