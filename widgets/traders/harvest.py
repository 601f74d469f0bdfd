"""The harvest, coffee by coffee: ``HarvestView()`` also lives in a notebook's cell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import panel as pn

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.harvest import threshold
from tutor.coffee_traders.names import INDEX
from tutor.coffee_traders.trade import room
from widgets.boards.scene import Part, Scene
from widgets.boards.traders import TradersBoard
from widgets.boards.traders_land import Seen, land_part
from widgets.boards.traders_looks import shown
from widgets.boards.traders_shelves import LOST, Shares, shelves_part, stock_part
from widgets.boards.traders_sumatra import sumatra_part
from widgets.boards.traders_takes import Now, takes_part
from widgets.charts.sight import Sight
from widgets.parts.theme import Themed
from widgets.traders import harvest_asks, harvest_changes, harvest_table, words
from widgets.traders import harvest_leaves as say
from widgets.traders.harvest_frames import SUMATRA
from widgets.traders.harvest_model import ALL, HarvestModel
from widgets.traders.leaf import TradersLeaf
from widgets.traders.steps import Steps
from widgets.traders.what_if import answers

STYLE = Path(__file__).with_name("harvest.css").read_text("utf-8")
MOVES = Path(__file__).with_name("moves.css").read_text("utf-8")


class HarvestView(Themed, pn.viewable.Viewer):
    """One cooperative's harvest, or all five: everything is built once, and the flow chart when it is looked at."""

    def __init__(self, game: CoffeeTraders | None = None, people: int = 3, **params: Any) -> None:
        self.model = HarvestModel(game, people)
        super().__init__(**params)
        self.land = self._board("land")
        self.shelves, self.takes = self._board("shelves", hints=False), self._board("takes", hints=False)
        self.head, self.words, self.mark, self.what_if, self.changes, self.table, self.flow_head = (
            TradersLeaf(self._pressed) for _ in range(7)
        )
        self.steps = self._steps()
        self.flow: Any = None
        self._asking = False
        self._flow_place = pn.Column(
            Sight(self._build_flow), css_classes=["flow"], min_height=1, sizing_mode="stretch_width"
        )
        self._layout = self._laid_out()
        self._show()
        self.model.param.watch(lambda *events: self._show(), ["view", "said", "opened"])
        self.param.watch(lambda event: self._show_flow(), "theme")

    def __panel__(self) -> Any:
        return self._layout

    def _board(self, name: str, **params: Any) -> TradersBoard:
        return TradersBoard(lambda do, id: self.model.press(id), css_classes=[name], group=self.name, **params)

    def _steps(self) -> Steps:
        model = self.model
        deeds = {"one": model.one, "round": model.round, "back": model.back, "again": model.again, "ask": model.ask}
        return Steps(words.wording("drawings")["moment"], model.go, deeds)

    def _laid_out(self) -> pn.Column:
        places = {"head": self.head, "asks": self.what_if, "changes": self.changes, "table": self.table}
        for name, leaf in places.items():
            leaf.css_classes = [name]
        moves = pn.Column(
            self.words, self.steps, self.mark, css_classes=["moves"], stylesheets=[MOVES], sizing_mode="stretch_width"
        )
        boards = (self.land, self.takes, moves, self.what_if, self.shelves)
        inside = (self.head, *boards, self.table, self._flow_place, self.changes)
        return pn.Column(*inside, stylesheets=[STYLE], sizing_mode="stretch_width")

    # ---- what a person does ------------------------------------------------------------

    def _pressed(self, do: str, value: str) -> None:
        model = self.model
        deeds = {
            "look": model.look,
            "me": model.choose,
            "tool": model.take_tool,
            "people": model.set_people,
            "reset": model.reset,
            "rule": model.open,
            "try": self._try,
        }
        if do in deeds:
            deeds[do](value)
        else:
            self._count(do, value)

    def _count(self, do: str, value: str) -> None:
        """Take a stepper or a choice that names its player: ``posts`` with ``blue.2``, ``trader-blue`` with ``1``."""
        name, _, n = value.rpartition(".")
        kind, _, about = do.partition("-")
        if kind == "trader":
            self.model.trader(about, int(n))
        elif kind == "posts":
            self.model.posts(name, int(n))
        elif kind == "held":
            self.model.hold(name, about, int(n))
        elif kind == "civets":
            self.model.civets(name, int(n))

    def _try(self, value: str) -> None:
        model = self.model
        found = answers(model.game, model.scene, model.told, model.land, model.view.me)
        answer = found[int(value)]
        model.change(lambda _: answer.scene, words.say("said", "tried", question=answer.question))

    # ---- what they see ---------------------------------------------------------------------

    def _show(self) -> None:
        model, named = self.model, words.wording("drawings")
        with pn.io.hold():
            self.land.show_scene(Scene(named["cooperative"], [self._land()], model.sentence()))
            self.takes.show_scene(Scene(named["takes"], self._takes()))
            self.shelves.show_scene(Scene(named["warehouses"], self._shelves()))
            self.head.show_nodes(*say.head(model))
            self.words.show_nodes(*say.words(model))
            self.steps.show_value(model.view.step, model.last, say.moment(model), *say.steps(model))
            self.mark.show_nodes(*say.sample(model))
            self.what_if.show_nodes(*harvest_asks.what_if(model), reveal=model.view.asking and not self._asking)
            self._asking = model.view.asking
            self.changes.show_nodes(*harvest_changes.changes(model))
            self.table.show_nodes(*harvest_table.table(model))
            self._show_flow()

    def _land(self) -> Part:
        model, frame = self.model, self.model.frame
        if frame.land == SUMATRA:
            return sumatra_part(model.position, frame.civets, threshold(model.position), frame.seat)
        title = shown(frame.land) if model.view.scope == ALL else ""
        return land_part(Seen(model.position, model.game.box.lands[frame.land], frame.land, press=True, title=title))

    def _takes(self) -> list[Part]:
        model, frame = self.model, self.model.frame
        if frame.land == SUMATRA:
            return []
        so_far = model.told.frames[model.told.where(frame.land)[0] : model.span[model.view.step] + 1]
        here = [one for one in so_far if one.land == frame.land]
        over = frame.share == "waste"
        now = Now(
            frame.land,
            frame.share,
            frame.round,
            frame.seat,
            sum(one.share == "post" for one in here),
            any(one.share == "first" for one in here),
            frame.took.count(LOST) if over else -1,
            over,
            press=True,
        )
        return [takes_part(model.position, room(model.position), now)]

    def _shelves(self) -> list[Part]:
        model, frame = self.model, self.model.frame
        p, parts = model.position, []
        head = words.say("drawings", "taken" if model.view.scope == ALL else "warehouses", land=shown(frame.land))
        if frame.land != SUMATRA:
            parts.append(shelves_part(p, Shares(frame.land, frame.total, frame.took, self._notes(), head)))
        if model.view.scope == ALL:
            coffee = frame.coffee or frame.land
            now = (frame.seat, INDEX[coffee]) if frame.seat >= 0 and coffee in INDEX else (-1, -1)
            parts.append(stock_part(p, frame.held, threshold(p), now))
        return parts

    def _notes(self) -> tuple[str, ...]:
        """Return "(+1)" for who takes now."""
        frame = self.model.frame
        return tuple(" (+1)" if seat == frame.seat else "" for seat in range(len(self.model.names)))

    # ---- the flow chart -----------------------------------------------------------------------

    def _build_flow(self) -> None:
        """Draw the flows: HoloViews is imported here, for those who look at them."""
        from widgets.charts.traders_flow import FlowChart

        self.flow = FlowChart(self._flows(), self.theme)
        self._flow_place.extend([self.flow_head, self.flow.pane])
        self.flow_head.show_nodes(*harvest_table.flow_head(self.model))

    def _show_flow(self) -> None:
        if self.flow:
            self.flow.show(self._flows(), self.theme)
            self.flow_head.show_nodes(*harvest_table.flow_head(self.model))

    def _flows(self) -> Any:
        from widgets.traders.flows import flows

        return flows(self.model)
