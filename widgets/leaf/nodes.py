"""Pages as plain data: a node is ``[tag, attributes, *children]``, a child is a node or a text.

The browser (``leaf.js``) makes elements of tags it knows and texts of texts: nothing from outside becomes markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from widgets.boards.scene import icons

Node = Any
"""Text, or a list ``[tag, attributes, *children]`` made by :func:`h`."""


def h(tag: str, /, *children: Node | Iterable[Node], cls: str | None = "", **attributes: Any) -> Node:
    """Return a node; what is empty among its children is left out, and lists of nodes are taken apart.

    ``act`` and ``value`` say what a press of it does; an underscore in a name stands for a hyphen, ``None`` and
    ``False`` for no attribute. Whether ``aria_pressed`` or another state holds is said either way.
    """
    named = {name.strip("_").replace("_", "-"): value for name, value in attributes.items()}
    said = {name: words for name, value in named.items() if (words := _said(name, value)) is not None}
    return [tag, ({"class": cls} if cls else {}) | said, *_flat(children)]


def _said(name: str, value: Any) -> Any:
    """Return an attribute as it is written, ``None`` for one that is left out."""
    if isinstance(value, bool) and name.startswith("aria-"):
        return str(value).lower()
    return None if value is False else value


def _flat(children: Iterable[Any]) -> Iterator[Node]:
    for one in children:
        if not one:
            continue
        if isinstance(one, str) or is_node(one):
            yield one
        else:
            yield from _flat(one)


def unlinked(node: Node) -> Node:
    """Return a node whose links are words; those that do something where they stand are kept."""
    if not is_node(node):
        return node
    tag, attributes, *children = node
    if tag == "a" and "act" not in attributes:
        tag, attributes = "span", {name: value for name, value in attributes.items() if name != "href"}
    return [tag, attributes, *map(unlinked, children)]


def is_node(value: Any) -> bool:
    """Say whether a value is a node and not a list of nodes."""
    return isinstance(value, list) and len(value) > 1 and isinstance(value[0], str) and isinstance(value[1], dict)


def icon(name: str, cls: str = "", label: str = "") -> Node:
    """Return one of the tutor's drawings; without a ``label`` it is only seen, so words must stand beside it."""
    named = {"aria-label": label} if label else {}
    return ["icon", {"class": f"icon {cls}".strip(), "markup": icons()[name]} | named]


def button(inside: Node | Iterable[Node], act: str, value: str = "", cls: str = "", **attributes: Any) -> Node:
    """Return a button with words, or several nodes; one with the same ``key`` keeps the focus when they change.

    Of a double click only the first press counts, but with ``data_often`` each does what stands there by then.
    """
    return h("button", inside, cls=f"button {cls}".strip(), type="button", act=act, value=value, **attributes)


def link(address: str, *inside: Node, cls: str = "", **attributes: Any) -> Node:
    """Return a link to an address of the tutor ("./learn"); one with an ``act`` is followed without a new load."""
    return h("a", *inside, cls=cls, href=address, **attributes)


def text_in(node: Node) -> str:
    """Return all the text of a node, as a reader meets it."""
    if not isinstance(node, list):
        return node or ""
    return " ".join(filter(None, (text_in(child) for child in node[2:])))


def all_of(node: Node, tag: str) -> Iterator[Node]:
    """Go through all nodes with a tag, inside a node and itself."""
    if isinstance(node, list):
        if node[0] == tag:
            yield node
        for child in node[2:]:
            yield from all_of(child, tag)
