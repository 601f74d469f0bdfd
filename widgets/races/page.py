"""The view of a race: words above, the board, words below. Wired once; what is there is updated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import panel as pn

from tutor.core.sentences import ended
from widgets.boards.race import Live
from widgets.boards.scene import Scene
from widgets.leaf import Node
from widgets.races import leaves, setting_up
from widgets.races.leaf import RaceLeaf
from widgets.races.model import RaceModel
from widgets.races.race import RUNS
from widgets.races.scrub import Scrub
from widgets.races.states import Sight
from widgets.races.words import phrase, say

TICK_MS = 200
PLAYING = ("count", *RUNS)
ENDED = ("over", "round")
VAIN = frozenset({"wait"})
"""What stands for actions where none is allowed."""


class RaceView(pn.viewable.Viewer):
    """A race on a page."""

    def __init__(self, model: RaceModel, odd: list[str] | None = None) -> None:
        super().__init__()
        self.model = model
        self._odd, self._narrow, self._said, self._stage = odd or [], False, "", ""
        self._above, self._below = RaceLeaf(self._pressed), RaceLeaf(self._pressed)
        self._board, self._scrub = model.raced.board(self._touched), Scrub(model.scrub, visible=False)
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
        does: dict[str, Callable[[], None]] = {
            "start": model.start,
            "deal": model.deal,
            "again": lambda: model.deal(again=True),
            "round": model.next_round,
            "watch": model.watch_again,
            "leave": model.leave_film,
            "wait": model.wait,
            "run": lambda: model.run(value == "yes"),
            "scrub": lambda: model.scrub(int(value)),
        }
        does.get(do, lambda: model.choose(do, value))()

    # ---- what the page shows ---------------------------------------------------

    def _show(self, *events: Any) -> None:
        sight = self.model.sight
        with pn.io.hold():
            self._lay_board()
            self._above.css_classes = ["playing"] if sight.stage in PLAYING else []
            self._above.show_nodes(*self._words(sight), reveal=self._ends(sight))
            self._board.show_race(*self._picture(sight))
            self._below.show_nodes(self._more(sight))
            self._slide(sight)
        self._tick(self.model.alive)

    def _ends(self, sight: Sight) -> bool:
        """Say whether it is over now: then the result comes into sight, wherever on the table one was."""
        before, self._stage = self._stage, sight.stage
        return sight.stage in ENDED and before in PLAYING

    def _lay_board(self) -> None:
        """Another game is drawn by another board."""
        made = self.model.raced.board
        if not isinstance(self._board, made):
            self._board = made(self._touched)
            self._page[2] = self._board

    def _words(self, sight: Sight) -> list[Node]:
        model = self.model
        game, raced = model.race.game, model.raced
        if sight.stage == "ready" and sight.view.round > 1:
            return setting_up.again(sight.view.round, model.choices.calm)
        if sight.stage == "ready":
            return setting_up.before(game, raced, model.choices, model.left, self._odd)
        if sight.stage == "film":
            return leaves.film(game, sight)
        if sight.stage in ENDED:
            return leaves.after(game, raced, sight)
        return leaves.during(game, raced, sight, model.choices.calm)

    def _more(self, sight: Sight) -> Node:
        race, raced = self.model.race, self.model.raced
        if sight.stage in ENDED:
            return leaves.reckoned(race.game, raced, sight, race.readings())
        return leaves.about(raced)

    def _picture(self, sight: Sight) -> tuple[Scene, Live]:
        news, raced = self._news(sight), self.model.raced
        if sight.stage in ENDED:
            return raced.closed(sight.view, news), Live(sight.now)
        legal = self._allowed(sight)
        live = Live(
            now=sight.now,
            runs=sight.stage == "play" and self.model.alive,
            down=raced.counts_down(sight.view),
            sign=self._sign(sight),
            clock=sight.at is not None or not self.model.choices.calm,
            keys=raced.keys(sight.view, legal) if legal else {},
            narrow=self._narrow,
        )
        return raced.scene(sight.view, legal, self._narrow, news), live

    @staticmethod
    def _allowed(sight: Sight) -> frozenset[str]:
        """Return what the board may offer. The start has a button of its own; a vain press is answered by the rules."""
        return frozenset() if sight.at is not None else (sight.legal - {"go"} or VAIN)

    def _news(self, sight: Sight) -> str:
        """Return what is to be read aloud: it is read once, however often the page is drawn."""
        words = [ended(text) for text in sight.told.latest if sight.stage != "film"]
        hand = self.model.raced.in_hand(sight.view)
        said = " ".join(words) or (say("during", "hand", card=hand) if hand else "")
        before, self._said = self._said, said
        return said if said != before else ""

    @staticmethod
    def _sign(sight: Sight) -> str:
        if sight.stage == "count":
            return str(min(3, -(sight.now // 1000)))
        return phrase("during", "closed") if sight.stage == "closing" else ""

    def _slide(self, sight: Sight) -> None:
        self._scrub.visible = sight.at is not None
        if sight.at is not None:
            words = " ".join(ended(text) for text in sight.told.words)
            self._scrub.param.update(last=sight.last, at=sight.at, words=words)

    def _tick(self, alive: bool) -> None:
        if alive and not self._ticks.running:
            self._ticks.start()
        elif not alive and self._ticks.running:
            self._ticks.stop()
