"""One learner at one lesson on a page: ties the lesson's player, the board and the leaves together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import panel as pn
import param

from tutor.core.game import Game
from tutor.core.values import Action
from tutor.lessons import find
from tutor.lessons.begun import Begun, begun, resume
from tutor.lessons.model import Lesson
from tutor.lessons.outcome import Outcome
from tutor.lessons.player import Player
from widgets.kept import Kept
from widgets.leaf import Leaf, Node
from widgets.path import after, place
from widgets.player import sheets, verdict
from widgets.player.plain import PlainView
from widgets.player.views import Hands, View, spoken, view_of
from widgets.progress import Place
from widgets.session import Session, address

TABLE = ".column { flex-basis: min(100%, 280px); } .column-0 { flex-basis: min(100%, 400px); }"
"""On a desk the parts of a table lie a little closer than on a page of their own."""

SHORT = 300
"""Characters of words that leave the board in sight on a phone: longer ones stand below it there."""


class LessonDesk(pn.viewable.Viewer):
    """A lesson being played. ``alone``: it stands in a notebook and leads nowhere else.

    Everything is built once; what happens only changes what the leaves and the board show.
    """

    session = param.ClassSelector(class_=Session)
    opened = param.String(default="", doc="The clause whose sentence is shown.")

    def __init__(self, session: Session, lesson: Lesson, number: int = 1, *, alone: bool = False) -> None:
        super().__init__(session=session)
        self.alone = alone
        self.own: Game | None = None
        self.player = Player(lesson, number, session.place.seed)
        self._shown = (lesson.id, number, session.place.seed)
        self.view: View = view_of(self.player.step.game, Hands(self._changed, self._try))
        self.head, self.words, self.ask, self.said, self.acts = (
            Leaf(self._pressed, css_classes=[name]) for name in ("head", "words", "ask", "said", "acts")
        )
        self.view.board.css_classes = ["table"]
        self.view.board.stylesheets = [*self.view.board.stylesheets, TABLE]
        self._page = pn.Column(
            self.head,
            self.words,
            self.ask,
            self.view.board,
            self.said,
            self.acts,
            stylesheets=[Path(__file__).with_name("desk.css").read_text("utf-8")],
            sizing_mode="stretch_width",
        )
        # The page lays itself out, and its display would win over Panel's when hidden: it is hidden with its frame.
        self._frame = pn.Column(self._page, sizing_mode="stretch_width")
        kept = session.kept
        self._begin()
        self._take_up(kept)
        session.param.watch(lambda event: self._tell(), "progress")
        session.param.watch(lambda event: self._take_up(session.kept), "loaded")

    def __panel__(self) -> Any:
        return self._frame

    # ---- going to a step --------------------------------------------------------

    def open(self, lesson: Lesson, number: int) -> None:
        """Show a step of a lesson of the same game."""
        asked = (lesson.id, number, self.session.place.seed)
        if asked == self._shown:
            return
        self._shown = asked
        if lesson.id != self.player.lesson.id:
            self.player = Player(lesson, number, self.session.place.seed, self.own)
        else:
            self.player.open(number, self.session.place.seed)
        self._begin(arrived=True)

    def use_game(self, own: Game) -> None:
        """Play with an owner's box: at once, or from the next step on when this one is begun."""
        self.own = self.player.own = own
        if begun(self.player) == Begun():
            self.player.open(self.player.number, self.session.place.seed)
            self._begin()
            self._take_up(self.session.kept)

    def _begin(self, arrived: bool = False) -> None:
        player = self.player
        self.opened = ""
        shows = player.step.task.shows
        self.view.open(player.game, player.table.position, player.seat, shows)
        self._page.css_classes = self._ways()
        with pn.io.hold():
            self._show(say=f"{player.step.title}. {player.step.task.asks}" if arrived else "")
            if arrived:
                self.head.show(*self._head(), reveal=True)

    def _ways(self) -> list[str]:
        """How the page lies: ``whole`` with a whole table; ``asked`` where a phone has the words above the task.
        Where actions are pressed and typed below the table, it is ``typed``.
        """
        step, shows = self.player.step, self.player.step.task.shows
        words = (self.player.lesson.intro if step.number == 1 else "") + step.text
        asked = len(words) <= SHORT or "board" not in shows
        typed = self.player.acting and isinstance(self.view, PlainView)
        return ["whole"] * ("board" in shows and len(shows) > 1) + ["asked"] * asked + ["typed"] * typed

    # ---- what was begun before ----------------------------------------------------

    def _keep(self) -> None:
        if Place(*self._shown) == self.session.place:  # a lesson that is out of sight keeps nothing
            self.session.keep(self._kept())

    def _kept(self) -> Kept:
        return Kept(Place(*self._shown), begun(self.player), self.view.sketch)

    def _take_up(self, kept: Kept) -> None:
        """Go on where the browser says that the learner was, unless they have begun anew."""
        if kept.empty or kept.place != Place(*self._shown) or not self._kept().empty:
            return
        player = self.player
        with pn.io.hold():
            if resume(player, kept.begun) and player.open_to_play:
                self.view.show(player.table.position, press=True)
                self.view.take_up(kept.sketch)
            self._show()

    # ---- what the learner does ----------------------------------------------------

    def _changed(self) -> None:
        """The drawn action is another one."""
        self.player.outcome = None
        with pn.io.hold():
            self._show(say=self._in_words())

    def _in_words(self) -> str:
        shown = self.view.preview(self.player.table.position)
        gives = ", ".join(f"{tile.place} {tile.icon} {tile.amount}" for tile in shown.tiles)
        return f"{shown.title}: {gives}. {shown.note}" if gives else shown.empty

    def _pressed(self, do: str, value: str) -> None:
        handler = _HANDLERS[do]
        with pn.io.hold():
            handler(self, value)

    def _do(self, _: str) -> None:
        if self.view.drawn:
            self._try(self.view.drawn)

    def _try(self, action: Action) -> None:
        if self.player.open_to_play:
            with pn.io.hold():
                self._came(self.player.submit(action))

    def _use(self, value: str) -> None:
        if self.player.open_to_play:
            self.view.use(value)

    def _repair(self, value: str) -> None:
        repairs = self.player.outcome.repairs if self.player.outcome else ()
        self._try(repairs[int(value)].action)

    def _choose(self, value: str) -> None:
        self._came(self.player.answer(int(value)))

    def _answer(self, value: str) -> None:
        self._came(self.player.answer(value))

    def _came(self, outcome: Outcome) -> None:
        """Show what came of an action or answer, and keep a result."""
        self.opened = ""
        player, say = self.player, spoken(outcome)
        self._draw(outcome, say)
        if player.done:
            self.session.finish(player.number, player.results[player.number])
        self._tell(reveal=True)

    def _draw(self, outcome: Outcome, say: str) -> None:
        position, press = self.player.table.position, self.player.open_to_play
        if outcome.kind == "wrong" and outcome.steps and outcome.action:
            self.view.try_out(position, outcome.action, say=say)
        elif outcome.steps:
            self.view.play(outcome.steps, press=press, say=say)
        elif outcome.action is not None:
            self.view.refuse(position, outcome.action, press=press, say=say)
        else:
            self.view.show(position, press=press, say=say)

    def _back(self, _: str) -> None:
        if not self.view.back():
            self.player.undo()
        self._changed()

    def _hint(self, _: str) -> None:
        words = self.player.hint()
        self._show(say=f"Hint: {words}")

    def _solve(self, _: str) -> None:
        self._came(self.player.show())

    def _retry(self, _: str) -> None:
        self.player.retry()
        self._begin()

    def _clause(self, value: str) -> None:
        self.opened = "" if self.opened == value else value
        self._tell()

    def _open(self, value: str) -> None:
        """Go to another step: the place leads there, except in a notebook, where each step has a cell of its own."""
        if self.alone:
            self.open(self.player.lesson, int(value))
        else:
            self.session.place = Place(self.player.lesson.id, int(value), self.session.place.seed)

    def _follow(self, value: str) -> None:
        self.session.place = place(find(value), self.session.progress)

    def _leave(self, _: str) -> None:
        self.session.place = Place()

    # ---- what they see --------------------------------------------------------------

    def _show(self, say: str = "") -> None:
        self.view.show(self.player.table.position, press=self.player.open_to_play, say=say)
        self._tell()

    def _tell(self, reveal: bool = False) -> None:
        """Have the leaves say how things stand; ``reveal``: bring the verdict into sight, the focus to what is next."""
        player = self.player
        last = player.number == len(player.lesson.steps)
        preview = self.view.preview(player.table.position) if player.open_to_play else None
        with pn.io.hold():
            self.head.show(*self._head())
            self.words.show(*sheets.words(player))
            self.ask.show(*sheets.ask(player, self.view, preview))
            said = verdict.said(player, self.view, preview, self.opened, last, self._here())
            self.said.show(*said, reveal=reveal, focus="leave" if reveal and player.done else "")
            acts = sheets.acts(player, self.view, preview, self._onward())
            self.acts.show(*acts, focus="take" if reveal else "")
            self._keep()

    def _here(self) -> str:
        """Return the address of this step, for pages that lead back; "" in a notebook."""
        return "" if self.alone else address("learn", self.session.place)

    def _onward(self) -> Node:
        return sheets.onward(self.player, after(self.player.lesson, self.session.progress), self.alone)

    def _head(self) -> list[Node]:
        stored = self.session.progress.lessons.get(self.player.lesson.id, {})
        return sheets.head(self.player, stored | self.player.results, self.alone)


_HANDLERS: dict[str, Callable[[LessonDesk, str], None]] = {
    "do": LessonDesk._do,
    "back": LessonDesk._back,
    "hint": LessonDesk._hint,
    "show": LessonDesk._solve,
    "retry": LessonDesk._retry,
    "use": LessonDesk._use,
    "repair": LessonDesk._repair,
    "choose": LessonDesk._choose,
    "answer": LessonDesk._answer,
    "clause": LessonDesk._clause,
    "open": LessonDesk._open,
    "follow": LessonDesk._follow,
    "leave": LessonDesk._leave,
}
