"""One person at one page: where they are, what they have done, and what the page tells the browser."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import msgspec
import param

from tutor.core.errors import BadInput
from tutor.lessons import find
from widgets.kept import Kept
from widgets.parts.address import Arguments, given
from widgets.parts.theme import Themed
from widgets.progress import Place, Progress

NOWHERE = Place()
PARTS = {"lesson": str, "step": int, "seed": int}
"""The parts of an address that mean something, each read by itself; everything else in it is left alone."""


class Session(Themed):
    """What a page shares with the frame around it. A page gets one, watches it and writes to it.

    A page that wants to show another step writes ``session.place``; the address follows, and so does the back button,
    which writes ``place`` in its turn. Done steps go in with ``finish``, which also stores them.
    """

    progress = param.ClassSelector(class_=Progress, default=Progress(), doc="What is done; merged, never replaced.")
    place = param.ClassSelector(class_=Place, default=Place(), doc="Lesson, step and seed; the address follows it.")
    loaded = param.Boolean(default=False, doc="Whether the browser has sent its stored progress.")
    said = param.Tuple(default=(0, ""), doc="A count and the sentence last announced.")
    stored = param.Tuple(default=(0, ""), doc="A count and the progress to be stored, as text.")
    kept = param.ClassSelector(class_=Kept, default=Kept(), doc="The step begun last, as the browser keeps it.")
    address = param.Tuple(default=(0, ""), doc="A count and an address to leave for, relative to the tutor's home.")
    odd = param.List(default=[], item_type=str, doc="Names of the parts of the address that could not be read.")

    def read_address(self, arguments: Arguments) -> None:
        """Take the place from an address's arguments (name → values); what cannot be read is named in ``odd``."""
        place, odd = NOWHERE, []
        for name, kind in PARTS.items():
            text = given(arguments, name)
            if text is not None:
                try:
                    place = _with_part(place, name, kind, text)
                except BadInput:
                    odd.append(name)
        self.param.update(place=place, odd=odd)

    def finish(self, step: int, result: int) -> None:
        """Record a result (1 shown, 2 helped, 3 alone) of a step of the present lesson and store it."""
        self.progress = self.progress.with_result(self.place.lesson, step, result)
        self.save()

    def save(self) -> None:
        """Store the progress in the browser, with the present place as the last one."""
        self.progress = self.progress.merge(Progress(last=self.place))
        self.stored = (self.stored[0] + 1, self.progress.write())

    def load(self, text: str, kept: str = "") -> None:
        """Merge progress from the browser, and take the step begun; what cannot be read counts as none."""
        first = not self.loaded
        if first:
            self.kept = Kept.read_or_new(kept)
        self.progress = Progress.read_or_new(text).merge(self.progress)
        self.loaded = True
        if first:  # once, not whenever another tab stores: two tabs would answer each other for ever
            self._keep_place()

    def keep(self, kept: Kept) -> None:
        """Have the browser keep a step begun, once it has sent the one that it kept."""
        if self.loaded and kept != self.kept:
            self.kept = kept

    @param.depends("place", watch=True)
    def _keep_place(self) -> None:
        if self.loaded and self.place.lesson:
            self.save()

    def go(self, page: str, **place: Any) -> None:
        """Leave for a page ("" is home), with parts of a place: ``go("learn", lesson="winter/movement")``."""
        self.address = (self.address[0] + 1, address(page, Place(**place)))

    def say(self, sentence: str) -> None:
        """Have a sentence read out by screen readers; the same sentence twice is read twice."""
        self.said = (self.said[0] + 1, sentence)


def address(page: str, place: Place = NOWHERE) -> str:
    """Return the relative address of a place on a page: ``learn?lesson=winter/movement&step=3``."""
    parts = {name: value for name, value in msgspec.structs.asdict(place).items() if value != getattr(NOWHERE, name)}
    query = urlencode(parts, safe="/")
    return f"./{page}" + (f"?{query}" if query else "")


def _with_part(place: Place, name: str, kind: type, text: str) -> Place:
    try:
        read = msgspec.convert({name: text}, Place, strict=kind is str)
    except msgspec.ValidationError as error:
        raise BadInput(f"address: {name}", str(error)) from None
    if name == "lesson" and text:
        find(text)
    return msgspec.structs.replace(place, **{name: getattr(read, name)})
