"""One component for everything that is read: it shows a tree of words and says what the person did in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import param
from panel.custom import JSComponent

from widgets.boards.scene import icons
from widgets.explorer.words import Node
from widgets.frame.colours import both_themes

HERE = Path(__file__)
Deeds = Mapping[str, Callable[[str], None]]


class Done(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser may send: the name of a deed and a short value."""

    do: Annotated[str, msgspec.Meta(max_length=40)]
    value: Annotated[str, msgspec.Meta(max_length=1000)] = ""


def code() -> str:
    """The component's JavaScript, the icons in front."""
    return f"const ICONS = {json.dumps(icons())}\n" + HERE.with_suffix(".js").read_text("utf-8")


def style() -> str:
    """The component's style sheet; where no page around it sets the colours (in a notebook) it has its own."""
    return both_themes(".paper.alone") + HERE.with_suffix(".css").read_text("utf-8")


class Sheet(JSComponent):
    """Shows a node. ``deeds`` says what to do, by name, when a person does it; what has no name here is dropped.

    ``paged``: it stands on the page of the rules, where links change the address; the one that ``leads`` follows it, so
    that the back button works and the page has its title.
    """

    content = param.String(default="", doc="The node with its title and address, as JSON.")
    paged = param.Boolean(default=False)
    leads = param.Boolean(default=False)

    _esm = code()
    _stylesheets = [style()]

    def __init__(self, deeds: Deeds | None = None, **params: Any) -> None:
        params.setdefault("sizing_mode", "stretch_width")
        super().__init__(**params)
        self.deeds = dict(deeds or {})
        self.node: Node | None = None

    def show(self, node: Node | None, **about: str) -> None:
        """Show a node, nothing for ``None``.

        The page's ``title`` and ``address`` go to the browser with it; with ``come`` (a text that was not sent before)
        the reader is brought here.
        """
        self.node = node
        self.content = msgspec.json.encode({"node": node} | about).decode()

    def _handle_msg(self, data: Any) -> None:
        try:
            done = msgspec.convert(data, Done)
        except msgspec.ValidationError:
            return
        if done.do in self.deeds:
            self.deeds[done.do](done.value)
