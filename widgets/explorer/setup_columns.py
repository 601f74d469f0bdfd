"""The set-ups of several tables side by side: the steps in which they differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from tutor.core.errors import BadInput
from widgets.explorer.parts import chips, nothing
from widgets.explorer.setup_list import Table, items
from widgets.explorer.wide_table import wide_table
from widgets.explorer.words import phrase, sentence
from widgets.leaf import Node, h

NO_STEP = "—"


class Cell(Struct, frozen=True):
    """What a step of a set-up says, and what of it is compared: whose names stand there is no difference."""

    says: str = NO_STEP
    compared: str = ""


def table(tables: Mapping[str, Table]) -> Node:
    """Return the steps in which the set-ups differ, a column for each table by its name."""
    columns = {name: dict(_cells(one)) for name, one in tables.items()}
    keys = dict.fromkeys(key for column in columns.values() for key in column)
    rows = [key for key in keys if len({column.get(key, Cell()).compared for column in columns.values()}) > 1]
    if not rows:
        return nothing(phrase("compare", "same_set_up"))
    body = [_row(key, [column.get(key, Cell()).says for column in columns.values()]) for key in rows]
    return wide_table(phrase("compare", "differences"), [phrase("compare", "rule"), *columns], body, "columns-table")


def _row(key: tuple[str, str], said: list[str]) -> Node:
    cells = [h("td", words, cls="" if words != NO_STEP else "none") for words in said]
    return h("tr", h("th", chips(key[:1]), scope="row"), cells)


def _cells(one: Table) -> Iterator[tuple[tuple[str, str], Cell]]:
    """Go through the steps of a set-up, each by its rule and kind."""
    try:
        for item in items(one):
            yield (item.clause, item.kind), Cell(" ".join(item.lines), item.alike)
    except BadInput as error:
        yield ("", ""), Cell(sentence(error.problem), error.problem)
