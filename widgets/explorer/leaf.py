"""The leaf of the rules: a leaf with a look of its own, on which things are ticked off, copied and printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from widgets.explorer.words import script
from widgets.frame.colours import both_themes
from widgets.leaf import Leaf, Node, h

HERE = Path(__file__)
Deeds = Mapping[str, Callable[[str], None]]


class RuleLeaf(Leaf):
    """Shows nodes as a :class:`Leaf` does. ``deeds`` says what to do, by name, when a person does it.

    With ``data_copy`` a button copies an address, with ``data_print`` it prints; boxes inside ``data_ticks`` are ticked
    in the browser and kept there, ``data_count`` shows how many are, and ``data_forget`` unticks them.
    """

    _esm = script("script") + Leaf._esm + HERE.with_name("ticks.js").read_text("utf-8")
    _stylesheets = [both_themes(".leaf") + HERE.with_suffix(".css").read_text("utf-8")]

    def __init__(self, deeds: Deeds | None = None, **params: Any) -> None:
        super().__init__(self._do, **params)
        self.deeds = dict(deeds or {})

    def _do(self, do: str, value: str) -> None:
        if do in self.deeds:
            self.deeds[do](value)

    @property
    def node(self) -> Node:
        """What is shown, as one node."""
        return h("div", self._nodes)
