"""Where an owner's box lives: this browser. A picked or stored file arrives as text and is checked like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, Protocol

import msgspec
import param
from panel.custom import JSComponent

from tutor.coffee_traders import CoffeeTraders
from widgets import frame
from widgets.leaf import style
from widgets.traders.box_model import LONGEST, BoxModel
from widgets.traders.words import phrase, script

HERE = Path(__file__)


class Desk(Protocol):
    """Where a game is played that may be played with another box."""

    def __panel__(self) -> Any: ...

    def use_game(self, game: CoffeeTraders) -> None:
        """Play with another box from now on."""


def use_own_box(desk: Desk) -> None:
    """Have a desk play with the box that this browser keeps, once it has sent it; nothing is seen of that."""
    box = BoxModel()
    box.param.watch(lambda event: desk.use_game(event.new), "game")
    desk.__panel__().append(BoxStore(box))


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser may send: a file picked now, one too large to read, or the text stored before."""

    type: Literal["file", "large", "stored"]
    name: Annotated[str, msgspec.Meta(max_length=80)]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class BoxStore(JSComponent):
    """Ties a model to the browser's storage; ``shown`` says whether the file and download buttons are seen."""

    state = param.Dict(default={})
    shown = param.Boolean(default=False)

    _esm = script("box_store") + frame.text("theme.js") + HERE.with_suffix(".js").read_text("utf-8")
    _stylesheets = [style(), HERE.with_suffix(".css").read_text("utf-8")]
    _rename = {"shown": None}

    def __init__(self, model: BoxModel) -> None:
        super().__init__(sizing_mode="stretch_width")
        self.model = model
        model.param.watch(lambda event: self._send(keep=event.new), "kept")
        self.param.watch(lambda event: self._send(), "shown")
        self._send()

    def _send(self, keep: str | None = None) -> None:
        text = self.model.text() if self.shown else ""
        self.state = {"shown": self.shown, "text": text} | ({} if keep is None else {"keep": keep})

    def _handle_msg(self, data: Any) -> None:
        try:
            sent = msgspec.convert(data, Sent)
        except msgspec.ValidationError:
            return
        if sent.type == "large":
            self.model.refuse(phrase("box", "too_large", name=sent.name, most=LONGEST // 1000))
        elif sent.type == "file":
            self.model.load(sent.text, sent.name)
        else:
            self.model.restore(sent.text)
