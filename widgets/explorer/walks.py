"""The same walk under both editions of Coffee Rush: two boards, one action, the events side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import panel as pn

from tutor import glossary
from tutor.coffee_rush.actions import Move
from tutor.coffee_rush.board import SPACES
from tutor.core.examples import Example
from tutor.core.values import Event, Reason
from tutor.glossary import Walk
from widgets.boards.coffee_rush import CoffeeRushBoard
from widgets.explorer import rules
from widgets.explorer.address import EDITIONS
from widgets.explorer.leaf import RuleLeaf
from widgets.explorer.parts import chips, choice
from widgets.explorer.tables import show_walk
from widgets.explorer.trial import Trial
from widgets.explorer.words import phrase, sentence
from widgets.leaf import Node, button, h, icon


def scene_for(walk: Walk, game: str) -> dict[str, Any]:
    """Return a walk's scene as a scene of one edition."""
    return {"game": game, **walk.scene}


def trial_of(walk: Walk, game: str) -> Trial:
    """Return a walk opened under one edition."""
    return Trial(game, Example(walk.id, (), scene=scene_for(walk, game), actions=(walk.action,)))


class SameWalk(pn.viewable.Viewer):
    """Two boards and what each edition says to the walk on them; a space pressed on one is walked on both.

    ``go`` is called with the address of a rule that is pressed.
    """

    def __init__(self, go: Callable[[str], None] | None = None, paged: bool = False, **params: Any) -> None:
        super().__init__(**params)
        self.boards = {
            game: CoffeeRushBoard(self._press, hints=game == EDITIONS[0], group=self.name) for game in EDITIONS
        }
        deeds = {"walk": self.open, "clear": self._clear} | ({"go": go} if go else {})
        self.top = RuleLeaf(deeds, paged=paged)
        self.panels = {game: RuleLeaf(deeds, paged=paged) for game in EDITIONS}
        columns = [pn.Column(self.boards[game], self.panels[game], styles=_HALF, sizing_mode=None) for game in EDITIONS]
        self.layout = pn.Column(
            self.top, pn.FlexBox(*columns, gap="24px", sizing_mode="stretch_width"), sizing_mode="stretch_width"
        )
        self.open(glossary.differences().walks[0].id)

    def __panel__(self) -> pn.viewable.Viewable:
        return self.layout

    def open(self, id: str) -> None:
        """Open a walk by its id; an unknown id changes nothing."""
        walk = next((one for one in glossary.differences().walks if one.id == id), None)
        if walk:
            self.walk = walk
            self.trials = {game: trial_of(walk, game) for game in EDITIONS}
            self._show()

    def _clear(self, _: str) -> None:
        for trial in self.trials.values():
            trial.clear()
        self._show()

    def _press(self, do: str, id: str) -> None:
        if id not in SPACES:
            return
        first = self.trials[EDITIONS[0]]
        walk = first.action if first.changed and isinstance(first.action, Move) else Move(())
        for trial in self.trials.values():
            assert trial.turn is not None
            trial.attempt_action(trial.turn, Move((*walk.spaces, id)))
        self._show()

    def _show(self) -> None:
        with pn.io.hold():
            self.top.show_nodes(_top(self.walk))
            for game, trial in self.trials.items():
                show_walk(self.boards[game], trial)
                self.panels[game].show_nodes(_says(trial))


_HALF = {"flex": "1 1 320px", "min-width": "0", "width": "100%"}


def _top(walk: Walk) -> Node:
    every = {one.id: one.title for one in glossary.differences().walks}
    again = button(phrase("walks", "clear"), "clear", cls="small")
    words = h("p", walk.says, cls="caption")
    return h(
        "div",
        h("div", choice(phrase("walks", "walk"), "walk", walk.id, every), again, cls="doors"),
        words,
        cls="lab-top",
    )


def _says(trial: Trial) -> Node:
    game = trial.game
    title = h("h4", rules.title(game.id))
    if not trial.verdict:
        return h("div", title, h("p", phrase("walks", "press"), cls="quiet"), cls="lab")
    come = trial.step.events if trial.step else trial.verdict.against
    head = _head(trial.verdict.legal, trial.said)
    return h("div", title, head, h("ul", [_line(trial, one) for one in come], cls="events"), cls="lab")


def _head(legal: bool, said: str) -> Node:
    sign, words = (icon("tick"), phrase("page", "allowed")) if legal else (icon("cross"), phrase("page", "refused"))
    return h("p", sign, h("strong", words), h("code", said), cls=f"verdict-head {'go' if legal else 'no'}")


def _line(trial: Trial, one: Event | Reason) -> Node:
    return h("li", sentence(trial.game.say(trial.position, one)), " ", chips((one.clause, one.ruling)))
