"""The set-ups of several tables side by side: the steps in which they differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from tutor import glossary
from tutor.core.errors import BadInput
from widgets.explorer.parts import chips, nothing
from widgets.explorer.setup_list import Table, items
from widgets.explorer.words import sentence
from widgets.leaf import Node, h


class Cell(Struct, frozen=True):
    """What a step of a set-up says, and what of it is compared: whose names stand in a choice is no difference."""

    says: str = "—"
    compared: str = ""


def table(tables: Mapping[str, Table]) -> Node:
    """Return the steps in which the set-ups differ, a column for each table by its name."""
    columns = {name: dict(_cells(one)) for name, one in tables.items()}
    keys = dict.fromkeys(key for column in columns.values() for key in column)
    rows = [key for key in keys if len({column.get(key, Cell()).compared for column in columns.values()}) > 1]
    if not rows:
        return nothing("The set-up is the same.")
    head = h("tr", h("th", "Rule", scope="col"), [h("th", name, scope="col") for name in columns])
    body = [_row(key, [column.get(key, Cell()).says for column in columns.values()]) for key in rows]
    made = h("table", h("thead", head), h("tbody", body), cls="columns-table")
    return h("div", made, cls="wide", tabindex="0", role="region", aria_label="Differences of the set-ups")


def _row(key: tuple[str, str], said: list[str]) -> Node:
    return h("tr", h("th", chips(key[:1]), scope="row"), [h("td", words) for words in said])


def _cells(one: Table) -> Iterator[tuple[tuple[str, str], Cell]]:
    """Go through the steps of a set-up, each by its rule and kind."""
    try:
        for item in items(one):
            says = " ".join(item.lines)
            choice = item.kind in glossary.phrases().choices
            yield (item.clause, item.kind), Cell(says, item.kind if choice else says)
    except BadInput as error:
        yield ("", ""), Cell(sentence(error.problem), error.problem)
