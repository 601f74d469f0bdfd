"""A rule's examples, live: one allowed, one refused, on the board, to change and try again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import panel as pn

from tutor.core.examples import Example
from widgets.explorer import lab_words, rules
from widgets.explorer.examples import of_clause, turning
from widgets.explorer.leaf import RuleLeaf
from widgets.explorer.tables import TABLES, table_for
from widgets.explorer.trial import Trial

BESIDE_WORDS = {"flex": "0 1 608px", "min-width": "min(100%, 300px)"}


class ExampleLab(pn.viewable.Viewer):
    """Shows the examples of one clause at a time; boards are made when a game first needs one.

    ``go`` is called with the address of a rule that is pressed.
    """

    def __init__(self, go: Callable[[str], None] | None = None, paged: bool = False, **params: Any) -> None:
        super().__init__(**params)
        deeds = {
            "show": self._show_turn,
            "attempt": self._attempt,
            "clear": self._clear,
            "back": self._back,
            "play": self._play,
            "reading": self._read,
        }
        deeds |= {"go": go} if go else {}
        self.top = RuleLeaf(deeds, paged=paged)
        self.panel = RuleLeaf(deeds, paged=paged, styles={"flex": "1 1 320px", "min-width": "0"}, sizing_mode=None)
        self.place = pn.FlexBox(self.panel, gap="24px", sizing_mode="stretch_width", align_items="flex-start")
        self.layout = pn.Column(self.top, self.place, sizing_mode="stretch_width", visible=False)
        self.tables: dict[str, Any] = {}
        self.trial: Trial | None = None
        self.clause = self.game = self.turn = ""
        self._come = 0

    def __panel__(self) -> pn.viewable.Viewable:
        return self.layout

    # ---- what is open --------------------------------------------------------

    def open(self, clause: str) -> None:
        """Open a clause's first example; show nothing when it has none."""
        self.clause, self.game = clause, rules.game_of(clause)
        shown = self._examples()
        self.layout.visible = bool(shown)
        if shown:
            self._show_turn(next(iter(shown)))

    def close(self) -> None:
        """Show nothing."""
        self.layout.visible = False

    def turn_on(self, ruling: str) -> None:
        """Open the example that turns on a ruling, by its other reading."""
        found = turning(ruling) if rules.ruling(ruling) else None
        if found:
            self.game = rules.game_of(ruling)
            self.turn = "turning"
            self.layout.visible = True
            self._open(found.example, ruling, "other", come=True)

    def _examples(self) -> dict[str, Example]:
        found = of_clause(self.clause)
        both = {"allowed": found.allowed, "refused": found.refused}
        return {turn: example for turn, example in both.items() if example}

    def _show_turn(self, turn: str) -> None:
        example = self._examples().get(turn)
        if example:
            self.turn = turn
            self._open(example)

    def _open(self, example: Example, ruling: str = "", reading: str = "adopted", come: bool = False) -> None:
        self.trial = Trial(self.game, example, ruling, reading)
        self._come += come
        self._show()

    # ---- what the person does ----------------------------------------------------

    def _read(self, reading: str) -> None:
        if self.trial and self.trial.ruling and reading in ("adopted", "other"):
            self._open(self.trial.example, self.trial.ruling, reading)

    def _attempt(self, text: str) -> None:
        if self.trial:
            self.trial.attempt(text)
            self._show()

    def _clear(self, _: str) -> None:
        if self.trial:
            self.trial.clear()
            self._show()

    def _back(self, _: str) -> None:
        if self.trial:
            self.trial.back()
            self._show()

    def _play(self, _: str) -> None:
        table = self.tables.get(self.game)
        if self.trial and self.trial.step and table:
            table.show(self.trial, after=True)

    # ---- what is shown -----------------------------------------------------------

    def _show(self) -> None:
        assert self.trial
        with pn.io.hold():
            come = str(self._come) if self._come else ""
            self.top.show_nodes(lab_words.top(self.trial, self.turn, list(self._examples())), come=come)
            table = self._table()
            if table:
                table.show(self.trial)
            self.panel.show_nodes(lab_words.panel(self.trial, self.clause, bool(table), self.top.paged))

    def _table(self) -> Any:
        if self.game not in self.tables:
            made = self._shared() or table_for(self.game, self._show)
            self.tables[self.game] = made
            if made and made.board not in self.place.objects:
                made.board.param.update(styles=BESIDE_WORDS, sizing_mode=None)
                self.place.insert(0, made.board)
        self._only(self.tables[self.game])
        return self.tables[self.game]

    def _shared(self) -> Any:
        """The board of another game of the same kind, when there is one: both editions of Coffee Rush share theirs."""
        kind = TABLES.get(self.game)
        return next((one for one in self.tables.values() if one and type(one) is kind), None)

    def _only(self, shown: Any) -> None:
        for one in self.tables.values():
            if one and one is not shown:
                one.board.visible = False
        if shown:
            shown.board.visible = True
