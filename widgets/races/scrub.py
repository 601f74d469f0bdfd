"""A slider through a film: the browser's own, so that it answers to mouse, touch and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import param
from panel.custom import JSComponent

from widgets.races.words import script


class To(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser may send: the step to show."""

    to: int


class Scrub(JSComponent):
    """Shows ``at`` of ``last`` with ``words``; calls ``on_to(step)`` when a person moves it."""

    at = param.Integer(default=0, doc="The step shown.")
    last = param.Integer(default=0, doc="The last step.")
    words = param.String(default="", doc="The step in words, for screen readers.")

    _esm = script("scrub") + Path(__file__).with_suffix(".js").read_text("utf-8")
    _stylesheets = [Path(__file__).with_suffix(".css").read_text("utf-8")]

    def __init__(self, on_to: Callable[[int], None] | None = None, **params: Any) -> None:
        params.setdefault("sizing_mode", "stretch_width")
        super().__init__(**params)
        self.on_to = on_to

    def _handle_msg(self, data: Any) -> None:
        """Take what a browser sent; what is no step is dropped."""
        try:
            sent = msgspec.convert(data, To)
        except msgspec.ValidationError:
            return
        if self.on_to and 0 <= sent.to <= self.last:
            self.on_to(sent.to)
