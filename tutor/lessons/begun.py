"""What a learner has done at a step so far, as data that can be kept and taken up again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tutor.lessons.model import NUMBER
from tutor.lessons.player import Player

Text = Annotated[str, Meta(max_length=200)]
Actions = Annotated[tuple[Text, ...], Meta(max_length=60)]


class Begun(Struct, frozen=True, omit_defaults=True):
    """A step begun: the actions played, as text, and what was tried ``last`` without changing the table.

    ``last`` is a refused action, or the answer given. ``hints``: how many were taken. ``saw``: something hidden was
    seen and taken back. ``told``: what came of the last try is still said. ``shown``: the solution stands there.
    """

    actions: Actions = ()
    last: Text = ""
    hints: Annotated[int, Meta(ge=0, le=99)] = 0
    saw: bool = False
    told: bool = False
    shown: bool = False


def begun(player: Player) -> Begun:
    """Return what a learner has done at their step."""
    outcome = player.outcome
    if outcome and outcome.kind == "shown":
        return Begun(hints=player.hinted, shown=True)
    last = player.given if outcome else ""
    return Begun(player.table.texts(), last, player.hinted, player.table.saw_chance, outcome is not None)


def resume(player: Player, done: Begun) -> bool:
    """Do at a step just opened what was done before; when it no longer fits the step stays at its start.

    The engine judges everything anew, so that nothing comes in that a learner could not have done. Results are left
    alone: they were recorded when they were reached.
    """
    results = dict(player.results)
    player.hinted = min(done.hints, len(player.step.task.hints))
    player.table.saw_chance = done.saw
    try:
        fits = _replay(player, done)
    except ValueError:  # words that are no action, no number of an option, or not the seat's to do
        fits = False
    if not fits:
        player.restart()
    elif not (done.told or player.done):
        player.outcome = None
    player.results = results
    return fits


def _replay(player: Player, done: Begun) -> bool:
    if done.shown:
        player.show()
        return True
    if not player.acting:
        return not done.actions and (not done.last or _answer(player, done.last))
    for text in done.actions:
        player.submit(text)
    if done.last:
        player.submit(done.last)
    return player.table.texts() == done.actions and player.given == done.last


def _answer(player: Player, given: str) -> bool:
    player.answer(given if player.step.task.kind == NUMBER else int(given))
    return True
