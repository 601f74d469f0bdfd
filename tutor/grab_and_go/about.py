"""What the rules say to each thing on the table, before anybody does anything with it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tutor.core.about import About, load_about
from tutor.core.moments import Timed
from tutor.grab_and_go import verdicts
from tutor.grab_and_go.game import GrabAndGo
from tutor.grab_and_go.position import Position


@cache
def things() -> dict[str, About]:
    """Return what each kind of thing works by, by the names of ``about.toml``."""
    return {thing: About(ids) for thing, ids in load_about(files(__package__) / "about.toml").items()}


def of_action(game: GrabAndGo, p: Position, seat: int, action: Timed) -> About:
    """Return what allows an action now, or what speaks against it, with its first sentence."""
    against = verdicts.against(p, seat, action)
    ids = [reason.clause for reason in against or verdicts.allows(p, seat, action)]
    return About(tuple(dict.fromkeys(ids)), game.say(p, against[0]) if against else "")
