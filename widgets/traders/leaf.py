"""The leaf of the Coffee Traders views: the labs' leaf with some looks more."""

from __future__ import annotations

from pathlib import Path

from widgets.labs.lab_leaf import LabLeaf


class TradersLeaf(LabLeaf):
    """Shows nodes as a :class:`LabLeaf` does."""

    _stylesheets = [*LabLeaf._stylesheets, Path(__file__).with_name("leaf.css").read_text("utf-8")]
