"""Reading the choices still to be settled in a scene."""

from __future__ import annotations

from tutor.coffee_traders.box import GIFTS
from tutor.coffee_traders.flow import CHOICES
from tutor.coffee_traders.names import ANIMALS, COFFEES, COOPERATIVES, KINDS, LETTERS, WILD
from tutor.coffee_traders.position import Choice
from tutor.coffee_traders.rules import Rules
from tutor.coffee_traders.scene_file import ChoiceEntry
from tutor.coffee_traders.sites import BOARD
from tutor.core.errors import BadInput, choose
from tutor.core.read import join, within

_LETTER = tuple(LETTERS)
_POINTS = tuple(str(n) for n in range(1, 100))
_ABOUT: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("serve", "staff", "counter", "advance", "town", "reward", "join", "house"), COOPERATIVES),
    **dict.fromkeys(("side", "claim", "stack"), _LETTER),
    "farm": ("A", "C"),
    "gift": GIFTS,
    "pair": (WILD,),
    "pay": _POINTS,
    "piggyback": (BOARD, *COOPERATIVES),
    "build": ("", "hospital", "warehouse"),
}
"""What each choice can be about; the others are about nothing."""


def read(rules: Rules, names: tuple[str, ...], c: ChoiceEntry, place: str) -> Choice:
    """Return a choice; raises ``BadInput`` for one that no game puts."""
    choose(c.kind, CHOICES, join(place, "kind"), "choice")
    seat = names.index(choose(c.player, names, join(place, "player"), "player"))
    choose(c.about, _ABOUT.get(c.kind, ("",)), join(place, "about"), f"thing a choice of kind {c.kind} is about")
    if c.clause and c.clause not in rules.rulebook.clauses:
        raise BadInput(join(place, "clause"), f"unknown clause {c.clause!r}")
    most = {"piggyback": len(names) - 1, "pay": int(c.about) if c.about.isdecimal() else 0}.get(c.kind, 99)
    within(c.n, most, join(place, "n"))
    allowed = {"serve": names, "pair": (*COOPERATIVES, *ANIMALS, WILD), "piggyback": KINDS}.get(c.kind, COFFEES)
    for i, word in enumerate(c.among):
        choose(word, allowed, join(place, "among", i), "entry")
    if c.kind in ("serve", "pair", "piggyback") and not c.among:
        raise BadInput(join(place, "among"), "is missing")
    return Choice(c.kind, seat, c.clause, c.about, c.n, c.among)
