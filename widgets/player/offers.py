"""What may be done at a table, as buttons with the task: few stand there, many of one kind are unfolded on demand."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.leaf import Node, button, h
from widgets.player.views import More, View
from widgets.player.words import phrase, wording

FEW = 6
"""Buttons that are read at a glance."""

ALIKE = 2
"""Among more than those, so many of a kind still stand there; more of it are folded."""

ALL = "all"
"""The button that leads from the offers of one piece back to all."""


def offered(view: View) -> list[More]:
    """Return the buttons of a view that stand with the task."""
    return [one for one in view.more() if one.group]


def offers_of(view: View, lead: str) -> Node | None:
    """Return the offers of a moment under a line that leads to them; ``None`` where there are none."""
    made = offered(view)
    if not made:
        return None
    kinds = dict.fromkeys(one.group for one in made)
    few = len(made) <= FEW
    groups = [(kind, [one for one in made if one.group == kind]) for kind in kinds]
    standing = [one for _, group in groups if few or len(group) <= ALIKE for one in group]
    folded = [_fold(kind, group) for kind, group in groups if not few and len(group) > ALIKE]
    return h(
        "div",
        h("p", lead, cls="quiet lead"),
        _row(standing),
        *folded,
        cls="offers",
        role="group",
        aria_label=phrase("plain", "actions"),
        key="offers",
        data_reveal="1",
    )


def _row(made: Sequence[More]) -> Node:
    return h("div", *map(_button, made), cls="row")


def _button(one: More) -> Node:
    return button(one.words, "use", one.id, "plain" if one.id == ALL else "small option", key=f"offer-{one.id}")


def _fold(kind: str, group: Sequence[More]) -> Node:
    words = wording("kinds").get(kind, kind)
    return h(
        "details", h("summary", phrase("offers", "more", kind=words, n=len(group))), _row(group), key=f"fold-{kind}"
    )
