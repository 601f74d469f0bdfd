"""A leaf of a page: words, buttons, fields and links, drawn from a tree of nodes; it says what a person did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import param
from panel.custom import JSComponent

from widgets import frame
from widgets.frame.colours import both_themes
from widgets.leaf.nodes import Node, all_of, unlinked

HERE = Path(__file__)

OnPerson = Callable[[str, str], None]

GO = "go"
"""The act of a link that is followed without a new load; its value is what stands behind the question mark."""


class Press(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser may send: what was pressed, its value, and the number of the page it stood on."""

    do: Annotated[str, msgspec.Meta(max_length=40)]
    value: Annotated[str, msgspec.Meta(max_length=2000)]
    n: int


def style() -> str:
    """Return the sheet of all leaves: the colours of both themes, then the looks."""
    return both_themes(".leaf") + HERE.with_suffix(".css").read_text("utf-8")


class Leaf(JSComponent):
    """Shows nodes; calls ``on_person(do, value)`` when a person presses something that stands on the newest page.

    ``leads``: the address and the title of the page follow this leaf, and the browser's back button speaks to it.
    ``paged``: it stands on a page of the tutor; in a notebook it does not, and links lead nowhere else.
    """

    text = param.String(default="", doc="The numbered nodes as JSON: Bokeh would look into every node of a tree.")
    leads = param.Boolean(default=False)
    paged = param.Boolean(default=True)

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
        self._about: dict[str, str] = {}

    def show_nodes(self, *nodes: Node, reveal: bool = False, focus: str = "", **about: str) -> None:
        """Show nodes, unless they stand there already. ``reveal`` scrolls to the one marked ``data_reveal``.

        Where the focused button goes, what is marked ``data_first`` gets the focus, or the leaf's first button. With
        ``focus="leave"`` it does not, and with ``focus="take"`` it also gets the focus that another leaf or a board has
        lost. ``about``: the page's ``title`` and ``address``; with ``come`` (a text that was not sent before) the
        reader is brought to ``data_come``.
        """
        kept = [node for node in nodes if node]
        about = {name: words for name, words in about.items() if words}
        if kept != self._nodes or about != self._about or reveal or focus == "take" or not self._n:
            self._nodes, self._about = kept, about
            self._send(reveal, focus)

    def reveal(self) -> None:
        """Scroll to what is marked ``data_reveal`` among the nodes that stand there."""
        self._send(reveal=True)

    def _send(self, reveal: bool = False, focus: str = "") -> None:
        self._n += 1
        nodes = self._nodes if self.paged else [unlinked(node) for node in self._nodes]
        self.page = {"n": self._n, "nodes": nodes, "reveal": reveal, "focus": focus} | self._about
        self.text = msgspec.json.encode(self.page).decode()

    def _handle_msg(self, data: Any) -> None:
        """Take what a browser sent. What is no press, is late, or stands on no page is dropped."""
        try:
            press = msgspec.convert(data, Press)
        except msgspec.ValidationError:
            return
        led = self.leads and press.do == GO  # the back button leads to addresses that stand on no page
        if not led and not self._in_time(press):
            return
        before = self._n
        try:
            if self.on_person and (led or self._stands(press)):
                self.on_person(press.do, press.value)
        finally:
            if self._n == before:  # a press without an answer would hold back every other one
                self._send()

    def _in_time(self, press: Press) -> bool:
        """Whether a person pressed what stands there now, not what stood there before."""
        return press.n == self._n

    def _stands(self, press: Press) -> bool:
        return any(act == press.do and (said is None or press.value in said) for act, said in _acts(self._nodes))


def _acts(nodes: list[Node]) -> Iterator[tuple[str, list[str] | None]]:
    """Go through what can be done here, each with the values it may have; ``None`` where a person writes the value."""
    for node in nodes:
        if isinstance(node, list):
            _, attributes, *children = node
            if attributes.get("act") and not attributes.get("disabled"):
                yield attributes["act"], _values(node)
            yield from _acts(children)


def _values(node: Node) -> list[str] | None:
    tag, attributes, *_ = node
    if tag in ("form", "input"):
        return None
    if tag == "select":
        return [option[1].get("value", "") for option in all_of(node, "option")]
    return [attributes.get("value", "")]
