"""Enter one's own box: a file, or value by value; kept in the browser, used by every view of the page."""

from __future__ import annotations

from typing import Any

import panel as pn

from tutor.coffee_traders.position import COOPERATIVES
from widgets.boards.traders_looks import shown
from widgets.leaf import Node, button, h
from widgets.parts.theme import Themed
from widgets.traders.box_fields import Field
from widgets.traders.box_model import BoxModel
from widgets.traders.leaf import TradersLeaf
from widgets.traders.words import wording


class BoxView(Themed, pn.viewable.Viewer):
    """The form of one part of the box at a time."""

    def __init__(self, box: BoxModel, **params: Any) -> None:
        self.box = box
        super().__init__(**params)
        self.leaf = TradersLeaf(self._pressed)
        self._show()
        box.param.watch(lambda *events: self._show(), ["game", "said", "wrong", "section"])

    def __panel__(self) -> Any:
        return self.leaf

    def _pressed(self, do: str, value: str) -> None:
        box, (kind, _, number) = self.box, do.partition("-")
        if kind == "set":
            box.enter(int(number), value)
        elif do == "section":
            box.param.update(section=value, said="", wrong="")
        elif do == "confirm":
            box.confirm()
        elif do == "forget":
            box.forget()

    def _show(self) -> None:
        self.leaf.show(*_nodes(self.box))


def _nodes(box: BoxModel) -> list[Node]:
    words = wording("box")
    parts = [_part(name, box.section) for name in box.sections()]
    own = button(words["forget"], "forget", cls="plain", key="forget") if box.kept else None
    return [
        h("h2", words["title"], key="title"),
        h("p", words["about"], cls="quiet"),
        h("p", box.wrong, cls="note wrong", role="alert") if box.wrong else None,
        h("p", box.said, cls="note", role="status") if box.said else None,
        h("div", *parts, cls="lands sections", role="group", aria_label=words["part"]),
        h("p", _help(box.section), cls="quiet", key="help"),
        h("div", *(_form(n, field) for n, field in enumerate(box.fields())), cls="fields"),
        h("div", button(words["confirm"], "confirm", cls="small", key="confirm"), own, cls="row confirm"),
    ]


def _help(part: str) -> str:
    """How the values of a part are written."""
    return wording("box_help")["cooperative" if part in COOPERATIVES else part]


def _part(name: str, chosen: str) -> Node:
    words = wording("box_parts").get(name, shown(name))
    return button(words, "section", name, "seg section", aria_pressed=str(name == chosen).lower(), key=f"part-{name}")


def _form(n: int, field: Field) -> Node:
    named = wording("box")["enter"]
    mark = h("span", field.source, cls=f"sample-mark small-mark {'' if field.source == 'sample' else 'known'}")
    entry = h("input", type="text", id=f"field-{n}", placeholder=field.text, maxlength="200", autocomplete="off")
    label = h("label", f"{field.label}: ", h("b", field.text), " ", mark, for_=f"field-{n}")
    save = h("button", named, type="submit", cls="button small", aria_label=f"{named} {field.label}")
    key = "-".join(str(step) for step in field.path) + field.text
    return h("form", label, h("div", entry, save, cls="entry"), act=f"set-{n}", key=key, cls="box-field")
