"""Pages as plain data: a node is ``[tag, attributes, *children]``, a child is a node or a text.

The browser (``sheet.js``) makes elements of tags it knows and texts of texts: nothing from outside becomes markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

Node = list[Any]
Inside = Node | str | None


def tag(name: str, /, *inside: Inside | Iterable[Inside], **attributes: Any) -> Node:
    """Return a node. ``cls`` is the class, ``aria_label`` becomes ``aria-label``; ``None`` is left out anywhere."""
    named = {_name(key): str(value) for key, value in attributes.items() if value not in (None, False)}
    return [name, named, *_flat(inside)]


def _name(key: str) -> str:
    return "class" if key == "cls" else key.strip("_").replace("_", "-")


def _flat(inside: Iterable[Any]) -> Iterator[Node | str]:
    for one in inside:
        if one is None:
            continue
        if isinstance(one, str) or is_node(one):
            yield one
        else:
            yield from _flat(one)


def is_node(value: Any) -> bool:
    """Say whether a value is a node and not a list of nodes."""
    return isinstance(value, list) and len(value) > 1 and isinstance(value[0], str) and isinstance(value[1], dict)


def text_in(node: Inside) -> str:
    """Return all the text of a node, as a reader meets it."""
    if not isinstance(node, list):
        return node or ""
    return " ".join(filter(None, (text_in(child) for child in node[2:])))


def all_of(node: Inside, name: str) -> Iterator[Node]:
    """Go through all nodes with a tag, inside a node and itself."""
    if isinstance(node, list):
        if node[0] == name:
            yield node
        for child in node[2:]:
            yield from all_of(child, name)


def icon(name: str, label: str = "") -> Node:
    """Return one of the boards' icons; without a label it is only seen."""
    return tag("icon", name=name, aria_label=label or None)


def link(address: str, *inside: Inside, cls: str = "", **more: Any) -> Node:
    """Return a link; an address on the rules page opens there, without a new load."""
    return tag("a", *inside, href=address, cls=cls or None, **more)


def sentence(text: str) -> str:
    """Return a text with a capital in front and a full stop behind."""
    return text[:1].upper() + text[1:] + ("" if text[-1:] in ".?!:…" else ".")
