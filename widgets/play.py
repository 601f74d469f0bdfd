"""The Play page: races against the clock and computer baristas."""

from __future__ import annotations

from typing import Any

import panel as pn

from widgets.parts.line import AddressLine
from widgets.races.model import RaceModel
from widgets.races.page import RaceView
from widgets.session import Session


class PlayPage(pn.viewable.Viewer):
    """A race of Grab & Go or Caffeine Rush; the address keeps what was chosen. ``model`` brings another clock."""

    def __init__(self, session: Session, model: RaceModel | None = None) -> None:
        super().__init__()
        self.model = model or RaceModel()
        odd = [part for part in self.model.read(pn.state.session_args or {}) if part not in session.odd]
        self._line = AddressLine()
        self._page = pn.Column(RaceView(self.model, odd), self._line, sizing_mode="stretch_width")
        self.model.param.watch(self._write, "sight")

    def __panel__(self) -> Any:
        return self._page

    def _write(self, event: Any) -> None:
        self._line.address = self.model.write()
