"""The mark of values that are samples, and the way to enter the printed ones."""

from __future__ import annotations

from collections.abc import Iterable

import panel as pn

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.names import COOPERATIVES, LETTERS
from widgets.boards.scene import Part
from widgets.leaf import Node, h
from widgets.traders.words import wording


def parts_of(game: CoffeeTraders, section: str) -> tuple[str, ...]:
    """Return the parts of the box whose printed points a section of the score sheet adds."""
    box = game.box
    found = {
        "bars": box.cities,
        "milestones": tuple(box.milestones),
        "contracts": tuple(f"contract space {letter}" for letter in LETTERS),
        "counters": ("player board",),
    }
    return found.get(section, ())


def parts_drawn(game: CoffeeTraders, drawn: Iterable[Part]) -> tuple[str, ...]:
    """Return the parts of the box from which these drawings come."""
    box = game.box
    found: list[str] = []
    own = [name for name in box.sources if name.split(" ")[0] in ("row", "farm", "player", "contract")]
    for part in drawn:
        kind, _, about = part.id.partition("-")
        whole = {"glance": COOPERATIVES, "bars": box.cities, "milestones": box.milestones, "company": own}
        found += whole.get(kind, (about,) if about in COOPERATIVES else ())
    return tuple(dict.fromkeys(found))


def is_sample(game: CoffeeTraders, *parts: str) -> bool:
    """Say whether one of these parts holds sample values."""
    return any(game.box.sources.get(part) == "sample" for part in parts)


def mark(game: CoffeeTraders, *parts: str) -> Node | None:
    """Return the mark with the way to enter one's own values; nothing where all are known."""
    if not is_sample(game, *parts):
        return None
    words = h("span", wording("box")["unknown"], cls="quiet")
    return h("p", h("span", wording("box")["sample"], cls="sample-mark"), " ", words, _way(), cls="row sampled")


def _way() -> Node:
    """Return the link to the box; a notebook has no such page and is told where it is."""
    page = pn.state.curdoc
    if page is None or not page.session_context:
        return h("span", wording("box")["elsewhere"], cls="quiet")
    return h("a", wording("box")["yours"], href="./traders?view=box", cls="sample-link")
