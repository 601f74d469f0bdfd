"""The boards a lesson can be played on: one table, game → the class that draws it and collects the learner's action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct

from tutor.core.game import Game, Step
from tutor.core.sentences import ended
from tutor.core.values import Action, Repair
from tutor.lessons.outcome import Outcome

VIEWS = {
    "base": ("widgets.player.coffee_rush", "CoffeeRushView"),
    "winter": ("widgets.player.coffee_rush", "CoffeeRushView"),
    "grab": ("widgets.player.grab", "GrabView"),
    "caffeine": ("widgets.player.caffeine", "CaffeineView"),
    "traders": ("widgets.player.traders", "TradersView"),
}
"""Game → module and class of its view; it is imported when a lesson of the game is first opened."""

IN_WORDS = ("widgets.player.plain", "PlainView")
"""The view of games that are not in the table."""


class Tile(Struct):
    """One thing that the drawn action would give: where, an icon's name, and how much in words (``1 ×2 = 2``)."""

    place: str
    icon: str
    amount: str


class Preview(Struct):
    """What the drawn action would do. ``verb`` is the word on its button, ``empty`` stands there until there is one.

    ``ready``: it may well be the next thing to do; otherwise its button does not stand out.
    """

    title: str
    verb: str
    empty: str
    tiles: Sequence[Tile] = ()
    note: str = ""
    ready: bool = True


class More(Struct):
    """One further button: its id, its words, and whether it is pressed in (``None``: it is no switch).

    One that is ``at_hand`` stands among the usual buttons, which a phone always has in sight; one of a ``group`` stands
    with the task, beside others of its kind (:mod:`widgets.player.offers`).
    """

    id: str
    words: str
    on: bool | None = None
    at_hand: bool = False
    group: str = ""


class Hands(Struct):
    """What a view calls: after the drawn action changed, and when the learner tries one at once."""

    changed: Callable[[], None]
    tried: Callable[[Action], None]


class View(Protocol):
    """A game's board on the page of a lesson. It asks the game for everything and knows no rule itself.

    Positions are of the game that it was opened with.
    """

    board: Any
    """What Panel shows."""

    typed: bool
    """Whether an action may also be typed, below the table."""

    def __init__(self, hands: Hands) -> None: ...

    def open(self, game: Game[Any], position: Any, seat: int, shows: Sequence[str]) -> None:
        """Begin a step at a position; nothing is drawn on the board yet."""

    def show(self, position: Any, *, press: bool, say: str = "") -> None:
        """Draw a position and the action drawn so far; ``press``: the learner may act; ``say`` is read aloud."""

    def play(self, steps: Sequence[Step[Any]], *, press: bool, say: str = "") -> None:
        """Draw what was just played as motion; the drawn action is gone."""

    def refuse(self, position: Any, action: Action, *, press: bool, say: str = "") -> None:
        """Draw a refused action as motion that comes to nothing."""

    def try_out(self, position: Any, action: Action, *, say: str = "") -> None:
        """Draw an allowed action as motion that leaves everything as it was."""

    def lead(self) -> None:
        """After an action that leads on, bring into sight on a phone what is pressed next."""

    @property
    def drawn(self) -> Action | None:
        """The action drawn so far, ``None`` when there is none."""

    @property
    def begun(self) -> bool:
        """Whether there is something to take back before it is tried."""

    @property
    def sketch(self) -> str:
        """What is begun, as text that :meth:`take_up` understands; "" when there is nothing."""

    def take_up(self, sketch: str) -> None:
        """Begin the same again after ``show``; a text that does not fit the table is left alone."""

    def back(self) -> bool:
        """Take the last stroke of the drawn action back; ``False`` when there was none."""

    def clear(self) -> None:
        """Forget the drawn action."""

    def more(self) -> Sequence[More]:
        """The buttons that this moment has beside the usual ones."""

    def use(self, id: str) -> None:
        """Press one of them."""

    def preview(self, position: Any) -> Preview:
        """Say what the drawn action would give."""

    def gained(self, steps: Sequence[Step[Any]]) -> Sequence[Tile]:
        """Say what steps just played gave."""

    def words(self, action: Action) -> str:
        """Return an action as the words on a button."""

    def repair(self, repair: Repair) -> str:
        """Return a repair as the words on a button."""


def view_of(game: str, hands: Hands) -> View:
    """Return a new view for a game."""
    module, kind = VIEWS.get(game, IN_WORDS)
    view: View = getattr(import_module(module), kind)(hands)
    return view


def spoken(outcome: Outcome) -> str:
    """Return an outcome as it is read aloud; one that went well needs no reasons."""
    more = () if outcome.steps and outcome.kind in ("right", "shown", "on") else outcome.more
    return " ".join(ended(words) for words in (outcome.says, *more))
