"""Parts that the leaves of many pages share: choices, steppers and notes, as nodes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.core.sentences import listed
from widgets.leaf import Node, button, h, icon
from widgets.parts.words import phrase


def choice(label: str, act: str, options: Mapping[str, str], chosen: str) -> Node:
    """A row of buttons of which one is pressed: value → words."""
    made = [
        button(words, act, value, "seg", aria_pressed=value == chosen, key=f"{act}-{value}")
        for value, words in options.items()
    ]
    return h(
        "div", h("span", label, cls="label"), h("div", *made, cls="segs", role="group", aria_label=label), cls="set"
    )


def stepper(label: str, act: str, value: int, most: int, who: str = "", picture: str = "") -> Node:
    """A count between a button for one less and one for one more; their value is the new count, after ``who``."""
    name = phrase("parts", "of", who=who, name=label) if who else label
    ahead = f"{who}." if who else ""
    less = _turn("−", phrase("parts", "less", name=name), act, f"{ahead}{value - 1}", value == 0)
    more = _turn("+", phrase("parts", "more", name=name), act, f"{ahead}{value + 1}", value >= most)
    shown = h("output", str(value), cls="count", aria_label=name)
    mark = icon(picture) if picture else None
    return h("div", h("span", mark, label, cls="label"), h("div", less, shown, more, cls="stepper"), cls="set")


def _turn(sign: str, name: str, act: str, value: str, off: bool) -> Node:
    return button(sign, act, value, "turn", aria_label=name, key=name, disabled=off, data_often=True)


def left_out(odd: Sequence[str]) -> Node:
    """Say which parts of an address could not be read; nothing when all could."""
    if not odd:
        return None
    words = phrase("parts", "left_out", parts=listed(tuple(odd)))
    return h("p", words, cls="note", role="note")
