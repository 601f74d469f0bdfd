"""A table of the rules explorer. On a phone its rows lie below each other, and each cell says which column it is of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from widgets.leaf import Node, h


def wide_table(label: str, heads: Sequence[str], rows: Iterable[Node], cls: str) -> Node:
    """Return the table: ``heads`` are its columns, each row a ``tr`` with a ``th`` and the cells of the others.

    A cell of the class ``none`` says nothing, and a phone leaves it out.
    """
    head = h("tr", [h("th", name, scope="col") for name in heads])
    body = [_labelled(row, heads[1:]) for row in rows]
    table = h("table", h("thead", head), h("tbody", body), cls=cls)
    return h("div", table, cls="wide", tabindex="0", role="region", aria_label=label)


def _labelled(row: Node, names: Sequence[str]) -> Node:
    tag, about, first, *cells = row
    if len(cells) != len(names):  # one cell for all columns
        return row
    return [
        tag,
        about,
        first,
        *([*cell[:2], h("b", name, cls="of"), *cell[2:]] for name, cell in zip(names, cells, strict=True)),
    ]
