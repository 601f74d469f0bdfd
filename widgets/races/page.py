"""The view of a race: words above, the counter, words below. Wired once; what is there is updated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import panel as pn
import param

from tutor.grab_and_go.position import TIMER
from widgets.boards.grab import GrabBoard, Live, closed, keys, scene
from widgets.boards.scene import Scene
from widgets.leaf import Node
from widgets.parts.leaf import SettingsLeaf
from widgets.player.views import sentence
from widgets.races import leaves, reckoning
from widgets.races.model import RaceModel, Sight
from widgets.races.race import ME
from widgets.races.scrub import Scrub

TICK_MS = 200
PLAYING = ("count", "play", "closing")
ENDED = ("over", "round")


class RaceLeaf(SettingsLeaf):
    """Shows nodes as a leaf of pages with settings does."""

    _stylesheets = [*SettingsLeaf._stylesheets, Path(__file__).with_name("races.css").read_text("utf-8")]


class RaceView(pn.viewable.Viewer):
    """A race of Grab & Go on a page."""

    model = param.ClassSelector(class_=RaceModel)

    def __init__(self, model: RaceModel, odd: list[str] | None = None) -> None:
        super().__init__(model=model)
        self._odd, self._narrow, self._said = odd or [], False, ""
        self._above, self._below = RaceLeaf(self._pressed), RaceLeaf(self._pressed)
        self._board, self._scrub = GrabBoard(self._touched), Scrub(model.scrub, visible=False)
        self._page = pn.Column(self._above, self._scrub, self._board, self._below, sizing_mode="stretch_width")
        self._ticks = pn.state.add_periodic_callback(model.tick, period=TICK_MS, start=False)
        model.param.watch(self._show, "sight")
        self._show()

    def __panel__(self) -> Any:
        return self._page

    # ---- what a person does --------------------------------------------------

    def _touched(self, do: str, id: str) -> None:
        if do == "narrow":
            self._narrow = id == "yes"
            self._show()
        else:
            self.model.press(id)

    def _pressed(self, do: str, value: str) -> None:
        self._odd = []
        model = self.model
        does = {
            "start": model.start,
            "deal": model.deal,
            "again": lambda: model.deal(again=True),
            "round": model.next_round,
            "watch": model.watch_again,
            "leave": model.leave_film,
            "run": lambda: model.run(value == "yes"),
            "scrub": lambda: model.scrub(int(value)),
        }
        does.get(do, lambda: model.choose(do, value))()

    # ---- what the page shows ---------------------------------------------------

    def _show(self, *events: Any) -> None:
        sight = self.model.sight
        with pn.io.hold():
            self._above.css_classes = ["playing"] if sight.stage in PLAYING else []
            self._above.show(*self._words(sight))
            self._board.show_race(*self._picture(sight))
            self._below.show(*self._more(sight))
            self._slide(sight)
        self._tick(self.model.alive)

    def _words(self, sight: Sight) -> list[Node]:
        if sight.stage == "ready":
            return leaves.before(self.model.choices, self._odd)
        if sight.stage == "film":
            return leaves.film(self.model.race.game, sight)
        if sight.stage in ENDED:
            return [*reckoning.headline(self.model.race.game, sight.view), leaves.after(sight.stage)]
        return leaves.during(self.model.race.game, sight)

    def _more(self, sight: Sight) -> list[Node]:
        return [reckoning.details(self.model.race.game, sight.view)] if sight.stage in ENDED else [leaves.about()]

    def _picture(self, sight: Sight) -> tuple[Scene, Live]:
        say = self._news(sight)
        if sight.stage in ENDED:
            return closed(sight.view, ME, say), Live(sight.now)
        live = Live(
            now=sight.now,
            runs=sight.stage == "play" and self.model.alive,
            down=TIMER if sight.view.solo else 0,
            sign=self._sign(sight),
            keys=keys(sight.view, ME, sight.legal) if sight.legal else {},
        )
        return scene(sight.view, ME, sight.legal, self._narrow, say), live

    def _news(self, sight: Sight) -> str:
        """Return what is to be read aloud: it is read once, however often the page is drawn."""
        words = [sentence(text) for text in sight.told.words if sight.stage != "film"]
        hand = sight.view.players[ME].hand
        said = " ".join(words) or (f"{hand.capitalize()} in your hand." if hand else "")
        before, self._said = self._said, said
        return said if said != before else ""

    @staticmethod
    def _sign(sight: Sight) -> str:
        if sight.stage == "count":
            return str(min(3, -(sight.now // 1000)))
        return "Closed!" if sight.stage == "closing" else ""

    def _slide(self, sight: Sight) -> None:
        self._scrub.visible = sight.at is not None
        if sight.at is not None:
            words = " ".join(sentence(text) for text in sight.told.words)
            self._scrub.param.update(last=sight.last, at=sight.at, words=words)

    def _tick(self, alive: bool) -> None:
        if alive and not self._ticks.running:
            self._ticks.start()
        elif not alive and self._ticks.running:
            self._ticks.stop()
