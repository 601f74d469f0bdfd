"""What comes of what a learner tries."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tutor.core.game import Step
from tutor.core.values import Action, Repair, Verdict

SHOWN, HELPED, ALONE = 1, 2, 3
"""Results of a step: done after the answer was shown, done with a hint, done without any help."""

Kind = Literal["right", "refused", "miss", "on", "wrong", "shown"]


class Outcome(Struct, frozen=True):
    """What came of an action or answer.

    ``kind``: ``right`` (the step is done), ``refused`` (by the rules), ``miss`` (allowed, not what was asked; it may
    be taken back), ``on`` (allowed, the goal is still ahead), ``wrong`` (an answer) or ``shown`` (the solution).
    ``says`` is the one sentence, ``more`` what explains it, ``clauses`` the ids that speak. ``steps`` is what was
    played, to be shown; ``action`` what was tried.
    """

    kind: Kind
    says: str
    more: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    repairs: tuple[Repair, ...] = ()
    steps: tuple[Step[Any], ...] = ()
    action: Action | None = None
    verdict: Verdict | None = None
