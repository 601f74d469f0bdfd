"""The leaf of a race: the leaf of pages with settings with some looks more."""

from __future__ import annotations

from pathlib import Path

from widgets.leaf.leaf import Press
from widgets.parts.leaf import SettingsLeaf


class RaceLeaf(SettingsLeaf):
    """Shows nodes as a :class:`SettingsLeaf` does.

    Here a press counts as long as its button stands there: a race and a film change what is said by themselves.
    """

    _stylesheets = [*SettingsLeaf._stylesheets, Path(__file__).with_suffix(".css").read_text("utf-8")]

    def _in_time(self, press: Press) -> bool:
        return press.n <= self._n
