"""The heat of the board in words and numbers, as trees of nodes and as the cells of a heat map."""

from __future__ import annotations

from collections.abc import Iterable

from widgets.labs.movement_model import MovementModel
from widgets.labs.parts import picture
from widgets.labs.words import phrase
from widgets.leaf import Node, h
from widgets.parts.nodes import choice

HEATS = ("ends", "entered")
"""What may be counted."""


def heat_head(model: MovementModel) -> list[Node]:
    """Heading and switch of the heat map."""
    return [
        h("h3", phrase("heat", "head"), cls="big"),
        h("p", phrase("heat", "all", walks=f"{_every(model):,}"), cls="quiet"),
        choice(phrase("heat", "count"), "heat", {one: phrase("heat", one) for one in HEATS}, model.view.heat),
    ]


def _every(model: MovementModel) -> int:
    return sum(one.ends for one in model.study.heat.values())


def heat_table(model: MovementModel) -> list[Node]:
    """The heat map in words: a row for each space, whose button opens the space."""
    columns = ("space", "col_ends", "col_entered", "col_cookies", "col_sets")
    titles = [phrase("heat", column, model.study.game.sentences) for column in columns]
    return [
        h(
            "table",
            h("caption", phrase("heat", "caption")),
            h("thead", h("tr", *(h("th", title, scope="col") for title in titles))),
            h("tbody", *_rows(model)),
            cls="heat",
        )
    ]


def _rows(model: MovementModel) -> Iterable[Node]:
    sets: dict[str, set[tuple[str, ...]]] = {}
    for walk in model.study.walks:
        sets.setdefault(walk.end, set()).add(walk.tokens)
    for (name, one), kind in zip(model.study.heat.items(), model.study.position.board, strict=True):
        looked = name == model.view.space
        press = picture(kind, f"{name} {kind}", "look", name, "spot", f"look-{name}", aria_pressed=looked)
        cells = (
            f"{one.ends:,}",
            f"{one.entered:,}",
            "–" if one.cookies is None else str(one.cookies),
            f"{len(sets.get(name, ())):,}",
        )
        yield h("tr", h("th", press, scope="row"), *(h("td", cell) for cell in cells), key=f"row-{name}")
