"""Legal actions near to a refused one."""

from __future__ import annotations

from tutor.coffee_traders import notation, verdicts
from tutor.coffee_traders.position import Position
from tutor.coffee_traders.rules import Rules
from tutor.core.values import MOST_REPAIRS, Action, Repair


def near(rules: Rules, p: Position, seat: int, action: Action) -> tuple[Repair, ...]:
    """Return up to three legal actions with most words in common, those of the same kind first."""
    wanted = set(notation.write(action).split())

    def distance(other: Action) -> tuple[bool, int]:
        return type(other) is not type(action), -len(wanted & set(notation.write(other).split()))

    found = sorted(verdicts.legal(rules, p, seat), key=distance)[:MOST_REPAIRS]
    return tuple(Repair(a, "instead", {"action": notation.write(a)}) for a in found)
