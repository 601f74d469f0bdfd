"""Enter one's own box: a file, or value by value; kept in the browser, used by every view of the page."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import panel as pn

from tutor.coffee_traders.names import COOPERATIVES
from tutor.core.sentences import big
from widgets.boards.traders_looks import shown
from widgets.leaf import Node, button, h
from widgets.parts.theme import Themed
from widgets.traders.box_fields import Field
from widgets.traders.box_model import BoxModel
from widgets.traders.leaf import TradersLeaf
from widgets.traders.words import wording

Numbered = tuple[int, Field]
"""A value with its number in its part of the box."""


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
        self.leaf.show_nodes(*_nodes(self.box))


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
        *_fields(box.section, box.fields()),
        h("div", button(words["confirm"], "confirm", cls="small", key="confirm"), own, cls="row confirm"),
    ]


def _help(part: str) -> str:
    """How the values of a part are written."""
    return wording("box_help")["cooperative" if part in COOPERATIVES else part]


def _part(name: str, chosen: str) -> Node:
    words = wording("box_parts").get(name, shown(name))
    return button(words, "section", name, "seg section", aria_pressed=name == chosen, key=f"part-{name}")


# ---- the values: what is printed together stands together, and many entries are folded by bundles ----------------


def _fields(part: str, fields: list[Field]) -> list[Node]:
    bundles = groupby(enumerate(fields), key=lambda one: one[1].within)
    return [_bundle(f"{part}-{name}", name, [*group]) for name, group in bundles]


def _bundle(key: str, name: str, fields: list[Numbered]) -> Node:
    entries = [_entry(name, [*group]) for name, group in groupby(fields, key=lambda one: one[1].entry)]
    made = h("div", *entries, cls="fields")
    return h("details", h("summary", name), made, cls="bundle", key=key) if name else made


def _entry(name: str, fields: list[Numbered]) -> list[Node]:
    if not name or len(fields) == 1:
        return [_form(n, field, h("label", f"{field.label}: ", _value(field), _mark(field))) for n, field in fields]
    alike = len({field.source for _, field in fields}) == 1
    forms = [_form(n, field, _short(field, alike)) for n, field in fields]
    head = h("legend", big(name.removeprefix(f"{fields[0][1].within} ")), _mark(fields[0][1]) if alike else "")
    return [h("fieldset", head, h("div", *forms, cls="together"), cls="entry-set", key=f"entry-{name}")]


def _short(field: Field, alike: bool) -> Node:
    """A label that leaves to its legend what is told there, save to those who listen."""
    told = h("span", f"{field.entry} ", cls="unseen")
    return h("label", told, f"{field.name}: ", _value(field), "" if alike else _mark(field))


def _value(field: Field) -> Node:
    return h("b", field.text)


def _mark(field: Field) -> list[Node]:
    known = "" if field.source == "sample" else "known"
    return [" ", h("span", field.source, cls=f"sample-mark small-mark {known}")]


def _form(n: int, field: Field, label: Node) -> Node:
    """One value to be entered."""
    named = wording("box")["enter"]
    label[1]["for"] = f"field-{n}"
    entry = h("input", type="text", id=f"field-{n}", placeholder=field.text, maxlength="200", autocomplete="off")
    save = h("button", named, type="submit", cls="button small", aria_label=f"{named} {field.label}")
    key = "-".join(str(step) for step in field.path) + field.text
    cls = "box-field" if field.text.isdecimal() else "box-field broad"
    return h("form", label, h("div", entry, save, cls="entry"), act=f"set-{n}", key=key, cls=cls)
