"""The leaf of the Coffee Traders views: the leaf of pages with settings with some looks more."""

from __future__ import annotations

from pathlib import Path

from widgets.parts.leaf import SettingsLeaf


class TradersLeaf(SettingsLeaf):
    """Shows nodes as a :class:`SettingsLeaf` does."""

    _stylesheets = [*SettingsLeaf._stylesheets, Path(__file__).with_suffix(".css").read_text("utf-8")]
