"""An owner's box: the packaged values, changed one by one or replaced by a file, always checked as a whole."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import param
import tomli_w

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.box import box_data
from tutor.coffee_traders.names import COOPERATIVES
from tutor.core.errors import BadInput
from tutor.core.read import read_toml
from tutor.core.sentences import big, ended
from widgets.boards.traders_looks import shown
from widgets.traders.box_fields import Field, Path, at, fields_of, follow, mark_printed, note_read_off, read, read_off
from widgets.traders.words import phrase, say, wording

LONGEST = 200_000
PLACE = phrase("box", "place")


class BoxModel(param.Parameterized):
    """``game`` plays with the box; ``kept`` is the text that the browser stores ("": nothing of one's own)."""

    game = param.Parameter(doc="The game with this box.")
    kept = param.String(default="", doc="The owner's box as TOML, to be stored.")
    said = param.String(default="", doc="What was done.")
    wrong = param.String(default="", doc="What is wrong with the last entry; the box is as it was.")
    section = param.String(default=COOPERATIVES[0], doc="The part of the box in sight.")

    def __init__(self, **params: Any) -> None:
        super().__init__(**params)
        self.data: dict[str, Any] = box_data()
        self.game = CoffeeTraders()

    # ---- what is there -------------------------------------------------------------

    def text(self) -> str:
        """Return the box as a file."""
        return tomli_w.dumps(self.data)

    def sections(self) -> list[str]:
        """Return the parts of the box."""
        return [*COOPERATIVES, *(key for key in wording("box_parts") if key in self.data)]

    def fields(self) -> list[Field]:
        """Return the values of the part in sight."""
        path: Path = ("cooperative", self.section) if self.section in COOPERATIVES else (self.section,)
        return [read_off(self.data, field) for field in fields_of(path, at(self.data, path), "", "")]

    # ---- changes: all or nothing -------------------------------------------------------

    def enter(self, number: int, text: str) -> None:
        """Enter a printed value of the part in sight; what cannot be changes nothing and is explained."""
        fields = self.fields()
        if not 0 <= number < len(fields):
            return
        field, data = fields[number], deepcopy(self.data)
        holder = at(data, field.path[:-1])
        try:
            holder[field.path[-1]] = read(holder[field.path[-1]], text, field.label)
            follow(holder, field.path[-1])
        except BadInput as error:
            self.refuse(str(error))
            return
        note_read_off(data, field.path)
        self._use(data, say("box", "entered", label=field.label, text=text.strip()))

    def confirm(self) -> None:
        """Note that all values of the part in sight are as an owner read them off the game."""
        data = deepcopy(self.data)
        for field in self.fields():
            mark_printed(data, field.path)
        self._use(data, say("box", "confirmed"))

    def load(self, text: str, name: str) -> None:
        """Take a whole box from a file's text."""
        try:
            data = read_toml(text, name)
        except BadInput as error:
            self.refuse(str(error))
            return
        self._use(data, phrase("box", "loaded", name=name), name)

    def restore(self, text: str) -> None:
        """Take the box stored in the browser; one that no longer fits is named and left out."""
        if text == self.kept:
            return
        try:
            self._use(read_toml(text, PLACE), say("box", "restored"))
        except BadInput as error:
            self.refuse(say("box", "no_longer", why=error))

    def forget(self) -> None:
        """Go back to the packaged box."""
        self.data = box_data()
        self.param.update(game=CoffeeTraders(), kept="", wrong="", said=say("box", "forgotten"))

    def refuse(self, why: str) -> None:
        """Say what is wrong; the box stays as it is."""
        self.param.update(wrong=ended(why), said="")

    def _use(self, data: dict[str, Any], good: str, place: str = PLACE) -> None:
        try:
            game = CoffeeTraders(data, place)
        except BadInput as error:
            self.refuse(_in_words(error) if place == PLACE else str(error))
            return
        self.data = data
        self.param.update(game=game, kept=tomli_w.dumps(data), wrong="", said=good)


def _in_words(error: BadInput) -> str:
    """Return what is wrong with a value entered here, its place named as on the page: no file is in sight."""
    steps = error.place.removeprefix(f"{PLACE}: ").removeprefix("cooperative.").split(".")
    return f"{', '.join(map(_named, steps))}: {error.problem}"


def _named(step: str) -> str:
    bar, _, city = step.partition("bar ")
    return shown(step) if step in COOPERATIVES else (step if bar else big(city)).replace("_", " ")
