"""What a page hides is out of sight: the display of a host in a sheet of ours wins over that of Panel's when hidden."""

from __future__ import annotations

import re
from pathlib import Path

WIDGETS = Path(__file__).parent.parent.parent / "widgets"
DISPLAY = re.compile(r"^:host \{[^}]*display:", re.MULTILINE)
FRAMED = {
    "labs/labs.css",
    "player/desk.css",
    "traders/harvest.css",
    "traders/moves.css",
    "traders/scoring.css",
    "traders/steps.css",
}
"""Sheets of what lays itself out: it is never hidden itself, but with a frame around it."""


def test_no_sheet_shows_its_host_when_that_is_hidden() -> None:
    sheets = {str(file.relative_to(WIDGETS)): file.read_text("utf-8") for file in WIDGETS.rglob("*.css")}
    assert {name for name, sheet in sheets.items() if DISPLAY.search(sheet)} == FRAMED
