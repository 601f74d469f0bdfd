"""The leaf of pages with settings: the lessons' leaf with steppers, choices, notes and tables."""

from __future__ import annotations

from pathlib import Path

from widgets.leaf import Leaf


class SettingsLeaf(Leaf):
    """Shows nodes as a :class:`Leaf` does."""

    _stylesheets = [*Leaf._stylesheets, Path(__file__).with_suffix(".css").read_text("utf-8")]
