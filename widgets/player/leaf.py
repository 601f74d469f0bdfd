"""A leaf of a page: words and buttons, drawn from a tree of nodes; the browser says what a person pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import param
from panel.custom import JSComponent

from widgets import frame
from widgets.boards.scene import icons
from widgets.frame.colours import both_themes

HERE = Path(__file__)
Node = Any
"""Text, or a list ``[tag, attributes, *children]`` made by :func:`h`."""

OnPerson = Callable[[str, str], None]


class Press(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser may send: what was pressed, its value, and the number of the page it stood on."""

    do: Annotated[str, msgspec.Meta(max_length=40)]
    value: Annotated[str, msgspec.Meta(max_length=200)]
    n: int


def h(tag: str, *children: Node, cls: str = "", **attributes: Any) -> Node:
    """Return a node. ``act`` and ``value`` say what a press of it does; an underscore in a name stands for a hyphen."""
    named = {
        name.rstrip("_").replace("_", "-"): value for name, value in attributes.items() if value not in (None, False)
    }
    return [tag, ({"class": cls} if cls else {}) | named, *(child for child in children if child)]


def icon(name: str, cls: str = "") -> Node:
    """Return one of the tutor's drawings; it is only seen, so words must stand beside it."""
    return ["icon", {"class": f"icon {cls}", "markup": icons()[name]}]


def button(words: str, act: str, value: str = "", cls: str = "", **attributes: Any) -> Node:
    """Return a button; one with the same ``key`` keeps the focus when its words change."""
    return h("button", words, cls=f"button {cls}".strip(), type="button", act=act, value=value, **attributes)


def style() -> str:
    """Return the sheet of all leaves: the colours of both themes, then the looks."""
    return both_themes(".leaf") + HERE.with_suffix(".css").read_text("utf-8")


class Leaf(JSComponent):
    """Shows nodes; calls ``on_person(do, value)`` when a person presses something that stands on the newest page."""

    text = param.String(default="", doc="The numbered nodes as JSON: Bokeh would look into every node of a tree.")

    _esm = frame.text("theme.js") + HERE.with_suffix(".js").read_text("utf-8")
    _stylesheets = [style()]

    def __init__(self, on_person: OnPerson | None = None, **params: Any) -> None:
        params.setdefault("sizing_mode", "stretch_width")
        super().__init__(**params)
        self.on_person = on_person
        self.page: dict[str, Any] = {}
        """The numbered nodes, as sent to the browser."""
        self._n = 0
        self._nodes: list[Node] = []

    def show(self, *nodes: Node, reveal: bool = False, focus: str = "") -> None:
        """Show nodes, unless they stand there already. ``reveal`` scrolls to the one marked ``data_reveal``.

        Where the focused button goes, the leaf's first one gets the focus. With ``focus="leave"`` it does not, and with
        ``focus="take"`` it also gets the focus that another leaf or a board has lost.
        """
        kept = [node for node in nodes if node]
        if kept != self._nodes or reveal or focus == "take" or not self._n:
            self._nodes = kept
            self._send(reveal, focus)

    def _send(self, reveal: bool = False, focus: str = "") -> None:
        self._n += 1
        self.page = {"n": self._n, "nodes": self._nodes, "reveal": reveal, "focus": focus}
        self.text = msgspec.json.encode(self.page).decode()

    def _handle_msg(self, data: Any) -> None:
        """Take what a browser sent. What is no press, is late, or stands on no page is dropped."""
        try:
            press = msgspec.convert(data, Press)
        except msgspec.ValidationError:
            return
        if press.n != self._n:
            return
        if self.on_person and self._stands(press):
            self.on_person(press.do, press.value)
        if self._n == press.n:
            self._send()

    def _stands(self, press: Press) -> bool:
        acts = _acts(self._nodes)
        return any(act == press.do and (tag == "form" or value == press.value) for tag, act, value in acts)


def _acts(nodes: list[Node]) -> Iterator[tuple[str, str, str]]:
    for node in nodes:
        if isinstance(node, list):
            tag, attributes, *children = node
            if attributes.get("act") and not attributes.get("disabled"):
                yield tag, attributes["act"], attributes.get("value", "")
            yield from _acts(children)
