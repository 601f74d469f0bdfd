"""The way through something that happens step by step: a slider that is one to every reader, and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import param
from msgspec import Struct, to_builtins
from panel.custom import JSComponent

from widgets import frame
from widgets.leaf import style

HERE = Path(__file__)


class Button(Struct, omit_defaults=True):
    """A button: what a press does, its words, whether it is the main one or off, and whether what it shows is open."""

    do: str
    words: str
    main: bool = False
    off: bool = False
    shows: bool | None = None


class Steps(JSComponent):
    """Calls ``on_move(value)`` when the slider moves, and the deed of a button that is pressed and not off.

    All presses count, also fast ones: each asks for one step from where the ones before have led.
    """

    state = param.Dict(default={}, doc="The slider's label, value and most, the words for the value, and the buttons.")

    _esm = frame.text("theme.js") + HERE.with_suffix(".js").read_text("utf-8")
    _stylesheets = [style(), HERE.with_suffix(".css").read_text("utf-8")]

    def __init__(self, label: str, on_move: Callable[[int], None], deeds: Mapping[str, Callable[[], None]]) -> None:
        super().__init__(sizing_mode="stretch_width", css_classes=["steps"])
        self.label = label
        self.on_move = on_move
        self.deeds = dict(deeds)

    def show_value(self, value: int, most: int, text: str, *buttons: Button) -> None:
        """Show a value between 0 and ``most``, what it means, and the buttons."""
        told = {"label": self.label, "value": value, "most": most, "text": text}
        self.state = told | {"buttons": to_builtins(buttons), "count": self.state.get("count", 0) + 1}

    def _handle_msg(self, data: Any) -> None:
        if isinstance(data, int) and not isinstance(data, bool) and 0 <= data <= self.state.get("most", -1):
            self.on_move(data)
        elif isinstance(data, str) and data in self.deeds and not self._off(data):
            self.deeds[data]()
        self.state = self.state | {"count": self.state.get("count", 0) + 1}

    def _off(self, do: str) -> bool:
        return any(one["do"] == do and one.get("off", False) for one in self.state.get("buttons", ()))
