"""The page of a lesson: the board and the leaves around it, and how they lie."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import panel as pn

from tutor.lessons.player import Player
from widgets.leaf import Leaf, Node
from widgets.leaf.leaf import OnPerson
from widgets.player import leaves, verdict
from widgets.player.offers import offered
from widgets.player.views import View

TABLE = ".column { flex-basis: min(100%, 280px); } .column-0 { flex-basis: min(100%, 400px); }"
"""On a desk the parts of a table lie a little closer than on a page of their own."""

ALONE = ":host { --ground: transparent; }"
"""In a notebook the table has the ground that the words beside it have: that of the page."""

SHORT = 300
"""Characters of words that leave the board in sight on a phone: with more of them the theme stands below it there."""

Newest = Literal["", "verdict", "hint"]
"""What of the answers has just come, and is to be seen: on a phone they may stand below the table."""

LEAVES = ("head", "theme", "words", "ask", "said", "acts")


class DeskPage:
    """Built once around a board; what happens only changes what the leaves show. ``frame`` is what Panel shows.

    ``alone``: it stands in a notebook.
    """

    def __init__(self, view: View, pressed: OnPerson, alone: bool = False) -> None:
        self.view = view
        made = (Leaf(pressed, css_classes=[name]) for name in LEAVES)
        self.head, self.theme, self.words, self.ask, self.said, self.acts = made
        view.board.css_classes = ["table"]
        view.board.stylesheets = [*view.board.stylesheets, TABLE]
        self._page = pn.Column(
            self.head,
            self.theme,
            self.words,
            self.ask,
            view.board,
            self.said,
            self.acts,
            stylesheets=[Path(__file__).with_name("desk.css").read_text("utf-8")],
            sizing_mode="stretch_width",
        )
        # The page lays itself out, and its display would win over Panel's when hidden: it is hidden with its frame.
        self.frame = pn.Column(self._page, sizing_mode="stretch_width", stylesheets=[ALONE] if alone else [])

    def lie(self, player: Player) -> None:
        """Lay the page out for a step.

        ``whole`` with a whole table; ``themed`` where the lesson's theme comes first; ``long`` where a phone has it
        below the table; ``typed`` where actions are pressed and typed below the table; ``near`` where the press
        is made at the task, to answer it or at an offer: there a phone has the verdict, too, not below the table, and
        above what is offered (``offering``), so that what came of an action and what can be done next are seen at once.
        """
        shows, theme = player.step.task.shows, player.theme
        typed = player.acting and self.view.typed
        ways = {
            "whole": "board" in shows and len(shows) > 1,
            "themed": bool(theme),
            "long": len(theme + player.step.text) > SHORT and ("board" in shows or typed),
            "typed": typed,
            "near": not player.acting or bool(offered(self.view)),
            "offering": player.acting and bool(offered(self.view)),
        }
        self._page.css_classes = [way for way, holds in ways.items() if holds]

    @property
    def ways(self) -> list[str]:
        """How the page lies now."""
        return list(self._page.css_classes)

    def arrive(self, player: Player, results: Mapping[int, int], alone: bool) -> None:
        """Bring the head of another step into sight; the focus goes there where it is lost."""
        self.head.show_nodes(*leaves.head(player, dict(results), alone), reveal=True, focus="take")

    def face_task(self) -> None:
        """Bring the task, as it is shown, into sight."""
        self.ask.reveal()

    def show(
        self,
        player: Player,
        results: Mapping[int, int],
        onward: Node,
        *,
        opened: str,
        back: str,
        undone: bool,
        reveal: Newest = "",
    ) -> None:
        """Have the leaves say how things stand; ``reveal``: what is brought into sight.

        A verdict brings the focus to what is next.

        ``opened`` is the clause whose sentence is shown, ``back`` the address of this step, "" in a notebook;
        ``undone``: something was taken back that can be done once more.
        """
        last = player.number == len(player.lesson.steps)
        preview = self.view.preview(player.table.position) if player.open_to_play else None
        self.head.show_nodes(*leaves.head(player, dict(results), alone=not back))
        self.theme.show_nodes(*leaves.theme(player))
        self.words.show_nodes(*leaves.words(player))
        narrowed = bool(preview and self.view.begun and offered(self.view))  # by a piece, maybe far below on a phone
        self.ask.show_nodes(*leaves.ask(player, self.view, preview), reveal=narrowed)
        said = verdict.said(player, self.view, preview, opened, last, back, hint=reveal == "hint")
        self.said.show_nodes(*said, reveal=bool(reveal), focus="leave" if reveal and player.done else "")
        focus = "take" if reveal == "verdict" else ""
        self.acts.show_nodes(*leaves.acts(player, self.view, preview, onward, undone), focus=focus)
