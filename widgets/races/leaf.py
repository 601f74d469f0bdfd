"""The leaf of a race: the leaf of pages with settings with some looks more."""

from __future__ import annotations

from pathlib import Path

from widgets.parts.leaf import SettingsLeaf


class RaceLeaf(SettingsLeaf):
    """Shows nodes as a :class:`SettingsLeaf` does."""

    _stylesheets = [*SettingsLeaf._stylesheets, Path(__file__).with_suffix(".css").read_text("utf-8")]
