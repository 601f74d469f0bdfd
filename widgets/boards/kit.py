"""The common kit of all boards: one component that shows a scene and says what a person pressed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import param
from panel.custom import JSComponent

from tutor.lessons.words import rule
from widgets import frame
from widgets.boards.scene import Scene, as_dict, icons, text_of
from widgets.boards.words import script
from widgets.parts.rules import face

OnPerson = Callable[[str, str], None]
Short = Annotated[str, msgspec.Meta(max_length=60)]


class Press(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser may send: what the person did, to which piece, and the number of the scene they saw."""

    do: Short
    id: Short
    step: int


def code() -> str:
    """The component's JavaScript: icons and words, the theme, the kit, what pieces are about, and how they move."""
    rooms = (frame.text("theme.js"), *(text_of(name) for name in ("kit.js", "about.js", "pointing.js", "motion.js")))
    return "\n".join((f"const ICONS = {json.dumps(icons())}", script("about", "clock"), *rooms))


class Board(JSComponent):
    """Shows scenes; calls ``on_person(do, id)`` with ``do == "press"`` when a person presses a piece of the newest one.

    Every press is answered by a scene: the one that ``on_person`` shows, else the same again. Boards of one game derive
    from this class and add ``_stylesheets``.
    """

    text = param.String(default="", doc="The numbered scene as JSON: Bokeh would look into every node of a tree.")
    rules = param.String(default="", doc="Id → face and sentence of every rule that pieces were about so far, as JSON.")

    hints = param.Boolean(default=True, doc="Whether the strip says how to ask; of several boards the first one does.")

    group = param.String(default="", doc="Boards of one group are asked together: the one with hints has the button.")

    sight = param.String(default="", doc="The part to be in sight on a phone, after the number of its scene.")

    _esm = code()
    _stylesheets = [text_of(name) for name in ("drawing.css", "kit.css", "about.css")]

    def __init__(self, on_person: OnPerson | None = None, **params: Any) -> None:
        params.setdefault("sizing_mode", "stretch_width")
        super().__init__(**params)
        self.on_person = on_person
        self.scene: dict[str, Any] = {}
        """The numbered scene, as sent to the browser."""
        self._shown = Scene("")
        self._step = 0
        self._rules: dict[str, tuple[str, str]] = {}

    @property
    def step(self) -> int:
        """The number of the newest scene; 0 before the first."""
        return self._step

    def show_scene(self, scene: Scene) -> None:
        """Show a scene, under the next number."""
        self._shown = scene
        self._step += 1
        self.scene = {**as_dict(scene), "step": self._step, **self._besides()}
        self.param.update(text=_json(self.scene), rules=self._told(scene))

    def _besides(self) -> dict[str, Any]:
        """Return what the browser is told besides the scene."""
        return {}

    def lead_to(self, part: str) -> None:
        """Bring a part into sight on a phone, where it may lie far below; elsewhere it is in sight."""
        self.sight = f"{self._step} {part}"

    def _told(self, scene: Scene) -> str:
        """Return the faces and sentences of all rules met so far; the same text as long as no new one comes."""
        ids = {id for part in scene.parts for piece in part.pieces for id in piece.about}
        new = sorted(ids - self._rules.keys())
        self._rules |= {id: (face(id), rule(id)) for id in new}
        return _json(self._rules) if new else self.rules

    def _handle_msg(self, data: Any) -> None:
        """Take what a browser sent. What is no press, is late or hits nothing pressable is dropped."""
        try:
            press = msgspec.convert(data, Press)
        except msgspec.ValidationError:
            return
        if press.step != self._step or press.do != "press":
            return
        try:
            if self.on_person and self._can_press(press.id):
                self.on_person(press.do, press.id)
        finally:
            if self._step == press.step:
                self.show_scene(self._shown)

    def _can_press(self, id: str) -> bool:
        return any(piece.press and piece.id == id for part in self._shown.parts for piece in part.pieces)


def _json(what: object) -> str:
    return msgspec.json.encode(what).decode()
