"""The leaf of the labs: the lessons' leaf with some looks more."""

from __future__ import annotations

from pathlib import Path

from widgets.player.leaf import Leaf


class LabLeaf(Leaf):
    """Shows nodes as a :class:`Leaf` does."""

    _stylesheets = [*Leaf._stylesheets, Path(__file__).with_name("leaves.css").read_text("utf-8")]
