"""The whole explorer: a row of views, the view that the address names, and the boards that some views need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any

import msgspec
import panel as pn

from tutor.core.errors import choose
from widgets.explorer import (
    address,
    aid_page,
    clause,
    compare,
    find,
    questions,
    setup_page,
    trace_page,
    words_page,
)
from widgets.explorer import rules as rule_set
from widgets.explorer.address import Address
from widgets.explorer.lab import ExampleLab
from widgets.explorer.leaf import RuleLeaf
from widgets.explorer.walks import SameWalk
from widgets.explorer.words import link, phrase
from widgets.leaf import Node, h
from widgets.parts.nodes import left_out

PAGES: dict[str, Callable[[Address], Node]] = {
    "find": find.page,
    "compare": compare.page,
    "setup": setup_page.page,
    "aid": aid_page.page,
    "questions": questions.page,
    "glossary": words_page.page,
    "trace": trace_page.page,
}
IN_THE_ROW = ("find", "compare", "setup", "questions", "glossary", "trace")


class RulesExplorer(pn.viewable.Viewer):
    """Every rule: found, shown, tried and compared.

    ``at`` is the address shown first, or the id of a clause; ``odd`` is what could not be read of it. On the page of
    the tutor it is ``paged``: then the browser's address follows; in a notebook it stays where it is. Raises
    ``BadInput`` for a view that there is not.
    """

    def __init__(
        self, at: Address | str | None = None, odd: Sequence[str] = (), paged: bool = False, **params: Any
    ) -> None:
        super().__init__(**params)
        self.at = Address(clause=at) if isinstance(at, str) else at or Address()
        choose(self.at.view, tuple(PAGES), "view", "view")
        self.odd = tuple(odd)
        deeds = {"go": self._go, "find": self._find, "look": self._look, "turn": self._turn}
        deeds |= {name: self._narrow(name) for name in ("game", "kind", "players", "section")}
        self.paged = paged
        self.head = RuleLeaf(deeds, paged=paged, leads=paged)
        self.middle = pn.Column(sizing_mode="stretch_width", margin=0)
        self.foot = RuleLeaf(deeds, paged=paged)
        self.counting = False
        self.lab: ExampleLab | None = None
        self.walks: SameWalk | None = None
        self.layout = pn.Column(self.head, self.middle, self.foot, sizing_mode="stretch_width", margin=0)
        self._show()

    def __panel__(self) -> pn.viewable.Viewable:
        return self.layout

    # ---- what the person does ----------------------------------------------------

    def show_address(self, at: Address, odd: Sequence[str] = ()) -> None:
        """Show another address; the way back to the page that the reader came from stays in it."""
        self.at, self.odd = at.but(back=at.back or self.at.back), tuple(odd)
        self._show()

    def _go(self, search: str) -> None:
        self.show_address(*address.read_search(search))

    def _find(self, question: str) -> None:
        self.show_address(self.at.but(view="find", clause="", q=question[: address.LONGEST].strip()))

    def _look(self, word: str) -> None:
        self.show_address(self.at.but(q=word[: address.LONGEST].strip()))

    def _narrow(self, name: str) -> Callable[[str], None]:
        def narrow(value: str) -> None:
            parts = {name: value} | ({"section": ""} if name == "game" else {})
            self.show_address(address.read({key: [text] for key, text in _parts(self.at.but(**parts)).items()}).at)

        return narrow

    def _turn(self, ruling: str) -> None:
        if rule_set.ruling(ruling):
            self._examples().turn_on(ruling)

    # ---- what is shown ---------------------------------------------------------------

    def _show(self) -> None:
        at = self.at
        if at.view == "trace" and not at.clause and trace_page.uncounted() and not self.counting:
            self.counting = True
            self._count()
        with pn.io.hold():
            page = clause.head(at) if at.clause else PAGES[at.view](at)
            top = (_row(at), _way_back(at) if self.paged else None, left_out(self.odd))
            self.head.show_nodes(h("div", *top, page, cls="page"), title=_title(at), address=str(at))
            self.foot.show_nodes(clause.foot(at) if at.clause else None)
            self._show_boards(at)

    def _count(self) -> None:
        """Work the rule trace out beside the server's own work, and show each game when it is counted."""
        page, games = pn.state.curdoc, trace_page.uncounted()  # listed now: another reader's count may end meanwhile
        if page is None or not page.session_context:
            for game in games:
                trace_page.rows(game)
            return
        Thread(target=self._count_games, args=(page, games), daemon=True).start()

    def _count_games(self, page: Any, games: list[str]) -> None:
        for game in games:
            trace_page.rows(game)
            page.add_next_tick_callback(self._recount)

    def _recount(self) -> None:
        if self.at.view == "trace" and not self.at.clause:
            self._show()

    def _show_boards(self, at: Address) -> None:
        if rule_set.clause(at.clause):
            self._examples().open(at.clause)
        elif self.lab:
            self.lab.close()
        walking = at.view == "compare" and at.against == address.WALKS and not at.clause
        if walking and self.walks is None:
            self.walks = SameWalk(self._go, self.paged)
            self.middle.append(self.walks)
        if self.walks:
            self.walks.layout.visible = walking

    def _examples(self) -> ExampleLab:
        if self.lab is None:
            self.lab = ExampleLab(self._go, self.paged)
            self.middle.append(self.lab)
        return self.lab


def _parts(at: Address) -> dict[str, str]:
    return {name: text for name, text in msgspec.to_builtins(at).items() if name != "clause"}


def _row(at: Address) -> Node:
    """The parts of the page; the game that is looked at goes along."""
    now = "" if at.clause else at.view
    links = [
        link(
            str(Address(view=view, game=at.game)),
            phrase("views", view),
            aria_current="page" if view == now else None,
        )
        for view in IN_THE_ROW
    ]
    return h("nav", links, cls="views", aria_label=phrase("page", "parts"))


def _way_back(at: Address) -> Node:
    """A link to the board, lab or race that the reader came from, as it was."""
    if not at.back:
        return None
    words = phrase("back", "lesson" if "lesson=" in at.back else at.back.partition("?")[0])
    return h(
        "p",
        link(f"./{at.back}", h("span", "←", aria_hidden="true"), words, cls="button small"),
        cls="way-back unprinted",
    )


def _title(at: Address) -> str:
    if at.clause:
        found = rule_set.clause(at.clause)
        return phrase("page", "title", page=found.id if found else phrase("page", "no_rule"))
    return phrase("page", "title", page=phrase("views", at.view))
