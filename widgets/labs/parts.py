"""Parts that the leaves of labs and views share: choices, steppers, tokens, clauses and notes, as nodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.sentences import listed
from widgets.player.leaf import Node, button, h, icon
from widgets.player.views import sentence


def choice(label: str, act: str, options: Mapping[str, str], chosen: str) -> Node:
    """A row of buttons of which one is pressed: value → words."""
    made = [
        button(words, act, value, "seg", aria_pressed=str(value == chosen).lower(), key=f"{act}-{value}")
        for value, words in options.items()
    ]
    return h(
        "div", h("span", label, cls="label"), h("div", *made, cls="segs", role="group", aria_label=label), cls="set"
    )


def picture(kind: str, words: str, act: str, value: str, cls: str, key: str, *more: Node, **attributes: Any) -> Node:
    """Return a button with one of the drawings before its words."""
    return h(
        "button",
        icon(kind),
        h("span", words),
        *more,
        cls=f"button {cls}",
        type="button",
        act=act,
        value=value,
        key=key,
        **attributes,
    )


def stepper(label: str, act: str, value: int, most: int, who: str = "", picture: str = "") -> Node:
    """A count between a button for one less and one for one more; their value is the new count, after ``who``."""
    name = f"{who}: {label}" if who else label
    ahead = f"{who}." if who else ""
    less = _turn("−", f"{name}, one less", act, f"{ahead}{value - 1}", value == 0)
    more = _turn("+", f"{name}, one more", act, f"{ahead}{value + 1}", value >= most)
    shown = h("output", str(value), cls="count", aria_label=name)
    mark = icon(picture) if picture else None
    return h("div", h("span", mark, label, cls="label"), h("div", less, shown, more, cls="stepper"), cls="set")


def _turn(sign: str, name: str, act: str, value: str, off: bool) -> Node:
    return button(sign, act, value, "turn", aria_label=name, key=name, disabled=off)


def tokens(found: Iterable[str], wanted: Sequence[str] = ()) -> Node:
    """Tokens as tiles with their number; ``wanted`` ones stand first, what is to spare is quiet."""
    counts, needs = Counter(found), Counter(wanted)
    kinds = sorted(counts, key=lambda kind: (kind not in needs, kind))
    made = [
        h(
            "li",
            icon(kind),
            h("span", f"{counts[kind]} {kind}"),
            cls=f"tile {kind}{'' if not needs or kind in needs else ' spare'}",
        )
        for kind in kinds
    ]
    return h("ul", *made, cls="tiles")


def brief(ids: Iterable[str]) -> str:
    """Clause ids in few words: ``winter.move.1, .2, .5 · winter.upgrades.7``."""
    numbers: dict[str, list[str]] = {}
    for id in dict.fromkeys(ids):
        group, _, number = id.rpartition(".")
        numbers.setdefault(group, []).append(number)
    ordered = {group: sorted(found, key=lambda n: (len(n), n)) for group, found in numbers.items()}
    return " · ".join(f"{group}.{', .'.join(found)}" for group, found in ordered.items())


def rules(game: Game, said: Mapping[str, str], act: str, value: str, opened: bool) -> list[Node]:
    """The clauses (id → what they say of this case) as one button, and, once it is pressed, one by one."""
    head = button(brief(said), act, value, "rules", key=f"{act}-{value}", aria_expanded=str(opened).lower(),
                  aria_label=f"Rules: {brief(said)}")  # fmt: skip
    if not opened:
        return [head]
    lines = [
        h(
            "li",
            h("b", id),
            " ",
            game.rulebook.clauses[id].says,
            h("span", sentence(words), cls="quiet case") if words else None,
        )
        for id, words in said.items()
    ]
    return [head, h("ul", *lines, cls="cited")]


def left_out(odd: Sequence[str]) -> Node:
    """Say which parts of an address could not be read; nothing when all could."""
    if not odd:
        return None
    words = f"Part of this address could not be read and was left out: {listed(odd)}."
    return h("p", words, cls="note", role="note")
