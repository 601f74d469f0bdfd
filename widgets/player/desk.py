"""One learner at one lesson on a page: ties the lesson's player, the board and the leaves together."""

from __future__ import annotations

from typing import Any, Literal

import panel as pn
import param

from tutor.core.game import Game
from tutor.core.sentences import ended
from tutor.core.values import Action
from tutor.lessons.begun import Begun, begun, resume
from tutor.lessons.model import Lesson
from tutor.lessons.outcome import Outcome
from tutor.lessons.player import Player
from widgets.kept import Kept
from widgets.path import after
from widgets.player import leaves
from widgets.player.deeds import DEEDS
from widgets.player.desk_page import DeskPage, Newest
from widgets.player.views import Hands, View, spoken, view_of
from widgets.player.words import phrase
from widgets.progress import Place
from widgets.session import Session, address


class LessonDesk(pn.viewable.Viewer):
    """A lesson being played. ``alone``: it stands in a notebook and leads nowhere else.

    Everything is built once; what happens only changes what the leaves and the board show.
    """

    opened = param.String(default="", doc="The clause whose sentence is shown.")

    def __init__(self, session: Session, lesson: Lesson, number: int = 1, *, alone: bool = False) -> None:
        super().__init__()
        self.session = session
        self.alone = alone
        self.own: Game[Any] | None = None
        self.player = Player(lesson, number, session.place.seed)
        self._shown = (lesson.id, number, session.place.seed)
        self.view: View = view_of(self.player.step.game, Hands(self.changed, self.submit))
        self.page = DeskPage(self.view, self._pressed, alone)
        self.undone: list[str] = []
        """What was taken back and can be done once more, the last of it last: a sketch, or "" for an action."""
        kept = session.kept
        self.begin()
        self._take_up(kept)
        session.param.watch(lambda event: self.tell(), "progress")
        session.param.watch(lambda event: self._take_up(session.kept), "loaded")

    def __panel__(self) -> Any:
        return self.page.frame

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
        self.begin("arrived")

    def use_game(self, own: Game[Any]) -> None:
        """Play with an owner's box: at once, or from the next step on when this one is begun."""
        self.own = self.player.own = own
        if begun(self.player) == Begun():
            self.player.open(self.player.number, self.session.place.seed)
            self.begin()
            self._take_up(self.session.kept)

    def begin(self, told: Literal["", "arrived", "again"] = "") -> None:
        """Show the step as it is before anything is done; ``told``: how the learner came to it, to be read aloud."""
        player = self.player
        self.opened = ""
        self.undone.clear()
        self.view.open(player.game, player.table.position, player.seat, player.step.task.shows)
        self.page.lie(player)
        with pn.io.hold():
            task = {"title": ended(player.step.title), "asks": player.step.task.asks}
            self.refresh(phrase("desk", told, **task) if told else "")
            if told == "arrived":
                self.arrive()

    def arrive(self) -> None:
        """Bring the head of the step into sight; it gets the focus where the learner has left what had it."""
        self.page.arrive(self.player, self._results(), self.alone)

    def face_task(self) -> None:
        """Bring the task into sight again, for another try: on a phone answers may stand far below it."""
        self.page.face_task()

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
            self.refresh()

    # ---- what the learner does ----------------------------------------------------

    def changed(self) -> None:
        """The drawn action is another one."""
        self.undone.clear()
        self.redraw()

    def redraw(self) -> None:
        """Draw what is begun after a stroke came or went."""
        self.player.outcome = None
        with pn.io.hold():
            self.refresh(self._in_words())

    def _in_words(self) -> str:
        shown = self.view.preview(self.player.table.position)
        gives = ", ".join(" ".join(filter(None, (tile.place, tile.icon, tile.amount))) for tile in shown.tiles)
        return phrase("desk", "gives", title=shown.title, gives=gives, note=shown.note) if gives else shown.empty

    def _pressed(self, do: str, value: str) -> None:
        deed = DEEDS[do]
        with pn.io.hold():
            deed(self, value)

    def submit(self, action: Action) -> None:
        """Try an action, if there is something to play."""
        if self.player.open_to_play:
            self.undone.clear()
            with pn.io.hold():
                self.came(self.player.submit(action))

    def came(self, outcome: Outcome) -> None:
        """Show what came of an action or answer, and keep a result."""
        self.opened = ""
        player, words = self.player, spoken(outcome)
        self._draw(outcome, words)
        if player.done:
            self.session.finish(player.number, player.results[player.number])
        self.tell(reveal="verdict")
        if outcome.kind == "on" and player.open_to_play:
            self.view.lead()

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

    # ---- what they see --------------------------------------------------------------

    def refresh(self, say: str = "", reveal: Newest = "") -> None:
        """Draw the position and what is begun again; ``say`` is read aloud."""
        self.view.show(self.player.table.position, press=self.player.open_to_play, say=say)
        self.tell(reveal)

    def tell(self, reveal: Newest = "") -> None:
        """Have the leaves say how things stand; ``reveal``: what of it is brought into sight."""
        onward = leaves.onward(self.player, after(self.player.lesson, self.session.progress), self.alone)
        with pn.io.hold():
            self.page.show(
                self.player,
                self._results(),
                onward,
                opened=self.opened,
                back=self._here(),
                undone=bool(self.undone),
                reveal=reveal,
            )
            self._keep()

    def _here(self) -> str:
        """Return the address of this step, for pages that lead back; "" in a notebook."""
        return "" if self.alone else address("learn", self.session.place)

    def _results(self) -> dict[int, int]:
        stored = self.session.progress.lessons.get(self.player.lesson.id, {})
        return stored | self.player.results
