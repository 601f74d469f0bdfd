"""The card that tells a moment: when it is, what happens, the clauses as chips, and a clause's words once asked for."""

from __future__ import annotations

from collections.abc import Iterable

from widgets.leaf import Node, button, h
from widgets.parts.rules import face, named, title
from widgets.traders.table_model import TableModel


def card(model: TableModel, when: str, says: str, more: str, clauses: Iterable[str]) -> Node:
    """Return the card; a chip opens the words of its clause."""
    ids = list(dict.fromkeys(clauses))
    chips = [
        button(
            face(id),
            "rule",
            id,
            "chip small",
            key=f"rule-{id}",
            title=title(id),
            aria_label=named(id),
            aria_expanded=model.opened == id,
        )
        for id in ids
    ]
    rule = model.game.rulebook.clauses.get(model.opened)
    return h(
        "section",
        h("div", h("p", when, cls="quiet when"), h("span", *chips, cls="by"), cls="top"),
        h("p", says, cls="says"),
        h("p", more, cls="more"),
        h("p", rule.says, cls="rule") if rule and model.opened in ids else None,
        cls="card moment",
    )
